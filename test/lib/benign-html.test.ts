// HTML that real pages use is kept, and removed parts are reported.
import { describe, expect, test } from 'vitest';
import { createSanitizer } from '../../src/lib/safe-html.ts';
import { createFragmentSanitizer, sanitizeFragment } from '../../src/lib/sanitize-fragment.ts';
import { clean, sanitizer } from './clean-html.ts';

/** HTML that real pages use; `null`: it stays as it is. */
const BENIGN: [name: string, html: string, result: string | null][] = [
  ['bare inline code', 'If <code>true</code>, it moves.', null],
  ['line breaks of union types', 'string<br>&#124;&nbsp;number', null],
  ['nested lists', '<ul><li>a<ul><li>b</li></ul></li></ul>', null],
  ['keys', 'Press <kbd class="key">Ctrl</kbd> + <kbd>C</kbd>', null],
  ['a class on a span', '<span class="plan-pro"></span>', null],
  [
    'a name and a label on an icon',
    '<span class="plan-premium" title="Premium" aria-label="Premium plan"></span>',
    null,
  ],
  ['a coloured span', '<span style="color: #0a0">green</span>', null],
  ['several safe declarations', '<div style="display: block; width: 100%; margin-bottom: 2rem;">x</div>', null],
  [
    'a border with a colour function',
    '<img alt="" src="/a.png" style="border: 1px solid rgb(29, 33, 38); border-radius:12px">',
    null,
  ],
  ['calc and a variable', '<p style="width: calc(100% - 2rem);color:var(--c)">x</p>', null],
  ['a description paragraph', '<p class="description">Text.</p>', null],
  ['a disclosure', '<details open><summary>More</summary>text</details>', null],
  [
    'a video',
    '<video muted loop playsinline controls width="320"><source src="/a.mp4" type="video/mp4"></video>',
    null,
  ],
  ['a picture with its size', '<img src="/a.png" width="920" height="320" alt="a" loading="lazy">', null],
  ['a picture in two densities', '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="">', null],
  ['a picture in the address', '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">', null],
  ['an internal link', '<a href="/x/react-charts/lines/#area">Lines</a>', null],
  ['a link to mail and phone', '<a href="mailto:a@b.test">m</a><a href="tel:+1">t</a>', null],
  ['a link with a colon in its path', '<a href="/a:b/?c=d:e#f:g">x</a>', null],
  ['both colour modes', '<div class="only-light-mode">a</div><div class="only-dark-mode">b</div>', null],
  ['an id as an anchor', '<p id="my-anchor">x</p>', null],
  [
    'a table',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>',
    null,
  ],
  ['a code block group', '<codeblock storagekey="package-manager">x</codeblock>', null],
  [
    'emphasis of all kinds',
    '<strong>a</strong><em>b</em><mark>c</mark><sub>d</sub><sup>e</sup><small>f</small><del>g</del>',
    null,
  ],
  ['a figure', '<figure><img src="/a.png" alt="a"><figcaption>b</figcaption></figure>', null],
  ['a task list', '<li class="task-list-item"><input type="checkbox" disabled checked> done</li>', null],
  ['text beside an aside', '<aside aria-label="Note">x</aside>', null],
  [
    'an opened window',
    '<a href="https://a.test/" target="_blank">x</a>',
    '<a href="https://a.test/" target="_blank" rel="noopener">x</a>',
  ],
  ['single quotes', "<a href='/x/'>x</a>", '<a href="/x/">x</a>'],
  [
    'a link in a link, as the parser reads it',
    '<a href="/a/">a <a href="/b/">b</a></a>',
    '<a href="/a/">a </a><a href="/b/">b</a>',
  ],
  ['a tag that is not closed', '<b>bold', '<b>bold</b>'],
  ['an ampersand', 'a & b &amp; c <code>x && y</code>', 'a &amp; b &amp; c <code>x &amp;&amp; y</code>'],
  ['a component name', 'Use <DatePicker> here', 'Use &lt;DatePicker> here'],
  ['a component named like an element', 'the <Button> and </Button>', 'the &lt;Button> and &lt;/Button>'],
  ['a type parameter', 'Array<string> | Map<K, V>', 'Array&lt;string> | Map&lt;K, V>'],
  [
    'a component beside markup',
    '<code>x</code> in <DesktopDatePicker />',
    '<code>x</code> in &lt;DesktopDatePicker />',
  ],
];

describe('benign HTML is kept', () => {
  test.each(BENIGN)('%s', (_, html, result) => {
    expect(clean(html)).toBe(result ?? html);
  });
});

test('a style is dropped whole if one of its declarations is not safe, and the element stays', () => {
  expect(clean('<span style="color: red; position: fixed">x</span>')).toBe('<span>x</span>');
});

test('a form is removed and its text stays; a script is removed with its text', () => {
  expect(clean('<form>a <button>b</button></form><script>c</script>')).toBe('a b');
});

test('removed parts are reported in the author’s terms', () => {
  const { removed } = sanitizeFragment(
    '<iframe></iframe><b onclick="x">b</b><a href="javascript:x">c</a><iframe></iframe>',
    { sanitizer },
  );
  expect(removed).toEqual(['<iframe>', 'onclick', 'javascript:']);
  expect(sanitizeFragment('<b class="x">b</b>', { sanitizer }).removed).toEqual([]);
});

test('the same text is sanitized once', () => {
  let calls = 0;
  const run = createFragmentSanitizer({ sanitizer, rewriteHref: (href) => `${href}${++calls}` });
  expect(run('<a href="/a">a</a>')).toBe(run('<a href="/a">a</a>'));
  expect(calls).toBe(1);
});

describe('an addition by the site', () => {
  const own = createSanitizer({
    allowedTags: ['iframe', 'script', 'style', 'my-chip'],
    allowedAttributes: {
      iframe: ['src', 'title', 'srcdoc', 'onload'],
      '*': ['data-id', 'onclick', 'style'],
      'my-chip': ['tabindex'],
    },
  });
  const cleanOwn = (html: string) => sanitizeFragment(html, { sanitizer: own }).html;

  test.each([
    ['<iframe src="https://a.test/" title="t"></iframe>', '<iframe src="https://a.test/" title="t"></iframe>'],
    ['<my-chip tabindex="0" data-id="1">x</my-chip>', '<my-chip tabindex="0" data-id="1">x</my-chip>'],
    ['<iframe srcdoc="x" onload="x" src="javascript:x"></iframe>', '<iframe></iframe>'],
    ['<iframe src="data:text/html,x"></iframe>', '<iframe></iframe>'],
    ['<p onclick="x" style="position:fixed">x</p>', '<p>x</p>'],
    ['<script>x</script><style>y</style>', ''],
  ])('%s', (html, result) => {
    expect(cleanOwn(html)).toBe(result);
  });
});

test.each([
  ['div', true],
  ['DIV', true],
  ['script', true],
  ['codeblock', true],
  ['Button', false],
  ['DatePicker', false],
  ['string', false],
  ['constructor', false],
])('isHtmlElement(%j) is %s', (name, expected) => {
  expect(sanitizer.isHtmlElement(name)).toBe(expected);
});
