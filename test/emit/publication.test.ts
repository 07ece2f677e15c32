// Publication replaces the output as a whole, and does not write unchanged files again.
import { lstat, mkdir, readdir, readFile, readlink, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RETAINED_ASSETS } from '../../src/model/artifact.ts';
import { FIRST, type Files, filesIn, QUIET, site } from './publishing.ts';

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
