// The toolbar of a demo under a thumb: each tap does what its button offers, and leaves nothing behind.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { fadesFinished } from './support/page-events.ts';
import { targetFaults } from './support/touch-faults.ts';
import { ROWS, tapExpand, touch, touchSite } from './support/touch-site.ts';

const { open } = touchSite();

const demoOf = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);
const button = (demo: Locator, name: string) => demo.getByRole('button', { name, exact: true });
const code = (demo: Locator) => demo.locator('pre:visible').innerText();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const MAY_COPY = { permissions: ['clipboard-read', 'clipboard-write'] };
/** As fetched scripts of the demo have run. */
const isLive = (demo: Locator) =>
  expect
    .poll(() =>
      demo
        .locator('dg-island')
        .first()
        .evaluate((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))),
    )
    .toBe(true);

describeInBrowser('a thumb on the toolbar of a demo', (browser) => {
  test('opens the code, closes it, and leaves no color of a pointer behind', async () => {
    const { page, problems } = await open(browser(), touch(390));
    const demo = demoOf(page, 'Plain');
    expect(await code(demo)).toMatch(/^<button/);
    await tapExpand(demo);
    expect(await code(demo)).toMatch(/^import \* as React/);
    const ground = (control: Locator) => control.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(demo.locator('.dg-demo-expand'))).toBe('rgba(0, 0, 0, 0)');
    const reset = button(demo, 'Reset the demo');
    await reset.tap();
    // Colors of icons fade: where they go is what counts.
    await fadesFinished(page);
    expect(await ground(reset)).toBe('rgba(0, 0, 0, 0)');
    await tapExpand(demo, false);
    expect(await code(demo)).toMatch(/^<button/);
    expect(problems).toEqual([]);
  });

  test('chooses a language and a styling for all demos', async () => {
    const { page } = await open(browser(), touch(360));
    const card = demoOf(page, 'Card');
    await tapExpand(card);
    expect(await code(card)).toMatch('useState<number>');
    await button(card, 'JS').tap();
    await expect.poll(() => code(card)).not.toMatch('<number>');
    expect(await code(demoOf(page, 'Open'))).not.toMatch('<number>');
    expect(await button(card, 'JS').getAttribute('aria-pressed')).toBe('true');

    const stage = card.locator('.dg-demo-stage');
    expect(await stage.innerText()).toMatch('system 0');
    await button(card, 'Tailwind CSS').tap();
    await expect.poll(() => stage.innerText()).toMatch('tailwind 0');
    await expect.poll(() => code(card)).toMatch('tailwind {count}');
  });

  test('shows another file, and copies the one that shows', async () => {
    const { page } = await open(browser(), { ...touch(390), ...MAY_COPY });
    const demo = demoOf(page, 'Files');
    await tapExpand(demo);
    expect(await code(demo)).toMatch("from './rows'");
    await demo.locator('.dg-demo-full:visible').getByText('rows.ts', { exact: true }).tap();
    expect(await code(demo)).toBe(ROWS.trimEnd());
    await button(demo, 'Copy the source').tap();
    await demo
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .waitFor();
    expect(await clipboard(page)).toBe(ROWS.trimEnd());
  });

  test('uses the demo and resets it', async () => {
    const { page } = await open(browser(), touch(390));
    const demo = demoOf(page, 'Plain');
    await demo.scrollIntoViewIfNeeded();
    await isLive(demo);
    const counter = demo.locator('.dg-demo-stage button');
    await counter.tap();
    await expect.poll(() => counter.innerText()).toBe('Plain 1');
    await button(demo, 'Reset the demo').tap();
    await expect.poll(() => counter.innerText()).toBe('Plain 0');
  });

  test('opens the menu inside of the screen, copies a link there, and the menu closes', async () => {
    const { page } = await open(browser(), { ...touch(360), ...MAY_COPY });
    const demo = demoOf(page, 'Gradient');
    const menu = demo.locator('.dg-demo-menu');
    await button(demo, 'More').tap();
    await menu.waitFor();
    expect(await targetFaults(menu, 'a, button')).toEqual([]);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    await button(demo, 'Copy link to JavaScript source').tap();
    await menu.waitFor({ state: 'hidden' });
    await demo
      .getByRole('status')
      .filter({ hasText: /copied/i })
      .waitFor();
    expect(await clipboard(page)).toMatch(/#Gradient\.js$/);
  });

  test('sends the demo to an online editor in a new tab, once the code is open', async () => {
    const { page } = await open(browser(), {
      ...touch(390),
      // Nothing is sent: the editors themselves are never asked.
      prepare: (page) =>
        page.addInitScript(() => {
          HTMLFormElement.prototype.submit = function submit() {
            document.documentElement.dataset.sent = `${this.target} ${this.action}`;
          };
        }),
    });
    const demo = demoOf(page, 'Closed');
    const editor = button(demo, 'Edit in StackBlitz');
    expect(await editor.isVisible()).toBe(false);
    await tapExpand(demo);
    await editor.tap();
    await page.locator('html[data-sent^="_blank https://stackblitz.com/run"]').waitFor();
  });
});
