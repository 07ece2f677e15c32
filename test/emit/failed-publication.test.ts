// Publications that fail leave the last one in place.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FileWriter } from '../../src/model/deps.ts';
import { FIRST, filesIn, QUIET, site } from './publishing.ts';

describe.each(['swap', 'link'] as const)('publication by %s', (mode) => {
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
      message: 'Another build is publishing to this folder: process 1 on there, since 2026-01-01T00:00:00.000Z.',
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
