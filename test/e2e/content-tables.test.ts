// Tables of a page's text in a real browser: their heads, their scrolling and their shades.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { constructsSite } from './support/constructs-site.ts';
import { visit } from './support/visit.ts';

const site = constructsSite();
const address = () => site().address;

describeInBrowser('a table', (browser) => {
  const top = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);

  test.each([1280, 1440])('that fits keeps its head below the app bar, in a window of %i px', async (width) => {
    const { page } = await visit(browser(), address(), { viewport: { width, height: 700 } });
    await page.evaluate(() => scrollTo(0, 1200));
    const bar = await page.locator('.dg-header').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await top(page, '.dg-table tbody tr')).toBeLessThan(0);
    expect(Math.abs((await top(page, '.dg-table th')) - bar)).toBeLessThanOrEqual(1);
    // What is seen there is the head, not the row that passes below it.
    const seen = await page.evaluate((y) => {
      const { left = 0 } = document.querySelector('.dg-table')?.getBoundingClientRect() ?? {};
      return document.elementFromPoint(left + 30, y + 10)?.textContent;
    }, bar);
    expect(seen).toBe('Name');
    await page.evaluate(() => document.querySelector('#a-wide-table')?.scrollIntoView());
    expect(await top(page, '.dg-table th')).toBeLessThan(bar); // It leaves with its table.
  });

  test('that does not fit scrolls inside itself, by keyboard too, and has a name', async () => {
    const { page } = await visit(browser(), address(), { viewport: { width: 1280, height: 700 } });
    const frame = page.getByRole('group', { name: 'Table' }).nth(1);
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test.each(['ltr', 'rtl'])('has a shade at the edge behind which there is more, %s', async (dir) => {
    const { page } = await visit(browser(), address(), {
      colorScheme: 'light',
      viewport: { width: 1280, height: 700 },
      prepare: (opened) => opened.addInitScript((value) => localStorage.setItem('mui-direction', value), dir),
    });
    const frame = page.locator('.dg-table').nth(1);
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const shades = async () => {
      const box = await frame.boundingBox();
      if (!box) throw new Error('The table is not shown.');
      const picture = await page.screenshot({ clip: { ...box, height: 30 } });
      return page.evaluate(
        async ([data, width]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!context) throw new Error('No canvas.');
          context.drawImage(image, 0, 0);
          const isShaded = (x: number) => (context.getImageData(x, 6, 1, 1).data[0] ?? 0) < 245;
          return [isShaded(3), isShaded(Math.round(Number(width)) - 4)];
        },
        [picture.toString('base64'), box.width] as const,
      );
    };
    const atStart = dir === 'ltr' ? [false, true] : [true, false];
    expect(await shades()).toEqual(atStart);
    await frame.evaluate((element, sign) => element.scrollBy(40 * sign, 0), dir === 'ltr' ? 1 : -1);
    expect(await shades()).toEqual([true, true]);
    await frame.evaluate((element, sign) => element.scrollBy(9999 * sign, 0), dir === 'ltr' ? 1 : -1);
    expect(await shades()).toEqual([...atStart].reverse());
  });
});
