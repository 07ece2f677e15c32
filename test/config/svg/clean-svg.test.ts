// SVG pictures of a site: what is kept, what is removed, and where it is reported.
import { describe, expect, test } from 'vitest';
import { cleanSvg } from '../../../src/config/svg/clean-svg.ts';
import { placedSvg } from '../../../src/lib/placed-svg.ts';
import { xmlErrors } from '../../support/xml-problems.ts';
import { clean, inside, removedFrom, XMLNS } from './clean-parts.ts';
import { logos } from './logos.ts';

describe('a picture', () => {
  test.each(Object.entries(logos))('of %s is kept whole, and nothing is reported', async (_, source) => {
    const { svg, removed } = clean(source);
    expect(removed).toEqual([]);
    expect(await xmlErrors(svg)).toEqual([]);
    expect(svg).not.toMatch(/<style|class=|<!|sodipodi|inkscape|metadata|foreignObject/);
  });

  test('has the same bytes each time, and different ids for another key', () => {
    const source = '<svg><g id="a"/></svg>';
    expect(clean(source)).toEqual(clean(source));
    expect(clean(source, 'products[0].logo').svg).not.toBe(clean(source).svg);
  });

  test('becomes well-formed XML without its own namespace prefix, with characters escaped', async () => {
    const source =
      '<svg viewBox="0 0 1 1"><text aria-label="a & <b> &quot;">]]> &nbsp;é &lt;b&gt; &#1;\u0001</text></svg>';
    const { svg } = clean(source);
    expect(svg).toBe(
      `<svg ${XMLNS} viewBox="0 0 1 1"><text aria-label="a &amp; &lt;b&gt; &quot;">]]&gt; \u00a0é &lt;b&gt;  </text></svg>`.replace(
        'b&gt;  ',
        'b&gt;   ',
      ),
    );
    expect(await xmlErrors(svg)).toEqual([]);
  });

  test.each(['', 'PNG', '<p>a</p><svg/>', '<svg:svg/>', '<html><body><p>', '<math><svg/></math>'])(
    'is not read from %j, which does not begin with <svg>',
    (source) => expect(cleanSvg(source, 'logo')).toBeNull(),
  );
});

describe('the ids of a picture', () => {
  test('are replaced by unique ids, with all references to them', () => {
    expect(
      inside(
        '<title id="t">T</title><linearGradient id="dg-config" xlink:href="#b"/><linearGradient id="b"/>' +
          '<g aria-labelledby="t"><path id="p" fill="url(#dg-config)" style="mask:url( \'#m\' )" filter="url(&quot;#f&quot;)"/></g>' +
          '<use href="#p"/><g><animate attributeName="x" begin="p.click + 1s; 2s"/></g>',
      ),
    ).toBe(
      '<title id="%1">T</title><linearGradient id="%2" href="#%3"/><linearGradient id="%3"/>' +
        '<g aria-labelledby="%1"><path id="%4" fill="url(#%2)" filter="url(#%5)" style="mask:url(#%6)"/></g>' +
        '<use href="#%4"/><g><animate attributeName="x" begin="%4.click + 1s;2s"/></g>',
    );
  });

  test('are different in each place of a page', () => {
    const { svg } = clean('<svg><g id="a"/><use href="#a"/></svg>');
    const ids = (text: string) => text.match(/(?<=(?:id="|href="#))[^"]+/g) ?? [];
    const [id, target] = ids(placedSvg(svg, 'menu'));
    expect(id).toMatch(/^dg-svg-[0-9a-f]{10}-menu-1$/);
    expect(target).toBe(id);
    expect(ids(svg)).not.toContain(id);
  });
});

describe('the styles of a picture', () => {
  test('become style attributes of the elements they match, in cascade order', () => {
    expect(
      inside(
        '<style>/* { */ .a, .b { fill: red; stroke: blue } g .a { fill: green } #x { stroke: none } path { opacity: .5 } .c { fill: tan !important }</style>' +
          '<path class="a"/><g><path class="a" id="x"/></g><rect class="b c" style="fill: navy; stroke-width: 2"/>',
      ),
    ).toBe(
      '<path style="opacity:.5;fill:red;stroke:blue"/><g><path id="%1" style="opacity:.5;fill:green;stroke:none"/></g>' +
        '<rect style="stroke:blue;stroke-width:2;fill:tan"/>',
    );
  });

  test('of an editor are dropped without a report', () => {
    const style =
      'enable-background:new 0 0 8 8;-inkscape-stroke:none;font-variant-caps:normal;solid-color:#000;fill:red';
    expect([inside(`<g style="${style}"/>`), removedFrom(`<g style="${style}"/>`)]).toEqual([
      '<g style="fill:red"/>',
      [],
    ]);
  });

  test.each([
    ['@import url("https://a.example/a.css");', '@import url("https://a.example/a.css")'],
    ['@font-face { font-family: a; src: url(a.woff) }', '@font-face'],
    ['@media (prefers-color-scheme: dark) { g { fill: #fff } }', '@media (prefers-color-scheme: dark)'],
    ['@keyframes a { to { opacity: 0 } }', '@keyframes a'],
    ['g:hover { fill: red }', 'g:hover'],
    ['g > g { fill: red }', 'g > g'],
    ['g { background: red }', 'background: red'],
    ['g { position: fixed }', 'position: fixed'],
    ['g { fill: url(https://a.example/a.svg#a) }', 'fill: url(https://a.example/a.svg#a)'],
    ['g { fill: u\\72l(https://a.example) }', 'fill: u\\72l(https://a.example)'],
    ['g { fill: image-set("a.png" 1x) }', 'fill: image-set("a.png" 1x)'],
    ['g { --a: url(a.png) }', '--a: url(a.png)'],
    ['g { color: red; behavior: url(#a) }', 'behavior: url(#a)'],
  ])('are reported if they are not supported: %s', (css, what) => {
    const content = `<style>${css}</style><g/>`;
    expect(removedFrom(content)).toEqual([what]);
    expect(inside(content)).toMatch(/^<g(?: style="color:red")?\/>$/);
  });
});

describe('the removed parts of a picture', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<foreignObject><p>a</p></foreignObject>', '<foreignObject>'],
    ['<g onload="a()"/>', 'onload="a()"'],
    ['<use href="a.svg#a"/>', 'href="a.svg#a"'],
    ['<use xlink:href="data:image/svg+xml,a#a"/>', 'xlink:href="data:image/svg+xml,a#a"'],
    ['<image href="https://a.example/a.png"/>', 'href="https://a.example/a.png"'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', 'href="data:image/svg+xml;base64,AAAA"'],
    ['<filter><feImage href="a.png"/></filter>', '<feImage>'],
    ['<a href="/ui/"><path d="M0 0"/></a>', '<a>'],
    ['<g><set attributeName="href" to="a"/></g>', 'attributeName="href"'],
    ['<g><set attributeName="onclick" to="a"/></g>', 'attributeName="onclick"'],
    ['<animate attributeName="viewBox"/>', '<animate>'],
    ['<g><animate attributeName="x" begin="accessKey(a)"/></g>', 'begin="accessKey(a)"'],
    ['<g fill="url(https://a.example/#a)"/>', 'fill="url(https://a.example/#a)"'],
    ['<g tabindex="0"/>', 'tabindex="0"'],
    ['<title><b>a</b></title>', '<b>'],
  ])('include %s', (content, what) => expect(removedFrom(content)).toEqual([what]));

  test('have their place in the file', () => {
    const source = '<svg>\r\n  <g\r\n    onclick="a()"/>\n</svg>\n<script/>';
    expect(clean(source).removed.map(({ what, offset }) => source.slice(offset, offset + what.length))).toEqual([
      'onclick="a()"',
      '<script/',
    ]);
  });

  test('include a link, but neither its picture nor its text', () => {
    expect(inside('<a href="/"><path d="M0 0"/></a><text>a <a>b</a></text>')).toBe('<path d="M0 0"/><text>a b</text>');
  });

  test('include a transformation of the root element, which keeps its place in the page', () => {
    const { svg, removed } = clean(
      '<svg id="a" overflow="visible" transform="scale(99)" style="overflow:visible;transform:scale(9)"/>',
    );
    expect([svg, removed.map(({ what }) => what)]).toEqual([
      `<svg ${XMLNS}/>`,
      ['transform="scale(99)"', 'transform: scale(9)'],
    ]);
  });

  test('include an entity of the document where the picture uses it', () => {
    const source =
      '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY red "#f00">]>\n<svg xmlns="&ns;"><g fill="&red;"/></svg>';
    expect(clean(source).removed.map(({ what }) => what)).toEqual(['&red;']);
  });

  test('include an SVG element under another namespace prefix', () => {
    const source = '<svg xmlns:s="http://www.w3.org/2000/svg" xmlns:i="http://i.example"><s:path/><i:view/></svg>';
    expect(clean(source).removed.map(({ what }) => what)).toEqual(['<s:path>']);
  });
});

describe('a picture that is too large', () => {
  const level = (index: number) => `<g id="a${index}">${`<use href="#a${index - 1}"/>`.repeat(10)}</g>`;
  test.each([
    [
      'elements that repeat each other a billion times',
      `<g id="a0"><path/></g>${Array.from({ length: 9 }, (_, i) => level(i + 1)).join('')}`,
    ],
    ['an element that repeats itself', '<g id="a"><use href="#a"/></g>'],
  ])('is published without references if it has %s', (_, content) => {
    expect(removedFrom(content)).toEqual(['references that draw more than 100,000 elements']);
    expect(inside(content)).not.toContain('href');
  });

  test('is published without elements more than 100 levels deep', () => {
    const { svg, removed } = clean(`<svg>${'<g>'.repeat(100_000)}`);
    expect([svg.match(/<g/g)?.length, removed.map(({ what }) => what)]).toEqual([99, ['elements 100 levels deep']]);
  });
});
