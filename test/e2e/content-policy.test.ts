// The policy that a site is published with, in a real browser: all that its pages do goes through it, and nothing else does.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { startServing, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { inbox } from './support/inbox.ts';
import { AD_SCRIPT, FONT_SHEET, policySite } from './support/policy-site.ts';
import { editDemo, intrude, watchPolicy } from './support/policy-watch.ts';
import { smallest } from './support/smallest.ts';
import { tagHost } from './support/tag-host.ts';

const services = tagHost({
  '/news.json': JSON.stringify([{ id: 1, text: '<b onclick="go()" style="color: red">Version 2</b> is out.' }]),
  '/font.css': FONT_SHEET,
  '/show.js': AD_SCRIPT,
});
const readers = inbox();
const foreign = inbox();
const root = sharedTempDir();
/** With headers, as a host sends them that reads `_headers`. */
let withHeaders: Watching;
/** Without any header, and with the policy in the pages. */
let withoutHeaders: StaticServer;

beforeAll(async () => {
  const hosts = { services: services.origin, inbox: readers.origin };
  await writeFiles(root, policySite(hosts, `reportUri: '${readers.origin}/report'`));
  await mustBuild(root, 'dist');
  await writeFiles(root, { 'meta.config.ts': policySite(hosts, 'meta: true')['site.config.ts'] ?? '' });
  await mustBuild(root, 'meta', { args: ['--config', 'meta.config.ts'] });
  withHeaders = await startServing(root);
  withoutHeaders = await staticServer(`${root}/meta`);
});
afterAll(async () => {
  await withHeaders?.stop();
  await withoutHeaders?.close();
});

/** What browsers have reported by themselves, of workers and frames as well. */
const reports = () => readers.asked.filter(({ path }) => path === '/report').map(({ body }) => body);

const SERVERS = [
  ['headers', () => withHeaders.origin],
  ['tags in its pages', () => withoutHeaders.origin],
] as const;

describeInBrowser('a policy in', (browser) => {
  const everywhere = SERVERS.filter(([name]) => IS_LONG || name === 'headers'); // Pages are the same, and so is the policy.
  test.each(everywhere)('%s lets a reader use everything', async (_, origin) => {
    readers.asked.length = 0;
    const { context, page, refused, thrown, rest } = await watchPolicy(browser());
    await page.goto(`${origin()}/ui/`);
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => services.heard.length).toBeGreaterThan(0);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // Scripts of the config, of a page and of a plugin run.
    expect(await page.evaluate(() => ['fromConfig', 'fromPlugin'].filter((name) => name in globalThis))).toEqual([
      'fromConfig',
      'fromPlugin',
    ]);
    expect(
      await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily),
    ).toMatch(/^Foreign/);
    await page.locator('#carbonads').waitFor();
    await page.locator('dg-mermaid svg').waitFor();
    // Styles that are written at run time, here and in a frame.
    const demo = page.locator('figure[data-demo="Styled"]');
    for (const place of [demo.first(), demo.last().frameLocator('iframe')] as const) {
      await place.locator('.late').scrollIntoViewIfNeeded();
      await expect
        .poll(() => place.locator('.late').evaluate((element) => getComputedStyle(element).color))
        .toBe('rgb(1, 2, 3)');
    }
    await page.locator('[popovertarget="dg-notifications"]').click();
    await page.getByText('Version 2 is out.').last().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('pnpm', { exact: true }).click();
    await page.locator('.dg-copy').first().dispatchEvent('click');
    await page.locator('.dg-color-mode').click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('button');
    await page.getByRole('option').first().click();
    await page.waitForURL('**/ui/button/**');

    await editDemo(page, page.locator('figure[data-demo="Counter"]'));
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${origin()}/no/such/page/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await rest(); // A file that is cut off on its way is not what this is about.
    await context.setOffline(true);
    await page.goto(`${origin()}/ui/never/`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('You are offline');
    await context.setOffline(false);
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
    expect(reports()).toEqual([]);
  });

  // In tags, a front page has its policy as other pages have.
  test.each(
    SERVERS.flatMap(([name, origin]) =>
      ['/ui/', '/ui/button/', '/no/such/page/'].map((path) => [name, path, origin] as const),
    ).filter(([name, path]) => IS_LONG || name === 'headers' || path !== '/ui/'),
  )('%s keeps foreign code from running at %s', async (name, path, origin) => {
    foreign.asked.length = 0;
    readers.asked.length = 0;
    const { page, refused } = await watchPolicy(browser());
    await page.goto(origin() + path);
    expect(await intrude(page, foreign.origin)).toEqual([]);
    expect(foreign.asked).toEqual([]);
    const watched = ['script-src-elem', 'script-src-attr', 'script-src ', 'connect-src', 'frame-src', 'object-src'];
    const isRefused = (directive: string) => refused().some((line) => line.startsWith(directive));
    await expect.poll(() => watched.filter(isRefused)).toEqual(watched);
    // The policy in headers has an address for reports.
    if (name === 'headers' && path === '/ui/') await expect.poll(() => reports().length).toBeGreaterThan(5);
  });

  test('headers keeps edited code without an origin, wherever its document is opened', async () => {
    const { page } = await watchPolicy(browser());
    await page.goto(`${withHeaders.origin}/live-edit.html`);
    expect(await page.evaluate(() => globalThis.origin)).toBe('null');
    await page.goto(`${withHeaders.origin}/ui/`);
    const policy = await page.evaluate(async () =>
      (await fetch('/live-edit.html')).headers.get('content-security-policy'),
    );
    expect(policy).toBe("sandbox allow-scripts; frame-ancestors 'self'");
  });
});

describeInBrowser('a page without a policy', (browser) => {
  test('runs all foreign code, so that the tests of policies would see it', async () => {
    foreign.asked.length = 0;
    const context = await browser().newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(readers.origin);
    const ways = ['Inline', 'Link', 'Data', 'Blob', 'Eval', 'Function', 'Handler', 'Fetch'];
    expect((await intrude(page, foreign.origin)).toSorted()).toEqual(ways.map((way) => `intruder${way}`).sort());
    const files = ['/frame.html', '/leak', '/object.html', '/script.js'];
    expect(foreign.asked.map(({ path }) => path).sort()).toEqual(files);
  });
});

test('a script that a plugin makes of a page is named by a build after an edit as by a clean one', async () => {
  const folder = tempDir();
  const plugin = `plugins: [{
    name: 'own', version: '1',
    head: ({ description }) => [{ tag: 'script', attributes: {}, content: 'globalThis.words = ' + description.length }],
  }], title:`;
  const page = (description: string) => smallest['content/ui/index.md']?.replace('All there is.', description) ?? '';
  await writeFiles(folder, {
    ...smallest,
    'site.config.ts': (smallest['site.config.ts'] ?? '').replace('title:', plugin),
    'content/ui/index.md': page('First.'),
  });
  await mustBuild(folder, 'dist');
  const before = await readFile(`${folder}/dist/_headers`, 'utf8');
  await writeFiles(folder, { 'content/ui/index.md': page('Second.') });
  await mustBuild(folder, 'dist');
  await mustBuild(folder, 'clean', { args: ['--no-cache'] });
  const after = await readFile(`${folder}/dist/_headers`, 'utf8');
  expect(after).not.toBe(before);
  expect(after).toBe(await readFile(`${folder}/clean/_headers`, 'utf8'));
});
