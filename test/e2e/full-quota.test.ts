// The service worker of a reader whose browser gives the site no more room: pages come from the network or from the worker that is
// there, nothing fails, and the worker comes with the first visit after there is room again.
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { fixture, mustBuild } from './support/build-site.ts';
import { sharedBuild } from './support/shared-builds.ts';
import { visit } from './support/visit.ts';

const folder = sharedTempDir();
const second = join(folder, 'second');
let first = '';

beforeAll(async () => {
  first = await sharedBuild(fixture('family'));
  const root = join(folder, 'changed');
  await cp(fixture('family'), root, { recursive: true });
  const page = join(root, 'content/ui/index.md');
  await writeFile(page, `${await readFile(page, 'utf8')}\nAnother version.\n`);
  await mustBuild(root, second, { args: ['--no-cache'] });
});

/** Bytes that the site may keep; null: as many as usual. */
async function allow(page: Page, origin: string, quotaSize: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize === null ? {} : { quotaSize }) });
}

/** `activated`, or `redundant` where it could not be installed. */
function installWorker(page: Page, { isUpdate = false } = {}): Promise<string> {
  return page.evaluate(async (isUpdate) => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (isUpdate) await registration.update();
    const worker = registration.installing;
    while (worker && worker.state !== 'redundant' && worker.state !== 'activated')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return (worker ?? registration.active)?.state ?? 'redundant';
  }, isUpdate);
}

const usage = (page: Page) => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);

describeInBrowser('a browser without storage space', (browser) => {
  test.each(IS_LONG ? [1, 20_000, 100_000, 300_000] : [20_000])(
    'of %i bytes installs the worker once there is space again',
    async (bytes) => {
      const server = await served(first);
      const prepare = (page: Page) => allow(page, server.origin, bytes);
      const { page, problems } = await visit(browser(), `${server.origin}/ui/start/`, { prepare });
      expect(await installWorker(page)).toBe('redundant');
      expect(await page.evaluate(() => caches.keys())).toEqual([]); // What is of no use takes no room.
      await page.goto(`${server.origin}/ui/button/`);
      expect(await page.locator('h1').innerText()).toBe('Button');
      expect(await installWorker(page)).toBe('redundant');
      await allow(page, server.origin, null);
      await page.goto(`${server.origin}/ui/start/`);
      expect(await installWorker(page)).toBe('activated');
      expect(problems).toEqual([]);
    },
  );

  test('shows new pages without caching them, and keeps its cached ones', async () => {
    const server = await served(first);
    const { page, problems } = await visit(browser(), `${server.origin}/ui/start/`);
    expect(await installWorker(page)).toBe('activated');
    await page.goto(`${server.origin}/ui/button/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined);
    await allow(page, server.origin, await usage(page));
    await page.goto(`${server.origin}/ui/constructs/`);
    expect(await page.locator('h1').innerText()).toBe('All constructs');
    expect(problems).toEqual([]);
    await server.close();
    await page.goto(`${server.origin}/ui/button/`);
    expect(await page.locator('h1').innerText()).toBe('Button');
    await page.goto(`${server.origin}/ui/constructs/`);
    expect(await page.locator('h1').innerText()).toBe('You are offline');
  });

  test('serves the site by its current worker until the next version fits', async () => {
    const server = await served(first);
    const { page, problems } = await visit(browser(), `${server.origin}/ui/start/`);
    expect(await installWorker(page)).toBe('activated');
    await page.goto(`${server.origin}/ui/button/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [old] = await page.evaluate(() => caches.keys());
    await allow(page, server.origin, (await usage(page)) + 50_000);
    await server.replaceBy(second);
    expect(await installWorker(page, { isUpdate: true })).toBe('redundant');
    expect(await page.evaluate(() => caches.keys())).toEqual([old]);
    await page.goto(`${server.origin}/ui/`);
    expect(await page.locator('main').innerText()).toContain('Another version.');
    await allow(page, server.origin, null);
    await page.goto(`${server.origin}/ui/start/`);
    await page.waitForFunction(async (before) => (await caches.keys()).some((name) => name !== before), old);
    expect(problems).toEqual([]);
  });
});

/** From a folder that another can replace. */
async function served(site: string) {
  const current = join(tempDir(), 'current');
  await symlink(site, current);
  const server = await staticServer(current);
  onTestFinished(() => server.close());
  return {
    ...server,
    async replaceBy(next: string) {
      await rm(current);
      await symlink(next, current);
    },
  };
}
