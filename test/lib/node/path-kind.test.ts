// Files, folders and nothing at all, told apart.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import { pathProblem } from '../../../src/lib/node/path-kind.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const root = sharedTempDir();
const fs = createFileSystem();

beforeAll(async () => {
  await writeFiles(root, { 'folder/file.txt': '' });
  symlinkSync(join(root, 'folder'), join(root, 'to-folder'));
  symlinkSync(join(root, 'none'), join(root, 'to-nothing'));
});

/** [path, what it is as a file, what it is as a folder] */
test.each([
  ['folder', 'is a folder, not a file', null],
  ['folder/file.txt', null, 'is a file, not a folder'],
  ['to-folder', 'is a folder, not a file', null],
  ['to-nothing', 'does not exist', 'does not exist'],
  ['none', 'does not exist', 'does not exist'],
  ['folder/file.txt/below', 'does not exist', 'does not exist'],
])('the path %s as a file %j and as a folder %j', async (path, asFile, asFolder) => {
  const file = await pathProblem(join(root, path), 'file', fs);
  const folder = await pathProblem(join(root, path), 'folder', fs);
  expect([file?.problem ?? null, folder?.problem ?? null]).toEqual([asFile, asFolder]);
  expect(file?.isMissing ?? false).toBe(asFile === 'does not exist');
});

test('a path that is not a folder contains no files', async () => {
  expect(await fs.glob(['**/*'], { cwd: join(root, 'folder/file.txt') })).toEqual([]);
  expect(await fs.glob(['**/*.txt'], { cwd: join(root, 'folder/file.txt'), onLink: () => {} })).toEqual([]);
});
