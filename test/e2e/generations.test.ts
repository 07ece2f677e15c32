// Two generations of a site behind a host that cuts, delays, shortens and fails: no page is made of both, and none reloads twice.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type Fault, type FaultyHost, faultyHost } from '../support/faulty-host.ts';
import { random } from '../support/random.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { buildGeneration, type Marks, PAGES, PAGES_WITH_DEMO, readMarks } from './support/generations.ts';
import { arrive, openTab, settled, wakeDemo, wakeIsland, workerIsNewest } from './support/tabs.ts';

const SEED = 7;
const IS_LONG = process.env.DOCS_GEN_LONG === '1';
const NAVIGATIONS = IS_LONG ? 220 : 18;
/** A new version is published in the middle of so many navigations. */
const ROUND = IS_LONG ? 10 : 6;
/** On a busy machine. */
const SOON = { timeout: 15_000 };

const dir = sharedTempDir();
const built = { g1: '', g2: '', g3: '' };

beforeAll(async () => {
  // One after the other: each one takes all that the machine has.
  built.g1 = await buildGeneration(dir, { mark: 'g1' });
  built.g2 = await buildGeneration(dir, { mark: 'g2' });
  built.g3 = await buildGeneration(dir, { mark: 'g3', killSwitch: true });
});

const hosts: FaultyHost[] = [];
afterAll(() => Promise.all(hosts.map((host) => host.close())));

async function hostOf(folder: string): Promise<FaultyHost> {
  const host = await faultyHost(folder);
  hosts.push(host);
  return host;
}

const partsOf = ({ css, entry, chunk, demo }: Marks) => [css, entry, chunk, demo].filter((mark) => mark !== null);

const FAULTS: readonly Fault[] = ['slow', 'cut', 500, 'half', 'delay', 'short'];
/** Of the requests for pages, and of those for their files. */
const SHARE = 0.2;
/** So many go well in a row at most: the short run sees every fault too. */
const WELL = 7;

/** Chance says when something fails, and each time it is the next way to fail. Only pages are given up for being slow. */
function badNetwork(chance: () => number): (path: string) => Fault | null {
  const turns = { page: { well: 0, failed: 0 }, file: { well: 0, failed: 1 } };
  return (path) => {
    const turn = turns[path.endsWith('/') ? 'page' : 'file'];
    if (chance() >= SHARE && turn.well++ < WELL) return null;
    turn.well = 0;
    const fault = FAULTS[turn.failed++ % FAULTS.length] ?? null;
    return fault === 'slow' && turn === turns.file ? 'delay' : fault;
  };
}

/** How often each thing happened, as the host tells it: `cut`, `500`, `200`. */
function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [what = ''] of answers.map((answer) => answer.split(' '))) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

describeInBrowser('two generations of a site', (browser) => {
  async function contextOf(options: Parameters<ReturnType<typeof browser>['newContext']>[0] = {}) {
    const context = await browser().newContext(options);
    onTestFinished(() => context.close());
    return context;
  }

  test(`${NAVIGATIONS} navigations through a bad network mix nothing, and reload once a version at most`, async () => {
    const chance = random(SEED);
    const host = await hostOf(built.g1);
    let tab = await openTab(await contextOf());
    const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T; // Never empty.
    const faults = badNetwork(random(SEED + 1)); // Its own: how many requests a page makes must not change where readers go.

    await tab.page.goto(`${host.origin}/ui/`);
    await workerIsNewest(tab.page, 'g1');
    expect(tab.reloads()).toBe(0); // The first worker reloads nothing.

    const mixed: unknown[] = [];
    const reloadsOf: number[] = [];
    const count = { whole: 0, inPart: 0, failed: 0, old: 0, demos: 0 };
    let current: 'g1' | 'g2' = 'g1';
    for (let start = 0; start < NAVIGATIONS; start += ROUND) {
      // Every third round is that of a new reader, whose first pages have no worker yet.
      if (start % (3 * ROUND) === ROUND) tab = await openTab(await contextOf());
      const { page } = tab;
      const before = tab.reloads();
      host.fault = faults;
      current = current === 'g1' ? 'g2' : 'g1';
      const swapAt = Math.floor(chance() * (ROUND / 2));
      for (let step = 0; step < Math.min(ROUND, NAVIGATIONS - start); step++) {
        // In the middle of a page, mostly.
        if (step === swapAt) host.swapAfter(Math.floor(chance() * 6), built[current]);
        await page.goto(host.origin + pick(PAGES), { waitUntil: 'load', timeout: 5000 }).catch(() => undefined); // Cut, or reloaded.
        await wakeIsland(page).catch(() => undefined); // There is none on an error.
        if (PAGES_WITH_DEMO.some((path) => page.url().endsWith(path)))
          await wakeDemo(page)
            .then(() => page.waitForFunction(() => document.documentElement.dataset.demoMark, null, { timeout: 2000 }))
            .catch(() => undefined); // Its script may be one of those that are cut.
        // The reader stays on one page of the new version: long enough for its worker to take over, and to reload the page.
        await page.waitForTimeout((step === swapAt + 1 ? 1000 : 100) + chance() * 150);
        const marks = await settled(page, readMarks);
        const parts = partsOf(marks);
        if (marks.html === null) count.failed++;
        else if (parts.length >= 3) count.whole++;
        else count.inPart++;
        if (marks.demo !== null) count.demos++;
        if (marks.html !== null && step > swapAt && marks.html !== current) count.old++;
        if (parts.some((mark) => mark !== marks.html)) mixed.push({ start, step, url: page.url(), ...marks });
      }
      // The version's own reload, if there was none yet, comes when its worker is complete.
      host.fault = () => null;
      host.folder = built[current];
      await arrive(page, `${host.origin}/ui/`);
      await workerIsNewest(page, current);
      reloadsOf.push(tab.reloads() - before);
      await arrive(page, host.origin + PAGES_WITH_DEMO[0]);
      await settled(page, wakeDemo);
      await expect.poll(() => settled(page, readMarks).then(({ demo }) => demo), SOON).toBe(current);
    }
    const happened = tally(host.answers);
    console.info('generations', JSON.stringify({ navigations: NAVIGATIONS, ...count, reloadsOf, happened }));
    expect(mixed).toEqual([]);
    // The network was as bad as it was meant to be.
    expect(Object.keys(happened)).toEqual(expect.arrayContaining(FAULTS.map(String)));
    const failed = FAULTS.reduce<number>((sum, fault) => sum + (happened[String(fault)] ?? 0), 0);
    expect(failed).toBeGreaterThanOrEqual(NAVIGATIONS * SHARE);

    expect(Math.max(...reloadsOf)).toBeLessThanOrEqual(1);
    expect(count.whole).toBeGreaterThan(NAVIGATIONS / 2);

    // Without a network: what was read is there, and the rest is the offline page, each in its own clothes.
    const { page } = tab;
    host.fault = () => 'cut';
    const shown = new Map<string, Marks>();
    for (const path of PAGES) {
      await page.goto(host.origin + path, { waitUntil: 'load' });
      const marks = await readMarks(page);
      expect([path, marks.css, marks.entry]).toEqual([path, marks.html, marks.html]);
      shown.set((await page.title()).includes('offline') ? 'offline' : path, marks);
    }
    expect(shown.get('/ui/')?.html).toBe(current);
    expect(shown.size).toBeGreaterThan(2);
    await page.goto(`${host.origin}/ui/never-there/`);
    expect(await page.locator('h1').innerText()).toBe('You are offline');
  }, 900_000);

  test('a page whose scripts went away with a deploy gets the new version, without a worker too', async () => {
    const host = await hostOf(built.g1);
    const tab = await openTab(await contextOf({ serviceWorkers: 'block' }));
    const { page } = tab;
    await page.goto(`${host.origin}/ui/page-1/`, { waitUntil: 'networkidle' });
    // A host that is out of order is no new version.
    host.fault = (path) => (path.includes('hydrate') ? 500 : null);
    await wakeIsland(page);
    await page.waitForTimeout(500);
    expect([tab.reloads(), (await readMarks(page)).html]).toEqual([0, 'g1']);

    await page.goto(`${host.origin}/ui/page-2/`, { waitUntil: 'networkidle' });
    host.fault = () => null;
    host.folder = built.g2;
    await wakeIsland(page);
    await expect.poll(() => settled(page, readMarks).then(({ html }) => html), SOON).toBe('g2');
    await page.waitForLoadState('networkidle');
    await wakeIsland(page);
    await expect
      .poll(() => readMarks(page), SOON)
      .toEqual({ html: 'g2', css: 'g2', entry: 'g2', chunk: 'g2', demo: null });
    expect(tab.reloads()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/ui/page-2/');
  });

  test('a demo whose script went away with a deploy comes in the new version, under a worker that never had it', async () => {
    const host = await hostOf(built.g1);
    const tab = await openTab(await contextOf());
    const { page } = tab;
    await page.goto(`${host.origin}/ui/page-1/`);
    await workerIsNewest(page, 'g1');
    await page.goto(`${host.origin}/ui/page-2/`, { waitUntil: 'networkidle' });
    host.folder = built.g2;
    await settled(page, wakeDemo);
    await expect.poll(() => settled(page, readMarks).then(({ html }) => html), SOON).toBe('g2');
    await workerIsNewest(page, 'g2');
    await settled(page, wakeDemo);
    await expect.poll(() => readMarks(page).then(({ demo }) => demo), SOON).toBe('g2');
    expect(host.answers).toContainEqual(expect.stringMatching(/^404 \/assets\/demos\/ui\/page-2\/Marked-/));
    expect(tab.reloads()).toBe(1); // And none for the worker that came with it.
    // What was seen once is there without a network.
    host.fault = () => 'cut';
    await page.goto(`${host.origin}/ui/page-2/`);
    await settled(page, wakeDemo);
    await expect.poll(() => readMarks(page).then(({ demo }) => demo), SOON).toBe('g2');
  });

  test('the page that a reader opens first is there without a network', async () => {
    const host = await hostOf(built.g1);
    const { page } = await openTab(await contextOf());
    const path = '/ui/page-1/';
    await page.goto(`${host.origin}${path}?from=mail`);
    await expect
      .poll(
        () => page.evaluate(async (at) => (await caches.match(new URL(at, location.href))) !== undefined, path),
        SOON,
      )
      .toBe(true);
    host.fault = () => 'cut';
    await page.goto(host.origin + path);
    await wakeIsland(page);
    await expect
      .poll(() => readMarks(page), SOON)
      .toEqual({ html: 'g1', css: 'g1', entry: 'g1', chunk: 'g1', demo: null });
  });

  test('each tab moves to the new version once, when its reader is back', async () => {
    const host = await hostOf(built.g1);
    const context = await contextOf();
    const [front, back] = [await openTab(context), await openTab(context)];
    await front.page.goto(`${host.origin}/ui/page-1/`);
    await workerIsNewest(front.page, 'g1');
    await back.page.goto(`${host.origin}/ui/page-2/`, { waitUntil: 'networkidle' });
    await back.page.evaluate(() => {
      document.hasFocus = () => false;
    });
    host.folder = built.g2;
    await front.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => settled(front.page, readMarks).then(({ html }) => html), SOON).toBe('g2');
    await workerIsNewest(front.page, 'g2');
    // The old page goes on, with its own files.
    expect(back.reloads()).toBe(0);
    await wakeIsland(back.page);
    await expect
      .poll(() => readMarks(back.page), SOON)
      .toEqual({ html: 'g1', css: 'g1', entry: 'g1', chunk: 'g1', demo: null });
    await back.page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
    await expect.poll(() => settled(back.page, readMarks).then(({ html }) => html), SOON).toBe('g2');
    await front.page.waitForTimeout(500);
    expect([front.reloads(), back.reloads()]).toEqual([1, 1]);
  });

  test('the kill switch leaves nothing of the site: no cache, no worker, and the pages from the network', async () => {
    const host = await hostOf(built.g1);
    const tab = await openTab(await contextOf());
    const { page } = tab;
    await page.goto(`${host.origin}/ui/page-1/`);
    await workerIsNewest(page, 'g1');
    host.folder = built.g2;
    await arrive(page, `${host.origin}/ui/page-1/`);
    await workerIsNewest(page, 'g2');
    await page.evaluate(() => caches.open('of another site'));
    const left = () =>
      settled(page, (it) =>
        it.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistrations();
          return { caches: (await caches.keys()).map((name) => name.slice(0, 11)), workers: workers.length };
        }),
      );
    expect(await left()).toEqual({ caches: ['docs-gen:/:', 'docs-gen:/:', 'of another '], workers: 1 });
    host.folder = built.g3;
    await arrive(page, `${host.origin}/ui/page-2/`); // From the network, and of no old host list: the browser looks by itself.
    await expect.poll(left, SOON).toEqual({ caches: ['of another '], workers: 0 });
    await page.waitForTimeout(500);
    // One for each of the two versions: on a busy machine, that of the second comes after the third is there.
    expect(tab.reloads()).toBeLessThanOrEqual(2);
    await arrive(page, `${host.origin}/ui/page-3/`);
    expect((await readMarks(page)).html).toBe('g3');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    host.fault = () => 'cut';
    await expect(page.goto(`${host.origin}/ui/page-3/`)).rejects.toThrow();
  });
});
