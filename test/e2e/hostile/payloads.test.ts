// Payloads and naughty strings in every place of a built site that takes a text: no browser runs one, whatever its reader
// points at or presses.
// The site is served as it is, without a policy of its host that could stand in for what docs-gen has to do.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeInBrowser } from '../../support/browser.ts';
import { IS_LONG } from '../../support/long-run.ts';
import { random } from '../../support/random.ts';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { mustBuild } from '../support/build-site.ts';
import { idle, pageRest } from '../support/page-rest.ts';
import { readFolder } from '../support/published.ts';
import { type CanaryHost, canaryHost, provoke, watchCanary } from './canary.ts';
import { dangersOf } from './dangers-of-page.ts';
import { hostileSite, landingOf, routeOf } from './hostile-site.ts';
import { addresses } from './payloads/addresses.ts';
import { CATEGORIES } from './payloads/all.ts';
import { naughtyStrings } from './payloads/naughty.ts';
import { type Payload, payloadsOf } from './payloads/payload.ts';

/**
 * All in the long run, else one of so many: of the naughty strings; of the payloads that have a landing page, and of those on the
 * API pages; of the pages that are parsed; of the payloads of a category whose pages are opened, and of those that run as they are.
 */
const { NAUGHTY, LANDING, API, PARSED, OPENED, LIVE } = IS_LONG
  ? { NAUGHTY: 1, LANDING: 1, API: 1, PARSED: 1, OPENED: 1, LIVE: 1 }
  : { NAUGHTY: 32, LANDING: 8, API: 8, PARSED: 32, OPENED: 64, LIVE: 16 };
/** By the index of a payload. All categories have both. */
const SHARES = {
  landing: (index: number) => index % LANDING === 0,
  api: (index: number) => index % API === 0,
};

const root = sharedTempDir();
let canary: CanaryHost;
let payloads: readonly Payload[];
let files: Map<string, Buffer>;

beforeAll(async () => {
  canary = await canaryHost();
  payloads = [
    ...payloadsOf(CATEGORIES, canary.origin),
    ...naughtyStrings().filter((_, index) => index % NAUGHTY === 0),
  ];
  await writeFiles(root, hostileSite(payloads, addresses, SHARES));
  await mustBuild(root, 'dist', { args: ['--no-cache'] });
  files = await readFolder(`${root}/dist`);
});
afterAll(() => canary.close());

/** Some of each category, the same ones each time. */
function drawn(from: readonly Payload[] = payloads): Payload[] {
  const chance = random(12);
  return [...new Set(payloads.map(({ category }) => category))].flatMap((name) => {
    const own = from.filter(({ category }) => category === name);
    const first = Math.floor(chance() * Math.min(OPENED, own.length));
    return own.filter((_, index) => index % OPENED === first);
  });
}

/** Texts one after the other, in as few as hold so many characters; what is longer by itself is left out. */
function packed(texts: readonly string[], length: number): string[] {
  const all = [''];
  for (const text of texts.filter((one) => one.length < length)) {
    if (`${all.at(-1)} ${text}`.length > length) all.push('');
    all[all.length - 1] += ` ${text}`;
  }
  return all;
}

test('the list has at least 150 payloads, and no two are the same', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(150);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
});

describe('published output with payloads', () => {
  test('contains no element, attribute or address that could run, and no data that a payload escapes from', () => {
    const pages = [...files].filter(([path]) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(payloads.length + payloads.length / LANDING);
    const chance = random(13);
    for (const [path, html] of pages.filter(() => chance() < 1 / PARSED))
      expect([path, dangersOf(html)]).toEqual([path, []]);
  });

  test.each(['sitemap.xml', 'search.json', 'notifications.json', 'manifest.webmanifest', 'asset-manifest.json'])(
    'has a well-formed %s',
    (name) => {
      const text = files.get(name)?.toString() ?? '';
      if (!name.endsWith('.xml')) expect(() => JSON.parse(text)).not.toThrow();
      else expect(text).not.toMatch(/<(?!\/?(?:urlset|url|loc|lastmod|xhtml:link)[ >/]|\?xml)/);
    },
  );
});

describeInBrowser('a browser that shows payloads', (browser) => {
  let server: StaticServer;
  let context: BrowserContext;
  let page: Page;
  let fired: string[];
  beforeAll(async () => {
    server = await staticServer(`${root}/dist`);
    context = await browser().newContext({ serviceWorkers: 'block' });
    fired = await watchCanary(context);
    page = await context.newPage();
  });
  afterAll(async () => {
    await context?.close();
    await server?.close();
  });
  const silent = (where: string) => expect([where, fired, canary.asked]).toEqual([where, [], []]);

  test('runs the canary of a page that contains them unchanged', async () => {
    const live = payloads.filter(({ runs }) => runs);
    const own = await browser().newContext();
    const heard = await watchCanary(own);
    const raw = await own.newPage();
    const silentOnes: string[] = [];
    for (const { id, text } of live.filter((_, index) => index % LIVE === 0)) {
      await raw.goto(`${server.origin}/robots.txt`); // Ends the payload before.
      const before = heard.length + canary.asked.length;
      const hear = async () => {
        if (heard.length + canary.asked.length > before) return;
        await provoke(raw).catch(() => undefined); // What leads elsewhere ends what is asked of the page.
        throw new Error('Nothing ran.');
      };
      await raw.setContent(`<!doctype html><main>${text}</main>`, { waitUntil: 'commit' }).catch(() => undefined);
      await vi.waitFor(hear, { timeout: 5000, interval: 5 }).catch(() => silentOnes.push(`${id} ${text}`));
    }
    await own.close();
    canary.asked.length = 0;
    expect(silentOnes).toEqual([]);
    expect(live.length).toBeGreaterThan(100);
  });

  test('runs none on any page', { timeout: IS_LONG ? 3_600_000 : 600_000 }, async () => {
    const landing = drawn(payloads.filter((_, index) => SHARES.landing(index)));
    // Landing pages are made as the others are, but for their cards and their top: the short run opens those of each second category.
    const landings = landing.filter((_, index) => IS_LONG || index % 2 === 0);
    for (const route of [...drawn().map(routeOf), ...landings.map(landingOf)]) {
      const response = await page.goto(server.origin + route);
      expect([route, response?.status()]).toEqual([route, 200]);
      await provoke(page);
      silent(route);
    }
    await idle(page);
    silent('the last page');
  });

  test.each([
    '/ui/',
    '/ui/addresses/',
    '/ui/api/hostile/',
    '/ui/api/use-hostile/',
    '/ui/all-pages/',
    '/old/',
    '/nowhere/',
  ])('runs none on %s', async (route) => {
    await page.goto(server.origin + route);
    if (route === '/old/') await page.waitForURL(`${server.origin}/ui/**`);
    await provoke(page);
    await idle(page);
    silent(route);
  });

  test('runs none in the opened news', async () => {
    // The list shows the newest three, none of which may be longer than 2,000 characters.
    const own = await context.newPage();
    const texts = packed(
      payloads.map(({ text }) => text),
      1900,
    );
    for (let start = 0; start < texts.length; start += IS_LONG ? 3 : 12) {
      const news = texts.slice(start, start + 3).map((text, index) => ({ id: start + index + 1, title: text, text }));
      await own.route('**/notifications.json', (route) => route.fulfill({ json: news }));
      await own.goto(`${server.origin}/ui/`);
      await own.locator('[popovertarget="dg-notifications"]').click();
      await expect.poll(() => own.locator('#dg-notifications li').count()).toBeGreaterThanOrEqual(news.length);
      await provoke(own, '#dg-notifications *');
      await idle(own);
      silent(`news from ${start} on`);
    }
    await own.close();
  });

  test('runs none that are typed into the search or found by it', {
    timeout: IS_LONG ? 1_200_000 : 120_000,
  }, async () => {
    await page.goto(`${server.origin}/ui/`);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.waitFor();
    let found = 0;
    const questions = ['alert', 'onerror', 'script', 'heading', ...drawn().map(({ text }) => text)];
    for (const question of questions.slice(0, IS_LONG ? undefined : 8)) {
      await field.fill(question);
      await page.locator('[role=listbox]:not([aria-busy])').waitFor({ state: 'attached' }); // All answers are there.
      found += await page.getByRole('option').count();
      silent(`a search for ${question}`);
    }
    expect(found).toBeGreaterThan(0);
    await provoke(page);
    await idle(page);
    silent('what was found');
  });

  test('runs none in any ad', async () => {
    const draws = IS_LONG ? 60 : 2;
    for (let draw = 0; draw < draws; draw++) {
      const own = await context.newPage();
      const rest = pageRest(own);
      await own.addInitScript((value) => Object.assign(Math, { random: () => value }), draw / draws);
      await own.goto(server.origin + routeOf(payloads[draw] ?? { category: 'script', id: 'script-1' }));
      await own.locator('.dg-notice').first().waitFor({ state: 'attached' });
      await rest();
      silent(`ad ${draw}`);
      await own.close();
    }
  });
});
