// What the media of a reader changes, in a real browser: motion, forced colours, paper.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { layoutShifts, readingStarted, scrollPage } from './support/page-events.ts';
import { AFTER, BEFORE, LAPTOP, LONG, readerSite, scrollTo } from './support/reader-site.ts';

const { open, openToScroll } = readerSite();

describeInBrowser('a page', (browser) => {
  const watchTransitions = (page: Page) =>
    page.evaluate(() =>
      addEventListener('pageswap', (event) =>
        sessionStorage.setItem('transition', String(event.viewTransition !== null)),
      ),
    );

  test.each([
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const)('fades into the next one, with motion %s: %s', async (reducedMotion, expected) => {
    const { page } = await open(browser(), LONG, { ...LAPTOP, reducedMotion });
    await watchTransitions(page);
    await page.locator('.dg-pager [rel=next]').click();
    await page.waitForURL((url) => url.pathname === AFTER);
    expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe(expected);
  });

  test('moves nothing by itself while it loads', async () => {
    const { page } = await open(browser());
    await readingStarted(page);
    await scrollPage(page, 2000);
    expect(await layoutShifts(page)).toBe(0);
  });
});

describeInBrowser('forced colors', (browser) => {
  test('leave the current rows, the focus and the buttons visible', async () => {
    const { page } = await openToScroll(browser(), LONG, { ...LAPTOP, forcedColors: 'active' });
    await scrollTo(page, 900);
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const ground = await style('body', 'background-color');
    for (const row of ['#dg-nav [aria-current=page]', '.dg-contents [aria-current]'])
      expect(await style(row, 'background-color')).not.toBe(ground);
    expect(await style('.dg-settings-button', 'outline-style')).toBe('solid');
    await page.locator('.dg-settings-button').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await style('.dg-settings-button', 'outline-width')).toBe('2px');
  });
});

describeInBrowser('paper', (browser) => {
  test('has no shell, shows the addresses of links to other sites, and opens what is folded', async () => {
    const { page } = await open(browser(), LONG, { ...LAPTOP, colorScheme: 'dark' });
    await readingStarted(page);
    await page
      .locator('.dg-content')
      .evaluate((content) =>
        content.insertAdjacentHTML(
          'beforeend',
          '<p><a id="away" href="https://a.example/x">there</a> <a id="here" href="/ui/">here</a></p><details id="folded"><summary>More</summary><p>Inside</p></details>',
        ),
      );
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(
      await page
        .locator(':is(.dg-header, #dg-nav, .dg-contents, .dg-contents-phone, .dg-footer, .dg-top, .dg-skip):visible')
        .count(),
    ).toBe(0);
    const after = (id: string) => page.locator(id).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('#away')).toBe('" (https://a.example/x)"');
    expect(await after('#here')).toBe('none');
    const folded = await page.locator('#folded p').boundingBox();
    expect(folded?.height).toBeGreaterThan(0);
    const [red = 255] =
      (await page.locator('body').evaluate((body) => getComputedStyle(body).color)).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeLessThan(80);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
  });

  test('shows all tabs, all code and dark text, and no controls', async () => {
    const { page } = await open(browser(), BEFORE, { ...LAPTOP, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const group = page.locator('.dg-tabs').first();
    expect(await group.locator('pre').count()).toBe(3);
    expect(await group.locator('pre:visible').count()).toBe(3);
    expect(await group.locator('label:visible').count()).toBe(3);
    expect(await page.locator(':is(.dg-copy, .dg-header, #dg-nav, .dg-contents, .dg-footer):visible').count()).toBe(0);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const code = page.locator('pre').first();
    expect(await code.evaluate((pre) => getComputedStyle(pre).whiteSpace)).toBe('pre-wrap');
  });
});
