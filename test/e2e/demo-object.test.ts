// A demo is one object on a phone, a tablet and a laptop: stage, toolbar and code touch each other in one frame.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { codeChoicesSite } from './support/code-choices-site.ts';
import { LAPTOP, PHONE } from './support/reader-site.ts';
import { visit } from './support/visit.ts';

const { site } = codeChoicesSite();

/** Pixels between the parts of a demo, and what is drawn over its code. */
const shapeOf = (page: Page, name: string) =>
  page.locator(`[data-demo="${name}"]`).evaluate((figure) => {
    const box = (selector: string) => {
      const found = [...figure.querySelectorAll(selector)].find((part) => part.getClientRects().length > 0);
      if (!found) throw new Error(`${selector} is not visible.`);
      return found.getBoundingClientRect();
    };
    const [stage, bar, code, text] = ['.dg-demo-stage', '.dg-demo-bar', '.dg-demo-code', '.dg-code pre code'].map(box);
    const frame = figure.getBoundingClientRect();
    if (!stage || !bar || !code || !text) throw new Error('The demo has no code.');
    const copy = [...figure.querySelectorAll('.dg-code .dg-copy')].map((part) => part.getBoundingClientRect());
    return {
      gaps: [stage.top - frame.top, bar.top - stage.bottom, code.top - bar.bottom, frame.bottom - code.bottom].map(
        Math.round,
      ),
      widths: [stage, bar, code].map(({ width }) => Math.round(frame.width - width)),
      isCovered: copy.some(({ top, bottom, height }) => height > 0 && top < text.bottom && bottom > text.top),
      bars: [...figure.querySelectorAll('.dg-demo-bar button')].flatMap((button) => {
        const { height } = button.getBoundingClientRect();
        return height === 0 ? [] : [Math.round(height)];
      }),
    };
  });

describeInBrowser('a demo', (browser) => {
  test('has no gap between its stage, its toolbar and its code, and touch finds everything in the toolbar', async () => {
    const tablet = { ...PHONE, viewport: { width: 768, height: 900 } };
    for (const options of [PHONE, tablet, { ...LAPTOP, hasTouch: false }].map((one) => ({
      ...one,
      reducedMotion: 'reduce' as const,
    }))) {
      const { page, problems } = await visit(browser(), `${site().origin}/ui/card/`, options);
      for (const name of ['Plain', 'Card']) {
        const expand = page.locator(`[data-demo="${name}"] .dg-demo-expand`);
        const closed = await shapeOf(page, name);
        await (options.hasTouch ? expand.tap() : expand.click());
        await page.locator(`[data-demo="${name}"][data-state="open"]`).waitFor();
        for (const { gaps, widths, isCovered, bars } of [closed, await shapeOf(page, name)]) {
          expect({ gaps, widths }).toEqual({ gaps: [1, 0, 0, 1], widths: [2, 2, 2] });
          if (options.hasTouch) expect([isCovered, Math.min(...bars)]).toEqual([false, 44]);
        }
      }
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });
});
