// Clicks through a whole site as a reader would, and tells what the server was asked for.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { staticServer } from '../../support/static-server.ts';

export interface Walk {
  /** Paths of the pages that clicks led to, sorted. */
  readonly pages: readonly string[];
  /** `404 /path` for each answer that was none, and `outside /path` for each request that left the base. */
  readonly problems: readonly string[];
  /** Answers of the server, and requests to anything else. */
  readonly requests: number;
}

export interface WalkOptions {
  readonly folder: string;
  readonly base: string;
  /** Pages that are opened by their address: nothing links to them. */
  readonly also?: readonly string[];
  /** Start of paths that are not part of this site. */
  readonly elsewhere?: string;
  readonly context?: BrowserContextOptions;
}

interface Step {
  /** The page to open. */
  readonly from: string;
  /** The `href` to click there; null: none. */
  readonly to: string | null;
}

/** Every address that a page links to is clicked once. */
export async function walk(
  browser: Browser,
  { folder, base, also = [], elsewhere, context: options }: WalkOptions,
): Promise<Walk> {
  const problems = new Set<string>();
  let requests = 0;
  const server = await staticServer(folder, {
    base,
    onAnswer(path, status) {
      requests++;
      if (status >= 400) problems.add(`${status} ${path}`);
      if (!path.startsWith(base)) problems.add(`outside ${path}`);
    },
  });
  const context = await browser.newContext(options);
  onTestFinished(async () => {
    await context.close();
    await server.close();
  });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !/^(?:data|blob):/.test(request.url()))
      problems.add(`outside ${request.url()}`);
  });
  const pathOf = (url: string) => new URL(url).pathname;
  const pages = new Set<string>();
  const waiting: Step[] = [base, ...also].map((path) => ({ from: server.origin + path, to: null }));
  const seen = new Set([base, ...also]);
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { from, to } = step;
    await page.goto(from, { waitUntil: 'load' });
    if (to !== null) {
      // Some links stand in menus that are closed: they are clicked all the same; those to a tab of its own open here.
      const link = page.locator(`a[href=${JSON.stringify(to)}]`).first();
      await link.evaluate((element) => element.removeAttribute('target'));
      await link.dispatchEvent('click');
      await page.waitForURL((url) => url.pathname !== pathOf(from));
    }
    const asked = pathOf(new URL(to ?? from, from).href);
    if (await isRedirect(folder, asked.slice(base.length))) await page.waitForURL((url) => url.pathname !== asked);
    await page.waitForLoadState('load');
    const here = page.url();
    pages.add(pathOf(here));
    seen.add(pathOf(here));
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      const { origin, pathname } = new URL(link, here);
      if (origin !== server.origin || seen.has(pathname)) continue;
      seen.add(pathname);
      if (elsewhere === undefined || !pathname.startsWith(elsewhere)) waiting.push({ from: here, to: link });
    }
  }
  return { pages: [...pages].sort(), problems: [...problems].sort(), requests };
}

/** Read off the file: the page itself may be gone by the time it is looked at. */
async function isRedirect(folder: string, path: string): Promise<boolean> {
  const html = await readFile(join(folder, decodeURIComponent(path), 'index.html'), 'utf8').catch(() => '');
  return html.includes('http-equiv="refresh"');
}
