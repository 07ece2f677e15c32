// The files of a build in the output folder: only changed ones are written, and only its own are removed.
import { lstat, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFiles } from '../../src/derive/asset-manifest.ts';
import { inspectOutput } from '../../src/emit/inspect-output.ts';
import { openOutput } from '../../src/emit/output.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { FileWriter } from '../../src/model/deps.ts';
import { artifactsOf, builder, depsWith, filesIn, writeArtifacts } from './builder.ts';

/** Long enough ago that a rewrite shows. */
async function age(path: string): Promise<number> {
  const then = new Date(Date.now() - 60_000);
  await utimes(path, then, then);
  return (await stat(path)).mtimeMs;
}

describe('the publication of a build', () => {
  test('writes every file, and leaves no temporary files', async () => {
    const { publish, outDir, read } = builder();
    const { value, diagnostics } = await publish({ 'index.html': 'home', 'ui/button/index.html': 'button' });
    expect(diagnostics).toEqual([]);
    expect(value).toEqual({ written: 3, unchanged: 0, removed: 0, files: 3 });
    expect(await filesIn(outDir)).toEqual(['asset-manifest.json', 'index.html', 'ui/button/index.html']);
    expect(await readdir(outDir)).toEqual(['asset-manifest.json', 'index.html', 'ui']);
    expect(await read('ui/button/index.html')).toBe('button');
  });

  test('accepts file names with spaces, %, #, ? and emoji', async () => {
    const { publish, outDir } = builder();
    const files = {
      'a b/50%/index.html': '1',
      'c#/what?/index.html': '2',
      '🚀/%20/index.html': '3',
      'é/e\u0301.html': '4',
    };
    await publish(files);
    expect(await filesIn(outDir)).toEqual([...Object.keys(files), 'asset-manifest.json'].sort());
    expect((await publish(files)).value).toMatchObject({ written: 0, unchanged: 5 });
  });

  test('does not touch an unchanged file', async () => {
    const { publish, outDir, read } = builder();
    await publish({ 'a.html': 'same', 'b.html': 'old' });
    const before = await age(join(outDir, 'a.html'));
    const { value } = await publish({ 'a.html': 'same', 'b.html': 'new' });
    expect(value).toEqual({ written: 2, unchanged: 1, removed: 0, files: 3 });
    expect((await stat(join(outDir, 'a.html'))).mtimeMs).toBe(before);
    expect(await read('b.html')).toBe('new');
  });

  test('replaces a file of the same size that is older than the manifest', async () => {
    const { publish, read, outDir } = builder();
    await publish({ 'a.html': 'same', 'b.html': 'old' });
    await writeFile(join(outDir, 'a.html'), 'sane');
    await utimes(join(outDir, 'a.html'), 0, 0);
    const { value } = await publish({ 'a.html': 'same', 'b.html': 'new' });
    expect(value).toMatchObject({ written: 3, unchanged: 0 });
    expect(await read('a.html')).toBe('same');
  });

  // The manifest says one thing, the folder another.
  test.each([
    ['was changed', (path: string) => writeFile(path, 'evil')],
    ['grew', (path: string) => writeFile(path, 'same and more')],
    ['was removed', (path: string) => rm(path)],
    ['became a link', (path: string) => rm(path).then(() => symlink('/dev/null', path))],
  ])('writes a file again that %s since the last build', async (_, meddle) => {
    const { publish, outDir, read } = builder();
    await publish({ 'a.html': 'same' });
    await meddle(join(outDir, 'a.html'));
    const later = new Date(Date.now() + 5000);
    if (
      await stat(join(outDir, 'a.html')).then(
        (stats) => stats.isFile(),
        () => false,
      )
    )
      await utimes(join(outDir, 'a.html'), later, later);
    expect((await publish({ 'a.html': 'same' })).value).toMatchObject({ written: 1, unchanged: 1 });
    expect(await read('a.html')).toBe('same');
    expect((await lstat(join(outDir, 'a.html'))).isFile()).toBe(true);
  });

  test('rejects a folder whose manifest is damaged', async () => {
    const { publish, outDir, read } = builder();
    await publish({ 'a.html': 'same', 'b.html': 'old' });
    await writeFile(
      join(outDir, 'asset-manifest.json'),
      (await read('asset-manifest.json')).replace('a.html', 'c.html'),
    );
    const before = await filesIn(outDir);
    expect((await publish({ 'a.html': 'same', 'b.html': 'new' })).diagnostics).toMatchObject([
      { code: 'emit/foreign-folder', message: expect.stringContaining('dist contains 3 entries') },
    ]);
    expect([await filesIn(outDir), await read('b.html')]).toEqual([before, 'old']);
  });

  test('removes files that only the last build wrote, with the folders that become empty', async () => {
    const { publish, outDir } = builder();
    await publish({ 'index.html': 'home', 'old/deep/index.html': 'x', 'ui/a.html': 'a', 'ui/b.html': 'b' });
    expect((await publish({ 'index.html': 'home', 'ui/a.html': 'a' })).value).toMatchObject({ removed: 2 });
    expect(await filesIn(outDir)).toEqual(['asset-manifest.json', 'index.html', 'ui/a.html']);
    expect((await readdir(outDir)).sort()).toEqual(['asset-manifest.json', 'index.html', 'ui']);
  });

  test('keeps files that it did not write, and files that the user changed', async () => {
    const { publish, outDir, read } = builder();
    await publish({ 'old/index.html': 'x', 'mine.html': 'built' });
    await writeFile(join(outDir, 'old/notes.txt'), 'foreign');
    await writeFile(join(outDir, 'mine.html'), 'EDIT!');
    const later = new Date(Date.now() + 5000);
    await utimes(join(outDir, 'mine.html'), later, later);
    expect((await publish({ 'index.html': 'home' })).value).toMatchObject({ removed: 1 });
    expect(await filesIn(outDir)).toEqual(['asset-manifest.json', 'index.html', 'mine.html', 'old/notes.txt']);
    expect(await read('mine.html')).toBe('EDIT!');
  });

  test('removes no file outside of the output for a forged manifest', async () => {
    const { publish, outDir, root } = builder();
    await publish({ 'a.html': 'a' });
    await writeFile(join(root, 'precious.txt'), 'x');
    const [forged] = describeFiles([{ path: '../precious.txt', body: 'x', type: 'text/plain', immutable: false }]);
    await writeFile(
      join(outDir, 'asset-manifest.json'),
      JSON.stringify({ version: 1, generation: '', files: [forged] }),
    );
    await publish({ 'a.html': 'a' });
    expect(await readFile(join(root, 'precious.txt'), 'utf8')).toBe('x');
  });

  test('replaces a file by a folder, and a folder by a file', async () => {
    const { publish, outDir } = builder();
    await publish({ a: 'file', 'b/c/d.html': 'deep' });
    const { diagnostics } = await publish({ 'a/index.html': 'page', b: 'file' });
    expect(diagnostics).toEqual([]);
    expect(await filesIn(outDir)).toEqual(['a/index.html', 'asset-manifest.json', 'b']);
  });

  test('reports a full disk, and keeps the old manifest', async () => {
    const { publish, read, target } = builder();
    await publish({ 'a.html': 'old' });
    const manifest = await read('asset-manifest.json');
    const real = createFileWriter();
    const full: FileWriter = {
      ...real,
      put: async (path, body) => {
        if (path.includes('/p')) throw new Error('ENOSPC: no space left on device');
        return real.put(path, body);
      },
    };
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}.html`, 'x']));
    const { diagnostics } = await writeArtifacts(artifactsOf({ ...files, 'a.html': 'new' }), target, depsWith(full));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThanOrEqual(16);
    expect(diagnostics[0]).toMatchObject({ code: 'emit/write-failed', severity: 'error' });
    expect(diagnostics[0]?.message).toContain('ENOSPC');
    expect(await read('asset-manifest.json')).toBe(manifest);
    expect(await read('a.html')).toBe('old');
  });
});

test('a staged file that could not be written is reported by its path on the site, and nothing is published', async () => {
  const { outDir, target } = builder();
  const places: string[] = [];
  const isOpen: boolean[] = [];
  const deps = depsWith(createFileWriter());
  const output = await openOutput(await inspectOutput(target, deps), deps, () => {
    isOpen.push(true);
    return {
      put: async (path) => void places.push(path),
      settle: async () => ({ path: places[1] ?? '', reason: 'ENOSPC: no space left on device' }),
      close: async () => void isOpen.pop(),
    };
  });
  expect(isOpen).toEqual([]); // Nothing is opened for a build that sets nothing aside.
  const artifacts = artifactsOf({ 'a.html': 'a', 'b/c.html': 'b', 'd.html': 'd' });
  for (const { path, body = '' } of artifacts) await output.stage({ path, body, type: 'text/html', immutable: false });
  const { diagnostics } = await output.publish(artifacts);
  expect(diagnostics).toMatchObject([{ code: 'emit/write-failed', severity: 'error' }]);
  expect(diagnostics[0]?.message).toContain('b/c.html');
  await output.discard();
  expect(isOpen).toEqual([]);
  await expect(readdir(outDir)).rejects.toThrow('ENOENT');
});
