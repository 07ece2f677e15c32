import { describe, expect, test } from 'vitest';
import { withoutPageHead } from '../../../src/demos/server/page-head.ts';

describe('HTML of a demo', () => {
  test.each([
    ['a title', '<title>A &lt; B</title><p>a</p>', ['<title>'], '<p>a</p>'],
    ['meta elements', '<meta name="robots" content="noindex"/><meta property="og:title"/><p>a</p>', null, '<p>a</p>'],
    ['a canonical link', '<link rel="canonical" href="/x"/><p>a</p>', ['<link rel="canonical">'], '<p>a</p>'],
    [
      'a style sheet that React puts in the head',
      '<link rel="stylesheet" href="/x.css" data-precedence="a"/>',
      ['<link rel="stylesheet">'],
      '',
    ],
    ['a nested title', '<p>a<b><title>A</title>b</b></p>', ['<title>'], '<p>a<b>b</b></p>'],
    ['two titles', '<title>A</title><title>B</title>é<i>c</i>', ['<title>'], 'é<i>c</i>'],
    ['a title in a foreign object', '<svg><foreignObject><title>A</title></foreignObject></svg>', ['<title>'], null],
  ])('loses %s', (_, html, removed, rest) => {
    const result = withoutPageHead(html);
    expect(result.html).toBe(rest ?? '<svg><foreignObject></foreignObject></svg>');
    expect(result.removed).toEqual(removed ?? ['<meta name="robots">', '<meta property="og:title">']);
  });

  test.each([
    ['the title of a picture', '<svg><title>A</title><path d=""/></svg>'],
    ['a hint for a picture', '<link rel="preload" as="image" href="/a.png"/><img src="/a.png"/>'],
    ['a style sheet of the demo itself', '<p>a</p><link rel="stylesheet" href="/x.css"/>'],
    ['microdata', '<p><meta itemProp="price" content="3"/><link itemProp="url" href="/x"/></p>'],
    ['text about a title', '<p>&lt;title></p><metadata-box></metadata-box>'],
  ])('keeps %s', (_, html) => {
    expect(withoutPageHead(html)).toEqual({ html, removed: [] });
  });

  test('may be nested deeply', () => {
    const html = `${'<div>'.repeat(20000)}<title>A</title>${'</div>'.repeat(20000)}`;
    expect(withoutPageHead(html).removed).toEqual(['<title>']);
  });
});
