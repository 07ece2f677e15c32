// The same site below a base path, and through the other parser: what must change, and that nothing else does.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { fixture, mustBuild } from './support/build-site.ts';
import { changedPaths, readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { sharedBuild } from './support/shared-builds.ts';
import { walk } from './support/walk.ts';
import { windowReader } from './support/window-visit.ts';

const root = fixture('family');
const out = sharedTempDir();

let plain: Map<string, Buffer>;
let based: Map<string, Buffer>;
let tidepool: Map<string, Buffer>;

beforeAll(async () => {
  plain = await readFolder(await sharedBuild(root));
  // The host puts them below their bases.
  await mustBuild(root, join(out, 'family/docs'), { args: ['--base', '/docs/'] });
  based = await readFolder(join(out, 'family/docs'));
  await mustBuild(fixture('tidepool'), join(out, 'tidepool/guide'));
  tidepool = await readFolder(join(out, 'tidepool/guide'));
});

describe('--base /docs/', () => {
  const text = (path: string) => based.get(path)?.toString('utf8') ?? '';

  test('puts every address of every page below the base', () => {
    let count = 0;
    for (const [path, html] of based) {
      if (!path.endsWith('.html')) continue;
      const addresses = readPage(html).elements.flatMap(({ attributes: { href, src } }) =>
        [href, src].filter((value) => value?.startsWith('/')),
      );
      expect([path, addresses.filter((address) => !address?.startsWith('/docs/'))]).toEqual([path, []]);
      count += addresses.length;
    }
    expect(count).toBeGreaterThan(300);
  });

  test('leaves the folders as they are: the base is where the host puts them', () => {
    expect(based.has('ui/button/index.html')).toBe(true);
    expect([...based.keys()].filter((path) => path.startsWith('docs/'))).toEqual([]);
  });

  test('is part of canonical addresses, sitemap, manifest, worker, redirects and headers', () => {
    const button = readPage(text('ui/button/index.html'));
    expect(button.links('canonical')).toEqual(['https://family.example/docs/ui/button/']);
    expect(button.meta('og:url')).toBe('https://family.example/docs/ui/button/');
    expect(button.meta('og:image')).toBe('https://family.example/docs/card.png');
    const locations = [...text('sitemap.xml').matchAll(/(?:<loc>|href=")([^<"]*)/g)].map(([, url]) => url ?? '');
    expect(locations.length).toBeGreaterThan(15);
    expect(locations.filter((url) => !url.startsWith('https://family.example/docs/'))).toEqual([]);
    expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({
      id: '/docs/',
      start_url: '/docs/',
      scope: '/docs/',
      icons: [{ src: '/docs/favicon.svg' }],
    });
    expect(text('sw.js')).toContain('"base":"/docs/"');
    expect(text('sw.js')).toContain('"precache":["assets/'); // Relative to the base.
    expect(text('_redirects')).toBe(
      '/docs/old/ /docs/ui/start/ 301!\n/docs/gone/* /docs/ui/:splat 302\n/docs/issues/ https://code.example/family/issues 301!\n',
    );
    expect(readPage(text('old/index.html')).hrefs).toEqual(['/docs/ui/start/']);
    const patterns = text('_headers')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(patterns.filter((line) => !line.startsWith('/docs/'))).toEqual([]);
    expect(text('ui/button/index.html')).toContain('"base":"/docs/"');
  });

  test('changes no hashed file', () => {
    const assets = (paths: Iterable<string>) => [...paths].filter((path) => path.startsWith('assets/'));
    expect(assets(based.keys())).toEqual(assets(plain.keys()));
    expect(assets(changedPaths(plain, based))).toEqual([]);
  });
});

describe('a site of its own templates below a base', () => {
  const text = (path: string) => tidepool.get(path)?.toString('utf8') ?? '';

  test('has its header, footer, page and elements on every page', () => {
    for (const path of ['index.html', 'limpets/index.html', 'keepers/index.html']) {
      const page = readPage(text(path));
      const brand = page.all('a', { class: 'dg-brand tide-brand' });
      expect(brand.map(({ attributes: { href }, text: words }) => [href, words.trim()])).toEqual([
        ['/guide/', 'Tidepool Field Guide7 pools'],
      ]);
      expect(page.all('footer', { class: 'tide-footer' })[0]?.text).toBe('Tidepool Field GuideKeepers');
      expect(page.all('p', { class: 'tide-hours' })[0]?.text).toBe('Low tide at 05:42');
    }
    expect(readPage(text('404.html')).all('footer', { class: 'tide-footer' })).toHaveLength(1);
    const tables = readPage(text('limpets/index.html')).all('div', { 'data-override': 'table' });
    expect(tables.map((table) => table.text.replace(/\s+/g, ' ').trim())).toEqual(['PlaceHomesledge12']);
  });

  test('has the base in raw HTML and in the tags of config and front matter', () => {
    const start = readPage(text('index.html'));
    expect(start.all('source')[0]?.attributes.srcset).toBe('/guide/pool.svg 1x, /guide/pool-wide.svg 2x');
    expect(start.all('video')[0]?.attributes).toMatchObject({ src: '/guide/tide.mp4', poster: '/guide/pool.svg' });
    expect(start.all('img')[0]?.attributes.src).toBe('/guide/pool.svg');
    expect(start.links('author')).toEqual(['/guide/keepers/']);
    expect(start.all('script', { src: '/guide/waves.js' })).toHaveLength(1);
    expect(start.meta('generator-note')).toBe('tidepool');
    expect(start.links('help')).toEqual([]);
    expect(readPage(text('limpets/index.html')).links('help')).toEqual(['/guide/keepers/']);
    expect(readPage(text('limpets/index.html')).meta('species')).toBe('Patella vulgata');
  });

  test('has its styles after those of docs-gen, in one file', () => {
    const [style = ''] = readPage(text('index.html')).links('stylesheet');
    const css = text(style.replace('/guide/', ''));
    const order = ['.dg-header', '.tide-table', '--tide-deep:', '.tide-footer'].map((part) => css.indexOf(part));
    expect(order.every((at, index) => at > (order[index - 1] ?? 0))).toBe(true);
    expect(css).toContain('url(/guide/pool.svg)');
    const foam = [...tidepool.keys()].filter((path) => /^assets\/foam-[0-9a-f]{10}\.svg$/.test(path));
    expect(foam).toHaveLength(1);
    expect(css).toContain(`./${foam[0]?.slice('assets/'.length)}`);
  });

  test('has the base in all that is derived', () => {
    expect(text('sitemap.xml')).toContain('<loc>https://tidepool.example/guide/limpets/</loc>');
    expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({ start_url: '/guide/', scope: '/guide/' });
    expect(text('_redirects')).toContain('/guide/shells/ /guide/limpets/ 301');
    expect(text('_headers')).not.toMatch(/^\/(?!guide\/)/m);
    expect(text('sw.js')).toContain('"base":"/guide/"');
  });
});

const SITES = [
  { name: 'family', base: '/docs/', pages: 15, redirect: 'old/', target: 'ui/start/', elsewhere: '/docs/blog/' },
  { name: 'tidepool', base: '/guide/', pages: 4, redirect: 'shells/', target: 'limpets/', elsewhere: undefined },
];

describe.each(SITES)('every page of $name, below its base', ({ name, base, pages, elsewhere }) => {
  const files = () => (name === 'family' ? based : tidepool);
  const isThere = (path: string) => {
    const file = path.startsWith(base) ? decodeURIComponent(path.slice(base.length)) : '';
    return (
      files().has(file === '' || file.endsWith('/') ? `${file}index.html` : file) ||
      (elsewhere !== undefined && path.startsWith(elsewhere))
    );
  };

  test('has no address in its HTML and its styles that leaves the base or is broken', () => {
    let count = 0;
    for (const [path, body] of files()) {
      const isPage = path.endsWith('.html');
      if (!isPage && !path.endsWith('.css')) continue;
      // The page of missing addresses works at any depth.
      const url = `http://site.test${base}${path === '404.html' ? 'no/such/page/' : path.replace(/index\.html$/, '')}`;
      const addresses = isPage ? addressesOf(body) : stylesAddresses(String(body));
      const paths = addresses
        .map((address) => new URL(address, url))
        .flatMap(({ origin, pathname }) =>
          origin === 'http://site.test' && pathname !== new URL(url).pathname ? [pathname] : [],
        );
      expect([path, paths.filter((at) => !isThere(at))]).toEqual([path, []]);
      count += paths.length;
    }
    expect(count).toBeGreaterThan(50);
  });

  test('has scripts that ask for nothing else', async () => {
    const { open } = windowReader(join(out, name));
    const { requests, problems, goTo } = await open(base);
    const paths = [...files().keys()].filter((path) => path.endsWith('index.html')).map((path) => path.slice(0, -10));
    for (const path of [...paths, 'offline.html', '404.html']) await goTo(base + path);
    expect(paths.length).toBeGreaterThanOrEqual(pages);
    expect(requests.filter((path) => !isThere(path))).toEqual([]);
    expect(requests.length).toBeGreaterThan(3 * paths.length);
    expect(problems).toEqual([]);
  });
});

/** What the elements of a page refer to. */
function addressesOf(html: Uint8Array): string[] {
  const { elements } = readPage(html);
  return elements.flatMap(({ attributes: { href, src, poster, srcset = '' } }) => [
    ...[href, src, poster].flatMap((address) => address ?? []),
    ...srcset.split(',').flatMap((part) => part.trim().split(' ')[0] || []),
  ]);
}

function stylesAddresses(css: string): string[] {
  return [...css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)].map(([, address = '']) => address);
}

// The same by clicks, with all that the browser itself asks for.
describe.runIf(IS_LONG)('a walk through a site below a base', () => {
  describeInBrowser('in Chromium', (browser) => {
    test.each(SITES.flatMap((site) => [true, false].map((javaScriptEnabled) => ({ ...site, javaScriptEnabled }))))(
      'meets no link in $name that leaves the base or is broken (JavaScript: $javaScriptEnabled)',
      async ({ name, base, pages, redirect, target, elsewhere, javaScriptEnabled }) => {
        const folder = join(out, name, base);
        const nowhere = `${base}no/such/page/`; // The page of missing addresses works at any depth.
        const also = [base + redirect, `${base}offline.html`, `${base}404.html`, nowhere];
        const walked = await walk(browser(), { folder, base, also, elsewhere, context: { javaScriptEnabled } });
        expect(walked.problems).toEqual([`404 ${nowhere}`]);
        expect(walked.pages.length).toBeGreaterThanOrEqual(pages);
        expect(walked.pages).toContain(base + target);
        expect(walked.requests).toBeGreaterThan(walked.pages.length);
      },
    );
  });
});

describe("markdown.parser: 'remark'", () => {
  test('gives the same bytes as the native parser, on a page with every construct', async () => {
    await mustBuild(root, join(out, 'remark'), { args: ['--config', 'remark.config.ts'] });
    const remark = await readFolder(join(out, 'remark'));
    const constructs = readPage(remark.get('ui/constructs/index.html') ?? '');
    // Each of these is there, so that equality says something.
    for (const name of [
      'em',
      'strong',
      'del',
      'kbd',
      'table',
      'blockquote',
      'aside',
      'figure',
      'details',
      'hr',
      'h5',
      'img',
      'input',
      'section',
    ])
      expect([name, constructs.all(name).length]).not.toEqual([name, 0]);
    expect(changedPaths(plain, remark)).toEqual([]);
  });
});
