// What packages of a bundle import without installing it themselves.
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { readPeers } from '../../../src/lib/node/package-peers.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const folder = (name: string, more: object, code: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module', ...more }),
  [`node_modules/${name}/index.js`]: code,
});

test('the peers of a module are what its packages import and do not depend on, however deep', async () => {
  const root = tempDir();
  await writeFiles(root, {
    'a.js': "export { now } from '@acme/dates';\n",
    'b.js': "export { help } from 'helper';\n",
    'c.js': "export { both } from 'around';\n",
    ...folder(
      '@acme/dates',
      { dependencies: { helper: '1' }, peerDependencies: { '@acme/clock': '1' } },
      "export { now } from '@acme/clock';\nexport { help } from 'helper';\n",
    ),
    ...folder('@acme/clock', {}, 'export const now = 1;\n'),
    ...folder('helper', {}, 'export const help = 1;\n'),
    ...folder('around', { dependencies: { '@acme/dates': '1' } }, "export { now as both } from '@acme/dates';\n"),
  });
  const entryPoints = ['a.js', 'b.js', 'c.js'];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    treeShaking: true,
  });
  const peersOf = await readPeers(metafile.inputs, root);
  expect(entryPoints.map(peersOf)).toEqual([['@acme/clock'], [], ['@acme/clock']]);
});

test('a peer that a plugin wraps is a peer all the same', async () => {
  const root = tempDir();
  await writeFiles(root, { 'node_modules/acme-kit/package.json': '{ "name": "acme-kit" }' });
  const imports = (path: string) => ({ bytes: 1, imports: [{ path, kind: 'import-statement' as const }] });
  const peersOf = await readPeers(
    {
      'Demo.tsx': imports('node_modules/acme-kit/index.js'),
      'node_modules/acme-kit/index.js': imports('docs-gen-wrapped:acme-kit/index.js'),
      'docs-gen-wrapped:acme-kit/index.js': imports('node_modules/acme-styles/index.js'),
      'node_modules/acme-styles/index.js': { bytes: 1, imports: [] },
    },
    root,
  );
  expect(peersOf('Demo.tsx')).toEqual(['acme-styles']);
});
