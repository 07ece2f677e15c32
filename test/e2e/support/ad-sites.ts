// Sites with ads for tests in a browser: what readers see of them, what analytics is told, and what moves on the page.
import { symlink } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type AdHost, javaScript, LARGE_PICTURE, LIST_PATH, SCRIPT_PATH, startAdHost } from '../../support/ad-host.ts';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { mustBuild, repository } from './build-site.ts';
import { visit } from './visit.ts';

/** The machine may be busy. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 15_000 });

export const BACKERS = 'https://backers.example/page';
const TEXT = Array.from(
  { length: 8 },
  (_, i) => `A paragraph with some words, number ${i}, so that there is a page to read.`,
).join('\n\n');

const page = (title: string, { head = '', demos = '' } = {}) => `${head}# ${title}

<p class="description">A page of text with a description.</p>

## Usage

${TEXT}

${demos}

## Below

${TEXT}
`;

const config = (ads: string, more = '') => `export default {
  title: 'Acme', url: 'https://acme.example', ${more}
  ads: { showIn: 'everywhere', GADisplayRatio: 1, inlineChance: 0.5, ${ads} },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

const PAGES = {
  'content/ui/index.md': page('Acme UI'),
  'content/ui/quiet/quiet.md': page('Quiet', { head: '---\ndisableAd: true\n---\n\n' }),
};

const DEMOS = {
  'content/ui/demos/demos.md': page('Demos', {
    demos: `{{"demo": "Basic.js"}}

{{"demo": "Silent.js", "disableAd": true}}

{{"demo": "Bare.js", "hideToolbar": true}}`,
  }),
  ...Object.fromEntries(
    ['Basic', 'Silent', 'Bare'].map((name) => [
      `content/ui/demos/${name}.js`,
      `export default function ${name}() {\n  return <b>${name}</b>;\n}\n`,
    ]),
  ),
};

/** As long as they may be: one that wraps, and one that cannot. */
const LONG = ['A sentence with many words, as somebody has much to tell. '.repeat(4).slice(0, 200), 'w'.repeat(200)];
const [wraps, cannot] = LONG.map((description) => ({
  name: 'long',
  link: '/ui/',
  img: '/large.svg',
  description,
}));
/** The numbers of the tests draw a line for the first half, a card for the second. */
const LONG_ADS = [wraps, cannot, cannot, wraps];

type SiteName = 'network' | 'own' | 'long' | 'asking' | 'production' | 'off';

interface AdSite {
  readonly text: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** `network`: settings of the one that runs while tests do. */
const SITES: Readonly<Record<SiteName, (network: string) => AdSite>> = {
  network: (network) => ({ text: config(network), files: DEMOS }),
  own: () => ({ text: config('') }),
  long: () => ({
    text: config(`inHouse: ${JSON.stringify(LONG_ADS)}`),
    files: { 'public/large.svg': LARGE_PICTURE },
  }),
  asking: (network) => ({ text: config(network, 'consent: true,'), files: DEMOS }),
  production: (network) => ({ text: config(network).replace('everywhere', 'production') }),
  off: (network) => ({ text: config(network).replace(/ads: .*\n/, '\n') }),
};

/** Builds the sites before the tests of the file, and serves them and the network. */
export function adSites(names: readonly SiteName[]) {
  const root = sharedTempDir();
  const sites = new Map<string, StaticServer>();
  let running: AdHost | undefined;
  const host = (): AdHost => {
    if (!running) throw new Error('The network runs while tests do.');
    return running;
  };

  beforeAll(async () => {
    running = await startAdHost();
    const { origin } = running;
    const network = `network: { script: '${origin}${SCRIPT_PATH}', inlineUrl: '${origin}${LIST_PATH}', backersLink: '${BACKERS}' }`;
    for (const name of names) {
      const { text, files = {} } = SITES[name](network);
      await writeFiles(`${root}/${name}`, { ...PAGES, ...files, 'site.config.ts': text });
      await symlink(`${repository}/node_modules`, `${root}/${name}/node_modules`);
      await mustBuild(`${root}/${name}`, 'dist', { args: ['--no-cache'] });
      sites.set(name, await staticServer(`${root}/${name}/dist`));
    }
  });
  afterAll(async () => {
    for (const site of sites.values()) await site.close();
    await running?.close();
  });

  return {
    host,
    open: (browser: Browser, options: Options = {}) =>
      openPage(browser, sites.get(options.site ?? 'network')?.origin ?? '', options),
  };
}

export interface Options {
  readonly site?: SiteName;
  readonly path?: string;
  /** Every number that is drawn. */
  readonly draw?: number;
  readonly width?: number;
  readonly height?: number;
  readonly userAgent?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

interface Watched {
  readonly shifts: number[];
  readonly evil: string[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

async function openPage(browser: Browser, origin: string, options: Options) {
  const { path = '/ui/', draw = 0.5, width = 1280, height = 800, userAgent, colorScheme = 'light', prepare } = options;
  const { page, problems, requests } = await visit(browser, origin + path, {
    viewport: { width, height },
    colorScheme,
    ...(userAgent === undefined ? {} : { userAgent }),
    async prepare(page) {
      await page.clock.install();
      await page.addInitScript((number) => {
        Math.random = () => number;
        window.watched = { shifts: [], evil: [] };
        new PerformanceObserver((list) => {
          // Their type. What a reader's own click moves is expected.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) window.watched.shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      }, draw);
      await prepare?.(page);
    },
  });
  await page.evaluate(() => document.fonts.ready);
  const box = page.locator('.dg-body-top');
  return {
    page,
    problems,
    requests,
    box,
    label: () =>
      page.evaluate(
        () => document.querySelector('[data-ga-event-category="ad"]')?.getAttribute('data-ga-event-label') ?? null,
      ),
    events: () =>
      page.evaluate(() =>
        (window.docsGenEvents ?? [])
          .filter(({ name }) => name === 'ad')
          .map(({ params }) => `${params.eventAction} ${params.eventLabel}`),
      ),
    shifts: () => page.evaluate(() => window.watched.shifts.reduce((sum, value) => sum + value, 0)),
    evil: () => page.evaluate(() => window.watched.evil),
    top: () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top + scrollY),
    /** Opens the code of a demo, as a reader does. */
    async expand(name = 'Basic') {
      const button = page.locator(`[data-demo="${name}"] [data-act="expand"]`);
      await button.focus();
      // What serves demos has come: the click is the last thing before the code opens.
      await eventually(() => requests.some((path) => /\/demo-frames-/.test(path))).toBe(true);
      await page.waitForLoadState('networkidle');
      await button.click();
      await unfolded(page);
    },
  };
}

/** No code of a demo is on its way any more, and what moved was told. */
export const unfolded = (page: Page) =>
  page.evaluate(async () => {
    for (const code of document.querySelectorAll('.dg-demo-code'))
      await Promise.allSettled(code.getAnimations().map(({ finished }) => finished));
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The settings have come and the first choice was made. */
export const started = (page: Page) => page.locator('.dg-notice-place').waitFor({ state: 'attached' });

/** What the script of a network does: its ad stands beside it. */
export const showing = (href: string, style = '') =>
  javaScript(`document.getElementById('_carbonads_js').insertAdjacentHTML('afterend',
    '<div id="carbonads" style="${style}"><a href="${href}">An ad of the network</a></div>')`);
