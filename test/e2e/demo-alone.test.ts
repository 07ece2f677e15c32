// A demo that stands alone: on a page of its own, and in a frame of a page, with what the reader chose.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { visit } from './support/visit.ts';

const own = servedSite(repository);
/** One page of so many in the short run: a prime shares no factor with the stylings of a demo. */
const EVERY = IS_LONG ? 1 : 37;

const storedDirection = (direction: string) => (page: Page) =>
  page.addInitScript((asked) => localStorage.setItem('mui-direction', asked), direction);

describeInBrowser('a demo alone', (browser) => {
  test('is alive on its page, in the mode and direction that the reader chose', { timeout: 900_000 }, async () => {
    const paths = [...own().files.keys()].filter((path) => /^demos\/.*index\.html$/.test(path));
    expect(paths.length).toBeGreaterThan(60);
    const found: string[] = [];
    for (const [index, path] of paths.entries()) {
      if (index % EVERY !== 0) continue;
      const [colorScheme, direction] = index % 2 === 0 ? (['dark', 'rtl'] as const) : (['light', 'ltr'] as const);
      const url = `${own().origin}/${path.replace(/index\.html$/, '')}`;
      const { page, problems } = await visit(browser(), url, { colorScheme, prepare: storedDirection(direction) });
      const island = page.locator('main > dg-island[name="Demo"]');
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main > dg-island') ?? {}).some((key) => key.startsWith('__reactContainer')),
      );
      const shown = await island.evaluate((element) => ({
        colorScheme: getComputedStyle(element).colorScheme,
        direction: getComputedStyle(element).direction,
        hasText: (element.textContent ?? '').trim() !== '',
      }));
      if (shown.colorScheme !== colorScheme || shown.direction !== direction || !shown.hasText)
        found.push(`${path}: ${JSON.stringify(shown)}`);
      for (const crash of await page.locator('[data-demo-crashed]').allInnerTexts()) found.push(`${path}: ${crash}`);
      for (const problem of problems) found.push(`${path}: ${problem}`);
      if (IS_LONG) for (const violation of await violations(page)) found.push(`${path}: ${violation}`);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

  test('follows its page in a frame, when it opens and when the reader changes it', async () => {
    const { page, problems } = await visit(browser(), `${own().origin}/material-ui/react-app-bar/`, {
      colorScheme: 'dark',
      prepare: storedDirection('rtl'),
    });
    const frame = page.frameLocator('.dg-demo iframe').first();
    const root = frame.locator('html');
    const shown = () =>
      root.evaluate((html) => ({
        scheme: html.getAttribute('data-mui-color-scheme'),
        direction: getComputedStyle(html.querySelector('dg-island') ?? html).direction,
        bar: getComputedStyle(html.querySelector('header') ?? html).direction,
      }));
    await page.locator('.dg-demo iframe').first().scrollIntoViewIfNeeded();
    await expect.poll(shown).toEqual({ scheme: 'dark', direction: 'rtl', bar: 'rtl' });
    // The frame has no room above for a header that it does not have.
    expect(await frame.locator('header').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);

    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });
    await expect.poll(() => choice('Right to left').isChecked(), { timeout: 10_000 }).toBe(true);
    await choice('Light').check();
    await choice('Left to right').check();
    await expect.poll(shown).toEqual({ scheme: 'light', direction: 'ltr', bar: 'ltr' });
    expect(problems).toEqual([]);
  });
});
