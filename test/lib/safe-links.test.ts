// Links in sanitized HTML are listed and rewritten.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeFragment } from '../../src/lib/sanitize-fragment.ts';
import { IS_LONG } from '../support/long-run.ts';
import { byTree, clean, sanitizer } from './clean-html.ts';

test('all links are listed as written and rewritten in the result', () => {
  const fragment = sanitizeFragment('<a href="/a?b=1&amp;c=2">a</a><a id="i">b</a>', {
    sanitizer,
    rewriteHref: (href) => `/base${href}`,
  });
  expect(fragment).toEqual({
    html: '<a href="/base/a?b=1&amp;c=2">a</a><a id="i">b</a>',
    links: [{ href: '/a?b=1&c=2' }],
    ids: ['i'],
    removed: [],
  });
});

test.each([
  'See <a href="/a/b-c/?d=e#f">the <code>a</code> guide</a>.',
  '<ul><li><a href="https://a.test/~b">a</a></li><li><a href="#c">c</a></li></ul>',
  '<p><a href="http://a.test">a &lt; b &amp; c</a> > é\n</p>',
  // Written in another way by the parser, or not what it seems.
  '<a href="/a">a &quot;b&quot; &gt; c &copy;</a> &',
  '<a href="/a">a<br />b</a>',
  '<a href="/a">a <a href="/b">b</a></a>',
  '<ul><li><a href="/a">a <a href="/b" title="c d"><span class="e"></span></a> f</a></li></ul>',
  '<a href="/a">a</a></a><a href="/b">b <a href="/c">c <a href="/d">d</a></a></a>',
  '<a href="/a"><b>a <a href="/b">b</a></b></a>',
  '<a href="/a"><p>a</p></a>',
  '<ul><a href="/a">a</a></ul>',
  '<a>a</a> <a href="">b</a> <a href="b/">c</a>',
  '<a href="javascript:alert(1)">a</a> <a href="/a" onclick="b()">c</a>',
  '<a href="/a">never ended',
])('a text with links gives the result of the tree: %j', (html) => {
  expect(clean(html)).toBe(byTree(html).replaceAll('&#x26;', '&amp;').replaceAll('&#x3C;', '&lt;'));
});

test('any sequence of tags gives the result of the tree', () => {
  const tags = ['ul', 'li', 'p', 'b', 'code', 'span', 'a'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
  const piece = fc.constantFrom('a ', '<a href="/b">', '<a href="/c" title="d">', '<span class="e">', '</a>', ...tags);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      expect(clean(pieces.join(''))).toBe(byTree(pieces.join('')));
    }),
    { numRuns: IS_LONG ? 3000 : 1000, seed: 1 },
  );
});

test('a new address that needs character references gets them', () => {
  const rewriteHref = (href: string) => `${href}?"&<`;
  expect(sanitizeFragment('<a href="/a">b</a>', { sanitizer, rewriteHref }).html).toBe(
    '<a href="/a?&quot;&amp;<">b</a>',
  );
});

test('listed hosts get nofollow and a new window', () => {
  const isNofollow = (href: string) => href.includes('ads.test');
  const { html } = sanitizeFragment('<a href="https://ads.test/">a</a><a href="https://b.test/">b</a>', {
    sanitizer,
    isNofollow,
  });
  expect(html).toBe(
    '<a href="https://ads.test/" target="_blank" rel="noopener nofollow">a</a><a href="https://b.test/">b</a>',
  );
});

test('an opener cannot be requested', () => {
  expect(clean('<a href="/a/" target="_blank" rel="opener license">a</a>')).toBe(
    '<a href="/a/" target="_blank" rel="noopener license">a</a>',
  );
});
