// An open page in a real browser while its site has problems, and while its server is away.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ShownProblem } from '../../src/model/serve.ts';
import { describeInBrowser } from '../support/browser.ts';
import { violations } from './support/axe.ts';
import { isMarked, livePages, mark, PAGE, soon } from './support/live-pages.ts';

const live = livePages('one', 'text');

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
  describe('of a site with problems', () => {
    const overlay = (page: Page) => page.locator('dg-dev-overlay');

    test('shows them over it, gives the focus back, and forgets them when they are mended', async () => {
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
      await soon(() => live.server().opened).toEqual([{ file: PAGE, line: 5, column: 12 }]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('First');

      live.server().say({ kind: 'problems', problems: [problem(), problem({ message: 'Another.' })] });
      await dialog.waitFor();
      live.server().say({ kind: 'problems', problems: [] });
      await dialog.waitFor({ state: 'hidden' });
      expect(await overlay(page).locator('.badge').isVisible()).toBe(false);
    });

    test('shows warnings behind a badge, which the keyboard reaches', async () => {
      const { page } = await live.open(browser());
      live.server().say({ kind: 'problems', problems: [problem({ severity: 'warning' })] });
      const badge = overlay(page).getByRole('button', { name: '1 warning' });
      await badge.waitFor();
      await badge.focus();
      await page.keyboard.press('Enter');
      await overlay(page).getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await soon(() => badge.evaluate((button) => button.matches(':focus'))).toBe(true);
    });

    test('that has no page yet becomes one when they are mended', async () => {
      const page = await live.newPage(browser());
      live.serve('one');
      live.server().breakPages([problem({ message: 'The config is broken.' })]);
      await page.goto(`${live.server().origin}/ui/button/`);
      await soon(live.server().lines).toBe(1);
      expect(await page.locator('h1').textContent()).toBe('1 error');
      expect(await violations(page)).toEqual([]);
      live.server().say({ kind: 'problems', problems: [problem(), problem({ message: 'Second.' })] });
      await soon(() => page.locator('h1').textContent()).toBe('2 errors');
      live.server().breakPages(null);
      live.server().say({ kind: 'problems', problems: [] });
      await soon(() => page.locator('h1').textContent()).toBe('Button');
    });
  });

  describe('whose server goes away', () => {
    test('says so, and is up to date when it is back', async () => {
      const { page } = await live.open(browser());
      await mark(page);
      const status = page.locator('dg-dev-overlay').getByRole('status');
      await live.server().stop();
      await soon(() => status.textContent()).toContain('The server is gone.');
      live.serve('text');
      await live.server().restart();
      await soon(() => page.locator('#added').count()).toBe(1);
      await soon(() => status.textContent()).toBe('');
      expect(await isMarked(page)).toBe(true);
    });

    test('is loaded anew when the server that is back is of another session', async () => {
      const { page } = await live.open(browser());
      await mark(page);
      await live.server().stop();
      await live.server().restart('second');
      await soon(() => isMarked(page).catch(() => true)).toBe(false);
      await soon(live.server().lines).toBe(1);
    });
  });
});
