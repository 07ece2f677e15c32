// Everything that a page's text can hold: as a whole, its pictures, cards, diagrams and tables.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { violations } from './support/axe.ts';
import { constructsSite } from './support/constructs-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { fadesFinished, framesDrawn, scriptHasRun } from './support/page-events.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { visit } from './support/visit.ts';
import { type WindowVisit, windowReader } from './support/window-visit.ts';

const site = constructsSite();
const address = () => site().address;
const text = async () => (await readFolder(site().out)).get('ui/all/index.html')?.toString('utf8') ?? '';

describe('a page with every construct', () => {
  test('is built without a word', () => {
    expect(site().built.diagnostics).toEqual([]);
  });

  test('is valid HTML', async () => {
    const html = await text();
    expect(html).toContain('dg-steps');
    expect(await invalidHtml(html, 'ui/all/index.html')).toEqual([]);
  });

  test('opens and closes its parts without scripts, and leads to large pictures', async () => {
    const { all } = readPage(await text());
    const parts = all('details').map(({ attributes: { open }, text }) => [open, text.replace(/\s+/g, ' ').trim()]);
    expect(parts).toEqual(
      expect.arrayContaining([
        [undefined, 'Why? Requests are open.'],
        ['', expect.stringMatching(/^content\/ all pages ?index\.md the first one/)],
      ]),
    );
    const links = all('a', { class: 'dg-zoom' });
    expect(links.map(({ attributes }) => attributes.href)).toEqual([expect.stringMatching(/wide-\w+\.png$/)]);
    expect((await readFolder(site().out)).has(links[0]?.attributes.href?.slice(1) ?? '')).toBe(true);
  });
});

describe('the script of large pictures', () => {
  test('costs pages without one nothing', async () => {
    const { open } = windowReader(site().out);
    const zooms = ({ requests }: WindowVisit) => requests.filter((path) => path.includes('image-zoom'));
    expect(zooms(await open('/ui/button/'))).toEqual([]);
    expect(zooms(await open('/ui/all/'))).toHaveLength(1);
  });
});

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describeInBrowser('a page with every construct', (browser) => {
  test('has no barrier and is no wider than the window, in both modes and directions; its cards are links', async () => {
    const { page } = await visit(browser(), address(), {
      colorScheme: 'light',
      viewport: { width: 1440, height: 800 },
    });
    const views = [
      ['light', 1440, 'ltr'],
      ['dark', 1440, 'rtl'],
      ['light', 360, 'rtl'],
      ['dark', 360, 'ltr'],
    ] as const;
    for (const [index, view] of views.entries()) {
      const [colorScheme, width, dir] = view;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      await page.waitForFunction((scheme) => document.documentElement.style.colorScheme === scheme, colorScheme);
      await fadesFinished(page);
      expect([view, await isWide(page)]).toEqual([view, false]);
      if (IS_LONG || index % 3 === 0) expect([view, await violations(page)]).toEqual([view, []]);
    }
    const card = page.getByText('A button starts an action.');
    // The link lies over the text, which is what a click on the text meets.
    const target = await card.evaluate((words) => {
      words.scrollIntoView({ block: 'center' });
      const { left, top } = words.getBoundingClientRect();
      return document
        .elementFromPoint(left + 5, top + 5)
        ?.closest('a')
        ?.getAttribute('href');
    });
    expect(target).toBe('/ui/button/');
  });

  test('does not move while it loads', async () => {
    let answer = () => {};
    const painted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit(browser(), address(), {
      viewport: { width: 1280, height: 800 },
      waitUntil: 'domcontentloaded',
      prepare: async (opened) => {
        // The font of code arrives when the page has long been painted.
        await opened.route('**/jetbrains*.woff2', (route) => painted.then(() => route.continue()));
        await opened.addInitScript(() => {
          const moved: number[] = [];
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            // The type of entry that is asked for below.
            for (const entry of list.getEntries() as unknown as { value: number }[]) moved.push(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const diagram = page.locator('dg-mermaid');
    await framesDrawn(page);
    answer();
    await page.evaluate(() => document.fonts.ready);
    expect([await diagram.locator('pre').isVisible(), await diagram.locator('svg').count()]).toEqual([true, 0]);
    const before = await height();
    for (let y = 0; y < before; y += 400) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await framesDrawn(page);
    }
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    // It was drawn when it came near, in the space of its code.
    await diagram.locator('svg').waitFor();
    expect(await diagram.locator('pre').isVisible()).toBe(false);
    const [box, drawing] = await Promise.all([diagram.boundingBox(), diagram.locator('svg').boundingBox()]);
    expect(drawing?.height).toBeLessThanOrEqual(box?.height ?? 0);
    await framesDrawn(page);
    expect(await height()).toBe(before);
    // Set by the script above.
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  });

  test('shows a picture large, in a dialog without a barrier that the keyboard opens and leaves', async () => {
    const { page } = await visit(browser(), address(), {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    await scriptHasRun(page, 'image-zoom');
    const dialog = page.getByRole('dialog', { name: 'A wide picture' });
    const picture = page.getByRole('img', { name: 'A wide picture' });
    const width = (await picture.boundingBox())?.width ?? 0;
    await picture.click();
    const large = dialog.getByRole('img', { name: 'A wide picture' });
    await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(width + 100);
    expect(await violations(page)).toEqual([]);
    await dialog.click({ position: { x: 60, y: 60 } });
    await page.locator('dialog.dg-zoom-box').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 360, height: 700 });
    for (const key of ['Escape', 'Enter']) {
      await page.locator('.dg-zoom').focus();
      await page.keyboard.press('Enter');
      expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(360);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close picture');
      await page.keyboard.press(key);
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('dg-zoom');
    }
  });
});

describeInBrowser('a table', (browser) => {
  const top = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);

  test('that fits keeps its head below the app bar, in wide and narrow windows', async () => {
    const { page } = await visit(browser(), address());
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
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
    }
  });

  test('that does not fit scrolls inside itself, by keyboard too, with a shade where there is more', async () => {
    const { page } = await visit(browser(), address(), {
      colorScheme: 'light',
      viewport: { width: 1280, height: 700 },
    });
    const frame = page.getByRole('group', { name: 'Table' }).nth(1);
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
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((value) => {
        document.documentElement.dir = value;
      }, dir);
      await frame.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
      const [sign, atStart] = dir === 'ltr' ? [1, [false, true]] : [-1, [true, false]];
      expect([dir, await shades()]).toEqual([dir, atStart]);
      await frame.evaluate((element, by) => element.scrollBy(40 * by, 0), sign);
      expect([dir, await shades()]).toEqual([dir, [true, true]]);
      await frame.evaluate((element, by) => element.scrollBy(9999 * by, 0), sign);
      expect([dir, await shades()]).toEqual([dir, [...atStart].reverse()]);
    }
    const position = () => frame.evaluate((element) => element.scrollLeft);
    const end = await position();
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(position).toBeGreaterThan(end);
  });
});
