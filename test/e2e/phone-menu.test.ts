// The menu of a phone: modal while it is open, for the keyboard, for fingers and for assistive technology, and what closes it.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { framesDrawn, scrollPage } from './support/page-events.ts';
import { BEFORE, FRONT_PAGE, LONG, PHONE, readerSite, TEXT } from './support/reader-site.ts';
import { named, windowVisit } from './support/window-visit.ts';

const { site, open } = readerSite();

describe('the menu of a phone', () => {
  const openMenu = async (path: string) => {
    const page = await windowVisit(site().folder, path, { width: 360 });
    const { document } = page;
    const nav = document.querySelector<HTMLElement>('#dg-nav');
    if (!nav) throw new Error(`${path} has no menu.`);
    const tap = async () => {
      named(document, 'button', 'Open navigation').click();
      await page.idle();
    };
    await tap();
    const state = () => ({
      isOpen: nav.matches(':popover-open'),
      inert: document.querySelectorAll('[inert]').length > 0,
    });
    return { page, nav, tap, state };
  };
  const CLOSED = { isOpen: false, inert: false };

  test('has the tree on the front page of a product too, and the focus', async () => {
    const { page, nav, state } = await openMenu(FRONT_PAGE);
    const rows = [...nav.querySelectorAll('.dg-row')].filter(
      (row) => row.closest('details:not([open]) > :not(summary)') === null,
    );
    expect(rows.map((row) => row.textContent.trim())).toEqual(['Guides', 'Reference']);
    expect(state()).toEqual({ isOpen: true, inert: true });
    expect(nav.contains(page.document.activeElement)).toBe(true);
  });

  test('closes by its button, by a row for a heading of the same page, and by one for another page', async () => {
    const { page, nav, tap, state } = await openMenu(TEXT);
    named(nav, 'button', 'Close navigation').click();
    expect(state()).toEqual(CLOSED);
    for (const href of [`${TEXT}#words`, LONG]) {
      await tap();
      expect(state().isOpen).toBe(true);
      nav.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      expect(state()).toEqual(CLOSED);
      await page.idle();
      expect(page.window.location.pathname + page.window.location.hash).toBe(href);
    }
    expect(page.problems).toEqual([]);
  });
});

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

  test('keeps the focus, returns it on Escape or by a tap beside it, and becomes the sidebar when the window grows', async () => {
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

    // By its place: `tap()` would scroll the page first.
    const box = await button(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 600);
    await framesDrawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(500); // The page below does not scroll.
    await page.mouse.click(350, 400);
    await expect.poll(() => nav(page).isVisible()).toBe(false);
    await expect.poll(() => buttonHasFocus(page)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);

    await button(page).click();
    await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
    await expect.poll(() => nav(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
    expect(await nav(page).isVisible()).toBe(true);
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
