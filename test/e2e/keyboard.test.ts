// A page by the keyboard alone: every control once, in the order of the page, with a ring that can be seen; menus, trees, toolbars.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { fixture, repository } from './support/build-site.ts';
import { button, codeChoicesSite, frame } from './support/code-choices-site.ts';
import { lookAtFocus, markControls, type Stop, unvisited } from './support/focus-walk.ts';
import { fadesFinished, framesDrawn, pageIsIdle, readingStarted, scrollPage } from './support/page-events.ts';
import { BEFORE, readerSite } from './support/reader-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const own = servedSite(repository);
const reader = readerSite();
const family = servedSite(fixture('family'));
const choices = codeChoicesSite();

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

const PAGES = [
  ['landing page', own, '/material-ui/'],
  ['guide with every construct', family, '/ui/constructs/'],
  ['installation page with tabs', reader.site, BEFORE],
  ['API page', family, '/ui/api/button/'],
  ['page that is not there', family, '/ui/no/such/page/'],
] as const;

/** Both in the long run, else one and the other in turn. */
const widthsOf = (index: number) => [360, 1440].filter((_, at) => IS_LONG || at === index % 2);

describeInBrowser('a reader without a pointer', (browser) => {
  // The guide has all that the landing page and the page that is not there have.
  const walked = PAGES.filter(([name]) => IS_LONG || !['landing page', 'page that is not there'].includes(name));
  test.each(walked.flatMap((row, index) => widthsOf(index).map((width) => [...row, width] as const)))(
    'walks through all controls of the %s',
    async (_, site, route, width) => {
      const { page, problems } = await visit(browser(), site().origin + route, {
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await scriptsHaveRun(page);
      const expected = await markControls(page);
      expect(expected).toBeGreaterThanOrEqual(10);
      const stops: Stop[] = [];
      for (let step = 0; step <= expected + 5; step++) {
        await page.keyboard.press('Tab');
        await fadesFinished(page); // With little motion, too, the link that skips goes away in a transition.
        const stop = await page.evaluate(lookAtFocus);
        if (stop === null) break; // Behind the last control comes the browser’s own.
        stops.push(stop);
      }
      expect(stops[0]?.name).toBe('Skip to content');
      expect(stops.filter(({ ring }) => !ring).map(({ html }) => html)).toEqual([]);
      expect(stops.filter(({ covered }) => covered !== null).map(({ html, covered }) => [html, covered])).toEqual([]);
      // The way back to the top comes once there is one.
      const order = stops.filter(({ html }) => !html.includes('dg-top')).map(({ order }) => order);
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b)); // Each once, as they stand on the page.
      expect(await page.evaluate(unvisited)).toEqual([]);
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    },
  );

  test('opens and leaves every menu, at any width', async () => {
    const { page } = await visit(browser(), `${family().origin}/ui/button/`, { reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const menus = await page.locator('header [popovertarget]:visible').all();
      expect(menus.length).toBe(width < 1200 ? 5 : 4); // On a phone the page tree is a menu too.
      for (const opener of menus) {
        const id = (await opener.getAttribute('popovertarget')) ?? '';
        const isOpen = () => page.locator(`#${id}`).evaluate((menu) => menu.matches(':popover-open'));
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect.poll(isOpen).toBe(true);
        await page.keyboard.press('Tab');
        expect(await page.evaluate((menu) => document.activeElement?.closest(`#${menu}`) !== null, id)).toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(isOpen).toBe(false);
        await expect.poll(() => hasFocus(opener)).toBe(true);
      }
    }
  });

  test('gets past the menus by the first link', async () => {
    const { page } = await reader.open(browser(), BEFORE);
    await page.keyboard.press('Tab');
    const skip = page.locator('a:focus');
    expect(await skip.innerText()).toBe('Skip to content');
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('tabs through the header and the page tree without scrolling the page, and opens and closes groups', async () => {
    const { page } = await reader.open(browser());
    await scrollPage(page, 500);
    const press = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => {
        const place = document.activeElement?.closest('.dg-skip, .dg-header, #dg-nav, main')?.tagName ?? '';
        return { place, top: scrollY };
      });
    };
    const tops = new Set<string>();
    for (let at = await press(); at.place !== 'MAIN'; at = await press()) tops.add(`${at.place} ${at.top}`);
    expect([...tops]).toEqual(['A 500', 'HEADER 500', 'NAV 500']);

    const closed = page.locator('.dg-nav details:not([open])');
    const count = await closed.count();
    await closed.first().locator('> summary').focus();
    const group = page.locator('.dg-nav details:focus-within');
    await page.keyboard.press('Enter');
    expect([await group.getAttribute('open'), await closed.count()]).toEqual(['', count - 1]);
    await page.keyboard.press('Tab');
    expect(await hasFocus(group.locator('a').first())).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect([await group.getAttribute('open'), await closed.count()]).toEqual([null, count]);
  });

  test('goes to the contents list and to the list of keys by single keys, and back to where the focus was', async () => {
    const { page, problems } = await reader.open(browser());
    const contents = () =>
      page.evaluate(() => document.activeElement?.closest('.dg-contents, .dg-contents-phone')?.className);
    await page.keyboard.press('o');
    await expect.poll(contents).toBe('dg-contents');
    await page.setViewportSize({ width: 800, height: 800 });
    await page.keyboard.press('o');
    expect(await contents()).toBe('dg-contents-phone');
    expect(await page.locator('.dg-contents-phone a').first().isVisible()).toBe(true);

    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const link = page.locator('main h2 a:visible').first();
    await link.focus();
    await page.keyboard.press('?');
    await dialog.waitFor();
    expect(await dialog.evaluate((list) => list.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await hasFocus(link)).toBe(true);
    const settings = button(page.locator('header'), 'Settings');
    await settings.press('Enter');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    // The dialog has closed the popover with the button that opened it.
    await expect.poll(() => hasFocus(settings)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('goes through the toolbar of a demo by arrows in the direction of reading, around its ends', async () => {
    const { page, problems } = await visit(browser(), choices.address(), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const plain = frame(page, 'Plain');
    const bar = plain.getByRole('toolbar');
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    };
    for (const [direction, next, back] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const) {
      await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
      await button(bar, 'Expand code').focus();
      await expect.poll(() => bar.locator('[tabindex="0"]').count()).toBe(1);
      expect(await press(back)).toBe('More');
      expect(await press(next)).toBe('Expand code');
      expect(await press(next)).not.toBe('TS'); // The code is closed.
      expect(await press('Home')).toBe('Expand code');
      expect(await plain.locator('.dg-demo-full:visible').count()).toBe(0);
      expect(await press('Enter')).toBe('Collapse code');
      await expect.poll(() => plain.locator('.dg-demo-full:visible').count()).toBe(1);
      expect(await press(next)).toBe('TS');
      expect(await press(next)).toBe('JS');
      expect(await press('End')).toBe('More');
      expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await press('Escape')).toBe('More');
      await page.keyboard.press('Shift+Tab');
      expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
      await button(bar, 'Collapse code').press('Enter');
      await expect.poll(() => plain.locator('.dg-demo-full:visible').count()).toBe(0);
    }
    await button(plain, 'More').press('Enter');
    await button(plain, 'Copy link to JavaScript source').press('Enter');
    await plain.getByRole('status').filter({ hasText: 'has been copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(choices.address('#Plain.js'));
    expect(await hasFocus(button(plain, 'More'))).toBe(true);
    expect(problems).toEqual([]);
  });
});

/** What scripts add to the page or take from the walk through it is done. */
async function scriptsHaveRun(page: Page): Promise<void> {
  await readingStarted(page);
  await pageIsIdle(page);
  await framesDrawn(page);
}
