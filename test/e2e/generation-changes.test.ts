// What a reader's tabs and their workers do when a new version of a site is published: each page moves to it once, and the kill
// switch removes the worker.
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type FaultyHost, faultyHost } from '../support/faulty-host.ts';
import { generation, readMarks } from './support/generations.ts';
import { idle } from './support/page-rest.ts';
import { arrive, isReloading, openTab, settled, wakeDemo, wakeIsland, workerIsNewest } from './support/tabs.ts';

const built = { g1: '', g2: '', g3: '' };

beforeAll(async () => {
  // One after the other: each one takes all that the machine has.
  for (const mark of ['g1', 'g2', 'g3'] as const) built[mark] = await generation(mark);
});

/** Of the first version. */
async function newHost(): Promise<FaultyHost> {
  const host = await faultyHost(built.g1);
  onTestFinished(() => host.close());
  return host;
}

describeInBrowser('a new version of a site', (browser) => {
  async function contextOf(options: Parameters<ReturnType<typeof browser>['newContext']>[0] = {}) {
    const context = await browser().newContext(options);
    onTestFinished(() => context.close());
    return context;
  }

  test('replaces a page whose scripts went away with a deploy, without a worker too', async () => {
    const host = await newHost();
    const tab = await openTab(await contextOf({ serviceWorkers: 'block' }));
    const { page } = tab;
    await page.goto(`${host.origin}/ui/page-1/`);
    await tab.rest();
    // A host that is out of order is no new version.
    host.fault = (path) => (path.includes('hydrate') ? 500 : null);
    await wakeIsland(page);
    await expect.poll(() => host.answers).toContainEqual(expect.stringMatching(/^500 .*hydrate/));
    // A file that is gone makes the page look for a new version, and the one before it did not.
    const looked = page.waitForResponse((answer) => answer.url() === page.url());
    await page.evaluate(() => fetch('/assets/gone-0123456789.js'));
    await (await looked).finished();
    await idle(page);
    expect(host.answers.filter((answer) => answer === '200 /ui/page-1/')).toHaveLength(2);
    expect([tab.reloads(), await isReloading(page), (await readMarks(page)).html]).toEqual([0, false, 'g1']);

    await page.goto(`${host.origin}/ui/page-2/`);
    await tab.rest();
    host.fault = () => null;
    host.folder = built.g2;
    await wakeIsland(page);
    await expect.poll(() => settled(page, readMarks).then(({ html }) => html)).toBe('g2');
    await tab.rest();
    await wakeIsland(page);
    await expect.poll(() => readMarks(page)).toEqual({ html: 'g2', css: 'g2', entry: 'g2', chunk: 'g2', demo: null });
    expect(tab.reloads()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/ui/page-2/');
  });

  test('replaces a page whose demo script went away with a deploy, under a worker that never cached it', async () => {
    const host = await newHost();
    const tab = await openTab(await contextOf());
    const { page } = tab;
    await page.goto(`${host.origin}/ui/page-1/`);
    await workerIsNewest(page, 'g1');
    await page.goto(`${host.origin}/ui/page-2/`);
    await tab.rest();
    host.folder = built.g2;
    await settled(page, wakeDemo);
    await expect.poll(() => settled(page, readMarks).then(({ html }) => html)).toBe('g2');
    await workerIsNewest(page, 'g2');
    await settled(page, wakeDemo);
    await expect.poll(() => readMarks(page).then(({ demo }) => demo)).toBe('g2');
    expect(host.answers).toContainEqual(expect.stringMatching(/^404 \/assets\/demos\/ui\/page-2\/Marked-/));
    expect(tab.reloads()).toBe(1); // And none for the worker that came with it.
    // What was seen once is there without a network.
    host.fault = () => 'cut';
    await page.goto(`${host.origin}/ui/page-2/`);
    await settled(page, wakeDemo);
    await expect.poll(() => readMarks(page).then(({ demo }) => demo)).toBe('g2');
  });

  test('reaches each tab once, when its reader is back', async () => {
    const host = await newHost();
    const context = await contextOf();
    const [front, back] = [await openTab(context), await openTab(context)];
    await front.page.goto(`${host.origin}/ui/page-1/`);
    await workerIsNewest(front.page, 'g1');
    await back.page.goto(`${host.origin}/ui/page-2/`);
    await back.rest();
    await back.page.evaluate(() => {
      document.hasFocus = () => false;
    });
    host.folder = built.g2;
    await front.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => settled(front.page, readMarks).then(({ html }) => html)).toBe('g2');
    await workerIsNewest(front.page, 'g2');
    // The old page waits for its reader, and goes on with its own files.
    await expect.poll(() => isReloading(back.page)).toBe(true);
    expect(back.reloads()).toBe(0);
    await wakeIsland(back.page);
    await expect
      .poll(() => readMarks(back.page))
      .toEqual({ html: 'g1', css: 'g1', entry: 'g1', chunk: 'g1', demo: null });
    await back.page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
    await expect.poll(() => settled(back.page, readMarks).then(({ html }) => html)).toBe('g2');
    for (const { page } of [front, back]) await workerIsNewest(page, 'g2');
    expect([front.reloads(), back.reloads()]).toEqual([1, 1]);
  });

  test('removes all caches and the worker if it has the kill switch, and its pages come from the network', async () => {
    const host = await newHost();
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
    await expect.poll(left).toEqual({ caches: ['of another '], workers: 0 });
    await arrive(page, `${host.origin}/ui/page-3/`);
    await idle(page);
    expect(await left()).toEqual({ caches: ['of another '], workers: 0 });
    // One for each of the two versions: on a busy machine, that of the second comes after the third is there.
    expect(tab.reloads()).toBeLessThanOrEqual(2);
    expect((await readMarks(page)).html).toBe('g3');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    host.fault = () => 'cut';
    await expect(page.goto(`${host.origin}/ui/page-3/`)).rejects.toThrow();
  });
});

describeInBrowser('a first visit', (browser) => {
  test('makes the page available without a network, though no worker served it', async () => {
    const host = await newHost();
    const context = await browser().newContext();
    onTestFinished(() => context.close());
    const { page } = await openTab(context);
    const path = '/ui/page-1/';
    await page.goto(`${host.origin}${path}?from=mail`);
    await expect
      .poll(() => page.evaluate(async (at) => (await caches.match(new URL(at, location.href))) !== undefined, path))
      .toBe(true);
    host.fault = () => 'cut';
    await page.goto(host.origin + path);
    await wakeIsland(page);
    await expect.poll(() => readMarks(page)).toEqual({ html: 'g1', css: 'g1', entry: 'g1', chunk: 'g1', demo: null });
  });
});
