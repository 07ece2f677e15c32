// A site with files of every kind: public ones, those next to pages, odd names; published, linked, and fetched.
import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pngOf } from '../support/pictures.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild } from './support/build-site.ts';
import { modifiedTimes, readFolder, readPublished, sha256 } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { NAMES, site } from './support/static-files-site.ts';

const root = sharedTempDir();
let files: Map<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, site);
  await mustBuild(root, 'out/docs');
  files = await readFolder(`${root}/out/docs`);
});

const page = (path: string) => readPage(files.get(`${path}index.html`) ?? '');
const published = (name: string) =>
  [...files.keys()].find((path) => path.startsWith(`assets/${name}-`) && !path.endsWith('.vtt')) ?? '';

describe('static files', () => {
  test('of public folders keep their names and bytes', () => {
    for (const [from, to] of [
      ['public/LICENSE', 'LICENSE'],
      ['public/logo.png', 'logo.png'],
      ['public/.well-known/acme.txt', '.well-known/acme.txt'],
      ['content/ui/public/data.json', 'ui/data.json'],
      ['content/ui/public/read.md', 'ui/read.md'],
      ...NAMES.map((name) => [`public/odd/${name}.png`, `odd/${name}.png`] as const),
    ] as const)
      expect([to, files.get(to)?.equals(Buffer.from(site[from] ?? ''))]).toEqual([to, true]);
    expect([...files.keys()].filter((path) => /DS_Store|read\//.test(path))).toEqual([]);
  });

  test('stand in the manifest with their hash', () => {
    const manifest: { files: { path: string; sha256: string; immutable: boolean }[] } = JSON.parse(
      String(files.get('asset-manifest.json')),
    );
    const listed = new Map(manifest.files.map((file) => [file.path, file]));
    expect(listed.get('logo.png')).toMatchObject({ immutable: false, sha256: sha256(pngOf(8, 8)) });
    expect(listed.get(published('diagram'))).toMatchObject({ immutable: true, sha256: sha256(pngOf(60, 30)) });
  });

  test('beside a page are shown with their size', () => {
    const [diagram, wide] = page('ui/files/').all('img');
    expect(diagram?.attributes).toEqual({
      src: `/docs/${published('diagram')}`,
      alt: 'Diagram',
      width: '60',
      height: '30',
      decoding: 'async',
    });
    expect(wide?.attributes).toMatchObject({
      src: `/docs/${published('wide')}`,
      width: '30',
      height: '8',
      loading: 'lazy',
    });
    expect(page('ui/').all('img')[0]?.attributes).toMatchObject({ src: '/docs/logo.png', width: '8', height: '8' });
  });

  test('in raw HTML are found in every attribute', () => {
    const { all } = page('ui/files/');
    expect(all('source').map(({ attributes }) => attributes.src ?? attributes.srcset)).toEqual([
      `/docs/${published('diagram')} 1x, /docs/${published('wide')} 2x`,
      `/docs/${published('film')}`,
    ]);
    expect(all('video')[0]?.attributes.poster).toBe(`/docs/${published('wide')}`);
    expect(all('track')[0]?.attributes.src).toMatch(/^\/docs\/assets\/film-\w{10}\.vtt$/);
    expect(all('a', { download: 'guide.pdf' })[0]?.attributes.href).toBe(`/docs/${published('guide')}`);
    expect(page('ui/files/').hrefs).toContain(`/docs/${published('guide')}#page=2`);
    expect(page('ui/files/').hrefs).toContain(`/docs/${published('make')}`);
  });

  test('are the picture of link previews', () => {
    expect(page('ui/files/').meta('og:image')).toBe(`https://acme.example/docs/${published('diagram')}`);
    expect(page('ui/').meta('og:image')).toBe('https://acme.example/docs/logo.png');
  });

  test('in the markdown of API JSON are relative to the JSON', async () => {
    const copy = tempDir();
    await writeFiles(copy, {
      ...site,
      'site.config.ts': String(site['site.config.ts']).replace("'content/ui' }", "'content/ui', api: {} }"),
      'content/ui/api/button.json': JSON.stringify({
        name: 'Button',
        imports: ["import Button from 'a';"],
        props: {},
        filename: '/src/Button.js',
        componentDescription: '![D](./pic.png) [G](../files/guide.pdf) [F](/ui/files) [I](../index.md)',
      }),
      'content/ui/api/pic.png': pngOf(7, 5),
    });
    const { diagnostics } = await buildSite(copy, 'out');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { all, hrefs } = readPage((await readFolder(`${copy}/out`)).get('ui/api/button/index.html') ?? '');
    const [picture] = all('img', { alt: 'D' });
    expect(picture?.attributes).toMatchObject({
      src: expect.stringMatching(/^\/docs\/assets\/pic-/),
      width: '7',
      height: '5',
    });
    expect(hrefs).toEqual(expect.arrayContaining([`/docs/${published('guide')}`, '/docs/ui/files/']));
  });

  test('are not written again while they stay the same', async () => {
    const before = await modifiedTimes(`${root}/out/docs`);
    expect((await mustBuild(root, 'out/docs')).written).toBe(0);
    expect(await modifiedTimes(`${root}/out/docs`)).toEqual(before);
  });

  test('a changed picture changes its address, and the old one is published no more', async () => {
    const copy = tempDir();
    await writeFiles(copy, site);
    await mustBuild(copy, 'out');
    const old = [...(await readPublished(`${copy}/out`)).keys()];
    await writeFile(`${copy}/content/ui/files/diagram.png`, pngOf(61, 30));
    await mustBuild(copy, 'out');
    const now = [...(await readPublished(`${copy}/out`)).keys()];
    expect(now).toHaveLength(old.length);
    expect(old.filter((path) => !now.includes(path))).toEqual([expect.stringMatching(/^assets\/diagram-/)]);
  });
});

describe('a reader', () => {
  test('gets every picture and every download, whatever it is called', async () => {
    const server = await staticServer(`${root}/out/docs`, { base: '/docs/' });
    onTestFinished(() => server.close());
    for (const path of ['ui/', 'ui/files/']) {
      const pictures = page(path)
        .all('img')
        .filter(({ attributes }) => attributes.decoding === 'async');
      expect(pictures).toHaveLength(NAMES.length + (path === 'ui/' ? 1 : 2));
      for (const { attributes } of pictures) {
        const response = await fetch(new URL(attributes.src ?? '', server.origin));
        const start = Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4);
        expect([attributes.src, response.status, start]).toEqual([attributes.src, 200, 'PNG']);
      }
      const links = [...new Set(page(path).hrefs)].filter((href) => href.startsWith('/'));
      expect(links.length).toBeGreaterThan(4);
      for (const href of links) expect([href, (await fetch(new URL(href, server.origin))).status]).toEqual([href, 200]);
    }
  });
});
