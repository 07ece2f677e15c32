// Where the versions of a sandbox come from: the lock file that counts for a folder, and what is installed.
import { expect, test } from 'vitest';
import { findLockFile, readVersions } from '../../../src/demos/sandbox/versions.ts';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const fs = createFileSystem();

test.each<[string, Record<string, string>, string | null]>([
  ['its own one', { 'a/docs/yarn.lock': '', 'a/package-lock.json': '{}' }, 'a/docs/yarn.lock'],
  ['that of the workspace', { 'a/pnpm-lock.yaml': '', 'a/docs/x': '' }, 'a/pnpm-lock.yaml'],
  ['not one outside of the repository', { 'package-lock.json': '{}', 'a/.git/HEAD': '', 'a/docs/x': '' }, null],
])('the lock file of a folder is %s', async (_, files, expected) => {
  const root = tempDir();
  await writeFiles(root, { '.git/HEAD': '', ...files });
  expect(await findLockFile(`${root}/a/docs`, fs)).toBe(expected && `${root}/${expected}`);
});

test('the version of a package is taken from the config, then the lock file, then the installed package', async () => {
  const root = tempDir();
  const named = (name: string) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '3.0.0' }),
  });
  const locked = { 'node_modules/a': { version: '2.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  await writeFiles(root, {
    'package-lock.json': JSON.stringify({ packages: locked }),
    ...named('a'),
    ...named('b'),
    ...named('c'),
    'elsewhere/node_modules/react/package.json': '{ "version": "19.0.0" }',
  });
  const versions = await readVersions({
    root,
    lockFile: `${root}/package-lock.json`,
    configured: { a: '1.0.0' },
    reactFrom: `${root}/elsewhere`,
    fs,
  });
  await versions.lookUp(['a', 'b', 'c', 'd', 'react']);
  expect(['a', 'b', 'c', 'd', 'react'].map(versions.of)).toEqual(['1.0.0', '2.0.0', '3.0.0', null, '19.0.0']);
  expect([...versions.inputs].sort()).toEqual(
    ['elsewhere/node_modules/react/package.json', 'node_modules/c/package.json', 'package-lock.json'].map(
      (file) => `${root}/${file}`,
    ),
  );
});
