// Two generations of a site behind a host that cuts, delays, shortens and fails: no page is made of both, and none reloads twice.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type Fault, type FaultyHost, faultyHost } from '../support/faulty-host.ts';
import { IS_LONG } from '../support/long-run.ts';
import { random } from '../support/random.ts';
import { generation, type Marks, PAGES, PAGES_WITH_DEMO, readMarks } from './support/generations.ts';
import {
  arrive,
  isReloading,
  openTab,
  settled,
  wakeDemo,
  wakeIsland,
  workerIsNewest,
  workerState,
} from './support/tabs.ts';

const SEED = 7;
const NAVIGATIONS = IS_LONG ? 220 : 18;
/** A new version is published in the middle of so many navigations. */
const ROUND = IS_LONG ? 10 : 6;

const built = { g1: '', g2: '' };
let host: FaultyHost;
beforeAll(async () => {
  for (const mark of ['g1', 'g2'] as const) built[mark] = await generation(mark);
  host = await faultyHost(built.g1);
});
afterAll(() => host?.close());

const partsOf = ({ css, entry, chunk, demo }: Marks) => [css, entry, chunk, demo].filter((mark) => mark !== null);

const FAULTS: readonly Fault[] = ['slow', 'cut', 500, 'half', 'delay', 'short'];
/** Of the requests for pages, and of those for their files. */
const SHARE = 0.2;
/** So many go well in a row at most: the short run sees every fault too. */
const WELL = 7;

/**
 * Chance decides when something fails, and each time it is the next way to fail. `isCopied`: whether a worker has a copy of the
 * page that is opened. Only such a page is held until the worker has given it up.
 */
function badNetwork(chance: () => number, isCopied: () => boolean): (path: string) => Fault | null {
  const turns = { page: { well: 0, failed: 0 }, file: { well: 0, failed: 1 } };
  return (path) => {
    const turn = turns[path.endsWith('/') ? 'page' : 'file'];
    if (chance() >= SHARE && turn.well++ < WELL) return null;
    const fault = FAULTS[turn.failed % FAULTS.length] ?? null;
    if (fault === 'slow' && turn === turns.page && !isCopied()) return null; // Its turn is with the next page.
    turn.well = 0;
    turn.failed++;
    return fault === 'slow' && turn === turns.file ? 'delay' : fault;
  };
}

/** How often each thing happened, as the host tells it: `cut`, `500`, `200`. */
function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [what = ''] of answers.map((answer) => answer.split(' '))) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

/** The worker has given up the pages that were slow: a worker with an open request is not replaced. */
function openRequests(): number {
  host.release();
  return host.open();
}

/** `activated`: no worker is on its way, and the page is not about to reload. */
async function stateOf(page: Page): Promise<string> {
  host.release();
  if (!page.url().startsWith(host.origin)) return 'error page';
  const state = await workerState(page);
  return (await isReloading(page)) ? 'reloading' : state;
}

describeInBrowser('a new version of a site', (browser) => {
  async function newTab() {
    const context = await browser().newContext();
    onTestFinished(() => context.close());
    return openTab(context);
  }

  test(`does not mix with the old one in ${NAVIGATIONS} navigations through a bad network, and reloads each tab once at most, unless a reload brings back an old page`, async () => {
    const chance = random(SEED);
    let tab = await newTab();
    let isCopied = false;
    const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)] as T; // Never empty.
    const faults = badNetwork(random(SEED + 1), () => isCopied); // Its own: how many requests a page makes must not change where readers go.

    await tab.page.goto(`${host.origin}/ui/`);
    await workerIsNewest(tab.page, 'g1');
    expect(tab.reloads()).toBe(0); // The first worker reloads nothing.

    const mixed: unknown[] = [];
    const reloadsOf: number[] = [];
    /** Reloads that a slow network answered with a page of the old version. */
    const backOf: number[] = [];
    const count = { whole: 0, inPart: 0, failed: 0, old: 0, demos: 0 };
    let current: 'g1' | 'g2' = 'g1';
    for (let start = 0; start < NAVIGATIONS; start += ROUND) {
      // Every third round is that of a new reader, whose first pages have no worker yet.
      if (start % (3 * ROUND) === ROUND) tab = await newTab();
      const { page } = tab;
      const before = tab.reloads();
      const arrivalsBefore = tab.reloadedTo().length;
      host.fault = faults;
      current = current === 'g1' ? 'g2' : 'g1';
      const swapAt = Math.floor(chance() * (ROUND / 2));
      for (let step = 0; step < Math.min(ROUND, NAVIGATIONS - start); step++) {
        // In the middle of a page, mostly.
        if (step === swapAt) host.swapAfter(Math.floor(chance() * 6), built[current]);
        const url = host.origin + pick(PAGES);
        isCopied = await page.evaluate(async (it) => (await caches.match(it)) !== undefined, url).catch(() => false);
        await page.goto(url, { waitUntil: 'load', timeout: 5000 }).catch(() => undefined); // Cut, or reloaded.
        await wakeIsland(page).catch(() => undefined); // There is none on an error.
        if (PAGES_WITH_DEMO.some((path) => page.url().endsWith(path))) await wakeDemo(page).catch(() => undefined);
        await expect.poll(openRequests).toBe(0);
        await tab.rest().catch(() => undefined); // It reloads.
        // The reader stays on one page of the new version, until its worker has taken over and reloaded the page.
        if (step === swapAt + 1)
          await expect
            .poll(() => stateOf(page).catch(String), { timeout: 5000 })
            .toMatch(/^(?:activated|none|error page)$/)
            .catch(() => undefined); // Chromium may keep the old worker for minutes: the reader goes on.
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
      host.release();
      await arrive(page, `${host.origin}/ui/`);
      await workerIsNewest(page, current);
      reloadsOf.push(tab.reloads() - before);
      backOf.push(
        tab
          .reloadedTo()
          .slice(arrivalsBefore)
          .filter((mark) => mark !== current).length,
      );
      await arrive(page, host.origin + PAGES_WITH_DEMO[0]);
      await settled(page, wakeDemo);
      await expect.poll(() => settled(page, readMarks).then(({ demo }) => demo)).toBe(current);
    }
    const happened = tally(host.answers);
    console.info('generations', JSON.stringify({ navigations: NAVIGATIONS, ...count, reloadsOf, backOf, happened }));
    expect(mixed).toEqual([]);
    // The network was as bad as it was meant to be.
    expect(Object.keys(happened)).toEqual(expect.arrayContaining(FAULTS.map(String)));
    const failed = FAULTS.reduce<number>((sum, fault) => sum + (happened[String(fault)] ?? 0), 0);
    expect(failed).toBeGreaterThanOrEqual(NAVIGATIONS * SHARE);

    // The files of an old page are gone: it reloads as well.
    expect(reloadsOf.filter((reloads, round) => reloads > 1 + (backOf[round] ?? 0))).toEqual([]);
    expect(count.whole).toBeGreaterThan(NAVIGATIONS / 2);

    // Without a network: what was read is there, and the rest is the offline page, each with its own styles.
    const { page } = tab;
    host.fault = () => 'cut';
    const shown = new Map<string, Marks>();
    for (const path of IS_LONG ? PAGES : PAGES.slice(0, 7)) {
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
});
