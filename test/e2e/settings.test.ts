// The reader's settings panel: what it loads and when, what a choice changes, and where it is kept.
import { describe, expect, test } from 'vitest';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { stored } from './support/window-storage.ts';
import { named, type WindowVisit, windowReader } from './support/window-visit.ts';

const site = servedSite(repository);
const TEXT = '/docs/';

const shown = ({ document }: WindowVisit) => {
  const { dir, dataset } = document.documentElement;
  return { scheme: dataset.muiColorScheme, dir, dense: 'muiDense' in dataset };
};
const radio = ({ document }: WindowVisit, name: string) =>
  named<HTMLInputElement>(document, '#dg-settings input[type=radio]', name);

/** The panel opens at once; it answers when its island lives. */
async function open(page: WindowVisit): Promise<void> {
  named(page.document, 'button', 'Settings').click();
  await page.idle();
}

describe('the settings panel', () => {
  test('loads nothing before it is opened', async () => {
    const page = await windowReader(site().folder).open(TEXT);
    const loaded = () => page.requests.filter((path) => path.includes('SettingsPanel'));
    expect(loaded()).toEqual([]);
    await open(page);
    expect(loaded()).toHaveLength(1);
  });

  test('changes mode, direction and density at once, keeps them on the next page, and resets them', async () => {
    const page = await windowReader(site().folder).open(TEXT);
    const first = { scheme: 'light', dir: 'ltr', dense: false };
    expect(shown(page)).toEqual(first);
    await open(page);
    for (const name of ['Dark', 'Right to left', 'Dense']) radio(page, name).click();
    expect(shown(page)).toEqual({ scheme: 'dark', dir: 'rtl', dense: true });
    await page.goTo('/material-ui/react-button/');
    expect(shown(page)).toEqual({ scheme: 'dark', dir: 'rtl', dense: true });
    await open(page);
    expect(radio(page, 'Dense').checked).toBe(true);
    named(page.document, 'button', 'Reset settings').click();
    await page.idle();
    expect(shown(page)).toEqual(first);
    expect(radio(page, 'System').checked).toBe(true);
    expect(stored(page)).toEqual({});
    expect(page.problems).toEqual([]);
  });

  test('resets the density and the direction alone', async () => {
    const page = await windowReader(site().folder).open(TEXT);
    await open(page);
    const buttons = () => [...page.document.querySelectorAll('.dg-settings-undo')].map((node) => node.ariaLabel);
    expect(buttons()).toEqual([]);
    for (const name of ['Dark', 'Right to left', 'Dense']) radio(page, name).click();
    await page.idle();
    expect(buttons()).toEqual(['Reset: Direction', 'Reset: Density']);
    named(page.document, 'button', 'Reset: Density').click();
    await page.idle();
    expect([shown(page), stored(page)]).toEqual([
      { scheme: 'dark', dir: 'rtl', dense: false },
      { 'mui-mode': 'dark', 'mui-direction': 'rtl' },
    ]);
    expect(page.document.activeElement).toBe(radio(page, 'Comfortable'));
    named(page.document, 'button', 'Reset: Direction').click();
    await page.idle();
    expect([shown(page), stored(page), buttons()]).toEqual([
      { scheme: 'dark', dir: 'ltr', dense: false },
      { 'mui-mode': 'dark' },
      [],
    ]);
  });

  test('reaches other windows of the reader that have not opened it', async () => {
    const reader = windowReader(site().folder);
    const [page, other] = [await reader.open(TEXT), await reader.open(TEXT)];
    await open(page);
    for (const name of ['Right to left', 'Dense']) radio(page, name).click();
    await other.idle();
    expect(shown(other)).toEqual({ scheme: 'light', dir: 'rtl', dense: true });
    named(page.document, 'button', 'Reset settings').click();
    await other.idle();
    expect(shown(other)).toEqual({ scheme: 'light', dir: 'ltr', dense: false });
    expect(other.requests.filter((path) => path.includes('SettingsPanel'))).toHaveLength(1); // That of the first window.
  });

  test('is in step in all windows of the reader', async () => {
    const reader = windowReader(site().folder);
    const [page, other] = [await reader.open(TEXT), await reader.open(TEXT)];
    await open(page);
    await open(other);
    radio(page, 'Right to left').click();
    await other.idle();
    expect(shown(other)).toMatchObject({ dir: 'rtl' });
    expect(radio(other, 'Right to left').checked).toBe(true);
  });
});
