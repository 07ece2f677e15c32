// The search dialog in a real browser: keys, focus, links, and what axe says of it. What it finds is given by a stand-in for the worker.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const WORDS = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.\n`).join('\n');
const root = sharedTempDir();
beforeAll(() =>
  writeFiles(root, {
    ...smallest,
    'content/ui/button/button.md': `${smallest['content/ui/button/button.md']}\n## Colors\n\n${WORDS}\nIt may be a *bright* thing.\n`,
  }),
);
const site = servedSite(root);

/** Answers every question with three hits, and `none` with nothing. */
const WORKER = `
const mark = (text, isMatch = false) => ({ text, isMatch });
const hits = [
  { kind: 'page', href: '/ui/button/', title: [mark('But', true), mark('ton')], crumbs: ['Acme UI', 'Inputs'], snippet: null, product: 'ui' },
  { kind: 'heading', href: '/ui/button/#colors', title: [mark('Colors')], crumbs: ['Acme UI', 'Inputs', 'Button'], snippet: [mark('It may be a '), mark('bright', true), mark(' thing.')], product: 'ui' },
  { kind: 'prop', href: '/ui/#color', title: [mark('color')], crumbs: ['Acme UI', 'Overview'], snippet: [mark('The color of the '), mark('but', true), mark('ton, by default primary')], product: 'ui' },
];
onmessage = ({ data }) => {
  if (data.kind === 'ask') {
    const found = data.query.text === 'none' ? [] : hits.filter(({ kind }) => data.query.kinds === null || data.query.kinds.includes(kind));
    const counts = { kinds: { page: 1, heading: 1, prop: 1 }, products: { ui: 3 } };
    postMessage({ id: data.id, kind: 'answer', answer: { query: data.query, hits: found, counts, isWhole: true } });
  }
  postMessage({ id: data.id, kind: 'done' });
};`;
const answered = (page: Page) =>
  page.route('**/worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: WORKER }));
const broken = (page: Page) => page.route('**/worker-*.js', (route) => route.abort());

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const activeText = (page: Page) => page.locator('[role=option][aria-selected=true]').innerText();
/** The machine of the tests may have much to do. */
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 15_000 });

describeInBrowser('the search dialog', (browser) => {
  const open = (path = '/ui/', options: Parameters<typeof visit>[2] = {}) =>
    visit(browser(), `${site().origin}${path}`, { prepare: answered, ...options });

  test('is not loaded before it is wanted', async () => {
    const { page, requests } = await open();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /\/search-(?!button)[^/]*\.(?:js|css)$|worker-/.test(path))).toEqual([]);
  });

  test.each([['/'], ['Control+k']])('%s opens it, Escape closes it and gives the focus back', async (key) => {
    const { page, problems } = await open();
    const link = page.getByRole('main').getByRole('link', { name: 'button', exact: true });
    await link.focus();
    await page.keyboard.press(key);
    await soon(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('what is typed on the button stands in the field, however slowly the dialog comes', async () => {
    let answer = () => {};
    const typed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await open('/ui/', {
      prepare: async (page) => {
        await answered(page);
        await page.route('**/search-*.css', (route) => typed.then(() => route.continue()));
      },
    });
    await button(page).focus();
    await page.keyboard.type('pen');
    answer();
    await soon(() => field(page).inputValue()).toBe('pen');
    expect(page.url()).toBe(`${site().origin}/ui/`);
  });

  test('keys walk through what is found; Enter opens it with the words marked by the browser', async () => {
    const { page } = await open();
    await button(page).click();
    await field(page).fill('bright');
    await soon(() => options(page).count()).toBe(3);
    expect(await activeText(page)).toMatch(/^Button\s+Page$/);
    await page.keyboard.press('ArrowDown');
    expect(await activeText(page)).toMatch(/^Colors\s+Section\s+It may be a bright thing\.$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ui\/button\/#colors/);
    // Far below the section that the link names.
    const isInView = () =>
      page.getByText('bright').evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      });
    await soon(isInView).toBe(true);
    expect(await dialog(page).isVisible()).toBe(false);
    await page.keyboard.press('/');
    await soon(() => options(page).allInnerTexts()).toEqual(['bright']);
  });

  test('with Ctrl a row opens in a new tab, and the dialog stays', async () => {
    const { page } = await open();
    await button(page).click();
    await field(page).fill('b');
    await options(page).first().waitFor();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      options(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/ui/button/');
    expect(await dialog(page).isVisible()).toBe(true);
    expect(page.url()).toBe(`${site().origin}/ui/`);
  });

  test('nothing moves while a reader types, filters and finds nothing', async () => {
    const { page } = await open();
    await button(page).click();
    const places = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.dg-search, .dg-search-top, .dg-search-bar, .dg-search-list')];
        return boxes.map((element) => element.getBoundingClientRect().top);
      });
    await field(page).fill('b');
    await options(page).first().waitFor();
    const before = await places();
    const box = await dialog(page).boundingBox();
    const chips = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.dg-search-chip')].map((chip) => chip.getBoundingClientRect().x),
      );
    const chipsBefore = await chips();
    await page.getByRole('button', { name: 'Prop' }).click();
    await soon(() => options(page).count()).toBe(1);
    expect(await places()).toEqual(before);
    await field(page).fill('none');
    await page.getByText('Nothing was found for “none”.').waitFor();
    expect((await places()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect(await chips()).toEqual(chipsBefore);
    expect(await dialog(page).boundingBox()).toEqual(box);
  });

  test('a worker that does not come is told, with a way to try again', async () => {
    const { page } = await open('/ui/', { prepare: broken });
    await button(page).click();
    await field(page).fill('b');
    await page.getByText('The search could not be loaded.').waitFor();
    await page.unroute('**/worker-*.js');
    await answered(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await soon(() => options(page).count()).toBe(3);
    expect(await violations(page, undefined, '.dg-search')).toEqual([]);
  });

  const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };
  const DESKTOP = { viewport: { width: 1280, height: 800 } };
  const looks = (['ltr', 'rtl'] as const).flatMap((dir) => [
    { dir, device: 'phone', options: PHONE },
    { dir, device: 'desktop', options: DESKTOP },
  ]);
  test.each(looks)('keys, thumbs and axe find no fault: $dir, $device', async ({ dir, device, options: look }) => {
    const { page } = await open('/ui/', look);
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    await button(page).click();
    await field(page).fill('b');
    await options(page).first().waitFor();
    for (const name of ['Close', 'Page']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(name);
    }
    await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Enter');
    await soon(() => options(page).allInnerTexts()).toEqual([expect.stringMatching(/^Colors\s+Section/)]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, undefined, '.dg-search')).toEqual([]);
    }
    await page.keyboard.press('Space');
    await soon(() => options(page).count()).toBe(3);
    const seen = await dialog(page).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const targets = [...element.querySelectorAll('button, [role=option]')];
      const least = Math.min(...targets.flatMap((target) => (target.checkVisibility() ? target.clientHeight + 2 : [])));
      return { left, right, isTooWide: element.scrollWidth > element.clientWidth, least };
    });
    expect(seen.isTooWide).toBe(false);
    if (device === 'phone') {
      expect(seen).toMatchObject({ left: 0, right: 360 });
      expect(seen.least).toBeGreaterThanOrEqual(44);
    }
  });
});
