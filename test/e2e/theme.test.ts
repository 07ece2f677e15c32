// The theme in a real browser: no light frame while a style sheet is on its way, density, and the page that shows the theme.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { framesDrawn } from './support/page-events.ts';
import { BEFORE, LONG, readerSite, TEXT, THEME } from './support/reader-site.ts';

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
      await vi.waitFor(async () => frames.push((await client.send('Page.captureScreenshot', PNG)).data));
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
  test.each([
    ['the system is dark', 'dark', null],
    ['the reader chose dark on a light system', 'light', 'dark'],
  ] as const)('paints no light frame when %s', async (_name, colorScheme, mode) => {
    const { page } = await open(browser(), TEXT, {
      colorScheme,
      prepare: (opened) => opened.addInitScript((chosen) => chosen && localStorage.setItem('mui-mode', chosen), mode),
    });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/*.css', (route) => asked.then(() => route.continue()));
    const pictures = await watchFrames(page);
    const [html, sheet] = [page.waitForResponse(`**${LONG}`), page.waitForRequest('**/*.css')];
    const opening = page.goto(site().origin + LONG, { waitUntil: 'load' });
    // All of the page has come, but its style sheet has not.
    await sheet;
    await (await html).finished();
    answer();
    await opening;
    await framesDrawn(page);
    const frames = await pictures.stop();
    expect(frames.length).toBeGreaterThan(2);
    expect(Math.max(...frames)).toBeLessThan(MOST_TEXT);
  });

  test('is seen by the measure when it is light', async () => {
    const { page } = await open(browser(), LONG, { colorScheme: 'light' });
    const pictures = await watchFrames(page);
    expect(Math.min(...(await pictures.stop()))).toBeGreaterThan(0.8);
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
    await page.evaluate(() => localStorage.setItem('mui-dense', 'true'));
    await page.reload();
    const dense = await heights();
    expect([roomy[0], dense[0]]).toEqual([32, 28]);
    for (const [index, height] of dense.entries()) expect(height).toBeLessThan(roomy[index] ?? 0);
  });
});

describeInBrowser('the page about the theme', (browser) => {
  test('lets a reader try a colour on the whole site, keeps it, and gives it up again', async () => {
    const { page, problems } = await open(browser(), THEME, { colorScheme: 'light' });
    const brand = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--dg-brand').trim());
    const before = await brand();
    const field = page.locator('.dg-playground input[type=text]').first();
    await field.scrollIntoViewIfNeeded();
    const about = page.locator('.dg-playground-about').first();
    // Until the island lives, nothing answers.
    const answer = async () => {
      await field.fill('');
      await field.fill('#8a3ea');
      return about.innerText();
    };
    await expect.poll(answer, { timeout: 10_000 }).toBe('Write a color as #rrggbb.');
    expect(await brand()).toBe(before);
    await field.fill('#8a3ea8');
    await expect.poll(brand, { timeout: 10_000 }).toBe('#8a3ea8');
    expect(await about.innerText()).toMatch(/^\d\.\d\d:1 on white$/);

    await page.goto(site().origin + TEXT);
    expect(await brand()).toBe('#8a3ea8');
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--dg-theme-palette-primary-main'),
      ),
    ).toBe('#8a3ea8');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'paletteColors');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ primary: '#8a3ea8' });

    await page.goto(site().origin + THEME);
    await field.scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator('.dg-playground input[type=text]').first().inputValue(), { timeout: 10_000 })
      .toBe('#8a3ea8');
    await page.getByRole('button', { name: 'Reset colors' }).click();
    await expect.poll(brand, { timeout: 10_000 }).toBe(before);
    expect((await page.context().cookies()).some(({ name }) => name === 'paletteColors')).toBe(false);
    expect(problems).toEqual([]);
  });

  test('moves its dots, and marks the breakpoint of the window', async () => {
    const { page } = await open(browser(), THEME, { viewport: { width: 1000, height: 800 } });
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
