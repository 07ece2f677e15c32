// The search dialog of a page in a window without layout.
import { fill, press, type WindowVisit } from './window-visit.ts';

/** Fails where the dialog is not there. */
export function searchField({ document }: WindowVisit): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('dialog[open] [role=combobox]');
  if (!field) throw new Error('The search is not open.');
  return field;
}

/** Opens the dialog, if need be, and waits for all answers. */
export async function searchFor(page: WindowVisit, text: string): Promise<void> {
  if (!page.document.querySelector('dialog[open]')) press(page.document.body, '/');
  await page.idle();
  fill(searchField(page), text);
  await page.idle();
}

export function searchRows({ document }: WindowVisit): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('dialog[open] [role=option]')];
}

/** As they are read. */
export const rowTexts = (page: WindowVisit) => searchRows(page).map((row) => row.textContent?.replace(/\s+/g, ' '));

/** Presses a key in the field, and waits for what follows: another page, maybe. */
export async function pressInSearch(page: WindowVisit, key: string): Promise<void> {
  press(searchField(page), key);
  await page.idle();
}
