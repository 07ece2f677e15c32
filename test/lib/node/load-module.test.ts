// Modules of authors: what they may import, and what they leave behind.
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as publicApi from '../../../src/index.ts';
import { loadModule } from '../../../src/lib/node/load-module.ts';
import { problemsOf } from './module-problems.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'load-module-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
}

async function evaluate(files: Record<string, string>, entry = 'site.config.ts'): Promise<unknown> {
  await write(files);
  const loaded = await loadModule(join(root, entry), root);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

describe('a module of an author', () => {
  test('is TypeScript, and its types are taken off', async () => {
    expect(await evaluate({ 'site.config.ts': 'export default { a: 1 as number } satisfies { a: number };' })).toEqual({
      a: 1,
    });
  });

  test('may be CommonJS', async () => {
    expect(await evaluate({ 'site.config.js': 'module.exports = { a: 1 };' }, 'site.config.js')).toEqual({ a: 1 });
  });

  test('may be JSON', async () => {
    expect(await evaluate({ 'pages.json': '[{ "pathname": "/a" }]' }, 'pages.json')).toEqual([{ pathname: '/a' }]);
  });

  test('imports files of its own, with and without extension, and JSON', async () => {
    const value = await evaluate({
      'site.config.ts':
        "import a from './lib/a.ts';\nimport { b } from './lib/b';\nimport pages from './pages.json';\nexport default { a, b, pages };",
      'lib/a.ts': 'export default "a" as string;',
      'lib/b.js': 'export const b = "b";',
      'pages.json': '[1, 2]',
    });
    expect(value).toEqual({ a: 'a', b: 'b', pages: [1, 2] });
  });

  test('imports a package that is installed beside it, ESM or CommonJS, and built-in modules', async () => {
    const value = await evaluate({
      'site.config.ts':
        "import { sep } from 'node:path';\nimport os from 'os';\nimport { x } from 'esm-only';\nimport y from 'old/deep.js';\nexport default { x, y, sep, os: typeof os.tmpdir };",
      'node_modules/esm-only/package.json':
        '{ "name": "esm-only", "type": "module", "exports": { "import": "./x.js" } }',
      'node_modules/esm-only/x.js': 'export const x = import.meta.url.endsWith("/esm-only/x.js");',
      'node_modules/old/package.json': '{ "name": "old" }',
      'node_modules/old/deep.js': 'module.exports = 7;',
    });
    expect(value).toEqual({ x: true, y: 7, sep: '/', os: 'function' });
  });

  test('imports the TypeScript source of a package of the same workspace', async () => {
    await write({
      'packages/ui/package.json': '{ "name": "ui", "main": "index.ts" }',
      'packages/ui/index.ts': 'export const n: number = 3;',
    });
    await mkdir(join(root, 'node_modules'));
    await symlink(join(root, 'packages/ui'), join(root, 'node_modules/ui'));
    expect(await evaluate({ 'site.config.ts': "import { n } from 'ui';\nexport default n;" })).toBe(3);
  });

  test('imports docs-gen without having it installed, with all functions of the public API', async () => {
    const value = await evaluate({ 'site.config.ts': "import * as api from 'docs-gen';\nexport default api;" });
    expect(Object.keys(value as object).sort()).toEqual(Object.keys(publicApi).sort());
  });

  test('sees its own place in import.meta, and each imported file sees its own', async () => {
    const value = await evaluate({
      'site.config.ts':
        "import inner from './lib/inner.ts';\nexport default { url: import.meta.url, dirname: import.meta.dirname, filename: import.meta.filename, inner };",
      'lib/inner.ts': 'export default import.meta.dirname;',
    });
    expect(value).toEqual({
      url: pathToFileURL(join(root, 'site.config.ts')).href,
      dirname: root,
      filename: join(root, 'site.config.ts'),
      inner: join(root, 'lib'),
    });
  });

  test('is read anew each time', async () => {
    expect(await evaluate({ 'site.config.ts': 'export default 1;' })).toBe(1);
    expect(await evaluate({ 'site.config.ts': 'export default 2;' })).toBe(2);
  });

  test.each([
    ['that waits', 'export default await Promise.resolve(1);', 1],
    ['with a first line for the shell', '#!/usr/bin/env node\nexport default 1;', 1],
    ['that imports while it runs', "export default (await import('node:path')).sep;", '/'],
    ['with exports of any name', 'const a = 1;\nexport { a as default, a, a as "a b" };', 1],
    [
      'whose texts look like code',
      'export const b = 1;\nexport default `\nexport default 2;\nexport {\n  b\n};\nimport`;',
      '\nexport default 2;\nexport {\n  b\n};\nimport',
    ],
    ['that ends in such a text', 'globalThis.seen = `\nexport default require_a();\n`;', undefined],
    ['that has no this', 'export default String(this);', 'undefined'],
  ])('may be one %s', async (_name, source, value) => {
    expect(await evaluate({ 'site.config.ts': source })).toBe(value);
  });

  test('is released with its value, where it imports no other', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc');
    const refs: WeakRef<object>[] = [];
    for (const at of [0, 1, 2, 3])
      refs.push(new WeakRef((await evaluate({ 'site.config.ts': `export default { at: ${at} };` })) as object)); // As written.
    // The last one may still be held by what waited for it.
    const kept = () => {
      collect();
      return refs.slice(0, -1).filter((ref) => ref.deref() !== undefined).length;
    };
    await expect.poll(kept).toBe(0);
  });

  test('leaves nothing in the project', async () => {
    await evaluate({ 'site.config.ts': 'export default 1;' });
    expect(await readdir(root)).toEqual(['site.config.ts']);
  });

  test('names the files it is made of, packages left out', async () => {
    await write({
      'site.config.ts': "import './b.ts';\nimport 'p';\nimport 'docs-gen';\nexport default 1;",
      'b.ts': "import './a.json';",
      'a.json': '{}',
      'node_modules/p/index.js': '',
    });
    const loaded = await loadModule(join(root, 'site.config.ts'), root);
    expect(loaded).toMatchObject({
      ok: true,
      names: [],
      files: [join(root, 'a.json'), join(root, 'b.ts'), join(root, 'site.config.ts')],
    });
  });

  test('without a default export is undefined', async () => {
    expect(await evaluate({ 'site.config.ts': 'export const a = 1;' })).toBeUndefined();
  });
});

describe('a module that is nothing but a value', () => {
  test('is loaded as all others are', async () => {
    await write({ 'site.config.ts': 'export default { a: 1 };' });
    expect(await loadModule(join(root, 'site.config.ts'), root)).toEqual({
      ...{ ok: true, value: { a: 1 }, names: [], code: null, isPure: true },
      files: [join(root, 'site.config.ts')],
    });
  });

  test('is named by the file that it is, where it is a link', async () => {
    await write({
      'real/config.ts': 'export default { a: 1 };',
      'types/config.ts': 'export default { a: 1 as number };',
    });
    for (const folder of ['real', 'types']) {
      await mkdir(join(root, `${folder}-site`));
      const link = join(root, `${folder}-site/site.config.ts`);
      await symlink(join(root, folder, 'config.ts'), link);
      const loaded = await loadModule(link, join(root, `${folder}-site`));
      expect(loaded).toMatchObject({ ok: true, files: [join(root, folder, 'config.ts')] });
    }
  });

  test.each([
    ['export default { a: 1, }, { b: 2 };', 'Expected ";" but found ","'],
    ['export default { a: missing };', 'ReferenceError: missing is not defined'],
    ['export default { a: null.b };', "TypeError: Cannot read properties of null (reading 'b')"],
  ])('has its mistakes told as ever: %s', async (source, text) => {
    expect(await problemsOf(source)).toMatchObject([{ text, at: { file: 'site.config.ts', line: 1 } }]);
  });
});
