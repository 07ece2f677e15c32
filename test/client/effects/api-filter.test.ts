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
