// New files: all or none, and nothing is ever written over.
import { chmod, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFiles, realFolder } from '../../src/init/create-files.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { FileWriter } from '../../src/model/deps.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const shell = () => ({ fs: createFileSystem(), writer: createFileWriter() });
const files = [
  { path: 'a.md', text: 'a' },
  { path: 'content/ui/b.md', text: 'b' },
  { path: 'content/ui/deep/c.md', text: 'c' },
];

const all = async (folder: string) => (await readdir(folder, { recursive: true })).sort();
const messages = ({ diagnostics }: Awaited<ReturnType<typeof createFiles>>) =>
  diagnostics.map(({ code, message }) => `${code}: ${message}`);

test('new files are written into a missing folder, with its parent folders', async () => {
  const folder = join(tempDir(), 'one', 'two');
  expect(await createFiles(folder, files, shell())).toEqual({ value: true, diagnostics: [] });
  expect(await readFile(join(folder, 'content/ui/deep/c.md'), 'utf8')).toBe('c');
});

test('new files are written next to existing files', async () => {
  const folder = tempDir();
  await writeFiles(folder, { LICENSE: 'mine', 'content/ui/mine.md': 'mine' });
  expect((await createFiles(folder, files, shell())).value).toBe(true);
  expect(await readFile(join(folder, 'content/ui/mine.md'), 'utf8')).toBe('mine');
});

describe('no file is written, and each conflict is reported, if', () => {
  test('a file exists', async () => {
    const folder = tempDir();
    await writeFiles(folder, { 'a.md': 'mine', 'content/ui/deep/c.md': 'mine' });
    const outcome = await createFiles(folder, files, shell());
    expect(outcome.value).toBe(false);
    expect(messages(outcome)).toEqual([
      'init/file-exists: a.md already exists.',
      'init/file-exists: content/ui/deep/c.md already exists.',
    ]);
    expect(await all(folder)).toEqual(['a.md', 'content', 'content/ui', 'content/ui/deep', 'content/ui/deep/c.md']);
    expect(await readFile(join(folder, 'a.md'), 'utf8')).toBe('mine');
  });

  test('a folder or a broken link has the name of a file', async () => {
    const folder = tempDir();
    await mkdir(join(folder, 'a.md'));
    await mkdir(join(folder, 'content/ui'), { recursive: true });
    await symlink('/nowhere', join(folder, 'content/ui/b.md'));
    expect(messages(await createFiles(folder, files, shell()))).toEqual([
      'init/file-exists: a.md already exists.',
      'init/file-exists: content/ui/b.md already exists.',
    ]);
  });

  test('a file has the name of a folder', async () => {
    const folder = tempDir();
    await writeFiles(folder, { content: 'a file' });
    const outcome = await createFiles(folder, files, shell());
    expect(messages(outcome)).toEqual(['init/file-exists: content is a file, but must be a folder.']);
    expect(await all(folder)).toEqual(['content']);
  });

  test('a folder is a link to another folder', async () => {
    const folder = tempDir();
    const elsewhere = tempDir();
    await symlink(elsewhere, join(folder, 'content'));
    const outcome = await createFiles(folder, files, shell());
    expect(messages(outcome)).toEqual(['init/file-exists: content is a symbolic link to another folder.']);
    expect(await all(elsewhere)).toEqual([]);
  });

  test('a folder is a broken link', async () => {
    const folder = tempDir();
    await symlink('/nowhere', join(folder, 'content'));
    expect(messages(await createFiles(folder, files, shell()))).toEqual([
      'init/file-exists: content is a broken symbolic link.',
    ]);
  });
});

describe('the files and folders already written are removed', () => {
  const failing = (at: string, create: FileWriter['create']) => {
    const { fs, writer } = shell();
    return {
      fs,
      writer: {
        ...writer,
        create: (...args: Parameters<FileWriter['create']>) =>
          args[0].endsWith(at) ? create(...args) : writer.create(...args),
      },
    };
  };

  test('if the disk is full', async () => {
    const folder = join(tempDir(), 'new');
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const outcome = await createFiles(
      folder,
      files,
      failing('c.md', () => Promise.reject(full)),
    );
    expect(messages(outcome)).toEqual([
      'init/unwritable: content/ui/deep/c.md cannot be written: the disk is full (ENOSPC).',
    ]);
    expect(await all(join(folder, '..'))).toEqual([]);
  });

  test('if another program creates a file first', async () => {
    const folder = tempDir();
    await writeFiles(folder, { 'content/mine.md': 'mine' });
    const outcome = await createFiles(
      folder,
      files,
      failing('b.md', async () => false),
    );
    expect(messages(outcome)).toEqual(['init/file-exists: content/ui/b.md already exists.']);
    expect(await all(folder)).toEqual(['content', 'content/mine.md']);
  });
});

describe('the folder of a new site', () => {
  const problemOf = async (folder: string) => (await realFolder(folder, 'docs', shell())).diagnostics[0]?.message;

  test('may be missing, or be reached through a link', async () => {
    const root = tempDir();
    await mkdir(join(root, 'real'));
    await symlink(join(root, 'real'), join(root, 'link'));
    expect((await realFolder(join(root, 'link/new'), '', shell())).value).toBe(join(root, 'real/new'));
  });

  test('cannot be a file, be below a file, or be a broken link', async () => {
    const root = tempDir();
    await writeFiles(root, { file: '' });
    await symlink('/nowhere', join(root, 'link'));
    expect(await problemOf(join(root, 'file'))).toBe('docs is a file, not a folder.');
    expect(await problemOf(join(root, 'file/a'))).toBe(
      'docs cannot be accessed: a part of its path is a file, not a folder (ENOTDIR).',
    );
    expect(await problemOf(join(root, 'link'))).toBe('docs is a broken symbolic link.');
  });

  test.skipIf(process.getuid?.() === 0)('is reported if it is not writable', async () => {
    const root = tempDir();
    await chmod(root, 0o500);
    expect(messages(await createFiles(root, files, shell()))).toEqual([
      'init/unwritable: a.md cannot be written: permission denied (EACCES).',
    ]);
    await chmod(root, 0o700);
  });
});
