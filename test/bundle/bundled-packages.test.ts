// The packages that a bundle contains, read from the metafile of esbuild.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundledPackages } from '../../src/bundle/bundled-packages.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

/** A project with docs-gen among its packages. */
const root = sharedTempDir();
const packageRoot = join(root, 'node_modules/docs-gen');
const folders = { root, packageRoot };

beforeAll(() =>
  writeFiles(root, {
    'node_modules/react/index.js': '',
    'node_modules/.pnpm/kit@1/node_modules/@acme/kit/index.js': '',
    'node_modules/search/index.js': '',
    'node_modules/docs-gen/node_modules/search/index.js': '',
  }),
);

/** In the words of a metafile: bytes by input. */
const outputOf = (inputs: Readonly<Record<string, number>>) => ({
  bytes: 0,
  imports: [],
  exports: [],
  inputs: Object.fromEntries(Object.entries(inputs).map(([input, bytesInOutput]) => [input, { bytesInOutput }])),
});

test.each([
  ['a package that the resolver named', 'npm:react/index.js', 'node_modules/react'],
  ['a package with a scope', 'npm:@acme/none/lib/index.js', 'node_modules/docs-gen/node_modules/@acme/none'],
  [
    'a package in the folder of a package manager',
    'npm:.pnpm/kit@1/node_modules/@acme/kit/index.js',
    'node_modules/.pnpm/kit@1/node_modules/@acme/kit',
  ],
  ["the project's, where docs-gen has one too", 'npm:search/index.js', 'node_modules/search'],
  ["docs-gen's own", 'npm:~search/index.js', 'node_modules/docs-gen/node_modules/search'],
  ["a file of docs-gen's packages", 'node_modules/search/index.js', 'node_modules/docs-gen/node_modules/search'],
  ['one that lies above docs-gen now', 'node_modules/react/index.js', 'node_modules/react'],
  ['a neighbour of docs-gen', '../react/index.js?v=1', 'node_modules/react'],
  ['what a plugin made of a file', 'css-module:/elsewhere/node_modules/@acme/kit/a.css', null],
])('the folder of a bundled package is found for %s', (_name, input, folder) => {
  const found = bundledPackages({ outputs: { 'out/a.js': outputOf({ [input]: 1 }) } }, packageRoot, folders);
  expect(found).toEqual([folder === null ? '/elsewhere/node_modules/@acme/kit' : join(root, folder)]);
});

test('the list of bundled packages is sorted, without duplicates, packages of no bytes and files outside packages', () => {
  const outputs = {
    'out/a.js': outputOf({ 'node_modules/search/a.js': 5, 'node_modules/react/b.js': 1, 'node_modules/gone/a.js': 0 }),
    'out/b.js': outputOf({ 'node_modules/react/index.js': 7, 'src/entry.ts': 3, 'docs-gen-demo:0': 2 }),
  };
  expect(bundledPackages({ outputs }, root)).toEqual(
    ['react', 'search'].map((name) => join(root, 'node_modules', name)),
  );
});
