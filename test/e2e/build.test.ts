// `docs-gen build` on the smallest site: which files come out, what they promise each other, and how the run reports.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetManifest } from '../../src/model/artifact.ts';
import type { WorkerConfig } from '../../src/model/client-config.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder, sha256 } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const root = sharedTempDir();
const dist = join(root, 'dist');
let files: Map<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, smallest);
  await mustBuild(root, 'dist');
  files = await readFolder(dist);
});

const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

describe('the smallest site', () => {
  test('is published as these files, with a hash in the name of every asset', () => {
    const names = [...files.keys()].map((path) => path.replace(/-[0-9a-f]{10}(?=\.\w+$)/, '-<hash>'));
    // Names of a style sheet and a script that are called alike are sorted by their hashes.
    expect([...new Set(names)].sort()).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'asset-manifest.json',
      'assets/AdLab-<hash>.js',
      'assets/ColorModeToggle-<hash>.js',
      'assets/ColorPlayground-<hash>.js',
      'assets/Demo-<hash>.js',
      'assets/SettingsPanel-<hash>.js',
      'assets/api-<hash>.css',
      'assets/api-around-<hash>.css',
      'assets/api-rows-<hash>.js',
      'assets/asked-address-<hash>.js',
      'assets/body-top-<hash>.css',
      'assets/brand-menu-<hash>.js',
      'assets/chunk-<hash>.js',
      'assets/code-blocks-<hash>.js',
      'assets/code-choices-<hash>.js',
      'assets/code-tabs-<hash>.js',
      'assets/copy-page-<hash>.js',
      'assets/demo-<hash>.css',
      'assets/demo-frames-<hash>.js',
      'assets/demo-of-<hash>.js',
      'assets/entry-<hash>.js',
      'assets/feedback-<hash>.css',
      'assets/hydrate-<hash>.js',
      'assets/image-zoom-<hash>.js',
      'assets/inter-latin-ext-wght-normal-<hash>.woff2',
      'assets/inter-latin-wght-normal-<hash>.woff2',
      'assets/jetbrains-mono-latin-wght-normal-<hash>.woff2',
      'assets/keys-<hash>.js',
      'assets/lab-<hash>.css',
      'assets/main-<hash>.css',
      'assets/page-actions-<hash>.css',
      'assets/page-actions-<hash>.js',
      'assets/phone-menu-<hash>.js',
      'assets/prefetch-<hash>.js',
      'assets/reader-colors-<hash>.js',
      'assets/reading-<hash>.js',
      'assets/restored-<hash>.js',
      'assets/routes-<hash>.json',
      'assets/search-<hash>.css',
      'assets/search-<hash>.js',
      'assets/search-button-<hash>.js',
      'assets/search-names-ui-en-<hash>.json',
      'assets/search-question-<hash>.js',
      'assets/search-texts-ui-en-0-<hash>.json',
      'assets/search-words-ui-en-<hash>.json',
      'assets/service-worker-<hash>.js',
      'assets/services-<hash>.css',
      'assets/sidebar-<hash>.js',
      'assets/site-links-<hash>.css',
      'assets/tab-choices-<hash>.css',
      'assets/theme-<hash>.css',
      'assets/versions-<hash>.css',
      'assets/versions-<hash>.js',
      'assets/worker-<hash>.js',
      'favicon.svg',
      'index.html',
      'manifest.webmanifest',
      'offline.html',
      'robots.txt',
      'search.json',
      'sitemap.xml',
      'sw.js',
      'third-party-licenses.txt',
      'ui/button/index.html',
      'ui/index.html',
    ]);
  });

  test('leads readers of the root to its product', () => {
    const page = readPage(text('index.html'));
    expect(page.all('meta', { 'http-equiv': 'refresh' })[0]?.attributes.content).toBe('0; url=/ui/');
    expect(page.links('canonical')).toEqual(['https://acme.example/ui/']);
    expect(page.hrefs).toEqual(['/ui/']);
    expect(text('_redirects')).toBe('/ /ui/ 302!\n');
  });

  test('lists its pages for crawlers, and nothing else', () => {
    expect([...text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://acme.example/ui/',
      'https://acme.example/ui/button/',
    ]);
    expect(text('robots.txt')).toContain('Sitemap: https://acme.example/sitemap.xml');
    for (const path of ['404.html', 'offline.html']) expect(readPage(text(path)).meta('robots')).toBe('noindex');
  });

  test('asks each page for nothing that was not published', () => {
    for (const [path, html] of files) {
      if (!path.endsWith('.html') || path === 'index.html') continue;
      const page = readPage(html);
      const asked = [
        ...['stylesheet', 'preload', 'manifest', 'icon'].flatMap(page.links),
        ...page.all('script').flatMap(({ attributes: { src } }) => src ?? []),
      ];
      expect(asked).toHaveLength(6);
      expect(asked.filter((address) => !files.has(address.slice(1)))).toEqual([]);
    }
  });

  test('has a manifest that names icon and start', () => {
    expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({
      name: 'Acme',
      start_url: '/',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
    });
    expect(text('favicon.svg')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });
});

describe('asset-manifest.json', () => {
  const manifest = () => JSON.parse(text('asset-manifest.json')) as AssetManifest; // Its own contract, asserted below.

  test('lists every file but itself, sorted, with the size and hash that are on disk', () => {
    const expected = [...files]
      .filter(([path]) => path !== 'asset-manifest.json')
      .map(([path, bytes]) => ({ path, bytes: bytes.byteLength, sha256: sha256(bytes) }));
    expect(manifest().files.map(({ path, bytes, sha256: hash }) => ({ path, bytes, sha256: hash }))).toEqual(expected);
  });

  test('has these fields and no others', () => {
    expect(Object.keys(manifest())).toEqual(['version', 'generation', 'files']);
    expect(manifest().version).toBe(1);
    expect(manifest().generation).toBe(sha256(JSON.stringify(manifest().files)));
    for (const file of manifest().files)
      expect(Object.keys(file)).toEqual(['path', 'bytes', 'sha256', 'type', 'immutable']);
  });

  test('knows the media type of each file, and which never change', () => {
    const types: Readonly<Record<string, string>> = {
      html: 'text/html',
      js: 'text/javascript',
      css: 'text/css',
      woff2: 'font/woff2',
      svg: 'image/svg+xml',
      xml: 'application/xml',
      txt: 'text/plain',
      json: 'application/json',
      webmanifest: 'application/manifest+json',
    };
    for (const { path, type, immutable } of manifest().files) {
      expect([path, type]).toEqual([path, types[path.split('.')[1] ?? ''] ?? 'text/plain']);
      expect([path, immutable]).toEqual([path, path.startsWith('assets/')]);
    }
  });
});

describe('sw.js', () => {
  const config = (): WorkerConfig => JSON.parse(/^const docsGenWorker = (.*);$/m.exec(text('sw.js'))?.[1] ?? '');

  test('holds the shell and the hashed assets from the start, and never itself', () => {
    // The list of pages is for those who ask for a missing one, texts are for those who search, and most readers need no other fonts.
    const fonts = /assets\/(?:inter-(?!latin-wght)|jetbrains)/;
    const assets = [...files.keys()].filter(
      (path) => /^assets\/(?:.*(?<!json)|search-names-.*)$/.test(path) && !fonts.test(path),
    );
    expect(config().precache).toEqual([
      ...assets,
      'favicon.svg',
      'manifest.webmanifest',
      'offline.html',
      'search.json',
    ]);
    expect(config().precache).not.toContain('sw.js');
    expect(config()).toMatchObject({ base: '/', immutableFolders: ['assets/'] });
  });

  test('is a new version whenever another file is', () => {
    const { files: listed } = JSON.parse(text('asset-manifest.json')) as AssetManifest; // See above.
    const others = listed.filter(({ path }) => path !== 'sw.js');
    expect(config().generation).toBe(sha256(JSON.stringify(others)));
  });
});
