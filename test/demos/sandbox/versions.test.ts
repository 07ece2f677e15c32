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
    moduleOf: async () => null,
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

test('peers that packages require have the versions of the project, optional and unknown ones are left out', async () => {
  const root = tempDir();
  const installed = (name: string, more: object = {}) => ({
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', ...more }),
  });
  await writeFiles(root, {
    ...installed('calendar', {
      peerDependencies: { icons: '*', base: '*', unknown: '*', theme: '*' },
      peerDependenciesMeta: { theme: { optional: true } },
    }),
    ...installed('icons', { peerDependencies: { base: '*', drawings: '*' } }),
    ...installed('base'),
    ...installed('drawings', { peerDependencies: { calendar: '*' } }),
    ...installed('theme'),
  });
  const moduleOf = async () => null;
  const versions = await readVersions({ root, lockFile: null, configured: {}, reactFrom: root, moduleOf, fs });
  expect(await versions.peersOf(['calendar', 'base', 'none'])).toEqual(['drawings', 'icons']);
  expect(versions.of('icons')).toBe('1.0.0');
  expect([...versions.inputs]).toContain(`${root}/node_modules/drawings/package.json`);
});

test('the version of a package that is built from its sources is that of the nearest package.json', async () => {
  const root = tempDir();
  const named = (name: string, more: object) => JSON.stringify({ name, ...more });
  await writeFiles(root, {
    '.git/HEAD': '',
    'package.json': named('acme-monorepo', { version: '7.0.0' }),
    'packages/grid/package.json': named('@acme/grid', { version: '8.1.0' }),
    'packages/grid/src/package.json': '{ "sideEffects": false }',
    'packages/grid/src/index.ts': '',
    'packages/secret/package.json': named('@acme/secret', { version: '8.1.0', private: true }),
    'packages/secret/index.ts': '',
    'packages/next/package.json': named('@acme/next', { version: '0.0.0' }),
    'packages/next/index.ts': '',
    'docs/src/helper.ts': '',
  });
  const modules: Readonly<Record<string, string>> = {
    '@acme/grid': 'packages/grid/src/index.ts',
    '@acme/secret': 'packages/secret/index.ts',
    '@acme/next': 'packages/next/index.ts',
    helper: 'docs/src/helper.ts',
  };
  const versions = await readVersions({
    root: `${root}/docs`,
    lockFile: null,
    configured: {},
    reactFrom: root,
    moduleOf: async (name) => (modules[name] === undefined ? null : `${root}/${modules[name]}`),
    fs,
  });
  const names = [...Object.keys(modules), 'none'];
  await versions.lookUp(names);
  expect(names.map(versions.of)).toEqual(['8.1.0', null, null, null, null]);
  expect([...versions.inputs]).toContain(`${root}/packages/grid/package.json`);
});
