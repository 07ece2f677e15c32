// A package that uses React, in a project without the types of React.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { loadSite } from '../../src/config/load.ts';
import { extractApi } from '../../src/extract/extract.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const deps = createDeps({ start() {}, tick() {}, end() {} });

test.each<[string, string, readonly string[], readonly string[]]>([
  [
    'one error, not one for each missing export',
    "import * as React from 'react';",
    [],
    ['extract/missing-react-types'],
  ],
  [
    'a missing export, if they are installed',
    "import 'react';",
    ['@types/react'],
    ['extract/unused-pattern', 'extract/no-exports'],
  ],
  ['a missing export, if nothing uses React', '', [], ['extract/unused-pattern', 'extract/no-exports']],
])('missing types of React are %s', async (_, source, installed, expected) => {
  const root = tempDir();
  const paths = ['ui/index.ts', ...installed.map((name) => `node_modules/${name}/index.d.ts`)];
  await writeFiles(root, {
    'site.config.ts': `export default { title: 'Acme', url: 'https://acme.example', products: [{
  id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'ui', api: { packages: [{ name: '@acme/ui', include: ['Button'] }] },
}] };\n`,
    ...Object.fromEntries(paths.map((path) => [path, `${source}\n`])),
  });
  const { value: site } = await loadSite({ root, fs: deps.fs });
  if (!site) throw new Error('The config is wrong.');
  const inputs = paths.map((path) => join(root, path));
  const found = { package: '@acme/ui', version: null, homepage: null, exports: [], omitted: [], inputs, missing: [] };
  const { diagnostics } = await extractApi(site, { types: { describe: async () => found }, place: null }, deps);
  expect(diagnostics.map(({ code, at }) => [code, at?.line])).toEqual(expected.map((code) => [code, 2]));
});
