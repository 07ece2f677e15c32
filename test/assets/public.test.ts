// Public folders: what is published where, what stays, and which links are refused.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicRoots, readPublicFolders } from '../../src/assets/public.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { sha256 } from '../../src/lib/node/hash.ts';
import type { Site } from '../../src/model/site.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

function siteAt(root: string, config: Readonly<Record<string, unknown>> = {}): Site {
  const site = testSite(config);
  const products = site.products.map((product) => ({ ...product, contentRoot: join(root, product.contentDir) }));
  return { ...site, root, products };
}

async function read(files: Readonly<Record<string, string>>, config: Readonly<Record<string, unknown>> = {}) {
  const root = tempDir();
  await writeFiles(root, files);
  return readPublicFolders(siteAt(root, config), { fs: createFileSystem() });
}

const paths = ({ value }: Awaited<ReturnType<typeof read>>) => value.map(({ path }) => path);

describe('a public folder', () => {
  test('of the site is published at the root, and that of a product below its prefix', async () => {
    const { value, diagnostics } = await read({ 'public/logo.svg': '<svg/>', 'content/ui/public/img/a.png': 'a' });
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject([
      { path: 'logo.svg', type: 'image/svg+xml', origin: 'public/logo.svg', immutable: false, bytes: 6 },
      { path: 'ui/img/a.png', type: 'image/png', origin: 'content/ui/public/img/a.png', bytes: 1 },
    ]);
    expect(value[1]?.sha256).toBe(sha256('a'));
  });

  test('is published without hidden and system files, but with `.well-known`', async () => {
    const files = ['.well-known/a.json', '.DS_Store', 'b/.DS_Store', 'Thumbs.db', '.env', '.git/config', 'b/c.txt'];
    const read_ = await read(Object.fromEntries(files.map((file) => [`public/${file}`, 'x'])));
    expect(paths(read_)).toEqual(['.well-known/a.json', 'b/c.txt']);
  });

  test('keeps its file names unchanged, whatever their characters', async () => {
    const names = ['50%.txt', 'a b.txt', 'a#b.txt', 'wh?t.txt', '按钮.txt', '😀.txt'];
    const found = await read(Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])));
    expect(paths(found)).toEqual([...names].sort());
  });

  test('may contain a file of unknown type, which is served as bytes', async () => {
    const { value } = await read({ 'public/CNAME': 'x', 'public/a.unknown': 'x' });
    expect(value.map(({ type }) => type)).toEqual(['application/octet-stream', 'application/octet-stream']);
  });

  test('is optional', async () => {
    expect(await read({ 'content/ui/a.md': '' })).toEqual({ value: [], diagnostics: [] });
  });

  test('may have the name in `publicDir`', async () => {
    expect(paths(await read({ 'static/a.txt': 'a', 'public/b.txt': 'b' }, { publicDir: 'static' }))).toEqual(['a.txt']);
  });

  // A folder that the config names must be there, and be no one else's.
  test.each([
    ['statics', 'assets/missing-public-dir', 'The public folder statics does not exist.'],
    ['.', 'assets/unsafe-public-dir', 'The public folder "." is the root of the site.'],
    ['content', 'assets/unsafe-public-dir', 'The public folder "content" contains the content folder content/ui.'],
    ['content/ui', 'assets/unsafe-public-dir', 'The public folder "content/ui" is the content folder content/ui.'],
  ])('with publicDir %j is %s', async (publicDir, code, message) => {
    const { value, diagnostics } = await read({ 'content/ui/a.md': 'a' }, { publicDir });
    expect(value).toEqual([]);
    expect(diagnostics).toMatchObject([{ code, message, at: { file: 'site.config.ts' } }]);
  });

  test('that two fields name is published once', async () => {
    const product = { id: 'ui', prefix: '/', name: 'UI', contentDir: '.' };
    expect(paths(await read({ 'public/a.txt': 'a' }, { products: [product] }))).toEqual(['a.txt']);
    expect(publicRoots(siteAt('/site', { products: [product] }))).toEqual(['/site/public']);
  });
});

describe('a symbolic link', () => {
  async function linked(name: string, target: string) {
    const root = tempDir();
    const hidden = { 'public/.env': 'e', 'public/.git/config': 'f' };
    const shown = { 'public/a.txt': 'a', 'public/dir/b.txt': 'b', 'secret/c.txt': 'c', 'public2/d.txt': 'd' };
    await writeFiles(root, { ...hidden, ...shown });
    symlinkSync(target, join(root, 'public', name));
    const { value, diagnostics } = await readPublicFolders(siteAt(root), { fs: createFileSystem() });
    return { paths: value.map(({ path }) => path), diagnostics };
  }

  test('inside of the folder is followed', async () => {
    expect(await linked('copy.txt', 'a.txt')).toEqual({ paths: ['a.txt', 'copy.txt', 'dir/b.txt'], diagnostics: [] });
    expect((await linked('more', 'dir')).paths).toEqual(['a.txt', 'dir/b.txt', 'more/b.txt']);
  });

  test.each([
    ['../secret/c.txt', 'points outside the public folder'],
    ['../secret', 'points outside the public folder'],
    ['../public2', 'points outside the public folder'],
    ['nowhere', 'is broken'],
    ['self', 'is broken'],
    ['.', 'points to a folder that contains the link'],
    ['.env', 'points to a hidden file'],
    ['.git', 'points to a hidden file'],
    ['.git/config', 'points to a hidden file'],
    ['../public', 'points to a folder that contains the link'],
    ['..', 'points outside the public folder'],
  ])('to %s %s', async (target, problem) => {
    const { paths: published, diagnostics } = await linked('self', target);
    expect(published).toEqual(['a.txt', 'dir/b.txt']);
    expect(diagnostics).toMatchObject([
      {
        code: 'assets/bad-link',
        severity: 'error',
        message: `The symbolic link public/self ${problem}.`,
        at: { file: 'public/self' },
      },
    ]);
  });

  test('may be the public folder itself', async () => {
    const root = tempDir();
    await writeFiles(root, { 'elsewhere/a.txt': 'a' });
    mkdirSync(join(root, 'site'));
    symlinkSync('../elsewhere', join(root, 'site/public'));
    const { value, diagnostics } = await readPublicFolders(siteAt(join(root, 'site')), { fs: createFileSystem() });
    expect([value.map(({ path }) => path), diagnostics]).toEqual([['a.txt'], []]);
  });
});
