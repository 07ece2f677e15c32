// The editor of a demo under a thumb: it opens in the frame of the demo, and nothing but the code moves.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { liveEditSite } from './support/live-edit-site.ts';
import { liveSite } from './support/live-site.ts';
import { demoFaults } from './support/touch-faults.ts';
import { touch } from './support/touch-site.ts';
import { visit } from './support/visit.ts';

const PAGE = 'content/ui/button/button.md';
const live = liveEditSite({
  [PAGE]: (liveSite[PAGE] ?? '').replace('"Counter.js"', '"Counter.js", "bg": "inline"'),
});

/** Where the button of the demo is in its stage, and how high that is: of an edited demo, a frame of whole pixels. */
async function placeOf(button: Locator, stage: Locator): Promise<readonly number[]> {
  const [box, ground] = [await button.boundingBox(), await stage.boundingBox()];
  if (!box || !ground) return [];
  return [box.x - ground.x, box.y - ground.y, ground.height].map(Math.ceil);
}

describeInBrowser('the editor of a demo on a touch screen', (browser) => {
  test.each([360, 390])('is in the frame of its demo, which stays where it was: %s px', async (width) => {
    const { page, problems } = await visit(browser(), `${live.origin()}/ui/button/`, touch(width));
    const demo = page.locator('[data-demo="Counter"]');
    const stage = demo.locator('.dg-demo-stage');
    await demo.scrollIntoViewIfNeeded();
    const place = await placeOf(stage.locator('button.kit'), stage);
    const edit = demo.getByRole('button', { name: 'Edit the code' });
    await edit.tap();
    const frame = demo.frameLocator('iframe.dg-live-frame');
    const edited = frame.locator('button.kit');
    await edited.waitFor();
    await expect.poll(() => placeOf(edited, stage)).toEqual(place);
    expect(await demoFaults(demo)).toEqual([]);
    // The copy button is in the toolbar: no room is kept for it above the first line.
    const [line, code] = [demo.locator('.cm-line:visible').first(), demo.locator('.dg-demo-code')];
    const gap = ((await line.boundingBox())?.y ?? Number.NaN) - ((await code.boundingBox())?.y ?? 0);
    expect(gap).toBeLessThan(20);

    await edited.tap();
    await expect.poll(() => edited.textContent()).toBe('Pressed 1');
    await demo.locator('.cm-content:visible').tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('<Button>Mine {count +}</Button>');
    await demo.locator('.dg-live-error p').waitFor();
    expect(await demoFaults(demo)).toEqual([]);

    await demo.getByRole('button', { name: 'Reset the demo' }).tap();
    await stage.locator('button.kit').waitFor();
    expect(await edit.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => placeOf(stage.locator('button.kit'), stage)).toEqual(place);
    expect(await demoFaults(demo)).toEqual([]);
    expect(problems.filter((line) => !line.startsWith('Applying inline speculation rules'))).toEqual([]);
  });
});
