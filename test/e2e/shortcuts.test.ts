// Single keys: what they do, where they are letters, how they are listed and turned off. `keyboard.test.ts` follows the focus.
import { describe, expect, test } from 'vitest';
import { AFTER, LONG, readerSite } from './support/reader-site.ts';
import { named, press, type WindowVisit, windowVisit } from './support/window-visit.ts';

const { site } = readerSite();
const path = ({ window }: WindowVisit) => window.location.pathname;
const dialog = ({ document }: WindowVisit) => document.querySelector('dialog[open]');
/** As the keyboard does: where the focus is. */
const type = async (page: WindowVisit, key: string) => {
  press(page.document.activeElement ?? page.document.body, key);
  await page.idle();
};

describe('keys', () => {
  test('lead to the next page and back, and are not loaded before one is pressed', async () => {
    const page = await windowVisit(site().folder, LONG);
    const loaded = (names: RegExp) => page.requests.filter((path) => names.test(path));
    expect(loaded(/\/reading-/)).toHaveLength(1);
    expect(loaded(/\/(?:keys|hydrate|prefetch|restored|phone-menu)-/)).toEqual([]);
    await type(page, 'n');
    expect(path(page)).toBe(AFTER);
    await type(page, 'p');
    expect(path(page)).toBe(LONG);
    expect(page.problems).toEqual([]);
  });

  test('are listed in a dialog, where a letter does nothing, and which returns the focus', async () => {
    const page = await windowVisit(site().folder, LONG);
    const link = page.document.querySelector<HTMLElement>('main h2 a');
    link?.focus();
    await type(page, '?');
    const list = dialog(page);
    expect(list?.querySelector(`#${list.getAttribute('aria-labelledby')}`)?.textContent).toBe('Keyboard shortcuts');
    expect([...(list?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['/', 'p', 'n', 'o', '?'],
    ]);
    const close = named(page.document, 'dialog button', 'Close');
    for (const key of ['n', '?']) press(close, key);
    await page.idle();
    expect(path(page)).toBe(LONG);
    expect(page.document.querySelectorAll('dialog')).toHaveLength(1);
    close.click();
    expect(page.document.querySelectorAll('dialog')).toHaveLength(0);
    expect(page.document.activeElement).toBe(link);
    expect(page.problems).toEqual([]);
  });

  test('can be turned off, for all pages, and on again', async () => {
    const page = await windowVisit(site().folder, LONG);
    const list = async () => {
      named(page.document, 'button', 'Settings').click();
      await page.idle();
      const button = named(page.document, 'button', 'Keyboard shortcuts');
      button.focus();
      button.click();
      await page.idle();
    };
    const toggle = async () => {
      await list();
      dialog(page)?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
      named(page.document, 'dialog button', 'Close').click();
      // The dialog has closed the popover with the button that opened it.
      expect(page.document.activeElement).toBe(named(page.document, 'button', 'Settings'));
    };
    await toggle();
    await page.goTo(LONG);
    for (const key of ['?', 'n']) await type(page, key);
    expect([dialog(page), path(page)]).toEqual([null, LONG]);
    await toggle();
    await type(page, '?');
    expect(dialog(page)?.querySelector('input')?.checked).toBe(true);
    expect(page.problems).toEqual([]);
  });

  test('are letters in fields', async () => {
    const page = await windowVisit(site().folder, LONG);
    await type(page, 'Shift'); // Loads the script.
    const main = page.document.querySelector('main');
    for (const tag of ['input', 'textarea', 'select', 'div contenteditable', 'div role="grid" tabindex="0"']) {
      main?.insertAdjacentHTML('afterbegin', `<${tag} class="field">`);
      const field = page.document.querySelector<HTMLElement>('.field');
      expect(press(field ?? page.document, 'n')).toBe(false);
      await page.idle();
      expect([tag, path(page)]).toEqual([tag, LONG]);
    }
    press(page.document.body, 'n'); // Beside them they are keys.
    await page.idle();
    expect(path(page)).toBe(AFTER);
  });
});
