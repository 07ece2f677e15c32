// Packages in CommonJS that a demo loads on demand have the exports that they have when it imports them at once.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleDemos } from '../../src/bundle/demos.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { demoEntry, demoRunOptions } from './support.ts';

const DEMO = `const load = async () => {
  const compiled = await import('compiled');
  const { parse, default: plain } = await import('plain');
  const { default: call } = await import('call');
  const modern = await import('modern');
  return [compiled.default, compiled.named, parse, plain.parse, call(), modern.default, modern.one];
};
export default load;
`;

const compiled = { __esModule: true, default: 'default', named: 'named' };

test.each([
  ['production', 'commonjs', 'default'],
  ['development', 'commonjs', 'default'],
  ['production', 'module', compiled], // Files of Node's ES modules do not look into what was compiled.
] as const)('a demo loads CommonJS on demand (%s, %s)', async (mode, type, expected) => {
  const root = tempDir();
  const module = (name: string, text: string) => ({
    [`node_modules/${name}/package.json`]: '{ "main": "index.js" }',
    [`node_modules/${name}/index.js`]: text,
  });
  await writeFiles(root, {
    'package.json': JSON.stringify({ type }),
    'Demo.tsx': DEMO,
    ...module('compiled', "exports.__esModule = true;\nexports.default = 'default';\nexports.named = 'named';\n"),
    ...module('plain', "module.exports = { parse: 'parse' };\n"),
    ...module('call', "module.exports = () => 'called';\n"),
    ...module('modern', "export default 'modern';\nexport const one = 1;\n"),
  });
  const { artifacts, demos, failures } = await bundleDemos(
    [demoEntry('Demo', 'Demo.tsx')],
    demoRunOptions(root, { mode, contentFolders: [root] }),
  );
  expect([...failures]).toEqual([]);
  const out = join(root, 'out');
  await writeFiles(out, { 'package.json': '{ "type": "module" }' });
  await writeFiles(out, Object.fromEntries(artifacts.map(({ path, body }) => [path, body])));
  const { default: load } = await import(pathToFileURL(join(out, demos.get('Demo')?.script ?? '')).href);
  expect(await load()).toEqual([expected, 'named', 'parse', 'parse', 'called', 'modern', 1]);
});
