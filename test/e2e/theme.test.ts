// The theme: no light frame while a style sheet is on its way, density, and the page that shows the theme.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { framesDrawn } from './support/page-events.ts';
import { BEFORE, LONG, readerSite, TEXT, THEME } from './support/reader-site.ts';
import { fill, named, windowVisit } from './support/window-visit.ts';

const { site, open } = readerSite();

interface Pictures {
  /** Shares of light pixels in each frame that the browser has painted from the start. */
  readonly stop: () => Promise<readonly number[]>;
}

/** Also takes a picture by itself of whatever is painted next. */
async function watchFrames(page: Page): Promise<Pictures> {
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    async stop() {
      // Right after a navigation there may be nothing to take a picture of.
      await expect.poll(async () => frames.push((await client.send('Page.captureScreenshot', PNG)).data)).toBeTruthy();
      await client.send('Page.stopScreencast');
      const reader = await page.context().newPage();
      return Promise.all(frames.map((frame) => reader.evaluate(lightShare, frame)));
    },
  };
}

const PNG = { format: 'png' } as const;

/** Runs in the browser: pixels of a picture that are nearer to white than to black. */
async function lightShare(base64: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let light = 0;
  for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0) > 382) light++;
  return light / (data.length / 4);
}

/** Text is light on a dark page: this much of it, and no more. */
const MOST_TEXT = 0.12;

describeInBrowser('a page whose style sheet is late', (browser) => {
  test('paints no light frame on a dark system, nor for a reader who chose dark on a light one', async () => {
    const { page } = await open(browser(), TEXT, { colorScheme: 'light' });
    let answer = () => {};
    let asked: Promise<void> | undefined;
    await page.route('**/*.css', (route) => asked?.then(() => route.continue()));
    const framesOf = async (path: string) => {
      asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const pictures = await watchFrames(page);
      const [html, sheet] = [page.waitForResponse(`**${path}`), page.waitForRequest('**/*.css')];
      const opening = page.goto(site().origin + path, { waitUntil: 'load' });
      // All of the page has come, but its style sheet has not.
      await sheet;
      await (await html).finished();
      answer();
      await opening;
      await framesDrawn(page);
      return pictures.stop();
    };
    const isDark = () => page.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');
    const light = await watchFrames(page);
    expect(Math.min(...(await light.stop()))).toBeGreaterThan(0.8); // The measure sees a light page.

    await page.emulateMedia({ colorScheme: 'dark' });
    await isDark(); // It follows the system.
    await framesDrawn(page);
    const ofSystem = await framesOf(LONG);
    expect(ofSystem.length).toBeGreaterThan(2);
    expect(Math.max(...ofSystem)).toBeLessThan(MOST_TEXT);

    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await isDark();
    await framesDrawn(page);
    const ofReader = await framesOf(BEFORE);
    expect(ofReader.length).toBeGreaterThan(2);
    expect(Math.max(...ofReader)).toBeLessThan(MOST_TEXT);
  });
});

describeInBrowser('density', (browser) => {
  test('shows more of the sidebar, of tables and of code on one screen', async () => {
    const { page } = await open(browser(), BEFORE);
    const heights = () =>
      page.evaluate(() =>
        ['.dg-nav .dg-row', '.dg-table tbody tr', '.dg-code pre'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0,
        ),
      );
    const roomy = await heights();
    await page.evaluate(() => document.documentElement.setAttribute('data-mui-dense', '')); // As the settings do.
    const dense = await heights();
    expect([roomy[0], dense[0]]).toEqual([32, 28]);
    for (const [index, height] of dense.entries()) expect(height).toBeLessThan(roomy[index] ?? 0);
  });
});

describe('the page about the theme', () => {
  test('lets a reader try a colour on the whole site, keeps it, and gives it up again', async () => {
    const page = await windowVisit(site().folder, THEME);
    const { window } = page;
    const property = (element: Element, name: string) => page.window.getComputedStyle(element).getPropertyValue(name);
    const brand = () => property(page.document.body, '--dg-brand').trim();
    const cookie = () => /paletteColors=([^;]*)/.exec(page.document.cookie)?.[1];
    const field = () => page.document.querySelector<HTMLInputElement>('.dg-playground input[type=text]');
    const type = async (text: string) => {
      fill(field() ?? new window.HTMLInputElement(), text);
      await page.idle();
      return page.document.querySelector('.dg-playground-about')?.textContent;
    };
    expect(await type('#8a3ea')).toBe('Write a color as #rrggbb.');
    expect([brand(), cookie()]).toEqual(['', undefined]); // The style sheet of the site is not loaded here.
    expect(await type('#8a3ea8')).toMatch(/^\d\.\d\d:1 on white$/);
    expect(brand()).toBe('#8a3ea8');

    await page.goTo(TEXT);
    expect(brand()).toBe('#8a3ea8');
    expect(property(page.document.documentElement, '--dg-theme-palette-primary-main')).toBe('#8a3ea8');
    expect(JSON.parse(decodeURIComponent(cookie() ?? ''))).toEqual({ primary: '#8a3ea8' });

    await page.goTo(THEME);
    expect(field()?.value).toBe('#8a3ea8');
    named(page.document, 'button', 'Reset colors').click();
    await page.idle();
    expect(brand()).toBe('');
    await page.goTo(TEXT);
    expect([brand(), cookie()]).toEqual(['', undefined]);
    expect(page.problems).toEqual([]);
  });
});

describeInBrowser('the page about the theme', (browser) => {
  test('moves its dots, marks the breakpoint of the window, and shows the colour of a reader', async () => {
    const prepare = (page: Page) =>
      page
        .context()
        .addCookies([{ name: 'paletteColors', value: '%7B%22primary%22%3A%22%238a3ea8%22%7D', url: site().origin }]);
    const { page } = await open(browser(), THEME, { viewport: { width: 1000, height: 800 }, prepare });
    const brand = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--dg-brand').trim());
    await expect.poll(brand).toBe('#8a3ea8');
    const dot = page.locator('.dg-transitions dd > span').first();
    const left = async () => (await dot.boundingBox())?.x ?? 0;
    const start = await left();
    await page.getByLabel('Move').check();
    await expect.poll(left).toBeGreaterThan(start + 50);
    const marked = await page.evaluate(() =>
      [...document.querySelectorAll('[class^=dg-breakpoint-]')]
        .filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((row) => row.className),
    );
    expect(marked).toEqual(['dg-breakpoint-md']);
  });
});
