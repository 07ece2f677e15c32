// Imports of demos whose modules cannot be found: which ones, and what is reported of them.
import { beforeAll, describe, expect, test } from 'vitest';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import { findImports, reportMissing, specifierNotFound } from '../../src/workers/missing-imports.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const root = sharedTempDir();
const at = { file: 'content/ui/Demo.tsx', line: 1, column: 19 };
const aliases = { '@acme/lib': './lib', ui: './lib/ui.ts' };

beforeAll(() =>
  writeFiles(root, {
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@own/*": ["./lib/*"] } } }',
    'lib/ui.ts': 'export {};\n',
    'content/ui/note.txt': 'A note.\n',
    'node_modules/@acme/kit/package.json': '{ "name": "@acme/kit", "exports": { ".": "./index.js" } }',
    'node_modules/@acme/kit/index.js': 'export {};\n',
    'node_modules/unbuilt/package.json': '{ "name": "unbuilt", "main": "./dist/index.js" }',
    'node_modules/@types/only__types/package.json': '{ "name": "@types/only__types" }',
    'content/ui/node_modules/near/package.json': '{ "name": "near" }',
    'content/ui/node_modules/near/index.js': '',
  }),
);

const missing = async (specifiers: readonly string[]) => {
  const found = await findImports(
    specifiers.map((specifier) => ({ specifier, at })),
    {
      root,
      aliases,
      base: '/',
      inline: new Map(),
      react: './react.js',
      reactFrom: packageRoot,
      define: {},
      mode: 'production',
    },
  );
  return found.missing.map(({ specifier }) => specifier);
};

describe('an import that no code uses', () => {
  test.each([
    ['an installed package', '@acme/kit'],
    ['an installed package whose module is only for types', 'unbuilt'],
    ['a package next to the demo', 'near'],
    ['types of a package', '@only/types'],
    ['React, which docs-gen brings along', 'react-dom/client'],
    ['an alias of the config', '@acme/lib/ui'],
    ['a path of `tsconfig.json`', '@own/ui'],
    ['a module of Node.js, which TypeScript drops', 'node:fs'],
    ['a file next to the demo', './note.txt?raw'],
    ['an address', 'https://cdn.example/a.js'],
  ])('is not missing if it names %s', async (_, specifier) => {
    expect(await missing([specifier])).toEqual([]);
  });

  test('is missing if it names a package that is not installed, or a path that leads nowhere', async () => {
    const wrong = ['./none.png', '../note.txt?raw', 'not-there', '@not/there/sub', '@acme/lib/none', '@/none', '#none'];
    expect(await missing(['@acme/kit', ...wrong, 'react'])).toEqual(wrong);
  });
});

describe('the report of an import that cannot be resolved', () => {
  test.each([
    ['not-there', 'missing-package Package not-there is not installed. run `npm install not-there`'],
    ['@not/there/sub', 'missing-package Package @not/there is not installed. run `npm install @not/there`'],
    ['@acme/kit/none', 'missing-package Package @acme/kit does not have a module @acme/kit/none. fix the path'],
    ['unbuilt', 'missing-package Package unbuilt is installed, and its main module was not found. build the package'],
    ['fs', 'missing-package Module fs is part of Node.js, and browsers do not have it. remove the import'],
    [
      'node:path',
      'missing-package Module node:path is part of Node.js, and browsers do not have it. remove the import',
    ],
    ['@acme/lib/none', 'missing-import The imported module @acme/lib/none does not exist. check the path, `aliases`'],
    ['./none.png', 'missing-import The imported module ./none.png does not exist. fix the path'],
    ['@/none', 'missing-import The imported module @/none does not exist. check the path, `aliases`'],
  ])('of %s names the cause', (specifier, expected) => {
    const { code, message, hint, at: place } = reportMissing({ specifier, at }, { root, aliases, lockFile: null });
    expect(`${code} ${message} ${hint}`).toContain(`demos/${expected}`);
    expect(place).toEqual(at);
  });

  test.each([
    ['package-lock.json', 'npm install not-there'],
    ['pnpm-lock.yaml', 'pnpm add not-there'],
    ['yarn.lock', 'yarn add not-there'],
  ])('has the command for %s in its hint', (name, command) => {
    const { hint } = reportMissing({ specifier: 'not-there', at }, { root, aliases, lockFile: `/repository/${name}` });
    expect(hint).toBe(`run \`${command}\`, or fix the import.`);
  });
});

describe('a message of esbuild', () => {
  const location = {
    file: 'content/ui/Demo.tsx',
    namespace: '',
    line: 1,
    column: 0,
    length: 0,
    lineText: '',
    suggestion: '',
  };
  const message = (text: string, file = location.file) => ({
    ...{ id: '', pluginName: '', notes: [], detail: undefined },
    text,
    location: { ...location, file },
  });
  test.each([
    ['Could not resolve "not-there"', 'not-there'],
    ['Could not resolve "/site/lib/none" (originally "@acme/lib/none")', '@acme/lib/none'],
    ['Could not resolve "./none"', null],
    ['No matching export in "a.ts" for import "b"', null],
  ])('%s names the import %s', (text, specifier) => {
    expect(specifierNotFound(message(text))).toBe(specifier);
  });

  test('about a style sheet does not name a package: its paths may start without a dot', () => {
    expect(specifierNotFound(message('Could not resolve "none.css"', 'content/ui/demo.css'))).toBeNull();
  });
});
