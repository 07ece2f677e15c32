// The policy that a site is published with, in a real browser: all that its pages do goes through it, and nothing else does.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { AssetManifest } from '../../src/model/artifact.ts';
import { describeInBrowser } from '../support/browser.ts';

import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { startServing, startWatching, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, repository } from './support/build-site.ts';
import { inbox } from './support/inbox.ts';
import { AD_SCRIPT, FONT_SHEET, policySite } from './support/policy-site.ts';
import { intrude, type WatchedPages, watchPolicy } from './support/policy-watch.ts';
import { sharedBuild } from './support/shared-builds.ts';
import { smallest } from './support/smallest.ts';
import { tagHost } from './support/tag-host.ts';

const LONG = process.env.DOCS_GEN_LONG === '1';
/** A machine that does much else takes its time. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 });

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
}, 120_000);
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
  test.each(SERVERS)('%s lets a reader use everything', async (_, origin) => {
    readers.asked.length = 0;
    const { context, page, refused, thrown } = await watchPolicy(browser());
    await page.goto(`${origin()}/ui/`);
    await page.getByRole('button', { name: 'Allow all' }).click();
    await soon(() => services.heard.length).toBeGreaterThan(0);
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
      await soon(() => place.locator('.late').evaluate((element) => getComputedStyle(element).color)).toBe(
        'rgb(1, 2, 3)',
      );
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

    await edit(page, page.locator('figure[data-demo="Counter"]'));
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${origin()}/no/such/page/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(`${origin()}/ui/never/`);
    await soon(() => page.locator('h1').innerText()).toBe('You are offline');
    await context.setOffline(false);
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
    expect(reports()).toEqual([]);
  });

  test.each(
    SERVERS.flatMap(([name, origin]) =>
      ['/ui/', '/ui/button/', '/no/such/page/'].map((path) => [name, path, origin] as const),
    ),
  )('%s keeps foreign code from running at %s', async (_, path, origin) => {
    foreign.asked.length = 0;
    const { page, refused } = await watchPolicy(browser());
    await page.goto(origin() + path);
    expect(await intrude(page, foreign.origin)).toEqual([]);
    expect(foreign.asked).toEqual([]);
    const watched = ['script-src-elem', 'script-src-attr', 'script-src ', 'connect-src', 'frame-src', 'object-src'];
    const isRefused = (directive: string) => refused().some((line) => line.startsWith(directive));
    await soon(() => watched.filter(isRefused)).toEqual(watched);
  });

  test('headers tells its host of what it refused', async () => {
    readers.asked.length = 0;
    const { page } = await watchPolicy(browser());
    await page.goto(`${withHeaders.origin}/ui/`);
    await intrude(page, foreign.origin);
    await soon(() => reports().length).toBeGreaterThan(5);
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

/** Types something else into the editor of a demo, and waits until it is shown. */
async function edit(page: Page, demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const frame = demo.frameLocator('iframe.dg-live-frame');
  await frame.locator('dg-island *').first().waitFor();
  await demo.locator('.cm-content:visible').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('<Button title="new">Mine</Button>');
  await frame.locator('button[title="new"]').waitFor();
}

describeInBrowser('a watching server', (browser) => {
  test('tells its author of what would be refused, and refuses nothing', async () => {
    const folder = tempDir();
    const hosts = { services: services.origin, inbox: readers.origin };
    await writeFiles(folder, policySite(hosts, `reportUri: '${readers.origin}/report'`));
    const watching = await startWatching(folder);
    onTestFinished(() => watching.stop());
    readers.asked.length = 0;
    const { page, refused, thrown } = await watchPolicy(browser());
    const answer = await page.goto(`${watching.origin}/ui/button/`);
    const { 'content-security-policy': policy, 'content-security-policy-report-only': reported } =
      answer?.headers() ?? {};
    expect(policy).toBe(undefined);
    expect(reported).toContain("script-src 'self' 'sha256-");
    expect(reported).not.toContain('report-uri');
    await edit(page, page.locator('figure[data-demo="Counter"]'));
    await writeFiles(folder, { 'content/ui/button/label.ts': "export const label: string = 'Pushed';\n" });
    await soon(() => page.locator('figure[data-demo="Day"]').count()).toBe(1);
    await page.goto(`${watching.origin}/ui/`);
    await page.locator('figure[data-demo="Styled"]').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('load');
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
    await page.evaluate(
      (host) => void document.body.append(Object.assign(new Image(), { src: `${host}/a.png` })),
      foreign.origin,
    );
    await soon(() => refused().join()).toContain(`img-src ${foreign.origin}/a.png`);
    await soon(() => foreign.asked.map(({ path }) => path)).toContain('/a.png');
    expect(reports()).toEqual([]);
  });
});

/** Kind of page, and what to do on it beside what is done on all. */
const OWN_PAGES: readonly (readonly [kind: string, route: string])[] = [
  ['front page', '/'],
  ['landing page of a product', '/material-ui/'],
  ['installation page with tabs', '/material-ui/getting-started/installation/'],
  ['component page with demos', '/material-ui/react-button/'],
  ['page of a grid', '/x/react-data-grid/'],
  ['page of grids that filter', '/x/react-data-grid/filtering/'],
  ['page of a demo that sets its color scheme by a script', '/toolpad/core/react-page-container/'],
  ['guide with every construct', '/experiments/docs/markdown/'],
  ['page about the theme', '/experiments/docs/theme/'],
  ['page on which ads are tried', '/experiments/docs/ad-lab/'],
  ['API page', '/material-ui/api/button/'],
  ['API tab', '/base-ui/react-button/components-api/'],
  ['list of API pages', '/x/api/date-pickers/'],
  ['demo alone', '/demos/'],
  ['page that is not there', '/material-ui/no/such/page/'],
];

describeInBrowser('the policy of our own site', (browser) => {
  let server: Watching;
  let pages: readonly string[] = [];
  beforeAll(async () => {
    const folder = await sharedBuild(repository);
    const manifest = JSON.parse(await readFile(`${folder}/asset-manifest.json`, 'utf8')) as AssetManifest;
    pages = manifest.files.flatMap(({ path }) => (path.endsWith('/index.html') ? [`/${path.slice(0, -10)}`] : []));
    server = await startServing(repository, { args: ['--out', folder] });
  });
  afterAll(() => server?.stop());

  test.each(OWN_PAGES)('refuses nothing that the %s does', async (_, route) => {
    const path = route === '/demos/' ? pages.find((page) => page.startsWith('/demos/material-ui/')) : route;
    const watched = await watchPolicy(browser());
    const { page, refused, thrown } = watched;
    const answer = await page.goto(server.origin + path);
    expect(answer?.headers()['content-security-policy'] ?? (await metaPolicy(page))).toContain(
      "script-src 'self' 'sha256-",
    );
    if (route === '/material-ui/react-button/') {
      await page.getByRole('button', { name: 'Edit the code' }).first().click();
      await page.frameLocator('iframe.dg-live-frame').locator('dg-island *').first().waitFor();
    }
    await pressAll(watched);
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
  });

  test('opens no tab that reaches back, and names no file of another host', async () => {
    const folder = await sharedBuild(repository);
    const found: string[] = [];
    for (const path of pages) {
      const html = await readFile(`${folder}${decodeURIComponent(path)}index.html`, 'utf8');
      for (const [tag] of html.matchAll(/<(?:a|area|form)\s[^>]*\starget="_blank"[^>]*>/g))
        if (!/\srel="[^"]*\bnoopener\b/.test(tag)) found.push(`${path}: ${tag}`);
      for (const [tag] of html.matchAll(
        /<(?:script|link|iframe|img|source)\s[^>]*\s(?:src|href)="(?:https?:)?\/\/[^>]*>/g,
      ))
        if (!/\srel="(?:canonical|alternate)"/.test(tag)) found.push(`${path}: ${tag}`);
    }
    expect(pages.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  test.runIf(LONG)('refuses nothing that any page does', { timeout: 3_600_000 }, async () => {
    expect(pages.length).toBeGreaterThan(200);
    const watched = await watchPolicy(browser());
    const { page, refused, thrown } = watched;
    for (const path of pages) {
      await page.goto(server.origin + path);
      await pressAll(watched);
    }
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

const metaPolicy = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content', { timeout: 1000 });

/** Scrolls through a page, and presses every button that stands in its header and its text, demos included. */
async function pressAll({ page, rest }: WatchedPages): Promise<void> {
  await page.evaluate(async () => {
    // By a timer, too: a tab that a button opens is before this one for a while, which draws no frames then.
    const frame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 50)),
      ]);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    // One of each kind: long pages have hundreds of the same.
    const pressed = new Set<string>();
    for (const button of document.querySelectorAll<HTMLElement>(
      'header button, nav button, main button, main [role=tab], main summary, main input',
    )) {
      const kind = `${button.dataset.act ?? button.className} ${button.closest('dg-island')?.getAttribute('name') ?? ''}`;
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      button.click();
      await frame();
    }
  });
  await rest();
}
