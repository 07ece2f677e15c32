// Raw HTML: what authors use survives, what could harm a reader does not.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const html = async (markdown: string) => (await compilePage(markdown)).html.trim();

/** The tags alone, with titles and addresses of other sites emptied: what they say is harmless. */
function tagsOf(html: string): string {
  const bare = html.replace(/ (?:title|href)="(?!javascript|data|vbscript)[^"]*"/gi, '');
  return [...bare.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join('');
}

describe('HTML that is kept', () => {
  test.each([
    ['<kbd class="key">Ctrl</kbd>', '<p><kbd class="key">Ctrl</kbd></p>'],
    ['<kbd>Ctrl</kbd>+<kbd>**C**</kbd>', '<p><kbd>Ctrl</kbd>+<kbd><strong>C</strong></kbd></p>'],
    ['<span class="plan-pro" title="Pro plan"></span>', '<p><span class="plan-pro" title="Pro plan"></span></p>'],
    ['a<br>b<br/>c', '<p>a<br/>b<br/>c</p>'],
    [
      '<img src="/a.png" width="10" height="20" loading="lazy" alt="A" style="border: 1px solid red">',
      '<img src="/a.png" width="10" height="20" loading="lazy" alt="A" style="border: 1px solid red" decoding="async"/>',
    ],
    [
      '<details open>\n<summary>S</summary>\n\n**b**\n\n- c\n\n</details>',
      '<details open="">\n<summary>S</summary>\n<p><strong>b</strong></p>\n<ul>\n<li>c</li>\n</ul>\n</details>',
    ],
    [
      '<video autoplay loop muted controls width="3" poster="/p.png">\n  <source src="/a.mp4" type="video/mp4">\n</video>',
      '<source src="/a.mp4" type="video/mp4"/>',
    ],
    [
      '<div class="only-light-mode" style="display: flex; gap: 4px">x</div>',
      '<div class="only-light-mode" style="display: flex; gap: 4px">x</div>',
    ],
    ['<ul>\n<li>a</li>\n</ul>', '<ul>\n<li>a</li>\n</ul>'],
    [
      'H<sub>2</sub>O x<sup>2</sup> <mark>m</mark> <abbr title="A">b</abbr>',
      '<sub>2</sub>O x<sup>2</sup> <mark>m</mark> <abbr title="A">b</abbr>',
    ],
    [
      '<a href="/ui/b/" class="c" aria-label="d" data-no-markdown-link="true">e</a>',
      '<a href="/ui/b/" class="c" aria-label="d" data-no-markdown-link="true">e</a>',
    ],
    ['<table><tr><td colspan="2">a</td></tr></table>', '<td colspan="2">a</td>'],
    ['<div>\n\n## In\n\ntext\n', '<div>\n<h2 id="in"><a class="dg-anchor" href="#in">In</a></h2>\n<p>text</p></div>'],
    ['<DIV>a</DIV>', '<div>a</div>'],
  ])('includes %j', async (markdown, expected) => {
    const page = await compilePage(`${markdown}\n`);
    expect(page.html).toContain(expected);
    expect(page.said).toEqual([]);
  });

  test('includes the additions of the configuration', async () => {
    const config = {
      markdown: { allowedTags: ['iframe'], allowedAttributes: { iframe: ['src', 'onload', 'srcdoc'] } },
    };
    expect(
      (await compilePage('<iframe src="https://x.example" onload="x" srcdoc="y"></iframe>\n', { config })).html,
    ).toBe('<iframe src="https://x.example" loading="lazy" title="x.example"></iframe>');
  });
});

describe('a frame', () => {
  const config = { markdown: { embeds: ['player.example', 'www.tube.example'] } };

  test.each([
    [
      '<iframe width="560" height="315" src="https://www.tube.example/embed/1?a=b" title="Tour" frameborder="0" allow="fullscreen; autoplay" referrerpolicy="no-referrer" allowfullscreen onload="x" srcdoc="y"></iframe>',
      '<iframe width="560" height="315" src="https://www.tube.example/embed/1?a=b" title="Tour" frameborder="0" allow="fullscreen; autoplay" referrerpolicy="no-referrer" allowfullscreen="" loading="lazy"></iframe>',
    ],
    [
      "a <iframe src='//eu.player.example'></iframe> b",
      '<iframe src="https://eu.player.example" loading="lazy" title="eu.player.example"></iframe>',
    ],
  ])('of a host that the config names stays: %s', async (markdown, expected) => {
    const page = await compilePage(`${markdown}\n`, { config });
    expect(page.html).toContain(expected);
    expect(page.said).toEqual([]);
  });

  test.each([
    ['https://evil.example/', 'The frame of evil.example is not allowed in content; it was removed.'],
    [
      'https://player.example.evil.example/',
      'The frame of player.example.evil.example is not allowed in content; it was removed.',
    ],
    [
      'https://evil.example/?https://player.example/',
      'The frame of evil.example is not allowed in content; it was removed.',
    ],
    ['https://player.example@evil.example/', 'The frame of evil.example is not allowed in content; it was removed.'],
    ['https://evilplayer.example/', 'The frame of evilplayer.example is not allowed in content; it was removed.'],
    ['http://player.example/', 'The frame of player.example is not allowed in content; it was removed.'],
    [
      'javascript:alert(1)',
      'A frame must show a page of another host over HTTPS, not "javascript:alert(1)"; it was removed.',
    ],
    ['/ui/', 'A frame must show a page of another host over HTTPS, not "/ui/"; it was removed.'],
  ])('of %s is an error at its place, and is removed', async (src, message) => {
    const { html, diagnostics } = await compilePage(`# A\n\nText\n\n<iframe src="${src}"></iframe>\n`, { config });
    expect(html).not.toContain('iframe');
    expect(diagnostics.filter(({ code }) => code === 'markdown/unknown-embed')).toMatchObject([
      { severity: 'error', message, at: { line: 5, column: 1 } },
    ]);
  });

  test('is removed without `embeds`, and the error names the field', async () => {
    const { diagnostics } = await compilePage('<iframe src="https://player.example"></iframe>\n');
    expect(diagnostics.find(({ code }) => code === 'markdown/html-removed')?.hint).toContain('`markdown.embeds`');
  });
});

describe('HTML that is removed', () => {
  const hostile: readonly string[] = [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    'a <script>alert(1)</script> b',
    '<scr<script>ipt>alert(1)</script>',
    '<style>*{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<img src=x onerror="alert(1)" srcset="javascript:alert(1)">',
    '<div onclick="alert(1)">a</div>',
    '<a href="https://x.example" onmouseover=alert(1)>a</a>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<object data="https://evil.example"></object>',
    '<embed src="https://evil.example">',
    '<base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<form action="https://evil.example"><input name="password"><button>Go</button></form>',
    '<textarea onfocus=alert(1) autofocus></textarea>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<div style="position:fixed;inset:0;background:url(https://evil.example)">a</div>',
    '<div style="background-image:url(javascript:alert(1))">a</div>',
    '<div style="width:expression(alert(1))">a</div>',
    '<video src=x onerror=alert(1)></video>',
    '<video><source onerror=alert(1)></video>',
    '<details ontoggle=alert(1) open>a</details>',
    '<marquee onstart=alert(1)>a</marquee>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml <img src=x onerror=alert(1)> ?>',
    '<p title="a\nonclick=alert(1)">a</p>',
    '<a href="https://x.example" target="evil">a</a>',
  ];

  test.each(hostile)('includes %j', async (markdown) => {
    // Twice: at the start of a block, and inside one, where other rules hold.
    for (const text of [markdown, `<div>\n${markdown}\n</div>`, `a ${markdown}`]) {
      const tags = tagsOf(await html(`${text}\n`));
      expect(tags).not.toMatch(/<(?!\/?(?:a|b|div|p|img|video|source|details|input|pre)\b)/i);
      expect(tags).not.toMatch(/\son\w+=|javascript:|srcdoc|srcset|url\(|expression|position|action=|evil|password/i);
    }
  });

  test('includes a slot of docs-gen in the text of an author', async () => {
    const page = await compilePage('```js\n1\n```\n\n<div><dg-slot data-slot="\ufffd0"></dg-slot></div>\n');
    expect(page.html.match(/<pre/g)).toHaveLength(1);
    expect(page.html).toContain('&lt;dg-slot');
  });

  test('includes a slot of docs-gen that the configuration allows', async () => {
    const config = { markdown: { allowedTags: ['dg-slot'], allowedAttributes: { 'dg-slot': ['data-slot'] } } };
    const { html } = await compilePage('```js\n1\n```\n\n<dg-slot data-slot="x0">a</dg-slot>\n', { config });
    expect(html.match(/<pre/g)).toHaveLength(1);
  });

  test('includes NUL, which delimits the placeholders', async () => {
    const page = await compilePage('\0d0\0 `\0i\0` <b title="\0d0\0">x</b> [a](\0h0\0)\n\n<div>\0d0\0</div>\n');
    expect(page.html).not.toContain('\0');
    // The one mark is that of the link itself, which may lead to a file.
    expect(page.html.replace('href="[href 0]"', '')).not.toMatch(/\[(?:demo|href|intro|asset|size)/);
    expect(page.page.body.parts()).toHaveLength(3);
  });
});

test('markup that is not closed stays inside the page', async () => {
  const page = await compilePage('<div><b>\n\na\n\n</div></div></div></main></body></html>\n\nb\n');
  expect(page.html).not.toMatch(/<\/(?:main|body|html)>/);
  expect(page.html.match(/<div/g)).toHaveLength(page.html.match(/<\/div>/g)?.length ?? 0);
});

test('an address that is removed from an unclosed element is reported', async () => {
  const { said, html } = await compilePage(
    'a <a href="javascript:alert(1)">b\n\n<div><a href="javascript:alert(1)">c\n',
  );
  expect(html).not.toContain('javascript');
  expect(said.filter((line) => line.includes('markdown/unsafe-url')).length).toBeGreaterThan(0);
});
