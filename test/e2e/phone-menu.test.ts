// The menu of a phone in a real browser: modal while it is open, for the keyboard, for fingers and for assistive technology.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { framesDrawn, scrollPage } from './support/page-events.ts';
import { BEFORE, FRONT_PAGE, LONG, PHONE, readerSite, TEXT } from './support/reader-site.ts';

const { open } = readerSite();

describeInBrowser('the menu of a phone', (browser) => {
  /** Landmarks in the accessibility tree. */
  const landmarks = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes
      .filter(({ ignored }) => !ignored)
      .flatMap(({ role }) => (['banner', 'main', 'navigation'].includes(role?.value) ? [String(role?.value)] : []));
  };
  const nav = (page: Page) => page.locator('#dg-nav');
  const button = (page: Page) => page.getByRole('button', { name: 'Open navigation' });
  const buttonHasFocus = (page: Page) => button(page).evaluate((element) => element === document.activeElement);
  const focusIsInside = (page: Page) => page.evaluate(() => document.activeElement?.closest('#dg-nav') !== null);

  test('takes the focus, keeps it, and returns it on Escape', async () => {
    const { page } = await open(browser(), LONG, PHONE);
    await scrollPage(page, 500);
    expect(await nav(page).isVisible()).toBe(false);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIsInside(page)).toBe(true);
    expect(await nav(page).locator('[aria-current="page"]').isVisible()).toBe(true);
    const stops = new Set<boolean>();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Shift+Tab');
      stops.add(
        await page.evaluate(
          () =>
            document.activeElement?.closest('#dg-nav, body > :not(.dg-grid), main')?.id === 'dg-nav' ||
            document.activeElement === document.body,
        ),
      );
    }
    expect([...stops]).toEqual([true]);
    // Screen readers do not find the page below it either.
    expect(await landmarks(page)).toEqual(['navigation']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => nav(page).isVisible()).toBe(false);
    expect(await buttonHasFocus(page)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await landmarks(page)).toEqual(expect.arrayContaining(['banner', 'main']));
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('closes beside it, and the page below does not scroll', async () => {
    const { page } = await open(browser(), LONG, PHONE);
    await scrollPage(page, 500);
    // By its place: `tap()` would scroll the page first.
    const box = await button(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 600);
    await framesDrawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.mouse.click(350, 400);
    await expect.poll(() => nav(page).isVisible()).toBe(false);
    await expect.poll(() => buttonHasFocus(page)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('becomes the sidebar when the window grows, and leaves nothing inert', async () => {
    const { page } = await open(browser(), LONG, { viewport: { width: 800, height: 800 } });
    await button(page).click();
    await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
    await expect.poll(() => nav(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
    expect(await nav(page).isVisible()).toBe(true);
  });

  test('has the tree on the front page of a product too, which has no sidebar in a wide window', async () => {
    const { page } = await open(browser(), FRONT_PAGE, PHONE);
    await button(page).tap();
    expect(await nav(page).locator('.dg-row:visible').allInnerTexts()).toEqual(['Guides', 'Reference']);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => nav(page).isVisible()).toBe(false);
  });

  test('closes by its button, by a row for a heading of the same page, and by one for another page', async () => {
    const { page, problems } = await open(browser(), TEXT, PHONE);
    await button(page).tap();
    await nav(page).getByRole('button', { name: 'Close navigation' }).tap();
    await expect.poll(() => nav(page).isVisible()).toBe(false);
    await button(page).tap();
    await nav(page).locator(`a[href^="${TEXT}#"]`).tap();
    await expect.poll(() => nav(page).isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('#words');
    await button(page).tap();
    await nav(page).locator(`a[href="${LONG}"]`).tap();
    await page.waitForURL(`**${LONG}`);
    expect(await nav(page).isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('has targets of at least 40 px, like the page', async () => {
    const { page } = await open(browser(), BEFORE, PHONE);
    await button(page).tap();
    await page.locator('.dg-contents-phone').evaluate((details) => details.setAttribute('open', ''));
    const targets = await page
      .locator('.dg-row, .dg-contents-phone a, .dg-menu-button, .dg-brand, .dg-tabs > label, summary')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => ({ html: element.outerHTML.slice(0, 80), height: element.getBoundingClientRect().height })),
      );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter(({ height }) => height < 39.5)).toEqual([]);
  });
});
