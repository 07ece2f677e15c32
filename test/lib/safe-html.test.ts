// Hostile HTML is made harmless, whatever its form or size.
import { describe, expect, test } from 'vitest';
import { sanitizeFragment } from '../../src/lib/sanitize-fragment.ts';
import { byTree, clean, sanitizer } from './clean-html.ts';
import { dangers } from './dangers.ts';

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
