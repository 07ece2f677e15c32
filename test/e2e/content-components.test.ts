// Everything that a page's text can hold, in a real browser: as a whole, pictures and cards.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { constructsSite } from './support/constructs-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { framesDrawn } from './support/page-events.ts';
import { readFolder } from './support/published.ts';
import { visit } from './support/visit.ts';

const site = constructsSite();
const address = () => site().address;

describe('a page with every construct', () => {
  test('is built without a word', () => {
    expect(site().built.diagnostics).toEqual([]);
  });

  test('is valid HTML', async () => {
    const html = (await readFolder(site().out)).get('ui/all/index.html')?.toString('utf8') ?? '';
    expect(html).toContain('dg-steps');
    expect(await invalidHtml(html, 'ui/all/index.html')).toEqual([]);
  });
});

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describeInBrowser('a page with every construct', (browser) => {
  test.each([
    ['light', 1440, 'ltr'],
    ['dark', 1440, 'rtl'],
    ['light', 360, 'rtl'],
    ['dark', 360, 'ltr'],
  ] as const)('is accessible and no wider than the window: %s, %i px, %s', async (colorScheme, width, dir) => {
    const { page } = await visit(browser(), address(), {
      colorScheme,
      viewport: { width, height: 800 },
      prepare: (opened) => opened.addInitScript((value) => localStorage.setItem('mui-direction', value), dir),
    });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
    expect(await isWide(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  test('works without JavaScript', async () => {
    const { page, problems } = await visit(browser(), address(), { javaScriptEnabled: false });
    await page.getByText('Why?').click();
    expect(await page.getByText('Requests are open.').isVisible()).toBe(true);
    await page.locator('.dg-tree summary').first().click();
    expect(await page.getByText('index.md').isVisible()).toBe(false);
    // The film of this test is none.
    expect(problems.filter((problem) => !problem.includes('.mp4'))).toEqual([]);
    await page.locator('.dg-zoom').click();
    await page.waitForURL(/wide-\w+\.png$/);
  });

  test('does not move while it loads', async () => {
    let answer = () => {};
    const painted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit(browser(), address(), {
      viewport: { width: 1280, height: 800 },
      waitUntil: 'domcontentloaded',
      prepare: async (opened) => {
        // The font of code arrives when the page has long been painted.
        await opened.route('**/jetbrains*.woff2', (route) => painted.then(() => route.continue()));
        await opened.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            // The type of entry that is asked for below.
            for (const entry of list.getEntries() as unknown as { value: number }[]) moved.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await framesDrawn(page);
    answer();
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    for (let y = 0; y < before; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await framesDrawn(page);
    }
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    expect(await height()).toBe(before);
    // Set by the script above.
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  });
});

describeInBrowser('a picture that is shown smaller than it is', (browser) => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'A wide picture' });
  const isReady = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('image-zoom'))),
      )
      .toBe(true);

  test('opens large by mouse, and a click closes it', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 1280, height: 800 } });
    await isReady(page);
    const picture = page.getByRole('img', { name: 'A wide picture' });
    const width = (await picture.boundingBox())?.width ?? 0;
    await picture.click();
    const large = dialog(page).getByRole('img', { name: 'A wide picture' });
    await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(width + 100);
    expect(await violations(page)).toEqual([]);
    expect(page.url()).toBe(address());
    await dialog(page).click({ position: { x: 60, y: 60 } });
    expect(await page.locator('dialog.dg-zoom-box').count()).toBe(0);
  });

  test.each(['Escape', 'Enter'])('opens by keyboard, %s closes it, and the focus returns', async (key) => {
    const { page, problems } = await visit(browser(), address(), {
      viewport: { width: 360, height: 700 },
      reducedMotion: 'reduce',
    });
    await isReady(page);
    await page.locator('.dg-zoom').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(
      await page.getByRole('button', { name: 'Close picture' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press(key);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('dg-zoom');
    expect(problems.filter((problem) => !problem.includes('.mp4'))).toEqual([]);
  });

  test('is the only one that does, and costs pages without one nothing', async () => {
    const { page } = await visit(browser(), address());
    expect(await page.locator('.dg-zoom').count()).toBe(1);
    const other = await visit(browser(), `${site().origin}/ui/button/`);
    expect(other.requests.filter((path) => path.includes('image-zoom'))).toEqual([]);
  });
});

describeInBrowser('a card', (browser) => {
  test('leads where its link does, wherever it is clicked', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 1280, height: 800 } });
    // The link lies over the text, which is what a click on the text meets.
    await page.getByText('A button starts an action.').click({ force: true });
    await page.waitForURL('**/ui/button/');
  });
});
