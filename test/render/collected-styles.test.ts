// Styles that libraries keep for the page, of several demos: merged for its head.
import { expect, test } from 'vitest';
import { collectedStyles } from '../../src/render/collected-styles.ts';

const styled = (...components: readonly (readonly [id: string, names: string, ...rules: string[]])[]) =>
  `<style data-styled="true" data-styled-version="6.0.0">${components
    .map(([id, names, ...rules], index) =>
      [...rules, `data-styled.g${index + 7}[id="${id}"]{content:"${names}"}`, ''].join('/*!sc*/\n'),
    )
    .join('')}</style>`;

const orderOf = (...sheets: readonly string[]) =>
  [...(collectedStyles(sheets)[0]?.content ?? '').matchAll(/g(\d+)\[id="(\w+)"\]/g)].map(
    ([, group, id]) => group + (id ?? ''),
  );

test('sheets of styled-components become one, with the rules and names of each component in one place', () => {
  const [sheet, ...more] = collectedStyles([
    styled(['base', 'red,', '.red{color:red}'], ['own', 'own,', '.own{order:1}', '@media (width<9px){.own{order:2}}']),
    styled(['base', 'red,blue,', '.red{color:red}', '.blue{color:blue}']),
  ]);
  expect(more).toEqual([]);
  expect(sheet).toMatchObject({ tag: 'style', attributes: { 'data-styled': 'true', 'data-styled-version': '6.0.0' } });
  expect(sheet?.content?.split('/*!sc*/\n')).toEqual([
    '.red{color:red}',
    '.blue{color:blue}',
    'data-styled.g1[id="base"]{content:"red,blue,"}',
    '.own{order:1}',
    '@media (width<9px){.own{order:2}}',
    'data-styled.g2[id="own"]{content:"own,"}',
    '',
  ]);
});

test('a component of styled-components stands after those that it stands after in its own sheet', () => {
  expect(orderOf(styled(['a', ''], ['c', '']), styled(['a', ''], ['b', ''], ['c', '']))).toEqual(['1a', '2b', '3c']);
  expect(orderOf(styled(['c', '']), styled(['a', ''], ['b', ''], ['c', '']))).toEqual(['1a', '2b', '3c']);
  expect(orderOf(styled(['a', '']), styled(['b', ''], ['a', '']), styled(['b', ''], ['c', '']))).toEqual([
    '1b',
    '2c',
    '3a',
  ]);
});

test('other style elements stand once, by their priority, with what their text and attributes hold', () => {
  const first = '<style data-css-hash="b" data-rc-priority="0">.b::after{content:"<"}</style>';
  const second = '<style data-css-hash="a" data-rc-priority="-9">.a{}</style>';
  expect(collectedStyles([first, '', first + second, '<style title="&quot;" nonce>i{}</style>'])).toEqual([
    { tag: 'style', attributes: { 'data-css-hash': 'a', 'data-rc-priority': '-9' }, content: '.a{}' },
    { tag: 'style', attributes: { 'data-css-hash': 'b', 'data-rc-priority': '0' }, content: '.b::after{content:"<"}' },
    { tag: 'style', attributes: { title: '"', nonce: '' }, content: 'i{}' },
  ]);
});
