// The reader's colours in a real browser: no flash while a slow style sheet is on its way, no other mode than the one
// asked for, and the page that shows the theme.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { repository } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { colorMode, visit } from './support/visit.ts';

const site = servedSite(repository);
const TEXT = '/docs/';
const THEME = '/experiments/docs/theme/';
/** Milliseconds that the style sheet takes. */
const CSS_DELAY = 2000;

/** Shares of light pixels in each frame that the browser paints from now on. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await client.send('Page.stopScreencast');
    const reader = await page.context().newPage();
    const shares: number[] = [];
    for (const frame of frames) shares.push(await reader.evaluate(lightShare, frame));
    return shares;
  };
}

const NO_PICTURE = /Unable to capture screenshot|Not attached to an active page|No picture/;

/** Between two documents the browser has nothing to take a picture of, and says so, or nothing at all: it is asked again. */
async function picture(client: CDPSession, attempts = 50): Promise<string> {
  try {
    const shown = client.send('Page.captureScreenshot', { format: 'png' });
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No picture came.')), 5000));
    return (await Promise.race([shown, late])).data;
  } catch (error) {
    if (attempts === 1 || !NO_PICTURE.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return picture(client, attempts - 1);
  }
}

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

describeInBrowser('while the style sheet takes two seconds', (browser) => {
  test.each([
    ['the system is dark', 'dark', {}],
    ['the reader chose dark on a light system', 'light', { 'mui-mode': 'dark' }],
  ] as const)('no frame is light when %s', async (_name, colorScheme, stored) => {
    const { page } = await visit(browser(), site().origin + TEXT, { colorScheme });
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    await page.reload({ waitUntil: 'load' });
    const slow = async (target: Page) =>
      target.route('**/*.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, CSS_DELAY));
        await route.continue();
      });
    await slow(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 200 * 1024,
      uploadThroughput: 100 * 1024,
    });
    const stop = await watchFrames(page);
    const opening = page.goto(`${site().origin}/material-ui/react-button/`, { waitUntil: 'load' });
    // What has been painted may be asked for at any time, whether the browser thinks it ready or not.
    const early: string[] = [];
    for (const at of [300, 700, 1200, 1700]) {
      await page.waitForTimeout(at - early.length * 400);
      early.push(await picture(client));
    }
    await opening;
    await page.waitForTimeout(300);
    const frames = await stop();
    const reader = await page.context().newPage();
    for (const picture of early) frames.push(await reader.evaluate(lightShare, picture));
    expect(frames.length).toBeGreaterThan(4);
    expect(Math.max(...frames)).toBeLessThan(MOST_TEXT);
  });

  test('the measure sees a light page', async () => {
    const { page } = await visit(browser(), site().origin + TEXT, { colorScheme: 'light' });
    const { data } = await (await page.context().newCDPSession(page)).send('Page.captureScreenshot', { format: 'png' });
    expect(await page.evaluate(lightShare, data)).toBeGreaterThan(0.8);
  });
});

describeInBrowser('the colour mode', (browser) => {
  test('follows the system while the page is open, and the theme-color with it', async () => {
    const { page, problems } = await visit(browser(), site().origin + TEXT, { colorScheme: 'light' });
    const ground = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).backgroundColor,
        document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
      ]);
    expect(await ground()).toEqual(['rgb(255, 255, 255)', '#ffffff']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');
    expect(await ground()).toEqual(['rgb(11, 13, 18)', '#0b0d12']);
    expect(await colorMode(page)).toEqual({ shown: 'dark', stored: null });
    expect(problems).toEqual([]);
  });

  test('works where storage is forbidden', async () => {
    const { page, problems } = await visit(browser(), site().origin + TEXT, {
      colorScheme: 'dark',
      prepare: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('Denied.', 'SecurityError');
            },
          });
        }),
    });
    const shown = () => page.evaluate(() => document.documentElement.dataset.muiColorScheme);
    expect(await shown()).toBe('dark');
    await page.locator('.dg-color-mode').click();
    await page.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'light');
    expect(problems).toEqual([]);
  });

  test('direction and density are there before the first paint', async () => {
    const { page } = await visit(browser(), site().origin + TEXT);
    await page.evaluate(() => {
      localStorage.setItem('mui-direction', 'rtl');
      localStorage.setItem('mui-dense', 'true');
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(
      await page.evaluate(() => [
        document.documentElement.dir,
        document.documentElement.hasAttribute('data-mui-dense'),
      ]),
    ).toEqual(['rtl', true]);
  });
});

describeInBrowser('density', (browser) => {
  test('shows more of the sidebar, of tables and of code on one screen', async () => {
    const { page } = await visit(browser(), `${site().origin}/material-ui/react-button/`, {
      viewport: { width: 1440, height: 800 },
    });
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
    const { page, problems } = await visit(browser(), site().origin + THEME, { colorScheme: 'light' });
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

    await page.waitForLoadState('networkidle'); // A request that is cut off by leaving the page is no problem of the page.
    await page.goto(site().origin + TEXT);
    expect(await brand()).toBe('#8a3ea8');
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--dg-theme-palette-primary-main'),
      ),
    ).toBe('#8a3ea8');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'paletteColors');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ primary: '#8a3ea8' });

    await page.waitForLoadState('networkidle');
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
    const { page } = await visit(browser(), site().origin + THEME, { viewport: { width: 1000, height: 800 } });
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
