// What services show, in a real browser: no barrier, room for all of it, nothing that moves the page, keys that lead through.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { fixture } from './support/build-site.ts';
import { layoutShifts, pageIsIdle } from './support/page-events.ts';
import { servedSite } from './support/served-site.ts';
import { type VisitOptions, visit } from './support/visit.ts';

const site = servedSite(fixture('services'));
const PAGE = '/ui/button/';
const LOST = '/ui/a-very-long-name-that-no-telephone-can-show-in-one-line/buton/';

const WIDTHS = [
  [320, 'light', 'rtl'],
  [1440, 'dark', 'ltr'],
] as const;

const line = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const bell = (page: Page) => page.locator('.dg-bell');
const news = (page: Page) => page.locator('#dg-notifications');
const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const comments = (page: Page) => page.getByRole('region', { name: 'Is this page helpful?' });
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

async function expectNoShift(page: Page): Promise<void> {
  await pageIsIdle(page);
  expect(await layoutShifts(page)).toBe(0);
}

describeInBrowser('services', (browser) => {
  const open = (path: string, options?: VisitOptions) => visit(browser(), site().origin + path, options);

  test.each(WIDTHS)(
    'have no barrier, fit, and move nothing: %i px wide, %s, %s',
    async (width, colorScheme, direction) => {
      const { page, problems } = await open(PAGE, {
        colorScheme,
        viewport: { width, height: 700 },
        prepare: (tab) => tab.addInitScript((dir) => localStorage.setItem('mui-direction', dir), direction),
      });
      const fits = async (...parts: Locator[]) => {
        for (const part of parts) {
          const { x = -1, width: own = 0 } = (await part.boundingBox()) ?? {};
          expect([x >= 0, x + own <= width]).toEqual([true, true]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      };
      await question(page).waitFor();
      await page.locator('#usage button').waitFor({ state: 'attached' });
      await expectNoShift(page);
      await fits(line(page), question(page), comments(page));
      // Neither answer is the easier one.
      const answers = await question(page).getByRole('button').all();
      const [first, second] = await Promise.all(answers.map((answer) => answer.boundingBox()));
      expect([answers.length, second?.width, second?.height]).toEqual([2, first?.width, first?.height]);
      expect(await violations(page)).toEqual([]);
      await question(page).getByRole('button', { name: 'Essential only' }).click();

      await bell(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => news(page).getByRole('listitem').count()).toBe(3);
      await fits(news(page));
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await news(page).isVisible()).toBe(false);
      expect(await isFocused(bell(page))).toBe(true);

      // A narrow window has no room beside headings.
      const [button, label] =
        width === 320
          ? [comments(page).getByRole('button', { name: 'No' }), 'What could be better?']
          : [page.getByRole('button', { name: 'Post a comment on “Usage”' }), 'Your comment on “Usage”'];
      await button.focus();
      await page.keyboard.press('Enter');
      await comments(page).getByLabel(label).waitFor();
      await fits(comments(page));
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await comments(page).getByRole('textbox').isVisible()).toBe(false);
      expect(await isFocused(button)).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  test('have an announcement that is not printed, and hidden from the first paint on once it was closed', async () => {
    const { page } = await open(PAGE, {
      prepare: (tab) =>
        tab.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            const height = document.getElementById('dg-announcement')?.offsetHeight;
            document.documentElement.setAttribute('data-first-height', String(height));
          }),
        ),
    });
    const firstHeight = async () => Number(await page.locator('html').getAttribute('data-first-height'));
    expect(await firstHeight()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await line(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await line(page).isVisible()).toBe(true);
    await line(page).getByRole('button', { name: 'Close the announcement' }).click();
    expect(await line(page).isVisible()).toBe(false);
    await page.goto(`${site().origin}/ui/`);
    expect([await firstHeight(), await line(page).isVisible()]).toEqual([0, false]);
    await expectNoShift(page);
  });

  test('without JavaScript can be read, and have no button that would do nothing', async () => {
    const { page } = await open(PAGE, { javaScriptEnabled: false });
    expect(await line(page).innerText()).toBe('Version 2 is out.');
    for (const part of [line(page), comments(page)]) expect(await part.getByRole('button').count()).toBe(0);
    expect(await bell(page).isVisible()).toBe(false);
    expect(await page.locator('.dg-feedback a:visible').getAttribute('href')).toBe(
      `https://git.example/acme/issues/new?template=docs.yml&page-url=${encodeURIComponent('https://acme.example/ui/button/')}`,
    );
    await page.goto(site().origin + LOST);
    for (const name of ['.dg-similar', '[data-asked]'])
      expect([await page.locator(name).count(), await page.locator(name).isVisible()]).toEqual([1, false]);
    expect(await page.locator('.dg-lost-products a:visible').count()).toBe(1);
  });
});

describeInBrowser('the page for missing addresses', (browser) => {
  test.each(WIDTHS.filter((_, index) => IS_LONG || index === 0))(
    'has no barrier and moves nothing, %d px wide, %s, %s',
    async (width, colorScheme, direction) => {
      const { page } = await visit(browser(), site().origin + LOST, {
        colorScheme,
        viewport: { width, height: 800 },
        prepare: (tab) => tab.addInitScript((dir) => localStorage.setItem('mui-direction', dir), direction),
      });
      await page.locator('[data-similar] a').first().waitFor();
      await expectNoShift(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    },
  );
});
