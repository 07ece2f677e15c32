// What the media of a reader changes: motion, forced colours, paper.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { layoutShifts, readingStarted, scrollPage } from './support/page-events.ts';
import { AFTER, BEFORE, LAPTOP, LONG, readerSite, scrollTo } from './support/reader-site.ts';

const { open, openToScroll } = readerSite();

describeInBrowser('a page', (browser) => {
  const watchTransitions = (page: Page) =>
    page.addInitScript(() =>
      addEventListener('pageswap', (event) =>
        sessionStorage.setItem('transition', String(event.viewTransition !== null)),
      ),
    );

  test('moves nothing by itself while it loads, and fades into the next one unless motion is reduced', async () => {
    const { page } = await open(browser(), LONG, {
      ...LAPTOP,
      reducedMotion: 'no-preference',
      prepare: watchTransitions,
    });
    await readingStarted(page);
    await scrollPage(page, 2000);
    expect(await layoutShifts(page)).toBe(0);
    const fades = () => page.evaluate(() => sessionStorage.getItem('transition'));
    await page.locator('.dg-pager [rel=next]').click();
    await page.waitForURL((url) => url.pathname === AFTER);
    expect(await fades()).toBe('true');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('.dg-pager [rel=prev]').click();
    await page.waitForURL((url) => url.pathname === LONG);
    expect(await fades()).toBe('false');
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
  test('has text without the shell, dark on white, with addresses of other sites and all that is folded', async () => {
    const { page } = await open(browser(), BEFORE, { ...LAPTOP, colorScheme: 'dark' });
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
    const shell = '.dg-header, #dg-nav, .dg-contents, .dg-contents-phone, .dg-footer, .dg-top, .dg-skip, .dg-copy';
    expect(await page.locator(`:is(${shell})`).count()).toBeGreaterThan(6);
    expect(await page.locator(`:is(${shell}):visible`).count()).toBe(0);
    const after = (id: string) => page.locator(id).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('#away')).toBe('" (https://a.example/x)"');
    expect(await after('#here')).toBe('none');
    expect((await page.locator('#folded p').boundingBox())?.height).toBeGreaterThan(0);
    const group = page.locator('.dg-tabs').first();
    expect(await group.locator('pre').count()).toBe(3);
    expect(await group.locator('pre:visible').count()).toBe(3);
    expect(await group.locator('label:visible').count()).toBe(3);
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor, whiteSpace } = getComputedStyle(element);
          return { color, backgroundColor, whiteSpace };
        });
    const body = await look('body');
    expect(body.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(Number(/\d+/.exec(body.color)?.[0])).toBeLessThan(80);
    expect((await look('pre')).whiteSpace).toBe('pre-wrap');
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  });
});
