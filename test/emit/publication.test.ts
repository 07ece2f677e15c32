// What is published takes the place of what was: as a whole, and without what stays the same being written again.
import { lstat, mkdir, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { assetManifest, describeFiles } from '../../src/derive/asset-manifest.ts';
import { inspectOutput } from '../../src/emit/inspect-output.ts';
import type { OutTarget } from '../../src/emit/out-dir.ts';
import { openOutput } from '../../src/emit/output.ts';
import { type Artifact, RETAINED_ASSETS } from '../../src/model/artifact.ts';
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
    reserved: [],
    publish: 'swap',
    keepPrevious: false,
    ...options,
  };
  /** As a build does it: files are set aside, and published at the end. Those below `assets/` have hashed names. */
  const publish = async (files: Files, more: Partial<OutTarget> = {}, writer: Partial<FileWriter> = {}) => {
    const artifacts = Object.entries(files).map(
      ([path, body]): Artifact => ({ path, body, type: 'text/html', immutable: path.startsWith('assets/') }),
    );
    const deps = { ...QUIET, writer: { ...QUIET.writer, ...writer } };
    const output = await openOutput(await inspectOutput({ ...target, ...more }, deps), deps);
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

/** Without the lists. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'asset-manifest.json' && path !== RETAINED_ASSETS)
    .sort();
}

const FIRST = { 'index.html': 'home', 'ui/a/index.html': 'a', 'ui/b/index.html': 'b' };

describe.each(['swap', 'link'] as const)('publication by %s', (mode) => {
  test('keeps the same inodes for unchanged files and folders', async () => {
    const { publish, outDir, read, inode } = site({ publish: mode });
    await publish(FIRST);
    const before = await inode('ui/a/index.html');
    const folders = [await inode('ui/a')];
    for (const text of ['b2', 'b3', 'b4']) {
      expect(await publish({ ...FIRST, 'ui/b/index.html': text })).toMatchObject({
        value: { written: 2, unchanged: 2, removed: 0, files: 4 },
        diagnostics: [],
      });
      expect(await inode('ui/a/index.html')).toBe(before);
      expect(await read('ui/b/index.html')).toBe(text);
      folders.push(await inode('ui/a'));
    }
    // Of the last publication, or of the one before that, which no reader of a link can be in any more.
    expect(new Set(folders).size).toBe(mode === 'swap' ? 1 : 2);
    expect(await filesIn(outDir)).toEqual(Object.keys(FIRST).sort());
  });

  test('returns as linked only the files that this build linked', async () => {
    const { publish, outDir } = site({ publish: mode });
    await publish(FIRST);
    const times = async (path: string) => (await stat(join(outDir, path))).ctimeMs;
    let before = await times('ui/a/index.html');
    const publishAndAsk = async (files: Files) => {
      const { linked } = (await publish({ ...FIRST, ...files })).value;
      const now = await times('ui/a/index.html');
      expect(linked.includes('ui/a/index.html')).toBe(now !== before);
      before = now;
      return linked;
    };
    const whole = mode === 'swap' ? [] : ['ui/a/index.html'];
    expect(await publishAndAsk({ 'ui/b/index.html': 'b2' })).toEqual(['index.html', ...whole]);
    expect(await publishAndAsk({ 'ui/b/index.html': 'b3' })).toEqual(mode === 'swap' ? ['index.html'] : []);
    expect(await publishAndAsk({ 'ui/b/index.html': 'b3', 'ui/c.html': 'c' })).toEqual(
      mode === 'swap' ? ['index.html'] : ['ui/b/index.html'],
    );
  });

  test('changes no file if nothing changed', async () => {
    const { root, publish, outDir, inode } = site({ publish: mode });
    await publish(FIRST);
    const before = [await inode('.'), await readdir(root)];
    expect((await publish(FIRST)).value).toMatchObject({ written: 0, unchanged: 4, removed: 0, linked: [] });
    expect([await inode('.'), await readdir(root)]).toEqual(before);
    expect((await lstat(outDir)).isSymbolicLink()).toBe(mode === 'link');
  });

  test('retains an old asset for exactly one more publication', async () => {
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

  test('keeps foreign files in the output, whatever is published around them', async () => {
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

  test('keeps a foreign file regardless of the times of its folder', async () => {
    const { publish, outDir, read } = site({ publish: mode });
    await publish({ ...FIRST, 'assets/main-1.css': 'css' });
    for (const path of ['ui/a/mine.txt', 'assets/mine.png']) {
      await writeFile(join(outDir, path), 'mine');
      await utimes(join(outDir, path, '..'), new Date(0), new Date(0)); // As copies with their times have it.
    }
    for (const text of ['2', '3', '4']) {
      await publish({ ...FIRST, 'index.html': text, 'ui/a/index.html': text, [`assets/main-${text}.css`]: 'css' });
      expect([await read('ui/a/mine.txt'), await read('assets/mine.png')]).toEqual(['mine', 'mine']);
    }
  });

  test('lists the retained assets, and leaves out one that the user changed', async () => {
    const { publish, outDir, read } = site({ publish: mode });
    const version = (name: string) => ({ 'index.html': name, [`assets/main-${name}.css`]: name });
    for (const name of ['a', 'b', 'c']) {
      await publish(version(name));
      if (name === 'a') expect(await readdir(outDir)).not.toContain(RETAINED_ASSETS);
    }
    expect(JSON.parse(await read(RETAINED_ASSETS))).toMatchObject({ files: [{ path: 'assets/main-b.css' }] });
    await writeFile(join(outDir, 'assets/main-b.css'), 'changed');
    for (const name of ['d', 'e', 'f']) await publish(version(name));
    expect(await readdir(join(outDir, 'assets'))).toEqual(['main-b.css', 'main-e.css', 'main-f.css']);
    expect(await read('assets/main-b.css')).toBe('changed');
  });

  test.each([
    ['a file where a folder is to be', 'ui', { 'ui/index.html': 'x' }],
    ['a folder where a file is to be', 'thing/', { thing: 'x' }],
    ['a file where another is to be', 'ui.html', { 'ui.html': 'x' }],
    ['a file below a folder where a file is to be', 'a/b/c', { 'a/b': 'x' }],
    ['a file above a folder that is to be', 'a/b', { 'a/b/c/index.html': 'x' }],
  ])('reports and keeps %s', async (_, own, files) => {
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

  test('leaves the last publication unchanged after an I/O error, and no other files', async () => {
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

  test('keeps foreign files that could not be moved for the next build', async () => {
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

  test('keeps exactly one previous publication if requested', async () => {
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

test('a file changed by the user in an old generation is not published', async () => {
  const { root, publish, read } = site({ publish: 'link' });
  await publish(FIRST);
  await publish({ ...FIRST, 'ui/b/index.html': 'b2' });
  const current = await readlink(join(root, 'dist'));
  const all = (await readdir(join(root, 'dist.generations'))).map((name) => `dist.generations/${name}`);
  const others = all.filter((folder) => folder !== current).map((folder) => join(root, folder, 'ui/b/index.html'));
  expect(others).toHaveLength(1);
  for (const path of others) {
    await writeFile(path, 'B');
    await utimes(path, new Date(Date.now() + 5000), new Date(Date.now() + 5000));
  }
  await publish({ ...FIRST, 'index.html': 'home 3', 'ui/b/index.html': 'b2' });
  expect(await read('ui/b/index.html')).toBe('b2');
});

test('a publication of many unchanged folders moves the largest ones as a whole, and links the files of the others', async () => {
  const { publish, outDir, read, inode } = site();
  const files: Record<string, string> = { 'index.html': 'home' };
  for (let folder = 0; folder < 300; folder++) files[`few/${folder}/index.html`] = String(folder);
  for (let file = 0; file < 300; file++) files[`many/${file}.html`] = String(file);
  await publish({ ...files, 'few/changed.html': '1' });
  const before = [await inode('many/7.html'), await inode('few/7/index.html'), await inode('few/299/index.html')];
  const { linked, ...counts } = (await publish({ ...files, 'few/changed.html': '2' })).value;
  expect(counts).toEqual({ written: 2, unchanged: 601, removed: 0, files: 603 });
  expect(linked).toHaveLength(1 + 300 - 255);
  expect(linked.filter((path) => path.startsWith('many/'))).toEqual([]);
  expect([await inode('many/7.html'), await inode('few/7/index.html'), await inode('few/299/index.html')]).toEqual(
    before,
  );
  expect(await filesIn(outDir)).toEqual([...Object.keys(files), 'few/changed.html'].sort());
  expect([await read('few/changed.html'), await read('few/299/index.html')]).toEqual(['2', '299']);
});

test('a publication that cannot move one folder leaves all of them in place', async () => {
  const { root, publish, outDir, read } = site();
  await publish(FIRST);
  await writeFile(join(outDir, 'ui/a/mine.txt'), 'mine');
  const exchangeFolders: FileWriter['exchangeFolders'] = async (path, next, old, moved) => {
    expect(moved).toEqual(['ui/a']);
    await QUIET.writer.exchangeFolders(path, next, old, [...moved, 'ui/none']);
  };
  const { diagnostics } = await publish({ ...FIRST, 'ui/b/index.html': 'b2' }, {}, { exchangeFolders });
  expect(diagnostics).toMatchObject([{ code: 'emit/write-failed' }]);
  expect(await readdir(root)).toEqual(['dist']);
  expect(await filesIn(outDir)).toEqual([...Object.keys(FIRST), 'ui/a/mine.txt'].sort());
  expect(await read('ui/b/index.html')).toBe('b');
  await publish({ ...FIRST, 'ui/b/index.html': 'b2' });
  expect(await filesIn(outDir)).toEqual([...Object.keys(FIRST), 'ui/a/mine.txt'].sort());
});

test('the output folder may become a link, and a folder again', async () => {
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
  expect(await readdir(root)).toEqual(['dist']);
});

test('a foreign folder next to the output is never removed', async () => {
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

test('a file that appears in the output during the exchange is kept, and reported if the site has another file at its path', async () => {
  const { root, publish, outDir, read } = site();
  await publish(FIRST);
  const exchangeFolders: FileWriter['exchangeFolders'] = async (path, ...others) => {
    await writeFile(join(path, 'late.txt'), 'mine');
    await writeFile(join(path, 'new.html'), 'mine');
    await QUIET.writer.exchangeFolders(path, ...others);
  };
  const next = { ...FIRST, 'index.html': '2', 'new.html': 'ours' };
  const { value, diagnostics } = await publish(next, {}, { exchangeFolders });
  expect(value.written).toBeGreaterThan(0);
  expect(diagnostics).toMatchObject([{ code: 'emit/left-over', severity: 'error' }]);
  expect([await read('late.txt'), await read('new.html')]).toEqual(['mine', 'ours']);
  const kept = join(root, '.dist.docs-gen/old/new.html');
  expect(await readFile(kept, 'utf8')).toBe('mine');
  expect((await publish({ ...next, 'index.html': '3' })).diagnostics).toMatchObject([{ code: 'emit/left-over' }]);
  expect([await read('index.html'), await readFile(kept, 'utf8')]).toEqual(['2', 'mine']);
  await rm(kept);
  expect((await publish({ ...next, 'index.html': '3' })).diagnostics).toEqual([]);
  expect(await readdir(root)).toEqual(['dist']);
  expect(await filesIn(outDir)).toEqual([...Object.keys(next), 'late.txt'].sort());
});

test('a publication on a file system without hard links copies files', async () => {
  const { publish, read, inode } = site();
  await publish({ ...FIRST, 'ui/c.html': 'c' });
  const before = await inode('index.html');
  const link = async (path: string, to: string) => {
    await mkdir(join(to, '..'), { recursive: true });
    await writeFile(to, await readFile(path));
  };
  await publish(
    { ...FIRST, 'ui/c.html': 'c2' },
    {},
    { link: (path, to) => (path.includes('lock') ? QUIET.writer.link(path, to) : link(path, to)) },
  );
  expect([await read('index.html'), await read('ui/c.html')]).toEqual(['home', 'c2']);
  expect(await inode('index.html')).not.toBe(before);
});

test('a build whose lock was taken over publishes nothing, and removes no file of the other build', async () => {
  const { root, outDir, publish, read } = site();
  await publish(FIRST);
  let lock = '';
  const stealing = async (path: string) => {
    // The first look at what is published follows the lock.
    if (path === outDir && lock === '') lock = await lockBelow(root);
    if (lock !== '') await writeFile(lock, '{"pid":1,"host":"there","birth":"","since":"2026-01-01T00:00:00.000Z"}');
    return QUIET.writer.stat(path);
  };
  const { diagnostics } = await publish({ ...FIRST, 'index.html': 'late' }, {}, { stat: stealing });
  expect(diagnostics).toMatchObject([
    {
      code: 'emit/locked',
      message: 'Another build publishes into this folder: process 1 on there, since 2026-01-01T00:00:00.000Z.',
    },
  ]);
  expect(await read('index.html')).toBe('home');
  expect(await readFile(lock, 'utf8')).toContain('there');
});

/** Empty: nobody has one. */
async function lockBelow(root: string): Promise<string> {
  const name = (await readdir(root, { recursive: true })).find((path) => /(?:^|\/)lock$/.test(path));
  return name === undefined ? '' : join(root, name);
}
