// What becomes of the rules in the style sheet of a demo, and which of them its author hears of.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leavingStyles } from '../../../../src/lib/node/bundler/leaving-styles.ts';
import { scopedStyles } from '../../../../src/lib/node/bundler/scoped-styles.ts';

/** With short names for the conditions: S for elements in demos, and + for the document of a demo alone. */
async function scoped(css: string): Promise<string> {
  const text = await scopedStyles(css);
  return text
    .replaceAll(/:where\(dg-island\[name=Demo\] \*,[^()]*:not\([^()]*\)[^()]*:not\([^()]*\) \*/g, ':where(S')
    .replaceAll(',[data-demo-document],[data-demo-document]>body)', '+)')
    .replaceAll(':where(.dg-demo-stage,.dg-demo-component)', 'STAGE');
}

describe('a rule of a demo', () => {
  test.each([
    ['h1{color:red}', 'h1:where(S){color:red}'],
    ['*,::before{top:0}', '*:where(S+),:where(S+)::before{top:0}'],
    ['.a > h1, .b:hover::after{top:0}', '.a > h1:where(S),.b:hover:where(S+)::after{top:0}'],
    ['p:before{top:0}', 'p:where(S):before{top:0}'],
    ['.dark .a:is(b,.c)[d="e,f"]{top:0}', '.dark .a:is(b,.c)[d="e,f"]:where(S+){top:0}'],
    [String.raw`.w-1\/2{top:0}`, String.raw`.w-1\/2:where(S+){top:0}`],
    ['@media print{@layer a{h1{top:0}}}', '@media print{@layer a{h1:where(S){top:0}}}'],
  ])('has another condition for its element: %s', async (css, expected) => {
    expect(await scoped(css)).toBe(expected);
  });

  test.each([
    '@keyframes a{from{top:0}to{top:1px}}',
    '@font-face{font-family:A;src:url(a.woff2)}',
    '@property --a{syntax:"*";inherits:false}',
    '@layer a,b;@import "b.css";@charset "utf-8";',
    ':root,html{--a:1}.dark{--a:2}',
    '.card-0a1b2c_title{top:0}',
    '::view-transition-old(card){top:0}',
    '@page wide{margin:0}',
    'h1:::{top:0}',
  ])('stays as it is where it reaches no element of the page: %s', async (css) => {
    expect(await scoped(css)).toBe(css);
  });

  test.each([
    ['body{margin:0;font-family:serif}', 'body:where(S+){margin:0;font-family:serif}body STAGE{font-family:serif}'],
    [':root{--a:1;--dg-b:2}', ':root{--a:1}:root:where(S+){--dg-b:2}:root STAGE{--dg-b:2}'],
    ['html.a body::before{top:0}', 'html.a body:where(S+)::before{top:0}'],
    ['.a{--b:1;top:0}', '.a{--b:1}.a:where(S+){top:0}'],
    ['@page{margin:0}@page :first{margin:0}@view-transition{navigation:auto}', ''],
  ])('that would style the page styles the frame of the demo at most: %s', async (css, expected) => {
    expect(await scoped(css)).toBe(expected);
  });

  test('has its condition in a style sheet with mistakes too', async () => {
    expect(await scoped('h1{color red;top:0}h2:::{top:0}h3{top:0')).toBe(
      'h1:where(S){color red;top:0}h2:::{top:0}h3:where(S){top:0}',
    );
  });

  test('keeps the rules nested in it below their parent', async () => {
    expect(await scoped('html{color:red;& h1{top:0}.b{top:1px;&:hover{top:2px}}&.c{color:blue}}')).toBe(
      'html:where(S+){color:red}html STAGE{color:red}' +
        'html{& h1:where(S){top:0}.b:where(S+){top:1px}.b{&:hover:where(S+){top:2px}}&.c:where(S+){color:blue}&.c STAGE{color:blue}}',
    );
    expect(await scoped('h1{top:0;@media print{top:1px}}')).toBe('h1:where(S){top:0;@media print{top:1px}}');
  });
});

describe('a selector that would style the page', () => {
  const root = join(import.meta.dirname, 'project');

  async function leaving(css: string, file = 'card.css') {
    const messages = await leavingStyles({ file: join(root, file), css, map: null }, root);
    return messages.map(({ text, location, detail }) => {
      const { moved, dropped } = detail.leaving;
      const { file, line, column } = location ?? {};
      return `${file}:${line}:${column} ${text}: ${moved.join()} / ${dropped.join()}`;
    });
  }

  test('is found at its place, with what becomes of its declarations', async () => {
    const css = `.a {}
h1, html,
  body /* all */ { margin: 0; color: red; --a: 1 }
@media print { :root.dark::before { top: 0 } }
@page { margin: 0 }
html { &.a { top: 0 } h1 { top: 0 } }`;
    expect(await leaving(css)).toEqual([
      'card.css:2:4 html: color / margin',
      'card.css:3:2 body: color / margin',
      'card.css:4:15 :root.dark::before:  / top',
      'card.css:5:0 @page:  / margin',
      'card.css:6:7 &.a:  / top',
    ]);
  });

  test('is not reported where it has custom properties alone or a package has written it', async () => {
    expect(await leaving(':root { --a: 1 } .body, #html { top: 0 } body .a { top: 0 }')).toEqual([]);
    expect(await leaving('body { top: 0 }', 'node_modules/reset/reset.css')).toEqual([]);
  });
});
