// Opens pages of this repository's own site under its public address, with clock, random numbers and network under control.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { lookup } from 'mrmime';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { runCommandHere } from '../../../support/run-command.ts';
import { tempDir } from '../../../support/temp-dir.ts';
import { writeFiles } from '../../../support/write-files.ts';
import {
  type Service,
  type ServiceAnswer,
  SMALL_PAGES,
  type SmallSite,
  service,
  smallConfig,
  smallSite,
} from './small-site.ts';

export const ORIGIN = 'https://docs.example';
const OUR_HOSTS = new Set(['docs.example', 'preview.example']);
/** Small sites and the services that they use: their answers are real. */
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

export interface OpenOptions extends BrowserContextOptions {
  /** What every random number is; 0.5 by default. */
  readonly draw?: number;
  /** Timers stand still until `page.clock` moves them. @default false */
  readonly stopped?: boolean;
  /** @default 'https://docs.example' */
  readonly origin?: string;
  /** Runs before the page's own scripts. */
  readonly before?: string;
}

export interface Walk {
  /** A fresh profile each time. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** One more tab of the profile that was opened last. */
  tab(path: string): Promise<Page>;
  /** Requests of the last profile to other hosts: each of them failed. */
  asked(): readonly string[];
  /** What a page of the last profile wrote into the console, and the errors that it threw. */
  console(): readonly string[];
  /** What an author is told of a site: codes and messages. `fields` are those of the config. */
  author(fields: string, files?: Readonly<Record<string, string>>): Promise<string>;
  /** Builds a small site and serves it until the walk ends; open its pages with its origin. `fields` are those of the config. */
  serve(fields: string): Promise<SmallSite>;
  /** A host on the loopback address, until it or the walk is closed. */
  service(answer: (path: string) => ServiceAnswer): Promise<Service>;
}

export function createWalk(browser: Browser, folder: string): Walk & { close(): Promise<void> } {
  const contexts: BrowserContext[] = [];
  const servers: Pick<Service, 'close'>[] = [];
  let asked: string[] = [];
  let told: string[] = [];
  const answer = async (route: Route): Promise<void> => {
    const { host, hostname, pathname, href } = new URL(route.request().url());
    if (LOOPBACK.has(hostname)) return route.continue();
    if (!OUR_HOSTS.has(host)) {
      asked.push(href);
      return route.abort();
    }
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const body = await readFile(join(folder, path)).catch(() => null);
    const contentType = lookup(extname(path)) ?? 'application/octet-stream';
    if (body !== null) return route.fulfill({ body, contentType });
    return route.fulfill({ status: 404, body: await readFile(join(folder, '404.html')), contentType: 'text/html' });
  };
  const prepare = async (page: Page, { before, draw = 0.5, stopped = false }: OpenOptions): Promise<Page> => {
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', ({ message }) => told.push(message));
    if (stopped) await page.clock.install({ time: new Date('2026-11-28T12:00:00Z') });
    await page.addInitScript(`Math.random = () => ${draw};`);
    if (before !== undefined) await page.addInitScript(before);
    return page;
  };
  return {
    async open(path, { draw, stopped, origin = ORIGIN, before, ...options } = {}) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 800 },
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      });
      contexts.push(context);
      asked = [];
      told = [];
      await context.route('**/*', answer);
      const page = await prepare(await context.newPage(), {
        ...(draw === undefined ? {} : { draw }),
        ...(stopped === undefined ? {} : { stopped }),
        ...(before === undefined ? {} : { before }),
      });
      await page.goto(origin + path);
      if (stopped === true) await page.clock.pauseAt(new Date('2026-11-28T12:10:00Z'));
      return page;
    },
    async tab(path) {
      const context = contexts.at(-1);
      if (!context) throw new Error('No page is open.');
      const page = await prepare(await context.newPage(), {});
      await page.goto(ORIGIN + path);
      return page;
    },
    asked: () => asked,
    console: () => told,
    async author(fields, files = {}) {
      const root = tempDir();
      await writeFiles(root, { ...SMALL_PAGES, ...files, 'site.config.ts': smallConfig(fields) });
      const { stdout } = await runCommandHere(['check', '--root', root, '--format', 'json', '--quiet']);
      const { diagnostics }: { diagnostics: { code: string; message: string }[] } = JSON.parse(stdout);
      return diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n');
    },
    async serve(fields) {
      const site = await smallSite(fields);
      servers.push(site);
      return site;
    },
    async service(answer) {
      const host = await service(answer);
      servers.push(host);
      return host;
    },
    async close() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      await Promise.all(servers.splice(0).map((server) => server.close()));
    },
  };
}

export type Check = (walk: Walk) => Promise<void>;
