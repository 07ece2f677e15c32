// Tabs under a thumb: of code, in a row that is wider than a phone, and of a page whose API reference has pages of its own.
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { apiSite } from './support/api-site.ts';
import { servedSite } from './support/served-site.ts';
import { targetFaults } from './support/touch-faults.ts';
import { touch, touchSite, WIDE_TABS } from './support/touch-site.ts';
import { visit } from './support/visit.ts';

const { open } = touchSite();
const root = sharedTempDir();
beforeAll(() => writeFiles(root, apiSite));
const api = servedSite(root);

describeInBrowser('tabs on a touch screen', (browser) => {
  test.each([360, 390])(
    'of code are large, scroll in their row, and show their code when tapped: %s px',
    async (width) => {
      const { page, problems } = await open(browser(), touch(width));
      const tabs = page.locator('.dg-tabs').filter({ hasText: WIDE_TABS[0] });
      expect(await tabs.locator('label').allInnerTexts()).toEqual(WIDE_TABS);
      expect(await targetFaults(tabs, 'label, .dg-copy')).toEqual([]);
      const fits = () =>
        tabs.evaluate((row) => {
          const code = [...row.querySelectorAll('.dg-code')].find((block) => block.getClientRects().length > 0);
          const [frame, block] = [row.getBoundingClientRect(), code?.getBoundingClientRect()];
          return {
            isWide: row.scrollWidth > row.clientWidth,
            // As wide as the frame, whose border has one pixel, and at its lower edge.
            beside: [(block?.left ?? 0) - frame.left, frame.right - (block?.right ?? 0)].map(Math.round),
            below: Math.round(frame.bottom - (block?.bottom ?? 0)),
            page: document.documentElement.scrollWidth,
          };
        });
      const whole = { isWide: true, beside: [1, 1], below: 1, page: width };
      expect(await fits()).toEqual(whole);
      for (const name of [WIDE_TABS[4], WIDE_TABS[1]]) {
        await tabs.getByText(name, { exact: true }).first().tap();
        await expect.poll(() => tabs.locator('pre:visible').allInnerTexts()).toEqual([`install ${name}`]);
        expect(await fits()).toEqual(whole);
      }
      expect(problems).toEqual([]);
    },
  );

  test('of a page are large, in one row, and open the reference and the demos', async () => {
    const { page } = await visit(browser(), `${api().origin}/base/button/`, touch(360));
    const tabs = page.locator('.dg-api-tabs');
    for (const [name, path] of [
      ['Components API', '/base/button/components-api/'],
      ['Hooks API', '/base/button/hooks-api/'],
      ['Demos', '/base/button/'],
    ] as const) {
      expect(await targetFaults(tabs, 'a')).toEqual([]);
      await tabs.getByText(name, { exact: true }).tap();
      await page.waitForURL((url) => url.pathname === path);
      await tabs.locator('[aria-current="page"]').filter({ hasText: name }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});
