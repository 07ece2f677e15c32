// The colour mode of a reader: its button, the next page, other tabs, the system.
import { describe, expect, test } from 'vitest';
import { BEFORE, readerSite, TEXT } from './support/reader-site.ts';
import { type WindowVisit, type WindowVisitOptions, windowReader } from './support/window-visit.ts';

const { site } = readerSite();
const reader = (options?: WindowVisitOptions) => windowReader(site().folder, options);

const scheme = ({ document }: WindowVisit) => document.documentElement.dataset.muiColorScheme;
const colorMode = (page: WindowVisit) => ({
  shown: scheme(page),
  stored: page.window.localStorage.getItem('mui-mode'),
});
const toggle = ({ document }: WindowVisit) => document.querySelector<HTMLElement>('.dg-color-mode');

describe('the button for the colour mode', () => {
  test('takes the first click, though nothing is loaded yet, and takes it once', async () => {
    const page = await reader().open(TEXT);
    toggle(page)?.click();
    expect(colorMode(page)).toEqual({ shown: 'light', stored: null }); // React is on its way.
    await page.idle();
    expect(colorMode(page)).toEqual({ shown: 'dark', stored: 'dark' }); // A second step would be light.
    expect(toggle(page)?.querySelector('[data-mode-label]:not([hidden])')?.textContent).toBe('Color mode: Dark');

    toggle(page)?.click();
    expect(colorMode(page)).toEqual({ shown: 'light', stored: 'light' });
    toggle(page)?.click();
    expect(colorMode(page)).toEqual({ shown: 'light', stored: 'system' });
    expect(page.requests.filter((path) => path.includes('hydrate'))).toHaveLength(1);
    expect(page.problems).toEqual([]);
  });

  test('changes all tabs of the reader, and the next pages', async () => {
    const { open } = reader();
    const [page, other] = [await open(TEXT), await open(BEFORE)];
    expect([scheme(page), scheme(other)]).toEqual(['light', 'light']);
    toggle(page)?.click();
    await page.idle();
    expect([scheme(page), scheme(other)]).toEqual(['dark', 'dark']);
    for (const route of [TEXT, BEFORE]) {
      await page.goTo(route);
      expect(scheme(page)).toBe('dark');
    }
    expect(page.problems).toEqual([]);
  });
});

describe('the colour mode', () => {
  test('follows the system while the page is open, and the theme-color with it', async () => {
    let turnDark = () => {};
    const page = await reader({
      prepare(window) {
        const system = Object.assign(new window.EventTarget(), { matches: false });
        turnDark = () => {
          system.matches = true;
          system.dispatchEvent(new window.Event('change'));
        };
        const { matchMedia } = window;
        Object.assign(window, {
          matchMedia: (query: string) => (query.includes('dark') ? system : matchMedia.call(window, query)),
        });
      },
    }).open(TEXT);
    const ground = () => [
      page.document.documentElement.style.colorScheme,
      page.document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
    ];
    expect(ground()).toEqual(['light', '#ffffff']);
    turnDark();
    expect(ground()).toEqual(['dark', '#0b0d12']);
    expect(colorMode(page)).toEqual({ shown: 'dark', stored: null });
    expect(page.problems).toEqual([]);
  });

  test('changes where storage is forbidden', async () => {
    const page = await reader({
      colorScheme: 'dark',
      prepare: (window) =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new window.DOMException('Denied.', 'SecurityError');
          },
        }),
    }).open(TEXT);
    expect(scheme(page)).toBe('dark');
    toggle(page)?.click();
    await page.idle();
    expect(scheme(page)).toBe('light');
    expect(page.problems).toEqual([]);
  });
});
