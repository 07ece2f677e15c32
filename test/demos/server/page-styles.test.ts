import { describe, expect, test } from 'vitest';
import { pageStyles } from '../../../src/demos/server/page-styles.ts';

const styled = (css: string) => `<div><style data-emotion="css-global 1">${css}</style><p>a</p></div>`;

describe('a style element of a demo', () => {
  test.each([
    ['body and elements', 'body{margin:0}h1,h2{color:red}', ['body', 'h1', 'h2']],
    ['every element', '*,::before{box-sizing:border-box}', ['*', '::before']],
    ['the root', ':root{font-size:10px}', [':root']],
    ['elements in media and layers', '@layer a{@media print{p{color:red}}}', ['p']],
    ['one of several selectors', '.card,h3{color:red}', ['h3']],
    ['names in a list', ':is(h1,h2){color:red}', [':is(h1,h2)']],
    ['a rule beside custom properties', ':root{--a:1;color:red}', [':root']],
    ['a property of the site', ':root{--dg-brand:red}', [':root']],
  ])('reaches the page by %s', async (_, css, selectors) => {
    expect(await pageStyles(styled(css))).toEqual(selectors);
  });

  test.each([
    ['classes', '.css-1a{color:red}.css-1a h1{color:red}'],
    ['ids and attributes', '#a{color:red}[data-b] p{color:red}'],
    ['nested rules of a class', '.a{color:red;&:hover{color:blue}p{color:green}}'],
    ['keyframes', '@keyframes a{from{opacity:0}50%{opacity:1}to{opacity:0}}'],
    ['fonts', '@font-face{font-family:A;src:url(a.woff2)}'],
    ['custom properties', ':root,:host{--a:1}'],
    ['the color scheme of a theme', ':root{--a:1;color-scheme:dark}'],
    ['a shadow root', ':host{color:red}'],
    ['no declaration', 'h1{}'],
    ['a comment', '/* h1{color:red} */.a{color:red}'],
  ])('stays in the demo with %s', async (_, css) => {
    expect(await pageStyles(styled(css))).toEqual([]);
  });
});

test('selectors of several style elements are listed once, in document order', async () => {
  expect(await pageStyles(styled('p{color:red}') + styled('b{top:0}p{left:0}'))).toEqual(['p', 'b']);
});

test('text of a demo that looks like CSS is no style', async () => {
  expect(await pageStyles('<pre>body{margin:0}</pre>')).toEqual([]);
});
