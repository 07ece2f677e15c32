// What is published takes the place of what was: as a whole, and without what stays the same being written again.
import { lstat, mkdir, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { assetManifest, describeFiles } from '../../src/derive/asset-manifest.ts';
import type { OutTarget } from '../../src/emit/out-dir.ts';
import { openOutput } from '../../src/emit/output.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import type { FileWriter } from '../../src/model/deps.ts';
import { tempDir } from '../support/temp-dir.ts';

type Files = Readonly<Record<string, string>>;

const QUIET = createDeps({ start() {}, tick() {}, end() {} });

function site(options: Partial<Pick<OutTarget, 'publish' | 'keepPrevious'>> = {}) {
  const root = tempDir();
  const outDir = join(root, 'dist');
  const target: OutTarget = {
    outDir,
    root,
    home: join(root, 'home'),
    contentRoots: [],
    publicRoots: [],
    publish: 'swap',
    keepPrevious: false,
    spare: join(root, 'cache', 'spare'),
    ...options,
  };
  /** As a build does it: files are set aside, and published at the end. Those below `assets/` have hashed names. */
  const publish = async (files: Files, more: Partial<OutTarget> = {}, writer: Partial<FileWriter> = {}) => {
    const artifacts = Object.entries(files).map(
      ([path, body]): Artifact => ({ path, body, type: 'text/html', immutable: path.startsWith('assets/') }),
    );
    const output = await openOutput({ ...target, ...more }, { ...QUIET, writer: { ...QUIET.writer, ...writer } });
    try {
      return await output.publish([...artifacts, assetManifest(describeFiles(artifacts))]);
    } finally {
      await output.discard();
    }
  };
  const read = (path: string) => readFile(join(outDir, path), 'utf8');
  const inode = async (path: string) => (await stat(join(outDir, path))).ino;
  return { root, outDir, publish, read, inode };
}

/** Without the list of all of them. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'asset-manifest.json')
    .sort();
}

const FIRST = { 'index.html': 'home', 'ui/a/index.html': 'a', 'ui/b/index.html': 'b' };

describe.each(['swap', 'link'] as const)('%s', (mode) => {
  test('what stays the same is the same file, in folders of the publication before the last', async () => {
    const { publish, outDir, read, inode } = site({ publish: mode });
    await publish(FIRST);
    const before = await inode('ui/a/index.html');
    const folders: number[] = [];
    for (const text of ['b2', 'b3', 'b4']) {
      expect(await publish({ ...FIRST, 'ui/b/index.html': text })).toMatchObject({
        value: { written: 2, unchanged: 2, removed: 0, files: 4 },
        diagnostics: [],
      });
      expect(await inode('ui/a/index.html')).toBe(before);
      expect(await read('ui/b/index.html')).toBe(text);
      folders.push(await inode('ui/a'));
    }
    expect(folders[0]).toBe(folders[2]);
    expect(await filesIn(outDir)).toEqual(Object.keys(FIRST).sort());
  });

  test('only files that were linked now are told: the others are as the last build left them', async () => {
    const { publish, outDir } = site({ publish: mode });
    await publish(FIRST);
    expect((await publish({ ...FIRST, 'ui/b/index.html': 'b2' })).value.linked).toEqual([
      'index.html',
      'ui/a/index.html',
    ]);
    const times = async () => (await stat(join(outDir, 'index.html'))).ctimeMs;
    const before = await times();
    expect((await publish({ ...FIRST, 'ui/b/index.html': 'b3' })).value.linked).toEqual([]);
    expect((await publish({ ...FIRST, 'ui/a/index.html': 'a4', 'ui/b/index.html': 'b3' })).value.linked).toEqual([
      'ui/b/index.html',
    ]);
    expect(await times()).toBe(before);
  });

  test('where nothing is another, nothing is touched', async () => {
    const { root, publish, outDir, inode } = site({ publish: mode });
    await publish(FIRST);
    const before = [await inode('.'), await readdir(root)];
    expect((await publish(FIRST)).value).toMatchObject({ written: 0, unchanged: 4, removed: 0, linked: [] });
    expect([await inode('.'), await readdir(root)]).toEqual(before);
    expect((await lstat(outDir)).isSymbolicLink()).toBe(mode === 'link');
  });

  test('an asset stays for one publication more, and no longer', async () => {
    const { publish, outDir } = site({ publish: mode });
    const files = (version: number) => ({ 'index.html': `home ${version}`, [`assets/main-${version}.css`]: 'css' });
    for (const [version, assets] of [
      [1, ['main-1.css']],
      [2, ['main-1.css', 'main-2.css']],
      [3, ['main-2.css', 'main-3.css']],
      [4, ['main-3.css', 'main-4.css']],
    ] as const) {
      await publish(files(version));
      expect(await readdir(join(outDir, 'assets'))).toEqual(assets);
    }
  });

  test('what others put into the output stays in it, whatever comes and goes around it', async () => {
    const { publish, outDir, read } = site({ publish: mode });
    await publish({ ...FIRST, 'gone/index.html': 'x' });
    await mkdir(join(outDir, '.git/objects'), { recursive: true });
    await mkdir(join(outDir, 'ui/notes'));
    const own = ['.git/HEAD', '.git/objects/1', 'CNAME', 'gone/mine.txt', 'ui/notes/deep.txt'];
    for (const path of own) await writeFile(join(outDir, path), path);
    await symlink('CNAME', join(outDir, 'ui/link'));
    for (const text of ['2', '3', '4']) {
      await publish({ 'index.html': text, 'ui/a/index.html': 'a', 'ui/notes/index.html': text });
      expect(await filesIn(outDir)).toEqual(
        [...own, 'index.html', 'ui/a/index.html', 'ui/link', 'ui/notes/index.html'].sort(),
      );
      for (const path of own) expect(await read(path)).toBe(path);
      expect(await readlink(join(outDir, 'ui/link'))).toBe('CNAME');
    }
  });

  test.each([
    ['a file where a folder is to be', 'ui', { 'ui/index.html': 'x' }],
    ['a folder where a file is to be', 'thing/', { thing: 'x' }],
    ['a file above a folder that is to be', 'a/b', { 'a/b/c/index.html': 'x' }],
  ])('%s is told, and stays', async (_, own, files) => {
    const { publish, outDir, read } = site({ publish: mode });
    await publish({ 'index.html': 'home' });
    await mkdir(join(outDir, own, own.endsWith('/') ? '.' : '..'), { recursive: true });
    if (!own.endsWith('/')) await writeFile(join(outDir, own), 'mine');
    const { value, diagnostics } = await publish({ 'index.html': 'new', ...files });
    expect(value.written).toBe(0);
    expect(diagnostics).toMatchObject([{ code: 'emit/place-taken', severity: 'error' }]);
    expect(await read('index.html')).toBe('home');
    expect(await stat(join(outDir, own))).toBeDefined();
  });

  test('a file that somebody changes in what is kept for the next is not published', async () => {
    const { root, publish, read } = site({ publish: mode });
    await publish(FIRST);
    await publish({ ...FIRST, 'ui/b/index.html': 'b2' });
    const [kept = ''] = (await readdir(root, { recursive: true })).filter(
      (path) => path.endsWith('ui/b/index.html') && !path.startsWith('dist/'),
    );
    for (const path of mode === 'swap' ? [kept] : await othersOf(root, 'ui/b/index.html')) {
      await writeFile(join(root, path), 'B');
      await utimes(join(root, path), new Date(Date.now() + 5000), new Date(Date.now() + 5000));
    }
    await publish({ ...FIRST, 'index.html': 'home 3', 'ui/b/index.html': 'b2' });
    expect(await read('ui/b/index.html')).toBe('b2');
  });

  test('a system that refuses leaves what was published, and nothing else', async () => {
    for (const name of ['put', 'link', mode === 'swap' ? 'exchangeFolders' : 'pointTo'] as const) {
      const { root, publish, outDir, read } = site({ publish: mode });
      await publish(FIRST);
      const before = await readdir(root);
      const refuse = async (path: string, to: string) => {
        if (name === 'put' && !path.endsWith('.html')) return QUIET.writer.put(path, to);
        if (name === 'link' && path.includes('/lock')) return QUIET.writer.link(path, to);
        throw new Error('EIO: i/o error');
      };
      const { diagnostics } = await publish({ ...FIRST, 'ui/b/index.html': 'b2' }, {}, { [name]: refuse });
      expect([name, diagnostics]).toMatchObject([name, [{ code: 'emit/write-failed' }]]);
      expect([name, await readdir(root)]).toEqual([name, before]);
      expect(await filesIn(outDir)).toEqual(Object.keys(FIRST).sort());
      expect(await read('ui/b/index.html')).toBe('b');
    }
  });

  test('what could not be carried over is not lost: the next build does it', async () => {
    const { publish, outDir, read } = site({ publish: mode });
    await publish(FIRST);
    await writeFile(join(outDir, 'CNAME'), 'docs.example');
    const move = async (path: string, to: string) => {
      if (path.endsWith('CNAME')) throw new Error('EIO: i/o error');
      return QUIET.writer.move(path, to);
    };
    const { diagnostics } = await publish({ ...FIRST, 'index.html': '2' }, {}, { move });
    expect(diagnostics).toMatchObject([{ code: 'emit/write-failed' }]);
    await publish({ ...FIRST, 'index.html': '3' });
    expect([await read('index.html'), await read('CNAME')]).toEqual(['3', 'docs.example']);
  });

  test('the publication before is kept when asked for, and one only', async () => {
    const { root, publish, outDir } = site({ publish: mode, keepPrevious: true });
    const previous = () => readFile(join(root, 'dist.previous/index.html'), 'utf8');
    await publish({ 'index.html': '1' });
    await expect(previous()).rejects.toThrow('ENOENT');
    for (const text of ['2', '3', '4', '5']) {
      await publish({ 'index.html': text });
      expect(await previous()).toBe(String(Number(text) - 1));
    }
    await publish({ 'index.html': '5' });
    expect(await previous()).toBe('4');
    expect(await filesIn(outDir)).toEqual(['index.html']);
    if (mode === 'link') expect(await readdir(join(root, 'dist.generations'))).toHaveLength(3);
  });
});

async function othersOf(root: string, path: string): Promise<string[]> {
  const current = await readlink(join(root, 'dist'));
  const all = (await readdir(join(root, 'dist.generations'))).map((name) => `dist.generations/${name}`);
  return all.filter((folder) => folder !== current).map((folder) => join(folder, path));
}

test('the output may become a link, and a folder again', async () => {
  const { root, publish, outDir, read } = site();
  await publish(FIRST);
  await writeFile(join(outDir, 'CNAME'), 'docs.example');
  await publish({ ...FIRST, 'index.html': '2' }, { publish: 'link' });
  expect((await lstat(outDir)).isSymbolicLink()).toBe(true);
  await publish({ ...FIRST, 'index.html': '3' }, { publish: 'link' });
  expect([await read('index.html'), await read('CNAME')]).toEqual(['3', 'docs.example']);
  await publish({ ...FIRST, 'index.html': '4' });
  expect((await lstat(outDir)).isDirectory()).toBe(true);
  expect([await read('index.html'), await read('CNAME')]).toEqual(['4', 'docs.example']);
  expect((await readdir(root)).sort()).toEqual(['cache', 'dist']);
});

test('folders beside the output that no build made are nobody else’s to remove', async () => {
  const { root, publish, read } = site({ keepPrevious: true });
  const own = ['dist.previous/mine.txt', 'dist.generations/mine/a.txt'];
  for (const path of own) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), 'mine');
  }
  await publish(FIRST, { keepPrevious: false });
  expect(await publish({ ...FIRST, 'index.html': '2' })).toMatchObject({
    diagnostics: [{ code: 'emit/previous-taken' }],
    value: { written: 0 },
  });
  expect(await read('index.html')).toBe('home');
  for (const publishBy of ['link', 'swap', 'link'] as const)
    for (const text of ['3', '4', '5'])
      await publish({ ...FIRST, 'index.html': publishBy + text }, { keepPrevious: false, publish: publishBy });
  expect(await read('index.html')).toBe('link5');
  for (const path of own) expect(await readFile(join(root, path), 'utf8')).toBe('mine');
});

test('the cache keeps folders of four outputs', async () => {
  const { root, publish } = site();
  for (let output = 1; output <= 6; output++)
    for (const text of ['1', '2']) {
      const more = { outDir: join(root, `dist-${output}`), spare: join(root, 'cache', `spare-${output}`) };
      await publish({ 'index.html': text }, more);
    }
  expect(await readdir(join(root, 'cache'))).toEqual(['spare-3', 'spare-4', 'spare-5', 'spare-6']);
});

test('without a cache, nothing is kept and all is well', async () => {
  const { root, publish, outDir, read, inode } = site();
  await publish(FIRST, { spare: null });
  const before = await inode('ui/a/index.html');
  await publish({ ...FIRST, 'ui/b/index.html': 'b2' }, { spare: null });
  expect([await read('ui/b/index.html'), await inode('ui/a/index.html')]).toEqual(['b2', before]);
  expect(await readdir(root)).toEqual(['dist']);
  expect(await filesIn(outDir)).toEqual(Object.keys(FIRST).sort());
});

test('a disk without second names gets copies', async () => {
  const { publish, read, inode } = site();
  await publish(FIRST);
  const before = await inode('ui/a/index.html');
  const link = async (path: string, to: string) => {
    await mkdir(join(to, '..'), { recursive: true });
    await writeFile(to, await readFile(path));
  };
  await publish(
    { ...FIRST, 'ui/b/index.html': 'b2' },
    {},
    { link: (path, to) => (path.includes('lock') ? QUIET.writer.link(path, to) : link(path, to)) },
  );
  expect([await read('ui/a/index.html'), await read('ui/b/index.html')]).toEqual(['a', 'b2']);
  expect(await inode('ui/a/index.html')).not.toBe(before);
});

test('a spare that is no publication is no harm', async () => {
  const { root, publish, read } = site();
  await publish(FIRST);
  await mkdir(join(root, 'cache/spare/ui'), { recursive: true });
  await writeFile(join(root, 'cache/spare/ui/evil.html'), 'evil');
  await publish({ ...FIRST, 'index.html': '2' });
  await rm(join(root, 'cache'), { recursive: true });
  await publish({ ...FIRST, 'index.html': '3' });
  expect(await read('index.html')).toBe('3');
  expect(await filesIn(join(root, 'dist'))).toEqual(Object.keys(FIRST).sort());
});
