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

interface Place {
  readonly url: string;
  /** An `href` of the page by the path that it leads to, for each page of the site. */
  readonly links: ReadonlyMap<string, string>;
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
  const isNew = ([path]: readonly [string, string]) => !seen.has(path);
  const hasMore = ({ links }: Place) => [...links].some(isNew);
  /** Looks around on the page that opens for an address: what it links to, by the paths. */
  const arrive = async (asked: string): Promise<Place> => {
    if (await isRedirect(folder, asked.slice(base.length))) await page.waitForURL((url) => url.pathname !== asked);
    await page.waitForLoadState('load');
    const url = page.url();
    pages.add(pathOf(url));
    seen.add(asked).add(pathOf(url));
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const links = new Map<string, string>();
    for (const href of hrefs) {
      const { origin, pathname } = new URL(href, url);
      const isOurs = origin === server.origin && (elsewhere === undefined || !pathname.startsWith(elsewhere));
      if (isOurs && !links.has(pathname)) links.set(pathname, href);
    }
    return { url, links };
  };
  const seen = new Set<string>();
  const places: Place[] = [];
  for (const path of [...also, base]) {
    await page.goto(server.origin + path, { waitUntil: 'load' });
    places.push(await arrive(path));
  }
  // The reader goes on from where a click led, and opens an earlier page again only where nothing new is left to click.
  for (let place = places.findLast(hasMore); place; place = places.findLast(hasMore)) {
    if (page.url() !== place.url) await page.goto(place.url, { waitUntil: 'load' });
    for (let here: Place | undefined = place; here && hasMore(here); ) {
      const [path, href]: readonly [string, string] = [...here.links].find(isNew) ?? ['', ''];
      // Some links stand in menus that are closed: they are clicked all the same; those to a tab of its own open here.
      const link = page.locator(`a[href=${JSON.stringify(href)}]`).first();
      await link.evaluate((element) => element.removeAttribute('target'));
      const from = pathOf(here.url);
      await link.dispatchEvent('click');
      await page.waitForURL((url) => url.pathname !== from);
      here = await arrive(path);
      places.push(here);
    }
  }
  return { pages: [...pages].sort(), problems: [...problems].sort(), requests };
}

/** Read off the file: the page itself may be gone by the time it is looked at. */
async function isRedirect(folder: string, path: string): Promise<boolean> {
  const html = await readFile(join(folder, decodeURIComponent(path), 'index.html'), 'utf8').catch(() => '');
  return html.includes('http-equiv="refresh"');
}
