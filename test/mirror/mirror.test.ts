// The Markdown of finished HTML, element by element, and of whole API pages.
import { describe, expect, test } from 'vitest';
import { mirrorPath } from '../../src/lib/published-names.ts';
import { mirrorGenerated } from '../../src/mirror/mirror.ts';
import { checkParity } from '../../src/mirror/parity.ts';
import type { ApiRoute } from '../../src/model/route.ts';
import { readComponent } from '../api/project.ts';
import { NO_FACTS, render } from '../api/render.tsx';
import { markdown, site } from './markdown.ts';

test('a Markdown mirror is published next to its page', () => {
  expect(['/', '/ui/', '/ui/button/'].map(mirrorPath)).toEqual(['index.md', 'ui.md', 'ui/button.md']);
});

describe('the mirror of a page', () => {
  test('is the article without the frame around it', () => {
    expect(
      markdown('<nav><a href="/">Home</a></nav><article><h1>Button</h1><p>Text.</p></article><footer>End</footer>'),
    ).toBe('# Button\n\nText.');
  });

  test('leaves the frame out if the page has no article', () => {
    expect(
      markdown(
        '<div><h1>UI</h1><button>Copy</button><script>go()</script><svg><path d="M0 0"/></svg></div><footer>End</footer>',
      ),
    ).toBe('# UI');
  });

  test('names the page in the front matter, whatever characters its title contains', () => {
    const page = { path: '/ui/ä b/', kind: 'overview' as const, language: 'en', alternates: [] };
    const { body, path } = mirrorGenerated(
      { ...page, productKey: 'ui', productId: null, categoryId: null },
      { site, html: '<h1>&quot;A&quot;: b</h1>' },
    );
    expect(path).toBe('ui/ä b.md');
    expect(body).toBe('---\ntitle: "\\"A\\": b"\nurl: "https://acme.example/docs/ui/%C3%A4%20b/"\n---\n\n# "A": b\n');
  });
});

describe('the text of a mirror', () => {
  test.each([
    ['<p>1 &lt; 2 &amp;&amp; &lt;b&gt;</p>', '1 < 2 && \\<b>'],
    ['<p>a*b `c` snake_case _x_</p>', 'a\\*b \\`c\\` snake_case \\_x\\_'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>1. no list</p>', '1\\. no list'],
    ['<p>a <strong>b </strong><em>c</em> <del>d</del></p>', 'a **b** *c* ~~d~~'],
    ['<p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd><br/>now</p>', 'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>\\\nnow'],
    ['<p><code>a `b` c</code></p>', '``a `b` c``'],
    ['<p><img src="/docs/a.png" alt="A [b](c)"/></p>', '![A [b\\](c)](https://acme.example/docs/a.png)'],
  ])('%s', (html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  test('has links that work from any site', () => {
    expect(
      markdown(
        '<p><a href="/docs/ui/card/">Card</a> <a href="#sizes">Sizes</a> <a href="https://x.example/a(b)">X</a></p>',
      ),
    ).toBe(
      '[Card](https://acme.example/docs/ui/card/) [Sizes](https://acme.example/docs/ui/button/#sizes) [X](<https://x.example/a(b)>)',
    );
  });

  test('has the title of a link that shows only an icon', () => {
    expect(markdown('<p>Needs <a href="/docs/pro/" title="Pro [plan]"><span class="icon"></span></a>.</p>')).toBe(
      'Needs [Pro [plan]](https://acme.example/docs/pro/).',
    );
  });

  test('keeps the link of a heading that consists of one link, and separates adjacent links', () => {
    expect(markdown('<h2><a href="/docs/ui/">UI</a></h2><p><a href="/docs/a/">A</a><a href="/docs/b/">B</a></p>')).toBe(
      '## [UI](https://acme.example/docs/ui/)\n\n[A](https://acme.example/docs/a/) [B](https://acme.example/docs/b/)',
    );
  });

  test('has headings without permalinks', () => {
    expect(
      markdown(
        '<h2 id="a"><a class="dg-anchor" href="#a">The <code>size</code> prop</a></h2><h3>See <a href="/docs/">home</a></h3>',
      ),
    ).toBe('## The `size` prop\n\n### See home');
  });
});

describe('a block of a mirror', () => {
  test('is a list with lists, code and tasks', () => {
    const code =
      '<div class="dg-code"><pre><code class="language-js">a(\n  <span class="k">1</span>\n)</code></pre><button>Copy</button></div>';
    expect(
      markdown(
        `<ul><li>a<ol start="3"><li>b</li><li>c</li></ol></li><li><input type="checkbox" checked="" disabled=""/> d</li></ul><hr/><ol><li><p>e</p>${code}</li></ol>`,
      ),
    ).toBe('- a\n  3. b\n  4. c\n- [x] d\n\n---\n\n1. e\n\n   ```js\n   a(\n     1\n   )\n   ```');
  });

  test('is not a list for a list of sections', () => {
    expect(markdown('<ul><li><h2>A</h2><p>One.</p></li><li><h2>B</h2><ul><li>Two</li></ul></li></ul>')).toBe(
      '## A\n\nOne.\n\n## B\n\n- Two',
    );
  });

  test('is a GitHub alert with its title for a callout', () => {
    expect(
      markdown(
        '<aside class="dg-callout dg-callout-warning" role="note"><p class="dg-callout-title">Mind</p><p>One.</p><p>Two.</p></aside>',
      ),
    ).toBe('> [!WARNING]\n> **Mind**\n>\n> One.\n>\n> Two.');
  });

  test('has the headings in links and summaries', () => {
    expect(markdown('<details><summary><h3>A <b>b</b></h3></summary>Text.</details>')).toBe('### A **b**\n\nText.');
    expect(markdown('<a href="/ui/"><h2>A</h2>Text.</a>')).toBe('## A\n\nText.');
  });

  test('has no bold text in bold text', () => {
    expect(markdown('<div class="dg-card-title"><strong>Card</strong></div>')).toBe('**Card**');
    expect(markdown('<details><summary>A <b>small <strong>note</strong></b></summary>Text.</details>')).toBe(
      '**A small note**\n\nText.',
    );
    expect(markdown('<p>A <b>small <strong>note</strong></b> and <b>more</b></p>')).toBe(
      'A **small note** and **more**',
    );
  });

  test('has the label and the title for each tab of code', () => {
    const code = (text: string, title = '') =>
      `<div class="dg-code">${title}<pre><code class="language-bash">${text}</code></pre></div>`;
    expect(
      markdown(
        `<div class="dg-tabs"><input type="radio" name="t"/><label>npm</label>${code('npm i', '<div class="dg-code-title">a.sh</div>')}<input type="radio" name="t"/><label>pnpm</label>${code('pnpm add `x` ```')}</div>`,
      ),
    ).toBe('**npm**\n\n```bash title="a.sh"\nnpm i\n```\n\n**pnpm**\n\n````bash\npnpm add `x` ```\n````');
  });

  test('is a diff if lines were added and removed', () => {
    const line = (marks: string, text: string) => `<span class="l" data-m="${marks}">${text}</span>`;
    const code = (text: string) => `<div class="dg-code"><pre><code class="language-ts">${text}</code></pre></div>`;
    expect(
      markdown(code(`a\n${line('del focus', 'b &lt; c\n')}${line('ins', 'd\n')}${line('focus', 'e\n')}\nf\n`)),
    ).toBe('```diff\n a\n-b < c\n+d\n e\n \n f\n```');
    expect(markdown(code(`${line('focus', 'e\n')}f\n`))).toBe('```ts\ne\nf\n```');
    const diff = code(`${line('del', '-a\n')}${line('ins', '+b')}`).replace('language-ts', 'language-diff');
    expect(markdown(diff)).toBe('```diff\n-a\n+b\n```');
  });

  test('is a list of names for a file tree', () => {
    expect(
      markdown(
        '<ul class="dg-tree"><li><details open=""><summary><bdi>ui/</bdi> <span>one product</span></summary><ul><li><bdi>a.md</bdi></li></ul></details></li></ul>',
      ),
    ).toBe('- ui/ one product\n  - a.md');
  });

  test('is code for a type', () => {
    expect(markdown('<h2 id="r">Return value</h2><div class="dg-api-type">[T, Set&lt;<wbr>T | null&gt;]</div>')).toBe(
      '## Return value\n\n`[T, Set<T | null>]`',
    );
    const colored = '<div class="dg-api-type"><span class="s">\'a\' | \'b\'</span> | <span class="t">T</span></div>';
    expect(markdown(colored)).toBe("`'a' | 'b' | T`");
  });

  test('has one line for each row of a table', () => {
    expect(
      markdown(
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x | y</code></td><td><p>one</p><ul><li>two</li></ul></td></tr><tr><td>z</td></tr></tbody></table>',
      ),
    ).toBe('| a | b |\n| --- | --- |\n| `x \\| y` | one • two |\n| z |  |');
  });
});

describe('an API page', () => {
  const FULL = {
    name: 'Table',
    imports: ["import Table from 'ui/Table';"],
    props: {
      rows: { type: { name: 'array' }, required: true, description: 'The rows.' },
      size: { type: { description: "'s'<br>&#124;&nbsp;'l'" }, default: "'s'" },
    },
    slots: [{ name: 'root', description: 'Root.', default: "'div'", class: 'UiTable-root' }],
    classes: [{ key: 'root', className: 'UiTable-root', description: 'Root.' }],
    spread: true,
    forwardsRefTo: null,
    themeDefaultProps: false,
    muiName: 'UiTable',
    filename: '/src/Table.tsx',
  };

  test('has a table of its props', async () => {
    const { value } = await readComponent(FULL);
    const text = markdown(render(value));
    expect(text).toContain("```jsx\nimport Table from 'ui/Table';\n```");
    expect(text).toContain('| `rows` (required) | `array` |');
    expect(text).toContain("| `size` | `'s' \\| 'l'` | `'s'` |");
    expect(text).toContain('## CSS classes');
  });

  test('reports the parts that are lost', async () => {
    const { value } = await readComponent(FULL);
    const html = render(value, { facts: NO_FACTS });
    // Only these fields are read of a route.
    const route = { kind: 'api', path: '/ui/api/table/', doc: value } as unknown as ApiRoute;
    const whole = markdown(html);
    expect(checkParity(route, html, whole)).toEqual([]);
    const lost = checkParity(route, html, whole.replace('`size`', 'size').replace('## CSS classes', '## Other'));
    expect(lost.map(({ code, message, at }) => [code, message, at?.file])).toEqual([
      [
        'mirror/missing-heading',
        'The heading "CSS classes" is missing from the Markdown of /ui/api/table/.',
        value.file,
      ],
      ['mirror/missing-name', '"size" is documented on /ui/api/table/, but missing from its Markdown.', value.file],
    ]);
  });
});
