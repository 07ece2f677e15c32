// What scripts do for blocks of code: they copy, and keep tabs in step. `code.test.ts` shows how code is drawn.
import { describe, expect, test } from 'vitest';
import { AFTER, BEFORE, CODE, readerSite } from './support/reader-site.ts';
import { stopLongTimers, windowReader, windowVisit } from './support/window-visit.ts';

const { site } = readerSite();

describe('the script of code', () => {
  test('comes when a reader points at a block, copies it without removed lines, marks and numbers, and loads no React', async () => {
    const page = await windowVisit(site().folder, CODE, { prepare: stopLongTimers }); // `code-blocks.test.tsx` moves the clock.
    const loaded = (names: RegExp) => page.requests.filter((path) => names.test(path));
    expect(loaded(/code-blocks/)).toEqual([]);
    const copy = page.document.querySelector<HTMLElement>('[data-code] .dg-copy');
    copy?.dispatchEvent(new page.window.Event('pointerover', { bubbles: true }));
    await page.idle();
    expect(loaded(/code-blocks/)).toHaveLength(1);
    copy?.click();
    await page.idle();
    expect(copy?.textContent).toBe('Copied');
    expect(page.document.querySelector('[role=status]#dg-code-status')?.textContent).toBe('Copied');
    expect(await page.window.navigator.clipboard.readText()).toBe(
      'const answer = 42;\nconst young = 2;\n/* over\n   two lines */',
    );
    expect(loaded(/code-blocks/)).toHaveLength(1);
    expect(loaded(/hydrate|chunk/)).toEqual([]);
    expect(page.problems).toEqual([]);
  });

  test('keeps tabs of one kind in step: on the page, on the next one, in other windows', async () => {
    const reader = windowReader(site().folder);
    const [page, other] = [await reader.open(BEFORE), await reader.open(AFTER)];
    const groups = ({ document }: typeof page) => [
      ...document.querySelectorAll('[data-storage-key="package-manager"]'),
    ];
    const chosen = (tab: typeof page) =>
      groups(tab).map((group) => [...group.querySelectorAll('input')].find(({ checked }) => checked)?.value);
    const choose = (tab: typeof page, name: string) =>
      groups(tab)[0]?.querySelector<HTMLInputElement>(`input[value="${name}"]`)?.click();
    expect(chosen(page)).toEqual(['npm', 'npm']);
    choose(page, 'pnpm');
    expect([chosen(page), chosen(other)]).toEqual([['pnpm', 'pnpm'], ['pnpm']]);
    await other.goTo(AFTER);
    expect(chosen(other)).toEqual(['pnpm']);
    choose(other, 'npm');
    expect(chosen(page)).toEqual(['npm', 'npm']);
    expect(page.problems).toEqual([]);
  });
});
