// SVG files with payloads as the logo and the wordmark of a product each, in pages without a policy: nothing runs, nothing is
// fetched, and nothing but the picture changes.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../../support/browser.ts';
import { IS_LONG } from '../../support/long-run.ts';
import { type StaticServer, staticServer } from '../../support/static-server.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { xmlErrors } from '../../support/xml-problems.ts';
import { buildSite, mustBuild } from '../support/build-site.ts';
import { readFolder } from '../support/published.ts';
import { type CanaryHost, canaryHost, watchCanary } from './canary.ts';
import { dangersOf } from './dangers-of-page.ts';
import { type Payload, payloadsOf } from './payloads/payload.ts';
import { svgFiles } from './payloads/svg-files.ts';

/**
 * All in the long run, else one of so many: of the pages of products, and of the files that are opened by themselves. All logos
 * are in each page.
 */
const OPENED = IS_LONG ? 1 : 32;
/** The same of the payloads that are tried in a page unchanged. */
const TRIED = Math.ceil(OPENED / 4);
const drawn = <T>(list: readonly T[], one: number) => list.filter((_, index) => index % one === 0);

const root = sharedTempDir();
let canary: CanaryHost;
let payloads: readonly Payload[];
let files: Map<string, Buffer>;

beforeAll(async () => {
  canary = await canaryHost();
  payloads = payloadsOf([svgFiles], canary.origin);
  await writeFiles(root, siteOf(payloads));
  const baseline = ['--baseline', 'baseline.json'];
  await buildSite(root, 'dist', { command: 'check', args: [...baseline, '--update-baseline'] });
  await mustBuild(root, 'dist', { args: [...baseline, '--no-cache'] });
  files = await readFolder(`${root}/dist`);
});
afterAll(() => canary.close());

function siteOf(all: readonly Payload[]): Record<string, string> {
  const config = {
    title: 'Acme',
    url: 'https://acme.example',
    logo: 'content/svg-file-1/logo.svg',
    security: { contentSecurityPolicy: false },
    markdown: { missingDescription: 'off' },
    products: all.map(({ id }) => {
      const logo = `content/${id}/logo.svg`;
      return { id, prefix: `/${id}/`, name: id, contentDir: `content/${id}`, logo, wordmark: logo };
    }),
  };
  const cards = all.map(({ id }) => ({ title: id, text: '', product: id }));
  return {
    'site.config.ts': `export default ${JSON.stringify(config)};\n`,
    ...Object.fromEntries(
      all.flatMap(({ id, text }) => [
        [`content/${id}/index.md`, `---\ntitle: ${id}\n---\n\nText.\n`],
        [`content/${id}/logo.svg`, text],
      ]),
    ),
    'content/svg-file-1/cards.md': `---\ntitle: Cards\nlayout: landing\ncards: ${JSON.stringify(cards)}\n---\n`,
  };
}

const PLACES = '.dg-brand-logo, .dg-menu-logo, .dg-mark, .dg-card-mark';

test('the list has at least 90 SVG payloads, and no two are the same', () => {
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(90);
});

describe('published SVG with payloads', () => {
  test('is XML in files, and contains nothing that could run', async () => {
    const pictures = [...files].filter(([path]) => path.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(payloads.length);
    for (const [path, body] of pictures) expect([path, dangersOf(body)]).toEqual([path, []]);
    for (const [path, body] of drawn(pictures, OPENED))
      expect([path, await xmlErrors(body.toString())]).toEqual([path, []]);
  });

  test('adds no address of another host to any page', async () => {
    const pages = [...files].filter(([path]) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(payloads.length);
    for (const [path, html] of pages) {
      expect([path, dangersOf(html)]).toEqual([path, []]);
      // As text, some payloads name it.
      expect([
        path,
        html
          .toString()
          .replace(/>[^<]*</g, '><')
          .includes(canary.origin),
      ]).toEqual([path, false]);
    }
    expect(await readFile(`${root}/dist/_headers`, 'utf8')).not.toContain('Content-Security-Policy');
  });
});

describeInBrowser('a browser that shows SVG payloads', (browser) => {
  let server: StaticServer;
  let context: BrowserContext;
  let page: Page;
  let fired: string[];
  const requests: string[] = [];
  beforeAll(async () => {
    server = await staticServer(`${root}/dist`);
    context = await browser().newContext({ serviceWorkers: 'block' });
    fired = await watchCanary(context);
    page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
  });
  afterAll(async () => {
    await context.close();
    await server.close();
  });

  /** What was asked for, but files of the site itself. */
  const strange = () =>
    requests.filter((url) => {
      const { origin, pathname } = new URL(url);
      const path = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`;
      return origin === server.origin
        ? !files.has(path) && path !== 'nowhere'
        : !url.startsWith('data:image/png;base64,');
    });
  const silent = (where: string) => expect([where, fired, canary.asked, strange()]).toEqual([where, [], [], []]);

  test('runs the canary of a page that contains them unchanged', async () => {
    const own = await browser().newContext();
    const heard = await watchCanary(own);
    const quiet: string[] = [];
    const live = payloads.filter(({ runs }) => runs);
    for (const { id, text } of drawn(live, TRIED)) {
      const raw = await own.newPage();
      const before = heard.length + canary.asked.length;
      await raw.goto(`${server.origin}/robots.txt`);
      await raw.setContent(`<!doctype html><main class="dg-mark">${text}</main>`, { waitUntil: 'commit' });
      const isHeard = async () => {
        await pressLogos(raw).catch(() => undefined); // The payload may end the page.
        return heard.length + canary.asked.length > before;
      };
      await expect
        .poll(isHeard, { timeout: 2000 })
        .toBe(true)
        .catch(() => quiet.push(`${id} ${text}`));
      await raw.close();
    }
    await own.close();
    canary.asked.length = 0;
    expect(quiet).toEqual([]);
    expect(live.length).toBeGreaterThanOrEqual(40);
  });

  test('runs and fetches none on any page, whatever the reader hovers over or presses', {
    timeout: 600_000,
  }, async () => {
    const opened = drawn(payloads, OPENED).map(({ id }) => `/${id}/`);
    for (const route of [...opened, '/svg-file-1/cards/', '/nowhere']) {
      await page.goto(server.origin + route);
      await page.evaluate(() => document.getElementById('dg-products')?.showPopover());
      await pressLogos(page);
      await page.keyboard.press('Alt+a');
      silent(route);
    }
    expect(await page.locator('.dg-menu-logo svg').count()).toBeGreaterThanOrEqual(payloads.length);
  });

  test('runs and fetches none in a file that is opened as a document', async () => {
    const pictures = [...files.keys()].filter((name) => name.endsWith('.svg') && name !== 'favicon.svg');
    for (const path of ['favicon.svg', ...drawn(pictures, Math.ceil(OPENED / 2))]) {
      await page.goto(`${server.origin}/${path}`);
      await page.locator('svg').first().waitFor({ state: 'attached' });
      silent(path);
    }
  });

  test('shows pages with their own styles, ids and settings', async () => {
    await page.goto(`${server.origin}/svg-file-1/cards/`);
    const found = await page.evaluate((places) => {
      const own = [...document.querySelectorAll(places)];
      const parts = own.flatMap((place) => [...place.querySelectorAll('*')]);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const main = document.querySelector('main');
      const header = document.querySelector('.dg-header');
      return {
        others: parts.filter(({ id }) => id !== '' && !id.startsWith('dg-svg-')).map(({ outerHTML }) => outerHTML),
        styled: parts.filter((part) => part.matches('style, script, a, [class], [data-copy-svg]')).length,
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        config: document.getElementById('dg-config')?.localName,
        displays: [main, header, document.body].map((element) => element && getComputedStyle(element).display),
        fixed: parts.filter((part) => getComputedStyle(part).position === 'fixed').length,
        large: own.flatMap((place) => [...place.children]).filter((svg) => svg.getBoundingClientRect().width > 200)
          .length,
      };
    }, PLACES);
    expect(found).toEqual({
      others: [],
      styled: 0,
      twice: [],
      config: 'script',
      displays: [expect.not.stringMatching('none'), expect.not.stringMatching('none'), 'block'],
      fixed: 0,
      large: 0,
    });
  });
});

/** All that a pointer and a keyboard do, to each element of each logo; and two frames, in which animations start. */
async function pressLogos(page: Page): Promise<void> {
  await page.evaluate(async (places) => {
    const stay = (event: Event) => {
      const [target] = event.composedPath();
      const link = target instanceof Element ? target.closest('a') : null;
      if (link instanceof HTMLAnchorElement) event.preventDefault();
    };
    window.addEventListener('click', stay, { capture: true });
    const kinds = ['pointerover', 'mouseover', 'mouseenter', 'mousemove', 'mousedown', 'focusin', 'mouseup', 'click'];
    for (const element of document.querySelectorAll(places.replaceAll(/[^, ]+/g, '$& *'))) {
      for (const kind of kinds) element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, PLACES);
}
