import { expect, test } from 'vitest';
import { linkTypeNames, typeNames } from '../../src/lib/type-names.ts';

const HREFS = { Size: '/size/', Row: '/row/', useRow: '/use-row/', HTMLElement: '/never/' };

test.each([
  ['a name', 'Size', '<a href="/size/">Size</a>'],
  [
    'names inside of others',
    'Map&lt;Row, Size[]&gt;',
    'Map&lt;<a href="/row/">Row</a>, <a href="/size/">Size</a>[]&gt;',
  ],
  ['a string in single quotes', "'Size' | Size", '\'Size\' | <a href="/size/">Size</a>'],
  ['a string in double quotes', '"Row" | &quot;Row&quot; | &#39;Row&#39;', '"Row" | &quot;Row&quot; | &#39;Row&#39;'],
  ['a template', '`Size-x`', '`Size-x`'],
  ['a part of a longer name', 'SizeOf | My.Size | Size.Small', 'SizeOf | My.Size | Size.Small'],
  ['the key of a property', '{ Size: Row; Row?: 1 }', '{ Size: <a href="/row/">Row</a>; Row?: 1 }'],
  [
    'both sides of a condition',
    'A extends B ? Size : Row',
    'A extends B ? <a href="/size/">Size</a> : <a href="/row/">Row</a>',
  ],
  ['a value', 'useRow', 'useRow'],
  ['the type of a value', 'ReturnType&lt;typeof useRow&gt;', 'ReturnType&lt;typeof <a href="/use-row/">useRow</a>&gt;'],
  ['a link that is there', '<a href="/x/">Size</a> | Row', '<a href="/x/">Size</a> | <a href="/row/">Row</a>'],
  ['a value of an attribute', '<b title="> Size <Row>">Row</b>', '<b title="> Size <Row>"><a href="/row/">Row</a></b>'],
  [
    'a value of an attribute with the end of a string',
    '`<b title="` Size <Row>">x</b>',
    '`<b title="` Size <Row>">x</b>',
  ],
  ['the name of a tag', '<code class="Size">Row</code>', '<code class="Size"><a href="/row/">Row</a></code>'],
  ['a name of all objects', 'constructor | ToString', 'constructor | ToString'],
])('the type names of %s are %s', (_, html, expected) => {
  expect(linkTypeNames(html, HREFS)).toBe(expected);
});

test('type names are listed once, in order, without strings and values', () => {
  expect(typeNames("'Lost' | Size | React.ReactNode | Map&lt;Row, typeof useRow&gt; | Size")).toEqual([
    'Map',
    'React.ReactNode',
    'Row',
    'Size',
    'useRow',
  ]);
});
