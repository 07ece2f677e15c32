// The policy of this repository's own site, in a real browser: nothing that its pages do is refused.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AssetManifest } from '../../src/model/artifact.ts';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { startServing, type Watching } from '../support/watching.ts';
import { repository } from './support/build-site.ts';
import { OWN_PAGES } from './support/own-pages.ts';
import { type WatchedPages, watchPages } from './support/policy-watch.ts';
import { sharedBuild } from './support/shared-builds.ts';

describeInBrowser('the policy of our own site', (browser) => {
  let server: Watching;
  let pages: readonly string[] = [];
  let watched: WatchedPages;
  /** Kinds of controls: the short run presses one of each on all pages together. */
  let pressed: string[] = [];
  beforeAll(async () => {
    const folder = await sharedBuild(repository);
    const manifest = JSON.parse(await readFile(`${folder}/asset-manifest.json`, 'utf8')) as AssetManifest;
    pages = manifest.files.flatMap(({ path }) => (path.endsWith('/index.html') ? [`/${path.slice(0, -10)}`] : []));
    server = await startServing(repository, { args: ['--out', folder] });
    watched = await watchPages(browser());
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    watched.clear();
  });

  test.each(OWN_PAGES)('refuses nothing that the %s does', async (_, route) => {
    const path = route === '/demos/' ? pages.find((page) => page.startsWith('/demos/material-ui/')) : route;
    const { page, refused, thrown } = watched;
    const answer = await page.goto(server.origin + path);
    expect(answer?.headers()['content-security-policy'] ?? (await metaPolicy(page))).toContain(
      "script-src 'self' 'sha256-",
    );
    if (route === '/material-ui/react-button/') {
      await page.getByRole('button', { name: 'Edit the code' }).first().click();
      await page.frameLocator('iframe.dg-live-frame').locator('dg-island *').first().waitFor();
    }
    pressed = await pressAll(watched, pressed);
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
  });

  test('presses many kinds of controls', () => {
    expect(pressed.length).toBeGreaterThan(20);
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

  test.runIf(IS_LONG)('refuses nothing that any page does', { timeout: 3_600_000 }, async () => {
    expect(pages.length).toBeGreaterThan(200);
    const { page, refused, thrown } = watched;
    for (const path of pages) {
      await page.goto(server.origin + path);
      await pressAll(watched, []);
    }
    expect(refused()).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

const metaPolicy = (page: Page) => page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

/**
 * Scrolls through a page, and presses a control of each kind in its header and its text, demos included, but for the kinds that
 * have been pressed before. Returns these with the new ones.
 */
async function pressAll({ page, rest }: WatchedPages, before: readonly string[]): Promise<string[]> {
  const pressed = await page.evaluate(async (known) => {
    // A tab that a button opens is in front for a while: this one draws no frames then, and may have no idle moments.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await idle();
    }
    const pressed = new Set(known);
    for (const button of document.querySelectorAll<HTMLElement>(
      'header button, nav button, main button, main [role=tab], main summary, main input',
    )) {
      const kind = `${button.dataset.act ?? button.className} ${button.closest('dg-island')?.getAttribute('name') ?? ''}`;
      if (pressed.has(kind)) continue;
      pressed.add(kind);
      button.click();
      await idle();
    }
    return [...pressed];
  }, before);
  await rest();
  return pressed;
}
