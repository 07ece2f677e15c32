// Hides the rows of an API page whose names and types do not contain what a reader typed, and shows how many are left.
import { rowName } from './api-row-name.ts';

export function filterRows(field: HTMLInputElement): void {
  const box = field.closest<HTMLElement>('.dg-api-rows');
  if (!box) return;
  const wanted = field.value.trim().toLowerCase();
  const rows = [...box.querySelectorAll<HTMLElement>('tbody > tr, .dg-api-index > li')];
  const found = rows.filter((row) => textsOf(row).some((text) => text.includes(wanted)));
  for (const row of rows) row.hidden = !found.includes(row);
  // A heading without rows says nothing.
  for (const list of box.querySelectorAll('.dg-api-index')) {
    const group = list.closest('section');
    if (group) group.hidden = [...list.children].every((row) => row instanceof HTMLElement && row.hidden);
  }
  for (const table of box.querySelectorAll<HTMLElement>('.dg-api-table')) {
    const isEmpty = !found.some((row) => table.contains(row));
    const group = table.closest<HTMLDetailsElement>('details');
    (group ?? table).hidden = isEmpty;
    // A folded row that fits has to be seen; what a reader opened stays open.
    if (group && wanted !== '' && !isEmpty) group.open = true;
  }
  const answer = box.querySelector<HTMLElement>('.dg-api-filter output');
  if (answer) answer.textContent = wanted === '' ? '' : answerText(answer.dataset, field.value.trim(), found, rows);
}

function answerText(words: DOMStringMap, text: string, found: readonly unknown[], rows: readonly unknown[]): string {
  if (found.length === 0) return (words.none ?? '').replace('{{text}}', text);
  return (words.count ?? '').replace('{{count}}', String(found.length)).replace('{{total}}', String(rows.length));
}

/** Its name and its type. */
function textsOf(row: HTMLElement): string[] {
  return [rowName(row), row.querySelector('.dg-api-type')?.textContent ?? ''].map((text) =>
    text.replace(/\s+/g, ' ').toLowerCase(),
  );
}
