// What a build asks of the disk, and what the next one will be told of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { hashOfListing, isSettled, NO_STAMP, stampOf } from '../../src/record/stamps.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function* git(): AsyncGenerator<string> {}

test('files of several kinds are found in the recorded folders, even if others are added meanwhile', async () => {
  const root = tempDir();
  await writeFiles(root, { 'docs/a/one.md': '', 'docs/a/One.tsx': '', 'docs/b/two.md': '', 'docs/.hidden/no.md': '' });
  const cwd = join(root, 'docs');
  const { fs, asked } = createRecorder({ fs: createFileSystem(), git }, { root, own: [] });
  expect(await fs.glob(['**/*.md'], { cwd, onLink: () => {} })).toEqual(['a/one.md', 'b/two.md']);
  const said = asked().listings.filter(({ listing }) => listing.folder.startsWith(cwd));
  expect(said.map(({ listing }) => listing.folder.slice(cwd.length))).toEqual(['', '/a', '/b']);
  for (const { listing, hash } of said) expect(hash).toBe(hashOfListing(listing));
  writeFileSync(join(cwd, 'a/Two.tsx'), '');
  expect(await fs.glob(['**/*.tsx'], { cwd, onLink: () => {} })).toEqual(['a/One.tsx']);
  const after = asked().listings.filter(({ listing }) => listing.folder.startsWith(cwd));
  expect(after).toEqual(said);
  expect(after.map(({ listing, hash }) => hash === hashOfListing(listing))).toEqual([true, false, true]);
});

test('output folders of the build are not recorded, and their files are found', async () => {
  const root = tempDir();
  await writeFiles(root, { 'a.md': '', 'dist/b.md': '', 'docs/c.md': '' });
  const { fs, asked } = createRecorder({ fs: createFileSystem(), git }, { root, own: [join(root, 'dist')] });
  expect(await fs.glob(['**/*.md'], { cwd: root })).toEqual(['a.md', 'dist/b.md', 'docs/c.md']);
  const folders = asked().listings.map(({ listing }) => listing.folder);
  expect(folders).toContain(join(root, 'docs'));
  expect(folders).not.toContain(join(root, 'dist'));
});

test('a file that is written after the clock was set back counts as written during the build', () => {
  const root = tempDir();
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3_600_000); // When the build begins.
  const { fs, asked } = createRecorder({ fs: createFileSystem(), git }, { root, own: [] });
  const page = join(root, 'page.md');
  writeFileSync(page, 'old');
  expect(fs.readTextSync(page)).toBe('old');
  writeFileSync(page, 'new');
  expect(isSettled(stampOf(page) ?? NO_STAMP, asked().since)).toBe(false);
});
