// An open page in a real browser while its author writes: what changes is seen, and what the reader did stays.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { isMarked, livePages, mark, soon, update } from './support/live-pages.ts';

const live = livePages('one', 'text', 'demo', 'style');

describeInBrowser('an open page', (browser) => {
  const demoOf = (page: Page, name: string) => page.locator(`[data-demo=${name}]`);

  describe('whose text is edited', () => {
    test('shows it, and keeps what the reader did', async () => {
      const { page, faults } = await live.open(browser());
      await mark(page);
      await page
        .locator('details')
        .first()
        .evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      const second = demoOf(page, 'Second');
      for (const count of [1, 2]) {
        await second.locator('.count').click(); // Before the demo is ready, two clicks count as one.
        await soon(() => second.locator('.count').textContent()).toBe(`Second ${count}`);
      }
      await second.locator('input').fill('typed');
      await second.locator('input').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
      await page.evaluate(() => document.getElementById('part-12')?.scrollIntoView());
      const topOf = () =>
        page.locator('#part-12').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      const [top, scrolled] = [await topOf(), await page.evaluate(() => scrollY)];

      live.serve('text');
      live.server().say(update({ routes: ['/ui/button/'] }));
      await soon(() => page.locator('#added').count()).toBe(1);
      expect(await page.title()).toContain('Buttons');
      expect(await page.locator('main strong').first().textContent()).toBe('very');
      expect(await page.locator('main pre', { hasText: 'const changed' }).count()).toBe(1);

      expect(await isMarked(page)).toBe(true);
      expect(await topOf()).toBe(top);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
      expect(await page.locator('details').first().getAttribute('open')).not.toBeNull();
      expect(await second.locator('.count').textContent()).toBe('Second 2');
      const field = await page.evaluate(() => {
        const active = document.activeElement;
        return active instanceof HTMLInputElement ? [active.value, active.selectionStart, active.selectionEnd] : null;
      });
      expect(field).toEqual(['typed', 1, 3]);
      await second.locator('.count').click();
      await soon(() => second.locator('.count').textContent()).toBe('Second 3');
      expect(faults).toEqual([]);
    });

    test('has scripts that serve its new parts', async () => {
      const { page, faults } = await live.open(browser());
      await page.locator('.dg-copy').first().hover();
      live.serve('text');
      live.server().say(update({ routes: 'all' }));
      await soon(() => page.locator('#added').count()).toBe(1);
      const contents = page.locator('.dg-contents');
      expect(await contents.locator('a[href="#added"]').count()).toBe(1);
      await page.evaluate(() => document.getElementById('added')?.scrollIntoView());
      await soon(() => contents.locator('[aria-current=location]').textContent()).toBe('Added');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const block = page.locator('[data-code]', { hasText: 'const added' });
      await block.hover();
      await block.locator('.dg-copy').click();
      await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const added = 0;');
      const first = demoOf(page, 'First');
      await first.locator('.count').click();
      await soon(() => first.locator('.count').textContent()).toBe('First 1');
      expect(faults).toEqual([]);
    });

    test('hears of what happened while nobody saw it', async () => {
      const { page } = await live.open(browser());
      await mark(page);
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await soon(live.server().lines).toBe(0);
      live.serve('text');
      await page.evaluate(() => {
        Reflect.deleteProperty(document, 'visibilityState');
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await soon(() => page.locator('#added').count()).toBe(1);
      expect(await isMarked(page)).toBe(true);
    });
  });

  test('whose demo is edited mounts it anew, and leaves the others alone', async () => {
    const { page, faults } = await live.open(browser(), 'text');
    await mark(page);
    for (const name of ['First', 'Second']) {
      await demoOf(page, name).locator('.count').click();
      await soon(() => demoOf(page, name).locator('.count').textContent()).toBe(`${name} 1`);
    }
    live.serve('demo');
    const script = live.scriptOf('demo', 'First');
    expect(script).not.toBe(live.scriptOf('text', 'First'));
    live.server().say(update({ routes: ['/ui/button/'], demos: [{ id: 'ui/button/First', script }] }));
    await soon(() => demoOf(page, 'First').locator('.count').textContent()).toBe('Edited 0');
    await soon(() => demoOf(page, 'First').locator('.dg-demo-code').textContent()).toContain('Edited');
    await demoOf(page, 'First').locator('.count').click();
    await soon(() => demoOf(page, 'First').locator('.count').textContent()).toBe('Edited 1');
    expect(await demoOf(page, 'Second').locator('.count').textContent()).toBe('Second 1');
    expect(await isMarked(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('whose styles are edited is never without', async () => {
    const { page } = await live.open(browser(), 'demo');
    await mark(page);
    await page.evaluate(() => {
      const seen = new Set<string>();
      Reflect.set(window, 'seen', seen);
      const look = () => {
        const header = document.querySelector('.dg-header');
        if (header) seen.add(getComputedStyle(header).borderTopColor);
        requestAnimationFrame(look);
      };
      look();
    });
    live.serve('style');
    const change = { from: live.styleSheetOf('demo'), to: live.styleSheetOf('style') };
    live.server().say(update({ routes: 'all', styles: [change] }));
    const seen = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>) /* As set above. */]);
    await soon(seen).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await soon(() => page.locator('head link[rel=stylesheet][href*="main-"]').count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  });
});
