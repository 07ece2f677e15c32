// Code blocks as readers use them: copied by button and by key, marked, in light, in dark and in forced colours.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { fadesFinished } from './support/page-events.ts';
import { CODE, PHONE, readerSite } from './support/reader-site.ts';

const { open } = readerSite();
const lines = (count: number) => Array.from({ length: count }, (_, index) => `const line${index + 1} = 0;`).join('\n');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const ALLOWED = { permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 800 } };
const block = (page: Page, text: string) => page.locator('.dg-code').filter({ hasText: text }).first();

describeInBrowser('the button that copies', (browser) => {
  test('leaves out removed lines, marks and numbers, says so for 2,000 ms, and loads no React', async () => {
    const { page, problems, requests } = await open(browser(), CODE, {
      ...ALLOWED,
      prepare: (opened) => opened.clock.install({ time: '2026-01-01T00:00:00Z' }),
    });
    expect(requests.some((path) => path.includes('code-blocks'))).toBe(false);
    const code = block(page, 'answer');
    const button = code.getByRole('button');
    await code.hover();
    await page.locator('#dg-code-status').waitFor({ state: 'attached' });
    await page.clock.pauseAt('2026-01-02T00:00:00Z');
    await button.click();
    await expect.poll(() => button.innerText()).toBe('Copied');
    expect(await clipboard(page)).toBe('const answer = 42;\nconst young = 2;\n/* over\n   two lines */');
    expect(await page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
    await page.clock.runFor(1999);
    expect(await button.innerText()).toBe('Copied');
    await page.clock.runFor(1);
    expect(await button.innerText()).toBe('Copy');
    expect(requests.filter((path) => path.includes('code-blocks'))).toHaveLength(1);
    expect(requests.filter((path) => /hydrate|chunk/.test(path))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('shows at once where nothing hovers', async () => {
    const { page } = await open(browser(), CODE, PHONE);
    const opacity = await page
      .locator('.dg-copy')
      .first()
      .evaluate((button) => getComputedStyle(button).opacity);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    expect(opacity).toBe('1');
  });
});

describeInBrowser('the key that copies', (browser) => {
  test('takes the lines of a selection as they are written', async () => {
    const { page } = await open(browser(), CODE, ALLOWED);
    await block(page, 'answer')
      .locator('code')
      .evaluate((code) => getSelection()?.selectAllChildren(code));
    await page.keyboard.press('Control+C');
    expect(await clipboard(page)).toBe(
      'const answer = 42;\nconst old = 1;\nconst young = 2;\n/* over\n   two lines */',
    );
  });

  test('takes the block under the pointer', async () => {
    const { page } = await open(browser(), CODE, ALLOWED);
    for (const [text, expected] of [
      ['npm publish', 'npm test\nnpm publish'],
      ['young\n same', 'young\nsame'],
      ['line87', lines(87)],
    ] as const) {
      const code = block(page, text);
      await code.locator('pre').hover();
      await expect.poll(() => code.locator('.dg-copy').getAttribute('data-hint')).toBe('(or Ctrl+C)');
      await page.keyboard.press('Control+C');
      await expect.poll(() => code.locator('.dg-copy').innerText()).toBe('Copied');
      expect(await clipboard(page)).toBe(expected);
    }
  });

  test('takes the block that the keyboard has reached, not the one under the pointer', async () => {
    const { page } = await open(browser(), CODE, ALLOWED);
    await block(page, 'npm publish').locator('pre').hover();
    await block(page, 'answer').locator('.dg-copy').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('npm publish');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => block(page, 'answer').locator('.dg-copy').getAttribute('data-hint')).not.toBe(null);
    await page.keyboard.press('Control+C');
    await expect.poll(() => clipboard(page)).toContain('const answer');
  });
});

describeInBrowser('a page of code', (browser) => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('has no barrier in %s, %d px wide, and shows marks without colours', async (colorScheme, width) => {
    const { page, problems } = await open(browser(), CODE, { ...ALLOWED, colorScheme });
    await page.locator('.dg-fold > summary').click();
    await page.setViewportSize({ width, height: 800 });
    await page.mouse.move(0, 0); // Another block may have come under the pointer.
    await fadesFinished(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const signs = await page
      .locator('[data-m]')
      .evaluateAll((all) =>
        all.map((line) => [getComputedStyle(line, '::before').content, getComputedStyle(line).borderInlineStartWidth]),
      );
    expect(signs.map(([sign]) => sign?.match(/[+−×!]/)?.[0] ?? '')).toEqual(['', '−', '+', '×', '!', '', '', '']);
    expect(new Set(signs.map(([, border]) => border))).toEqual(new Set(['3px']));
    const spoken = await page
      .locator('[data-t]')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::after').content));
    expect(spoken).toEqual(['"Error"', '"Warning"']);
    expect(problems).toEqual([]);
  });
});
