// An open page in a real browser while its author writes: what changes is seen, what the reader did stays, and problems of the
// site or of its server are told.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ShownProblem } from '../../src/model/serve.ts';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { isMarked, livePages, mark, PAGE, update } from './support/live-pages.ts';

const live = livePages('one', 'text', 'demo', 'style');

const problem = (parts: Partial<ShownProblem> = {}): ShownProblem => ({
  code: 'plan/dead-link',
  severity: 'error',
  message: 'There is no page /ui/buton/.',
  hint: 'Did you mean /ui/button/?',
  file: PAGE,
  line: 5,
  column: 12,
  frame: '  5 | The first words of the page.\n    |     ^^^^^',
  ...parts,
});

describeInBrowser('an open page', (browser) => {
  const demoOf = (page: Page, name: string) => page.locator(`[data-demo=${name}]`);
  const overlay = (page: Page) => page.locator('dg-dev-overlay');

  test('whose text is edited shows it, keeps what the reader did, and has scripts that serve its new parts', async () => {
    const { page, faults } = await live.open(browser());
    await mark(page);
    await page.locator('.dg-copy').first().hover();
    await page
      .locator('details')
      .first()
      .evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    const second = demoOf(page, 'Second');
    for (const count of [1, 2]) {
      await second.locator('.count').click(); // Before the demo is ready, two clicks count as one.
      await expect.poll(() => second.locator('.count').textContent()).toBe(`Second ${count}`);
    }
    await second.locator('input').fill('typed');
    await second.locator('input').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await page.evaluate(() => document.getElementById('part-12')?.scrollIntoView());
    const topOf = () => page.locator('#part-12').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    const [top, scrolled] = [await topOf(), await page.evaluate(() => scrollY)];

    live.serve('text');
    live.server().say(update({ routes: ['/ui/button/'] }));
    await expect.poll(() => page.locator('#added').count()).toBe(1);
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
    await expect.poll(() => second.locator('.count').textContent()).toBe('Second 3');

    const contents = page.locator('.dg-contents');
    expect(await contents.locator('a[href="#added"]').count()).toBe(1);
    await page.evaluate(() => document.getElementById('added')?.scrollIntoView());
    await expect.poll(() => contents.locator('[aria-current=location]').textContent()).toBe('Added');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = page.locator('[data-code]', { hasText: 'const added' });
    await block.hover();
    await block.locator('.dg-copy').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const added = 0;');
    const first = demoOf(page, 'First');
    await first.locator('.count').click();
    await expect.poll(() => first.locator('.count').textContent()).toBe('First 1');
    expect(faults).toEqual([]);
  });

  test('whose demo is edited mounts it anew, leaves the others alone, and is never without its styles', async () => {
    const { page, faults } = await live.open(browser(), 'text');
    await mark(page);
    for (const name of ['First', 'Second']) {
      await demoOf(page, name).locator('.count').click();
      await expect.poll(() => demoOf(page, name).locator('.count').textContent()).toBe(`${name} 1`);
    }
    live.serve('demo');
    const script = live.scriptOf('demo', 'First');
    expect(script).not.toBe(live.scriptOf('text', 'First'));
    live.server().say(update({ routes: ['/ui/button/'], demos: [{ id: 'ui/button/First', script }] }));
    await expect.poll(() => demoOf(page, 'First').locator('.count').textContent()).toBe('Edited 0');
    await expect.poll(() => demoOf(page, 'First').locator('.dg-demo-code').textContent()).toContain('Edited');
    await demoOf(page, 'First').locator('.count').click();
    await expect.poll(() => demoOf(page, 'First').locator('.count').textContent()).toBe('Edited 1');
    expect(await demoOf(page, 'Second').locator('.count').textContent()).toBe('Second 1');

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
    await expect.poll(seen).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
    await expect.poll(() => page.locator('head link[rel=stylesheet][href*="main-"]').count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('of a site with problems shows them over it, gives the focus back, and forgets them when they are mended', async () => {
    const { page } = await live.open(browser());
    await page.locator('[data-demo=First]').locator('input').focus();
    live
      .server()
      .say({ kind: 'problems', problems: [problem(), problem({ severity: 'warning', message: 'Careful.' })] });
    const dialog = overlay(page).getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('There is no page /ui/buton/.');
    expect(await violations(page)).toEqual([]);
    await dialog
      .getByRole('button', { name: `${PAGE}:5:12` })
      .first()
      .click();
    await expect.poll(() => live.server().opened).toEqual([{ file: PAGE, line: 5, column: 12 }]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('First');

    live.server().say({ kind: 'problems', problems: [problem(), problem({ message: 'Another.' })] });
    await dialog.waitFor();
    live.server().say({ kind: 'problems', problems: [] });
    await dialog.waitFor({ state: 'hidden' });
    expect(await overlay(page).locator('.badge').isVisible()).toBe(false);

    // Warnings are behind a badge, which the keyboard reaches.
    live.server().say({ kind: 'problems', problems: [problem({ severity: 'warning' })] });
    const badge = overlay(page).getByRole('button', { name: '1 warning' });
    await badge.waitFor();
    await badge.focus();
    await page.keyboard.press('Enter');
    await overlay(page).getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => badge.evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  test('of a site that has no page yet becomes one when its problems are mended', async () => {
    const page = await live.newPage(browser());
    live.serve('one');
    live.server().breakPages([problem({ message: 'The config is broken.' })]);
    await page.goto(`${live.server().origin}/ui/button/`);
    await expect.poll(live.server().lines).toBe(1);
    expect(await page.locator('h1').textContent()).toBe('1 error');
    expect(await violations(page)).toEqual([]);
    live.server().say({ kind: 'problems', problems: [problem(), problem({ message: 'Second.' })] });
    await expect.poll(() => page.locator('h1').textContent()).toBe('2 errors');
    live.server().breakPages(null);
    live.server().say({ kind: 'problems', problems: [] });
    await expect.poll(() => page.locator('h1').textContent()).toBe('Button');
  });

  test('hears of what happened while nobody saw it, or while its server was away', async () => {
    const { page } = await live.open(browser());
    await mark(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(live.server().lines).toBe(0);
    live.serve('text');
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => page.locator('#added').count()).toBe(1);
    expect(await isMarked(page)).toBe(true);

    const status = page.locator('dg-dev-overlay').getByRole('status');
    await live.server().stop();
    await expect.poll(() => status.textContent()).toContain('The server is gone.');
    live.serve('demo');
    await live.server().restart();
    await expect.poll(() => page.locator('[data-demo=First] .dg-demo-code').textContent()).toContain('Edited');
    await expect.poll(() => status.textContent()).toBe('');
    expect(await isMarked(page)).toBe(true);

    // Another session: it is loaded anew.
    await live.server().stop();
    await live.server().restart('second');
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect.poll(live.server().lines).toBe(1);
  });
});
