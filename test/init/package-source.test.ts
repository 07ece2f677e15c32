// Where the running docs-gen came from, for every way to install it.
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageSource } from '../../src/init/package-source.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();
const manifest = (fields: object) => JSON.stringify(fields);
const own = manifest({ name: 'docs-gen', version: '1.2.3' });

/** A project that asks for docs-gen, which lies at `at`. */
async function source(asked: string, at = 'node_modules/docs-gen', files: Readonly<Record<string, string>> = {}) {
  const root = tempDir();
  await writeFiles(root, {
    [`${at}/package.json`]: own,
    'package.json': manifest({ dependencies: { 'docs-gen': asked } }),
    ...files,
  });
  const { spec, local } = await packageSource(join(root, at), join(root, 'sites/new'), fs);
  return { spec, local: local?.replace(root, '<root>') ?? null };
}

describe('a registry', () => {
  test.each(['1.2.3', '^1.0.0', 'latest', '*', '>=1 <2', 'npm:docs-gen@1', 'catalog:'])(
    'resolves %s to the running version',
    async (asked) => {
      expect(await source(asked)).toEqual({ spec: '1.2.3', local: null });
    },
  );

  test('keeps the name of a fork', async () => {
    const files = { 'node_modules/docs-gen/package.json': manifest({ name: '@acme/docs-gen', version: '2.0.0' }) };
    expect(await source('npm:@acme/docs-gen@^2', undefined, files)).toEqual({
      spec: 'npm:@acme/docs-gen@2.0.0',
      local: null,
    });
  });
});

describe('a tarball', () => {
  const files = { 'docs-gen-1.2.3.tgz': 'packed' };

  test.each(['file:docs-gen-1.2.3.tgz', 'file:./docs-gen-1.2.3.tgz', './docs-gen-1.2.3.tgz', 'docs-gen-1.2.3.tgz'])(
    'is resolved relative to the new site: %s',
    async (asked) => {
      expect(await source(asked, undefined, files)).toEqual({
        spec: 'file:../../docs-gen-1.2.3.tgz',
        local: '<root>/docs-gen-1.2.3.tgz',
      });
    },
  );

  test('is found if pnpm stores its packages elsewhere', async () => {
    const at = 'node_modules/.pnpm/docs-gen@file+docs-gen-1.2.3.tgz/node_modules/docs-gen';
    expect(await source('file:docs-gen-1.2.3.tgz', at, files)).toMatchObject({
      spec: 'file:../../docs-gen-1.2.3.tgz',
    });
  });

  test('is replaced by the folder it was unpacked to if it no longer exists', async () => {
    expect(await source('file:docs-gen-1.2.3.tgz')).toEqual({
      spec: 'file:../../node_modules/docs-gen',
      local: '<root>/node_modules/docs-gen',
    });
  });
});

test('the folder of a published package is copied, no other', async () => {
  const checkout = { 'docs-gen/package.json': own, 'docs-gen/scripts/build-cli.mjs': '', 'docs-gen.tgz': '' };
  const root = tempDir();
  await writeFiles(root, checkout);
  expect((await packageSource(join(root, 'docs-gen'), root, fs)).isUnpacked).toBe(false);
  await rm(join(root, 'docs-gen/scripts'), { recursive: true });
  expect((await packageSource(join(root, 'docs-gen'), root, fs)).isUnpacked).toBe(true);
  await writeFiles(root, {
    'package.json': manifest({ dependencies: { 'docs-gen': './docs-gen.tgz' } }),
    'node_modules/docs-gen/package.json': own,
  });
  expect((await packageSource(join(root, 'node_modules/docs-gen'), root, fs)).isUnpacked).toBe(false);
});

test.each([
  'https://acme.example/docs-gen.tgz',
  'git+ssh://git@acme.example/docs-gen.git#v1',
  'github:acme/docs-gen',
  'acme/docs-gen#main',
])('an address is kept unchanged: %s', async (asked) => {
  expect(await source(asked)).toEqual({ spec: asked, local: null });
});

describe('a folder', () => {
  test('outside of node_modules is a checkout', async () => {
    const root = tempDir();
    await writeFiles(root, { 'tools/docs-gen/package.json': own });
    expect(await packageSource(join(root, 'tools/docs-gen'), join(root, 'site'), fs)).toMatchObject({
      spec: 'file:../tools/docs-gen',
      local: join(root, 'tools/docs-gen'),
    });
  });

  test.each(['workspace:*', 'workspace:^1.0.0'])('%s of a workspace is named by its path', async (asked) => {
    expect(await source(asked)).toMatchObject({ spec: 'file:../../node_modules/docs-gen' });
  });

  test('behind a link is named by its real path', async () => {
    const root = tempDir();
    await writeFiles(root, {
      'node_modules/docs-gen/package.json': own,
      'package.json': manifest({ dependencies: { 'docs-gen': 'link:./linked' } }),
      'real/package.json': own,
    });
    await symlink(join(root, 'real'), join(root, 'linked'));
    const { spec } = await packageSource(join(root, 'node_modules/docs-gen'), join(root, 'site'), fs);
    expect(spec).toBe('file:../real');
  });

  test('that no manifest depends on, as in a global npm installation, is named by its path', async () => {
    const root = tempDir();
    await writeFiles(root, { 'lib/node_modules/docs-gen/package.json': own });
    await mkdir(join(root, 'site'));
    expect(await packageSource(join(root, 'lib/node_modules/docs-gen'), join(root, 'site'), fs)).toMatchObject({
      spec: 'file:../lib/node_modules/docs-gen',
    });
  });
});

test('the dependency of the nearest manifest counts', async () => {
  const inner = { 'node_modules/tool/package.json': manifest({ dependencies: { 'docs-gen': '^1.0.0' } }) };
  expect(await source('file:other.tgz', 'node_modules/tool/node_modules/docs-gen', inner)).toEqual({
    spec: '1.2.3',
    local: null,
  });
});
