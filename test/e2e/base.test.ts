// The same site below a base path, and through the other parser: what must change, and that nothing else does.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { fixture, mustBuild } from './support/build-site.ts';
import { changedPaths, readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';

const root = fixture('family');
const out = sharedTempDir();

let plain: Map<string, Buffer>;

beforeAll(async () => {
  await mustBuild(root, join(out, 'plain'));
  plain = await readFolder(join(out, 'plain'));
});

describe('--base /docs/', () => {
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    await mustBuild(root, join(out, 'based'), { args: ['--base', '/docs/'] });
    files = await readFolder(join(out, 'based'));
  });

  const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

  test('puts every address of every page below the base', () => {
    let count = 0;
    for (const [path, html] of files) {
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
    expect(files.has('ui/button/index.html')).toBe(true);
    expect([...files.keys()].filter((path) => path.startsWith('docs/'))).toEqual([]);
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
    expect(assets(files.keys())).toEqual(assets(plain.keys()));
    expect(assets(changedPaths(plain, files))).toEqual([]);
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
