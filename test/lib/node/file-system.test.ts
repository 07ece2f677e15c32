// The real file system: sorted, without links and dot files.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
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

test('a file is read as text and as bytes, and what is missing is an error', async () => {
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
