// Foreign files in or next to the output: they are kept, and reported if the site needs their path.
import { mkdir, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileWriter } from '../../src/model/deps.ts';
import { FIRST, filesIn, QUIET, site } from './publishing.ts';

describe.each(['swap', 'link'] as const)('publication by %s', (mode) => {
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

  test.each([
    ['a file at the path of a folder', 'ui', { 'ui/index.html': 'x' }],
    ['a folder at the path of a file', 'thing/', { thing: 'x' }],
    ['a file at the path of a file', 'ui.html', { 'ui.html': 'x' }],
    ['a file below a folder at the path of a file', 'a/b/c', { 'a/b': 'x' }],
    ['a file at the path of a parent folder', 'a/b', { 'a/b/c/index.html': 'x' }],
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
