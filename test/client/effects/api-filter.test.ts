// @vitest-environment happy-dom
// The field above the rows of an API page, and rows that are folded below the others.
import { expect, test } from 'vitest';
import { filterRows } from '../../../src/client/effects/api-filter.ts';

const row = (name: string) => `<tr><th><code>${name}</code></th></tr>`;
const table = (...names: string[]) =>
  `<section class="dg-api-table"><table><tbody>${names.map(row).join('')}</tbody></table></section>`;

test('the filter of an API page opens the groups that have a match, and hides the others', () => {
  document.body.innerHTML = `<div class="dg-api-rows">
    <div class="dg-api-filter"><output data-count="{{count}} of {{total}}" data-none="None"></output></div>
    ${table('gap', 'size')}
    <details><summary>Style</summary>${table('m', 'mx')}</details>
    <details><summary>Events</summary>${table('onCopy')}</details>
  </div>`;
  const field = document.createElement('input');
  document.querySelector('.dg-api-filter')?.prepend(field);
  const state = () => [
    ...[...document.querySelectorAll('.dg-api-rows > section, details')].map((part) => part.hasAttribute('hidden')),
    ...[...document.querySelectorAll('details')].map((group) => group.hasAttribute('open')),
    document.querySelector('output')?.textContent,
  ];
  field.value = 'm';
  filterRows(field);
  expect(state()).toEqual([true, false, true, true, false, '2 of 5']);
  field.value = '';
  filterRows(field);
  expect(state()).toEqual([false, false, false, true, false, '']);
});

test('the filter of an API page finds rows by their name and by all words of their type, in any case', () => {
  const typed = (name: string, type: string) =>
    `<tr><th><code>${name}<span>*</span></code></th><td><div class="dg-api-type">${type}</div></td><td>color</td></tr>`;
  document.body.innerHTML = `<div class="dg-api-rows"><div class="dg-api-filter"></div>
    <section class="dg-api-table"><table><tbody>
      ${typed('size', '<span class="s">\'small\'</span>&nbsp;| &lt;<wbr><a href="/x/">Size</a>&gt;')}
      ${typed('tone', "'dark'")}
      ${row('small<wbr>Est')}
    </tbody></table></section></div>`;
  const field = document.createElement('input');
  document.querySelector('.dg-api-filter')?.prepend(field);
  const found = (text: string) => {
    field.value = text;
    filterRows(field);
    return [...document.querySelectorAll('tbody > tr:not([hidden]) code')].map((code) =>
      code.textContent?.replace('*', ''),
    );
  };
  expect(found('SMALL')).toEqual(['size', 'smallEst']);
  expect(found('smallest')).toEqual(['smallEst']);
  expect(found("'small' | <size>")).toEqual(['size']);
  expect(found('tone')).toEqual(['tone']);
  expect(found('tone*')).toEqual([]);
  expect(found('color')).toEqual([]);
});
