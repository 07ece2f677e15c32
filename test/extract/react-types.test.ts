// A package that uses React, in a project without the types of React.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { loadSite } from '../../src/config/load.ts';
import { extractApi } from '../../src/extract/extract.ts';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const deps = createDeps({ start() {}, tick() {}, end() {} });
const types = {
  describe: async (request: Parameters<typeof describePackage>[0]) => describePackage(request, createProgramMaker()),
};

const SOURCE = `import * as React from 'react';
export declare const Card: React.FC<{ title: string }>;
export declare const Button: React.ForwardRefExoticComponent<{ size: string }>;
`;
const CONFIG = `export default { title: 'Acme', url: 'https://acme.example', products: [{
  id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui', api: { packages: [{ name: '@acme/ui' }] },
}] };
`;

async function diagnosticsOf(files: Readonly<Record<string, string>>, { hasTypes = false } = {}) {
  const root = tempDir();
  await writeFiles(root, { 'site.config.ts': CONFIG, 'ui/index.md': '# UI\n', ...files });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  if (hasTypes) symlinkSync(join(process.cwd(), 'node_modules/@types'), join(root, 'node_modules/@types'));
  const { value: site } = await loadSite({ root, fs: deps.fs });
  if (!site) throw new Error('The config is wrong.');
  const { diagnostics } = await extractApi(site, { types, place: null }, deps);
  return diagnostics.map(({ code, at }) => [code, at?.file, at?.line]);
}

const manifest = '{ "name": "@acme/ui", "version": "1.0.0", "types": "index.d.ts" }';
const PACKAGES = {
  'an installed package': { 'index.d.ts': SOURCE },
  'an installed package of several files': { 'index.d.ts': "export * from './card';\n", 'card.d.ts': SOURCE },
};

describe.each(Object.entries(PACKAGES))('%s', (_, sources) => {
  const files = Object.fromEntries(
    Object.entries({ ...sources, 'package.json': manifest }).map(([path, text]) => [
      `node_modules/@acme/ui/${path}`,
      text,
    ]),
  );

  test('without the types of React is one error, not one for each export', async () => {
    expect(await diagnosticsOf(files)).toEqual([['extract/missing-react-types', 'site.config.ts', 2]]);
  });

  test('with the types of React is right', async () => {
    expect(await diagnosticsOf(files, { hasTypes: true })).toEqual([]);
  });
});

test('a package that does not use React needs no types of it', async () => {
  const files = {
    'node_modules/@acme/ui/package.json': manifest,
    'node_modules/@acme/ui/index.d.ts': 'export declare const version: string;\n',
  };
  expect(await diagnosticsOf(files)).toEqual([['extract/no-exports', 'site.config.ts', 2]]);
});
