// Pictures of demos, as numbers: on phones and tablets each kind of demo is one frame with targets that a thumb hits.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { framesDrawn } from './support/page-events.ts';
import { demoFaults } from './support/touch-faults.ts';
import { tapExpand, touch, touchSite } from './support/touch-site.ts';

const { open } = touchSite();

const KINDS = ['Plain', 'Closed', 'Open', 'Inline', 'Gradient', 'Playground', 'Framed', 'Wide', 'Files', 'Card'];

const demoOf = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);

/** By their names in the page. Waits until the toolbar answers. */
async function faultsOfAll(page: Page): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  for (const name of KINDS) {
    const demo = demoOf(page, name);
    const isOpen = name === 'Open';
    faults[name] = await demoFaults(demo);
    await tapExpand(demo, !isOpen);
    faults[`${name}, ${isOpen ? 'closed' : 'open'}`] = await demoFaults(demo);
  }
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}

/** Distance of the icons from the top of the toolbar, and how many there are. */
const iconRow = (demo: Locator) =>
  demo.locator('.dg-demo-bar').evaluate((bar) => {
    const icons = [...bar.querySelectorAll('.dg-icon-button')].map((icon) => icon.getBoundingClientRect());
    const shown = icons.filter(({ height }) => height > 0);
    const { top, height } = bar.getBoundingClientRect();
    return { count: shown.length, below: Math.max(...shown.map((icon) => icon.top - top)), height };
  });

describeInBrowser('a demo on a touch screen', (browser) => {
  test.each([
    [360, 'ltr'],
    [390, 'ltr'],
    [390, 'rtl'],
    [768, 'ltr'],
  ] as const)('is one frame with large targets, closed and open: %s px, %s', async (width, direction) => {
    const { page, problems } = await open(browser(), {
      ...touch(width),
      prepare: (page) => page.addInitScript((dir) => localStorage.setItem('mui-direction', dir), direction),
    });
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe(direction);
    expect(await faultsOfAll(page)).toEqual({});
    expect(problems).toEqual([]);
  });

  test('has one row of at most five icons until its code is open, and all icons then', async () => {
    const { page } = await open(browser(), touch(360));
    const demo = demoOf(page, 'Plain');
    const closed = await iconRow(demo);
    expect(closed.count).toBeLessThanOrEqual(5);
    expect(closed.below).toBeLessThan(8);
    expect(closed.height).toBeLessThan(56);
    await tapExpand(demo);
    expect((await iconRow(demo)).count).toBe(6);
    // The choice of a styling has a row of its own, below.
    expect((await iconRow(demoOf(page, 'Card'))).below).toBeLessThan(8);
  });

  test('keeps the edge of its code on a phone, and a larger one where there is room', async () => {
    const paddings = [];
    for (const width of [360, 390, 768]) {
      const { page } = await open(browser(), touch(width));
      const stage = demoOf(page, 'Plain').locator('.dg-demo-stage');
      paddings.push(
        await stage.evaluate((element) => Math.round(Number.parseFloat(getComputedStyle(element).paddingInline))),
      );
    }
    expect(paddings).toEqual([16, 18, 24]);
  });

  test('scrolls in its stage where it is wide, and fades at the edge behind which there is more', async () => {
    const { page } = await open(browser(), touch(360));
    const stage = demoOf(page, 'Wide').locator('.dg-demo-stage');
    await stage.scrollIntoViewIfNeeded();
    const look = () =>
      stage.evaluate((element) => {
        const { maskImage } = getComputedStyle(element);
        return { mask: maskImage, rest: element.scrollWidth - element.clientWidth - element.scrollLeft };
      });
    await framesDrawn(page);
    const start = await look();
    expect(start.rest).toBeGreaterThan(500);
    expect(start.mask).toMatch(/^linear-gradient\(to right/);
    await stage.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await framesDrawn(page);
    const end = await look();
    expect(end.rest).toBeLessThan(1);
    expect(end.mask).toMatch(/^linear-gradient\(to left/);
    const narrow = demoOf(page, 'Plain').locator('.dg-demo-stage');
    expect(await narrow.evaluate((element) => getComputedStyle(element).maskImage)).toBe('none');
  });

  test('shows its code below its stage where scripts are off, also a demo that starts closed', async () => {
    const { page } = await open(browser(), { ...touch(390), javaScriptEnabled: false });
    for (const name of ['Plain', 'Closed', 'Open']) {
      const demo = demoOf(page, name);
      expect(await demo.locator('.dg-demo-bar').isVisible()).toBe(false);
      expect(await demo.locator('pre:visible').innerText()).toMatch(/^import \* as React/);
      expect(await demoFaults(demo)).toEqual([]);
    }
  });
});
