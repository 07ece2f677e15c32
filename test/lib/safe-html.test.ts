import fc from 'fast-check';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { createSanitizer } from '../../src/lib/safe-html.ts';
import { createFragmentSanitizer, sanitizeFragment } from '../../src/lib/sanitize-fragment.ts';
import { dangers } from './dangers.ts';

const sanitizer = createSanitizer();
const clean = (html: string) => sanitizeFragment(html, { sanitizer }).html;
/** What markdown pages do: the schema alone, on a parsed tree. */
const byTree = (html: string) => {
  const tree = fromParse5(parseFragment(html));
  return toHtml(sanitize(tree, sanitizer.schema));
};

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script/x>alert(1)</script>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<style>*{background:url(//evil.test)}</style>',
  '<link rel="stylesheet" href="//evil.test/x.css">',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<img src=x OnErRoR="alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x"onerror="alert(1)">',
  '<img src=`x`onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://evil.test/1">x</a>',
  '<a href="#" onclick="alert(1)">x</a>',
  '<a href="x" xlink:href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">go</button></form>',
  '<input type="image" src="javascript:alert(1)" onfocus="alert(1)" autofocus>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate href=#x attributeName=href values=javascript:alert(1) /></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<video src="data:text/html,x" poster="javascript:alert(1)" onplay=alert(1)></video>',
  '<video><source onerror="alert(1)" src="javascript:alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="position:fixed;inset:0">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<div style="color:red;behavior:url(x.htc)">x</div>',
  '<div style="color:red;-moz-binding:url(x)">x</div>',
  '<div style="background:u\\72l(//evil.test)">x</div>',
  '<div style="color:red/*;*/;position:fixed">x</div>',
  '<div style="font-family:\'x;position:fixed;y\'">x</div>',
  '<p/onclick=alert(1)>x',
  '<b onmouseover=alert(1) class=x>x</b>',
  '<Button onclick="alert(1)"><img src=x onerror=alert(1)></Button>',
  '<x-foo onclick=alert(1)><img src=x onerror=alert(1)>',
  '<td><img src=x onerror=alert(1)></td>',
  '</td></tr></table><script>alert(1)</script>',
  '<a href="//evil.test" target="_blank" onclick=alert(1)>x</a>',
  '<button type=submit form=f>x</button><select><option>x</select>',
  '<dialog open>x</dialog><portal src=x></portal><frameset><frame src=x></frameset>',
  '<applet code=x></applet><bgsound src=x><isindex action=javascript:alert(1)>',
  '<p id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</p>',
  '<b><script>alert(1)</b>',
  '<code><img src=x onerror=alert(1)></code',
  'text < img src=x onerror=alert(1) > &lt;script&gt;',
];

describe('hostile HTML is made harmless', () => {
  test.each(HOSTILE)('from a fragment: %s', (html) => {
    expect(dangers(clean(html))).toEqual([]);
    expect(clean(clean(html))).toBe(clean(html)); // Nothing wakes up when the result is read once more.
  });
  test.each(HOSTILE)('from a tree: %s', (html) => {
    // `rel` follows from the link’s target, which the markdown stage sees to in its own walk.
    expect(dangers(byTree(html)).filter((danger) => danger !== 'opener')).toEqual([]);
  });
  test('the check itself finds dangerous HTML', () => {
    expect(HOSTILE.filter((html) => dangers(html).length > 0).length).toBeGreaterThan(60);
  });
});

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
    { numRuns: 3000, seed: 1 },
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

test('the same text is sanitized once', () => {
  let calls = 0;
  const run = createFragmentSanitizer({ sanitizer, rewriteHref: (href) => `${href}${++calls}` });
  expect(run('<a href="/a">a</a>')).toBe(run('<a href="/a">a</a>'));
  expect(calls).toBe(1);
});

test('text with extreme nesting becomes plain text', () => {
  const deep = '<b>'.repeat(50_000);
  const { html, removed } = sanitizeFragment(deep, { sanitizer });
  expect(html.startsWith('&lt;b&gt;')).toBe(true);
  expect(removed).toEqual(['more than 200 nested elements']);
});

test('extra end tags do not hide the depth of nesting', () => {
  expect(sanitizeFragment('<b></i>'.repeat(50_000), { sanitizer }).removed).toEqual(['more than 200 nested elements']);
});

test.each(['<a', '<a<', '<b title="', '&amp', '<!--', '<b></b>'])(
  'a text of 100,000 characters that repeats %j is safe',
  (piece) => {
    expect(dangers(clean(piece.repeat(100_000 / piece.length)))).toEqual([]);
  },
);

test.each([`color:${' '.repeat(50_000)}!`, `${'color:red;'.repeat(20_000)}x`, 'calc('.repeat(20_000)])(
  'a long style that is not valid is removed: number %#',
  (style) => {
    expect(clean(`<i style="${style}">x</i>`)).toBe('<i>x</i>');
  },
);

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
