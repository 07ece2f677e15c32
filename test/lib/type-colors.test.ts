// Colours of printed types, and how few spans they need.
import { expect, test } from 'vitest';
import { colorType } from '../../src/lib/type-colors.ts';
import { linkTypeNames } from '../../src/lib/type-names.ts';

test.each([
  ["'small' | 'large'", 's'],
  ["'small'<br>&#124;&nbsp;'large'", 's'],
  ['"a" | &quot;b&quot; | `c-x`', 's'],
  ['boolean', 't'],
  ['React.ReactNode', 't'],
  ['Partial&lt;ButtonClasses&gt;[]', 't'],
  ['1 | -2.5 | true', 'n'],
  ['null', 'k'],
])('the type %s has one color without a span', (html, className) => {
  expect(colorType(html)).toEqual({ html, className });
});

test.each([
  ["'small' | Size | 'big'", "<s>'small'</s> | <t>Size</t> | <s>'big'</s>"],
  ['string | number | null', '<t>string | number</t> | <k>null</k>'],
  [
    '(event: React.UIEvent&lt;HTMLElement&gt;, size?: Size) =&gt; void',
    '(event: <t>React.UIEvent&lt;HTMLElement</t>&gt;, size?: <t>Size</t>) =&gt; <k>void</k>',
  ],
  ["{ 'aria-label': string; get(id: 1): true }", "{ 'aria-label': <t>string</t>; get(id: <n>1</n>): <n>true</n> }"],
  ['keyof Size', '<k>keyof</k> <t>Size</t>'],
  ['<a href="/1/">Size</a> | 2', '<a href="/1/"><t>Size</t></a> | <n>2</n>'],
  ['<b title="> 1 <Size>">Size</b>', '<b title="> 1 <Size>"><t>Size</t></b>'],
  ['`<b title="` 1 <Size>">Size</b>', '`<b title="` 1 <Size>"><t>Size</t></b>'],
  ['...', '...'],
  ['', ''],
])('the colors of the type %s are %s', (html, expected) => {
  const { html: colored, className } = colorType(html);
  const short = colored.replace(/<span class="(\w)">(.*?)<\/span>/g, '<$1>$2</$1>');
  expect([short, className]).toEqual([expected, '']);
});

test('a name with a color can be a link', () => {
  const { html } = colorType("Size | 'a'");
  expect(linkTypeNames(html, { Size: '/size/' })).toBe(
    '<span class="t"><a href="/size/">Size</a></span> | <span class="s">\'a\'</span>',
  );
});
