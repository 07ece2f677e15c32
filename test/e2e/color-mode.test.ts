// The colour mode of a reader in a real browser: its button, the next page, other windows, the system.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { framesDrawn, pageIsIdle } from './support/page-events.ts';
import { BEFORE, readerSite, TEXT } from './support/reader-site.ts';
import { colorMode } from './support/visit.ts';

const { site, open } = readerSite();
const toggle = (page: Page) => page.locator('.dg-color-mode');
const isShown = (page: Page, scheme: 'light' | 'dark') =>
  page.waitForFunction((mode) => document.documentElement.dataset.muiColorScheme === mode, scheme);

describeInBrowser('the button for the colour mode', (browser) => {
  test('takes the first click, though nothing is loaded yet, and takes it once', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, requests, problems } = await open(browser(), TEXT, {
      colorScheme: 'light',
      // React arrives after the click.
      prepare: (opened) => opened.route('**/assets/hydrate-*.js', (route) => asked.then(() => route.continue())),
    });
    await toggle(page).click();
    expect(await colorMode(page)).toEqual({ shown: 'light', stored: null });
    answer();
    await page.waitForFunction(() => localStorage.getItem('mui-mode') !== null);
    await pageIsIdle(page);
    await framesDrawn(page); // A second step would show by now.
    expect(await colorMode(page)).toEqual({ shown: 'dark', stored: 'dark' });
    expect(await toggle(page).innerText()).toContain('Dark');

    await toggle(page).click();
    expect(await colorMode(page)).toEqual({ shown: 'light', stored: 'light' });
    await toggle(page).click();
    expect(await colorMode(page)).toEqual({ shown: 'light', stored: 'system' });
    expect(requests.filter((path) => path.includes('hydrate'))).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('changes all windows of the reader, and the next pages before their first paint', async () => {
    const { page } = await open(browser(), TEXT, { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(site().origin + BEFORE);
    await toggle(page).click();
    await isShown(page, 'dark');
    await isShown(other, 'dark');

    const schemes: string[] = [];
    const backgrounds: string[] = [];
    await page.exposeFunction('seen', (list: string, value: string) =>
      (list === 'scheme' ? schemes : backgrounds).push(value),
    );
    // Notes the scheme when <body> appears, which is before anything can be painted, at each change after that, and
    // what the first frames look like.
    await page.addInitScript({
      content: `
        const note = () => seen('scheme', document.documentElement.getAttribute('data-mui-color-scheme') ?? 'none');
        const start = new MutationObserver(() => {
          if (!document.body) return;
          start.disconnect();
          note();
          new MutationObserver(note).observe(document.documentElement, { attributes: true });
          let frames = 0;
          const frame = () => {
            seen('background', getComputedStyle(document.body).backgroundColor);
            if (++frames < 5) requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        });
        start.observe(document, { childList: true, subtree: true });
      `,
    });
    for (const route of [TEXT, BEFORE]) {
      schemes.length = 0;
      backgrounds.length = 0;
      await page.goto(site().origin + route);
      await expect.poll(() => backgrounds.length).toBe(5);
      expect([...new Set(schemes)]).toEqual(['dark']);
      expect([...new Set(backgrounds)]).toHaveLength(1);
      const [red = 255] = backgrounds[0]?.match(/\d+/g)?.map(Number) ?? [];
      expect(red).toBeLessThan(60);
    }
  });
});

describeInBrowser('the colour mode', (browser) => {
  test('follows the system while the page is open, and the theme-color with it', async () => {
    const { page, problems } = await open(browser(), TEXT, { colorScheme: 'light' });
    const ground = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).backgroundColor,
        document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
      ]);
    expect(await ground()).toEqual(['rgb(255, 255, 255)', '#ffffff']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isShown(page, 'dark');
    expect(await ground()).toEqual(['rgb(11, 13, 18)', '#0b0d12']);
    expect(await colorMode(page)).toEqual({ shown: 'dark', stored: null });
    expect(problems).toEqual([]);
  });

  test('changes where storage is forbidden', async () => {
    const { page, problems } = await open(browser(), TEXT, {
      colorScheme: 'dark',
      prepare: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('Denied.', 'SecurityError');
            },
          });
        }),
    });
    await isShown(page, 'dark');
    await toggle(page).click();
    await isShown(page, 'light');
    expect(problems).toEqual([]);
  });
});

describeInBrowser('direction and density', (browser) => {
  test('are set before the first paint', async () => {
    const { page } = await open(browser(), TEXT);
    await page.evaluate(() => {
      localStorage.setItem('mui-direction', 'rtl');
      localStorage.setItem('mui-dense', 'true');
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(
      await page.evaluate(() => [
        document.documentElement.dir,
        document.documentElement.hasAttribute('data-mui-dense'),
      ]),
    ).toEqual(['rtl', true]);
  });
});
