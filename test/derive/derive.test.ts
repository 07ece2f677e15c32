// The files that are derived from a finished site: manifest, service worker, headers and files of plugins.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deriveArtifacts } from '../../src/derive/derive.ts';
import type { Artifact, AssetManifest } from '../../src/model/artifact.ts';
import type { WorkerConfig } from '../../src/model/client-config.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { bundle, html, route, siteOf, text } from './support.ts';

const PAGES = [html('index.html'), html('ui/index.html'), html('404.html'), html('offline.html')];
const info = {
  routes: [route('/ui/'), route('/')],
  texts: new Map([['en', englishTexts]]),
  bundle,
  serviceWorkerSource: 'run(docsGenWorker);',
  licenses: '# react 19.0.0 (MIT)\n',
  fs: { readText: async () => '' },
};

const workerConfig = (files: readonly Artifact[]): WorkerConfig =>
  JSON.parse(/^const docsGenWorker = (.*);$/m.exec(text(files, 'sw.js'))?.[1] ?? '');
const manifest = (files: readonly Artifact[]): AssetManifest => JSON.parse(text(files, 'asset-manifest.json'));
const hash = (body: string) => createHash('sha256').update(body).digest('hex');

describe('the derived files of a site', () => {
  test('are sorted by path', async () => {
    const { value, diagnostics } = await deriveArtifacts(siteOf(), PAGES, info);
    expect(diagnostics).toEqual([]);
    expect(value.map(({ path }) => path)).toEqual([
      '404.html',
      '_headers',
      'asset-manifest.json',
      'assets/entry-AAAA.js',
      'assets/main-BBBB.css',
      'favicon.svg',
      'index.html',
      'manifest.webmanifest',
      'offline.html',
      'robots.txt',
      'sitemap.xml',
      'sw.js',
      'third-party-licenses.txt',
      'ui/index.html',
    ]);
  });

  test('include a manifest of every file but itself, with hashes and a generation that depends on the list', async () => {
    const { value } = await deriveArtifacts(siteOf(), PAGES, info);
    const { version, generation, files } = manifest(value);
    expect(version).toBe(1);
    expect(files).toEqual(
      value
        .filter(({ path }) => path !== 'asset-manifest.json')
        .map(({ path, body = '', type, immutable }) => ({
          path,
          bytes: Buffer.byteLength(body),
          sha256: hash(String(body)),
          type,
          immutable,
        })),
    );
    expect(generation).toBe(hash(JSON.stringify(files)));
  });

  test('include a service worker that precaches the shell and hashed files, and lists immutable ones', async () => {
    const { value } = await deriveArtifacts(siteOf({ base: '/docs/' }), PAGES, info);
    expect(workerConfig(value)).toEqual({
      cachePrefix: 'docs-gen:/docs/:',
      generation: expect.stringMatching(/^[0-9a-f]{64}$/),
      base: '/docs/',
      precache: ['assets/entry-AAAA.js', 'assets/main-BBBB.css', 'favicon.svg', 'manifest.webmanifest', 'offline.html'],
      digests: {
        'favicon.svg': hash(text(value, 'favicon.svg')).slice(0, 10),
        'manifest.webmanifest': hash(text(value, 'manifest.webmanifest')).slice(0, 10),
        'offline.html': hash('<p>').slice(0, 10),
      },
      immutableFolders: ['assets/'],
    });
    expect(text(value, 'sw.js')).toContain('\nrun(docsGenWorker);\n');
  });

  test('include the hash of a file on disk, which is not read and not cached by the worker', async () => {
    const script: Artifact = {
      path: 'assets/tool-1.js',
      source: '/nowhere/tool.js',
      bytes: 7,
      sha256: 'ab'.repeat(32),
      type: 'text/javascript',
      immutable: true,
    };
    const { value, diagnostics } = await deriveArtifacts(siteOf(), [...PAGES, script], info);
    expect(diagnostics).toEqual([]);
    expect(JSON.parse(text(value, 'asset-manifest.json')).files).toContainEqual({
      path: 'assets/tool-1.js',
      bytes: 7,
      sha256: 'ab'.repeat(32),
      type: 'text/javascript',
      immutable: true,
    });
    expect(workerConfig(value).precache).not.toContain('assets/tool-1.js');
  });

  test('may include a file of the site that a plugin publishes under another path', async () => {
    const logo: Artifact = {
      path: 'logo.png',
      source: '/a',
      bytes: 1,
      sha256: 'ab',
      type: 'image/png',
      immutable: false,
    };
    const copy = (files: readonly Artifact[]) =>
      files.filter(({ path }) => path === 'logo.png').map((file) => ({ ...file, path: 'b.png' }));
    const site = siteOf({ plugins: [{ name: 'copy', version: '1', artifacts: copy }] });
    const { value, diagnostics } = await deriveArtifacts(site, [...PAGES, logo], info);
    expect(diagnostics).toEqual([]);
    expect(value.filter(({ source }) => source === '/a').map(({ path }) => path)).toEqual(['b.png', 'logo.png']);
  });

  test('have another worker if one page changed, and the same if nothing changed', async () => {
    const first = await deriveArtifacts(siteOf(), PAGES, info);
    const again = await deriveArtifacts(siteOf(), [...PAGES].reverse(), {
      ...info,
      routes: [...info.routes].reverse(),
    });
    const changed = await deriveArtifacts(siteOf(), [...PAGES.slice(1), html('index.html', '<p>new')], info);
    expect(again.value).toEqual(first.value);
    expect(workerConfig(changed.value).generation).not.toBe(workerConfig(first.value).generation);
  });

  test('never set one header twice for one address', async () => {
    const { value } = await deriveArtifacts(
      siteOf({ base: '/docs/', headers: { '/ui/*': { 'X-Robots-Tag': 'all' } } }),
      PAGES,
      info,
    );
    expect(text(value, '_headers')).toMatchInlineSnapshot(`
      "/docs/*
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
        X-Frame-Options: SAMEORIGIN
        Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-LcXevtWykeqvuoJoUJygMeQh6nR7evFmq4RHRJDNXBQ='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; font-src 'self' data:; media-src 'self' data: blob: https:; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'

      /docs/assets/*
        Cache-Control: public, max-age=31536000, immutable

      /docs/
        Cache-Control: public, max-age=0, must-revalidate

      /docs/ui/*
        Cache-Control: public, max-age=0, must-revalidate

      /docs/404.html
        Cache-Control: public, max-age=0, must-revalidate

      /docs/favicon.svg
        Cache-Control: public, max-age=0, must-revalidate

      /docs/index.html
        Cache-Control: public, max-age=0, must-revalidate

      /docs/manifest.webmanifest
        Cache-Control: public, max-age=0, must-revalidate

      /docs/offline.html
        Cache-Control: public, max-age=0, must-revalidate

      /docs/robots.txt
        Cache-Control: public, max-age=0, must-revalidate

      /docs/sitemap.xml
        Cache-Control: public, max-age=0, must-revalidate

      /docs/third-party-licenses.txt
        Cache-Control: public, max-age=0, must-revalidate

      /docs/sw.js
        Cache-Control: no-cache

      /docs/ui/*
        X-Robots-Tag: all
      "
    `);
  });

  test('make the site installable, with its own icon if it has one', async () => {
    const own = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>';
    const plain = (await deriveArtifacts(siteOf({ theme: { color: '#123456' } }), PAGES, info)).value;
    expect(text(plain, 'favicon.svg')).toContain('fill="#123456"');
    expect(text((await deriveArtifacts(siteOf({ logo: own }), PAGES, info)).value, 'favicon.svg')).toBe(own);
    expect(JSON.parse(text(plain, 'manifest.webmanifest'))).toMatchObject({
      name: 'Acme',
      start_url: '/',
      theme_color: '#123456',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml' }],
    });
    expect(text(plain, 'robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n');
  });
});

describe('a plugin', () => {
  const note = (body: string): Artifact => ({ path: 'note.txt', body, type: 'text/plain', immutable: false });

  test('can add and replace files, which are in the manifest and the worker', async () => {
    const plugins = [
      { name: 'a', version: '1', artifacts: () => [note('first')] },
      {
        name: 'b',
        version: '1',
        artifacts: async (files: readonly Artifact[]) => [note(`${text(files, 'note.txt')} second`)],
      },
    ];
    const { value, diagnostics } = await deriveArtifacts(siteOf({ plugins }), PAGES, info);
    expect(diagnostics).toEqual([]);
    expect(text(value, 'note.txt')).toBe('first second');
    expect(manifest(value).files.filter(({ path }) => path === 'note.txt')).toHaveLength(1);
  });

  test('gets the sorted routes and the site', async () => {
    const plugins = [
      {
        name: 'a',
        version: '1',
        artifacts: (_: unknown, context: { routes: readonly string[] }) => [note(context.routes.join(' '))],
      },
    ];
    expect(text((await deriveArtifacts(siteOf({ plugins }), PAGES, info)).value, 'note.txt')).toBe('/ /ui/');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('no feed');
      },
      'no feed',
    ],
    ['rejects', () => Promise.reject(new Error('no net')), 'no net'],
    ['returns no array', () => 'text', 'array'],
    ['returns something that is no file', () => [{ path: 1 }], 'file 0'],
  ])('that %s is reported, and the others continue', async (_, artifacts, words) => {
    const broken = { name: 'broken', version: '1', artifacts };
    const good = { name: 'good', version: '1', artifacts: () => [note('here')] };
    const { value, diagnostics } = await deriveArtifacts(siteOf({ plugins: [broken as never, good] }), PAGES, info);
    expect(diagnostics).toMatchObject([{ code: 'config/plugin-failed', severity: 'error' }]);
    expect(diagnostics[0]?.message).toContain('broken');
    expect(diagnostics[0]?.message).toContain(words);
    expect(text(value, 'note.txt')).toBe('here');
  });
});
