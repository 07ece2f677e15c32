// Tabs of code in a real browser: in step, by keyboard, and more of them than fit.
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { AFTER, BEFORE, CODE, readerSite } from './support/reader-site.ts';

const { site, open } = readerSite();

describeInBrowser('tabs of code', (browser) => {
  test('of one kind are in step: on the page, on the next one, in other windows', async () => {
    const { page, problems } = await open(browser(), BEFORE);
    const groups = page.locator('[data-storage-key="package-manager"]');
    const chosen = () =>
      groups.evaluateAll((all) => all.map((group) => group.querySelector('input:checked')?.getAttribute('value')));
    expect(await chosen()).toEqual(['npm', 'npm']);
    await groups.first().getByText('pnpm', { exact: true }).click();
    expect(await chosen()).toEqual(['pnpm', 'pnpm']);
    expect(await groups.nth(1).locator('pre:visible').innerText()).toBe('pnpm exec acme start');

    const other = await page.context().newPage();
    await other.goto(site().origin + AFTER);
    const first = other.locator('[data-storage-key="package-manager"]').first();
    await expect.poll(() => first.locator('input:checked').getAttribute('value')).toBe('pnpm');
    await first.getByText('npm', { exact: true }).click();
    await expect.poll(chosen).toEqual(['npm', 'npm']);
    expect(problems).toEqual([]);
  });

  test('change with the arrow keys; those that do not fit scroll in one row, and the open one comes into view', async () => {
    const { page } = await open(browser(), CODE, { viewport: { width: 360, height: 740 } });
    const labels = page.locator('.dg-tabs > label');
    const names = await labels.allInnerTexts();
    expect(names).toHaveLength(7);
    const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.locator('.dg-tabs input').first().focus();
    for (const name of names.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('.dg-tabs pre:visible').allInnerTexts()).toEqual([`${name} install`]);
    }
    const [label, code] = await Promise.all(
      [labels.last(), page.locator('.dg-tabs .dg-code:visible')].map((found) => found.boundingBox()),
    );
    expect(label && label.x >= 0 && label.x + label.width <= 360).toBe(true);
    // The block stays in the frame while its tabs move.
    expect(code && code.x >= 16 && code.x + code.width <= 344).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.dg-tabs pre:visible').innerText()).toBe('npm install');
  });
});
