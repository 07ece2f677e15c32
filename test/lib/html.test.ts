import { expect, test } from 'vitest';
import { decodeEntities, escapeAttribute, escapeHtml, stripTags } from '../../src/lib/html.ts';

test.each([
  ['plain text', 'plain text'],
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['&lt;', '&amp;lt;'],
  [`"it's"`, `"it's"`],
])('escapeHtml makes %j safe between tags', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});

test.each([
  ['plain', 'plain'],
  [`"><img src=x onerror='1'>`, '&quot;&gt;&lt;img src=x onerror=&#39;1&#39;&gt;'],
])('escapeAttribute makes %j safe between either kind of quotes', (text, html) => {
  expect(escapeAttribute(text)).toBe(html);
});

test.each([
  ['no tags', 'no tags'],
  ['If <code>true</code>, it <b>moves</b>.', 'If true, it moves.'],
  ['one<br>two<br />three', 'one two three'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['<a title="1 > 0" href="/x/">link</a>', 'link'],
  ['before <!-- <b>hidden</b> --> after', 'before after'],
  ['a &lt;b&gt; &amp; &#39;c&#39;&nbsp;', "a <b> & 'c'"],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'], // `<` before a space starts no tag.
])('stripTags reads %j', (html, text) => {
  expect(stripTags(html)).toBe(text);
});

test.each([
  ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
  ['&#124;&nbsp;&#x27;', "|\u00a0'"],
  ['&#128512;', '😀'],
  ['&unknown; & &;', '&unknown; & &;'],
  ['&constructor;', '&constructor;'], // No property that every object has.
  ['&#0;&#xD800;&#9999999;', '\ufffd\ufffd\ufffd'],
  ['&amp;lt;', '&lt;'], // Decoded once.
])('decodeEntities reads %j', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});

test.each(['<a', '<a "'])('stripTags keeps 50,000 openings of tags that never end: %j', (piece) => {
  expect(stripTags(piece.repeat(50_000))).toBe(piece.repeat(50_000));
});

test('stripTags removes 50,000 openings of comments that never end', () => {
  expect(stripTags('<!--'.repeat(50_000))).toBe('');
});
