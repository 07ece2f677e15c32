// The real file system: sorted, without links and dot files.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import { sha256 } from '../../../src/lib/node/hash.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const fs = createFileSystem();

test('a glob is sorted by code unit, and follows neither links nor dot files', async () => {
  const dir = tempDir();
  await writeFiles(dir, {
    'b.md': '',
    'B.md': '',
    'é.md': '',
    'a/z.md': '',
    '.c/d.md': '',
    '.e.md': '',
    'out/f.md': '',
    'g.txt': '',
  });
  symlinkSync(join(dir, 'a'), join(dir, 'linked'));
  expect(await fs.glob(['**/*.md'], { cwd: dir, ignore: ['out/**'] })).toEqual(['B.md', 'a/z.md', 'b.md', 'é.md']);
  expect(await fs.glob(['**/*.md'], { cwd: join(dir, 'missing') })).toEqual([]);
});

test('a file is read as text and as bytes, and a missing file is an error', async () => {
  const dir = tempDir();
  await writeFiles(dir, { 'a.md': 'ä' });
  expect(await fs.readText(join(dir, 'a.md'))).toBe('ä');
  expect([...(await fs.readBytes(join(dir, 'a.md')))]).toEqual([0xc3, 0xa4]);
  await expect(fs.readText(join(dir, 'b.md'))).rejects.toThrow('ENOENT');
  expect([await fs.exists(join(dir, 'a.md')), await fs.exists(dir), await fs.exists(join(dir, 'b.md'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a folder is listed completely, sorted, with the kind of each entry', async () => {
  const dir = tempDir();
  await writeFiles(dir, { 'b.md': '', '.hidden': '', 'a/z.md': '' });
  symlinkSync('b.md', join(dir, 'linked'));
  expect(await fs.list(dir)).toEqual([
    { name: '.hidden', kind: 'file' },
    { name: 'a', kind: 'folder' },
    { name: 'b.md', kind: 'file' },
    { name: 'linked', kind: 'link' },
  ]);
  expect([await fs.list(join(dir, 'missing')), await fs.list(join(dir, 'b.md'))]).toEqual([null, null]);
});

test('a path resolves to the targets of its links', async () => {
  const dir = tempDir();
  await writeFiles(dir, { 'a/b.md': '' });
  symlinkSync('a', join(dir, 'linked'));
  symlinkSync('nowhere', join(dir, 'dead'));
  symlinkSync('self', join(dir, 'self'));
  const real = (await fs.resolve(dir))?.realPath ?? '';
  expect(await fs.resolve(join(dir, 'linked/b.md'))).toEqual({ kind: 'file', realPath: join(real, 'a/b.md') });
  expect(await fs.resolve(join(dir, 'linked'))).toEqual({ kind: 'folder', realPath: join(real, 'a') });
  for (const name of ['dead', 'self', 'a/b.md/c', 'missing']) expect(await fs.resolve(join(dir, name))).toBeNull();
  // No system lets anything have such a name.
  for (const name of ['a\0b', 'n'.repeat(300)]) expect(await fs.resolve(join(dir, name))).toBeNull();
});

test('a digest covers the whole file, and keeps as much of its start as requested', async () => {
  const dir = tempDir();
  const contents = Buffer.alloc(300_000, 'abcdefg'); // More than one chunk of a stream.
  await writeFiles(dir, { 'a.bin': contents, 'empty.bin': '' });
  const { bytes, sha256: hash, start } = await fs.digest(join(dir, 'a.bin'), 100_000);
  expect([bytes, hash, Buffer.from(start).equals(contents.subarray(0, 100_000))]).toEqual([
    300_000,
    sha256(contents),
    true,
  ]);
  expect((await fs.digest(join(dir, 'a.bin'), 0)).start).toHaveLength(0);
  expect(await fs.digest(join(dir, 'empty.bin'), 9)).toMatchObject({ bytes: 0, sha256: sha256('') });
  await expect(fs.digest(join(dir, 'missing'), 0)).rejects.toThrow('ENOENT');
});
