// What follows a reader who scrolls, in a real browser: the mark in the list “On this page”, and the link “Back to top”.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { API_PAGE, LAPTOP, LONG, PHONE, readerSite, scrollTo } from './support/reader-site.ts';

const { openToScroll } = readerSite();
const entries = (page: Page) => page.locator('.dg-contents a');
const marked = (page: Page) =>
  page
    .locator('.dg-contents a[aria-current="location"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** After it has faded in or out. */
const showsWayBack = (page: Page) =>
  page.locator('.dg-top').evaluate((link) => {
    for (const animation of link.getAnimations()) animation.finish();
    return link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });

describeInBrowser('a reader who scrolls', (browser) => {
  test('sees the heading that is read marked, and always in view', async () => {
    const { page, problems } = await openToScroll(browser(), `${LONG}#charts`);
    await scrollTo(page, (await scrolled(page)) + 1); // Moves the clock on.
    expect(await marked(page)).toEqual(['#charts']);
    await scrollTo(page, 0);
    expect(await marked(page)).toEqual([]);
    const headings = await entries(page).evaluateAll((links) =>
      links.map((link) => {
        const href = link.getAttribute('href');
        const heading = document.getElementById(decodeURIComponent(href ?? '').slice(1));
        return { href, top: (heading?.getBoundingClientRect().top ?? Number.NaN) + scrollY };
      }),
    );
    expect(headings.length).toBeGreaterThan(8);
    for (const index of [2, 5, 7]) {
      const heading = headings[index];
      if (!heading) throw new Error('The page is too short.');
      // An eighth of 800 px is 100 px: just above the line, and just below it.
      await scrollTo(page, Math.ceil(heading.top) - 98);
      expect(await marked(page)).toEqual([heading.href]);
      await scrollTo(page, Math.floor(heading.top) - 103);
      expect(await marked(page)).toEqual([headings[index - 1]?.href]);
    }
    await scrollTo(page, 150);
    expect(await marked(page)).toEqual([]);

    // The list scrolls by itself in a low window.
    await page.setViewportSize({ width: 1440, height: 300 });
    await scrollTo(page, 1e6);
    expect(await marked(page)).toEqual([headings.at(-1)?.href]);
    const places = await page.locator('.dg-contents').evaluate((list) => {
      const link = list.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return { isScrolled: list.scrollTop > 0, isInView: link && link.top >= box.top && link.bottom <= box.bottom };
    });
    expect(places).toEqual({ isScrolled: true, isInView: true });
    await page.setViewportSize(LAPTOP.viewport);

    // Headings are found again after the page has changed its height.
    await scrollTo(page, 700);
    const before = await marked(page);
    expect(before).toHaveLength(1);
    await page
      .locator('h1')
      .evaluate((title) => title.insertAdjacentHTML('afterend', '<div style="height:3000px"></div>'));
    await scrollTo(page, 3700);
    expect(await marked(page)).toEqual(before);

    // An entry that is followed is marked at once.
    await entries(page).nth(3).click();
    expect(await marked(page)).toEqual([headings[3]?.href]);
    expect(problems).toEqual([]);
  });

  test('has a way back to the top past 200 px, which leaves the focus at the start of the text', async () => {
    const { page } = await openToScroll(browser(), LONG, { ...LAPTOP, reducedMotion: 'reduce' });
    const link = page.getByRole('link', { name: 'Back to top' });
    await scrollTo(page, 150);
    expect(await showsWayBack(page)).toBe(false);
    await scrollTo(page, 400);
    expect(await showsWayBack(page)).toBe(true);
    await link.focus();
    await page.keyboard.press('Enter');
    // Reduced motion: no gliding.
    expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    expect(page.url()).not.toContain('#');
    await scrollTo(page, 1); // Moves the clock on, for the answer to the link's own scrolling.
    expect(await showsWayBack(page)).toBe(false);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await scrollTo(page, 3000);
    await link.click();
    expect(await scrolled(page)).toBeGreaterThan(0);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('finds both on a phone, and neither covers what is read', async () => {
    const { page } = await openToScroll(browser(), `${API_PAGE}#slider-prop-size`, PHONE);
    await scrollTo(page, (await scrolled(page)) + 1); // Moves the clock on.
    expect(await marked(page)).toEqual(['#props']); // The list has no entries for rows.

    await scrollTo(page, 0);
    const list = page.locator('.dg-contents-phone');
    await list.locator('summary').tap();
    await list.locator('a').nth(1).tap();
    expect(await list.evaluate((details) => details.hasAttribute('open'))).toBe(false);
    expect(await scrolled(page)).toBeGreaterThan(200);
    // The heading is below the header.
    const top = await page.locator(':target').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(57);
    expect(top).toBeLessThan(120);

    // The way back shows only to who scrolls up.
    await scrollTo(page, 600);
    await scrollTo(page, 1000);
    expect(await showsWayBack(page)).toBe(false);
    await scrollTo(page, 900);
    expect(await showsWayBack(page)).toBe(true);
    await scrollTo(page, 1e6);
    const gap = await page.evaluate(() => {
      const button = document.querySelector('.dg-top')?.getBoundingClientRect().top ?? 0;
      return button - (document.querySelector('.dg-footer')?.getBoundingClientRect().bottom ?? Number.NaN);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});
