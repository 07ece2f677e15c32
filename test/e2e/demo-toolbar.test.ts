// The toolbar of a demo in a real browser: its keys, what it copies, and how it opens the code.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { button, code, codeChoicesSite, FILES, frame } from './support/code-choices-site.ts';
import { visit } from './support/visit.ts';

const { address } = codeChoicesSite();

describeInBrowser('the toolbar of a demo', (browser) => {
  const focused = (page: Page) =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );

  describe.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('%s', (direction, next, back) => {
    test(`goes on with ${next} and back with ${back}, around its ends`, async () => {
      const { page } = await visit(browser(), address(), {
        prepare: (page) => page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction),
      });
      const bar = frame(page, 'Plain').getByRole('toolbar');
      await button(bar, 'Expand code').focus();
      await expect.poll(() => bar.locator('[tabindex="0"]').count()).toBe(1);
      const press = async (key: string) => {
        await page.keyboard.press(key);
        return focused(page);
      };
      expect(await press(back)).toBe('More');
      expect(await press(next)).toBe('Expand code');
      expect(await press(next)).not.toBe('TS'); // The code is closed.
      expect(await press('Home')).toBe('Expand code');
      await page.keyboard.press('Enter');
      expect(await press(next)).toBe('TS');
      expect(await press(next)).toBe('JS');
      expect(await press('End')).toBe('More');
      expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('More');
      await page.keyboard.press('Shift+Tab');
      expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });
  });

  test('offers no TypeScript where there is none', async () => {
    const { page } = await visit(browser(), address());
    const bar = frame(page, 'Scripted').getByRole('toolbar');
    await button(bar, 'Show code').click();
    expect(await button(bar, 'TS').isDisabled()).toBe(true);
    expect(await button(bar, 'JS').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => code(frame(page, 'Scripted'))).toMatch('function Scripted');
  });

  test('copies links that open the demo, reports it for three seconds, and gives the focus back', async () => {
    const { page } = await visit(browser(), address(), {
      permissions: ['clipboard-read', 'clipboard-write'],
      prepare: (page) => page.clock.install(),
    });
    const card = frame(page, 'Card');
    const status = card.getByRole('status');
    await button(card, 'More').click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(card, 'Copy link to JavaScript source').click();
    const words = 'Link to the source code has been copied to your clipboard.';
    await expect.poll(() => status.innerText()).toBe(words);
    expect(await status.isVisible()).toBe(true);
    expect(await focused(page)).toBe('More');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address('#system-Card.js'));
    await page.clock.runFor(2900);
    expect(await status.innerText()).toBe(words);
    await page.clock.runFor(100);
    expect(await status.innerText()).toBe('');
  });

  test('copies the code that shows, also while it is closed, and so does the key', async () => {
    const { page } = await visit(browser(), address(), { permissions: ['clipboard-read', 'clipboard-write'] });
    const plain = frame(page, 'Plain');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await button(plain, 'Copy the source').click();
    await expect.poll(clipboard).toBe(FILES['content/ui/card/Plain.tsx'].trimEnd());
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button(plain, 'Expand code').click();
    await plain.locator('pre:visible').hover();
    await expect.poll(() => page.locator('#dg-code-status').count()).toBe(1);
    await page.keyboard.press('Control+c');
    await expect.poll(clipboard).toMatch('useState<number>');
  });

  test('opens and closes the code, and reports the first opening once', async () => {
    const { page } = await visit(browser(), address());
    await page.evaluate(() => {
      document.addEventListener('dg-expanded', () => {
        document.body.dataset.told = `${Number(document.body.dataset.told ?? 0) + 1}`;
      });
    });
    const card = frame(page, 'Card');
    const full = () => card.locator('.dg-demo-full:visible').count();
    for (const [name, other, shown] of [
      ['Expand code', 'Collapse code', 1],
      ['Collapse code', 'Expand code', 0],
      ['Expand code', 'Collapse code', 1],
    ] as const) {
      await button(card, name).click();
      await expect.poll(() => button(card, other).getAttribute('aria-expanded')).toBe(String(shown === 1));
      await expect.poll(full).toBe(shown);
    }
    expect(await page.evaluate(() => document.body.dataset.told)).toBe('1');
  });

  test('names its actions for analytics', async () => {
    const { page } = await visit(browser(), address());
    const actions = await frame(page, 'Card')
      .locator('[data-ga-event-category="demo"]:not(.dg-copy)')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-ga-event-action')));
    expect(actions).toEqual(
      expect.arrayContaining([
        'expand',
        'source-ts',
        'source-js',
        'styling-system',
        'styling-tailwind',
        'styling-css',
        'copy',
        'reset-focus',
        'reset',
        'copy-js-source-link',
        'copy-ts-source-link',
      ]),
    );
    const labels = await page
      .locator('[data-ga-event-action="expand"]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-ga-event-label')));
    expect(labels).toEqual(['ui/card/Plain.js', 'ui/card/Scripted.js', 'ui/card/Card']);
    expect(await page.locator('.dg-demo-code .dg-copy[data-ga-event-category="demo-expand"]').count()).toBeGreaterThan(
      0,
    );
  });
});
