// The list “On this page” in a real browser: the mark of the heading that is read, and the list of a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { scrollPage } from './support/page-events.ts';
import { API_PAGE, LONG, PHONE, readerSite, scrollTo } from './support/reader-site.ts';

const { open, openToScroll } = readerSite();
const entries = (page: Page) => page.locator('.dg-contents a');
const marked = (page: Page) =>
  page
    .locator('.dg-contents a[aria-current="location"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

describeInBrowser('the contents list', (browser) => {
  test('marks the heading that is read, none at the start, and the last one at the end', async () => {
    const { page, problems } = await openToScroll(browser());
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
    await scrollTo(page, 1e6);
    expect(await marked(page)).toEqual([headings.at(-1)?.href]);
    await scrollTo(page, 150);
    expect(await marked(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('scrolls by itself to keep the mark in view', async () => {
    const { page } = await openToScroll(browser(), LONG, { viewport: { width: 1440, height: 300 } });
    await scrollTo(page, 1e6);
    const places = await page.locator('.dg-contents').evaluate((list) => {
      const link = list.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return { isScrolled: list.scrollTop > 0, isInView: link && link.top >= box.top && link.bottom <= box.bottom };
    });
    expect(places).toEqual({ isScrolled: true, isInView: true });
  });

  test.each([`${API_PAGE}#slider-prop-size`, `${LONG}#charts`])('marks the target of the address %s', async (path) => {
    const { page } = await open(browser(), path);
    await expect.poll(() => marked(page)).toEqual([path.slice(path.indexOf('#'))]);
  });

  test('marks the entry that is followed at once, and leaves the mark there for a second', async () => {
    const { page } = await openToScroll(browser());
    const last = entries(page).last();
    await last.click();
    const href = await last.getAttribute('href');
    expect(await marked(page)).toEqual([href]);
    await page.clock.runFor(990);
    await scrollPage(page, 900);
    await page.clock.runFor(9);
    expect(await marked(page)).toEqual([href]);
    await page.clock.runFor(200);
    await scrollTo(page, 901);
    expect(await marked(page)).not.toEqual([href]);
  });

  test('finds its headings again after the page has changed its height', async () => {
    const { page } = await openToScroll(browser());
    await scrollTo(page, 700);
    const before = await marked(page);
    expect(before).toHaveLength(1);
    await page
      .locator('h1')
      .evaluate((title) => title.insertAdjacentHTML('afterend', '<div style="height:3000px"></div>'));
    await scrollTo(page, 3700);
    expect(await marked(page)).toEqual(before);
  });

  test('closes on a phone when an entry is followed', async () => {
    const { page } = await openToScroll(browser(), LONG, PHONE);
    const list = page.locator('.dg-contents-phone');
    await list.locator('summary').tap();
    await list.locator('a').nth(3).tap();
    expect(await list.evaluate((details) => details.hasAttribute('open'))).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // The heading is below the header.
    const top = await page.locator(':target').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(57);
    expect(top).toBeLessThan(120);
  });
});
