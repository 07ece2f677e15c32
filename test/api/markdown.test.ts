// Texts beside the facts: markdown of rows, made safe.
import { expect, test } from 'vitest';
import { briefOf } from '../../src/api/brief.ts';
import { loadMarkdown } from '../../src/api/markdown.ts';
import { readComponent } from './project.ts';

const textOf = async (description: string) => {
  const { value, diagnostics } = await readComponent({ props: { a: { type: { name: 'bool' }, description } } });
  return { html: value.props[0]?.description, links: value.links, diagnostics };
};

test.each([
  ['plain', 'If `true`, it is\nlarge & wide.', 'If <code>true</code>, it is\nlarge &amp; wide.'],
  ['code with brackets', 'A `Map<A, B>`.', 'A <code>Map&lt;A, B&gt;</code>.'],
  ['emphasis', 'A *b* **c** ~~d~~', 'A <em>b</em> <strong>c</strong> <del>d</del>'],
  ['a name with underlines', 'the a_b_c', 'the a_b_c'],
  ['paragraphs', 'A.\n\nB.', '<p>A.</p><p>B.</p>'],
  ['a list', 'A:\n\n- `b`\n- c', '<p>A:</p><ul><li><code>b</code></li><li>c</li></ul>'],
  ['a numbered list', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['a link by reference', '[A][b].\n\n[b]: https://b.test/', '<a href="https://b.test/">A</a>.'],
  ['a heading', '# A\n\nB', '<p><strong>A</strong></p><p>B</p>'],
  ['HTML', 'A <b>b</b><br/>c', 'A <b>b</b><br/>c'],
  ['a component in the text', 'Give it a <Fade> in *time*.', 'Give it a &lt;Fade&gt; in <em>time</em>.'],
  ['a line', 'A\n\n---\n\nB', '<p>A</p><hr><p>B</p>'],
])('the markdown of a description may contain %s', async (_, text, expected) => {
  expect((await textOf(text)).html).toBe(expected);
});

test('code in a fence of a description is highlighted', async () => {
  const { html } = await textOf('So:\n\n```tsx\n<A b={1} />\n```');
  expect(html).toContain('<pre><code>');
  expect(html?.replace(/<[^>]*>/g, '')).toBe('So:&lt;A b={1} /&gt;');
  expect(html).toContain('class="');
});

test('a link in a description is recorded with its place and written in canonical form', async () => {
  const { html, links } = await textOf('See [a](/ui/a#b) and [c](../c/).');
  expect(html).toBe('See <a href="/ui/a/#b">a</a> and <a href="/ui/api/c/">c</a>.');
  expect(links).toMatchObject([
    { path: '/ui/a/', anchor: 'b', at: { file: 'content/ui/api/item.json', line: 8 } },
    { path: '/ui/api/c/', at: { file: 'content/ui/api/item.json', line: 8 } },
  ]);
});

test('unsafe HTML in a description is removed and reported', async () => {
  const { html, diagnostics } = await textOf('*a* <script>x</script> [b](javascript:alert(1)) <i onclick="x">c</i>');
  expect(html).not.toMatch(/script|onclick/);
  expect(diagnostics.map(({ code }) => code)).toEqual(['api/unsafe-html']);
});

test('the fast path and the markdown parser render a text the same way', async () => {
  const markdown = await loadMarkdown({ withCjk: false });
  const texts = ['If `true`, a.', 'Two\nlines', '`a` and `b`', 'It is 5 + 5.', "Don't", 'a & b'];
  // A text of two paragraphs takes the long way.
  const long = texts.map((text) => markdown(`${text}\n\n*x*`));
  const plain = (html: string) => html.replace(/&amp;/g, '&');
  expect(long.map(plain)).toEqual(texts.map((text) => `<p>${plain(markdown(text))}</p><p><em>x</em></p>`));
});

test('emphasis in Chinese texts is read by the rule of their language', async () => {
  const markdown = await loadMarkdown({ withCjk: true });
  expect(markdown('**默认：**自动保存。')).toBe('<strong>默认：</strong>自动保存。');
  expect(markdown('A *b*.')).toBe('A <em>b</em>.');
});

test.each([
  ['A **wide** thing. It is `x`.', 'A wide thing.'],
  ['See [the page](/a/) e.g. this. More.', 'See the page e.g. this.'],
  ['Demos:\n\n- [a](/b/)', ''],
  ['- a list', ''],
  ['# A title\n\nText.', ''],
  ['', ''],
  ['Cast `Array<T>` to it', 'Cast Array<T> to it'],
])('the brief form of %j is %j', (text, brief) => {
  expect(briefOf(text)).toBe(brief);
});

test('a brief form that is too long is cut at a word', () => {
  const brief = briefOf(`${'word '.repeat(60)}.`);
  expect(brief.length).toBeLessThanOrEqual(162);
  expect(brief).toMatch(/word …$/);
});
