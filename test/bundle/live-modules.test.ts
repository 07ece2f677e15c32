// Modules that edited code may import, bundled from packages that stand in for real ones.
import { expect, test } from 'vitest';
import type { DemoBundleOptions } from '../../src/bundle/demo-options.ts';
import { bundleLiveModules, scriptGraph } from '../../src/bundle/live-modules.ts';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const icons = Array.from({ length: 600 }, (_, i) => `export { default as Icon${i} } from './icon.js';`).join('\n');
const files = {
  'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "exports": "./index.js" }',
  'node_modules/kit/index.js': `export { shared } from 'base';\nexport const a = 1;\nexport const b = 2;\nexport default 3;\n`,
  'node_modules/base/package.json': '{ "name": "base", "type": "module", "exports": "./index.js" }',
  'node_modules/base/index.js': 'export const shared = { of: "all who ask" };\n',
  'node_modules/old/package.json': '{ "name": "old", "main": "index.js" }',
  'node_modules/old/index.js': 'exports.early = () => "early";\n',
  'node_modules/icons/package.json':
    '{ "name": "icons", "type": "module", "exports": "./index.js", "sideEffects": false }',
  'node_modules/icons/index.js': icons,
  'node_modules/icons/icon.js': 'export default "an icon";\n',
  'content/box.css': '.box { color: red; }\n',
  'content/ui/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./parts/*"] } } }',
  'content/ui/parts/label.js': 'export const label = "of the product";\n',
  'content/x/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'content/x/label.js': 'export const label = "of another";\n',
};

async function bundle(keys: readonly (readonly [specifier: string, names?: readonly string[], from?: string])[]) {
  const root = tempDir();
  await writeFiles(root, files);
  const options: DemoBundleOptions = {
    root,
    base: '/docs/',
    inline: new Map(),
    aliases: {},
    react: '/docs/assets/react-1.js',
    reactFrom: packageRoot,
    define: {},
    mode: 'production' as const,
  };
  const entries = keys.map(([specifier, names = [], from = '']) => ({
    specifier,
    names,
    from,
    isFile: specifier.startsWith('content/'),
  }));
  return bundleLiveModules(entries, { ...options, demos: entries.length });
}

/** What a script exports, with the scripts that it names beside it. */
async function namespaceOf(key: string, { artifacts, modules }: Awaited<ReturnType<typeof bundle>>) {
  const folder = tempDir();
  const scripts = artifacts.filter(({ path }) => path.endsWith('.js'));
  const texts = scripts.map(({ path, body }) => [path, Buffer.from(body).toString()] as const);
  await writeFiles(folder, { 'package.json': '{ "type": "module" }', ...Object.fromEntries(texts) });
  const script = modules.get(key)?.script.replace('/docs/', '') ?? '';
  const module: { readonly namespace: Record<string, unknown> } = await import(
    /* @vite-ignore */ `${folder}/${script}`
  );
  return module.namespace;
}

test('a path alias of a tsconfig.json below the root resolves to its module', async () => {
  const built = await bundle([['@/label', [], 'content/ui'], ['kit']]);
  expect(built.failures).toEqual(new Map());
  expect(await namespaceOf('@/label in content/ui', built)).toHaveProperty('label', 'of the product');
});

test('an alias that two folders give to two modules is two modules, and a package is the same one in both', async () => {
  const folders = ['', 'content/ui', 'content/x'];
  const built = await bundle([
    ...folders.map((from) => ['kit', [], from] as const),
    ...folders.slice(1).map((from) => ['@/label', [], from] as const),
  ]);
  expect(await namespaceOf('@/label in content/ui', built)).toHaveProperty('label', 'of the product');
  expect(await namespaceOf('@/label in content/x', built)).toHaveProperty('label', 'of another');
  const kits = folders.map((from) => built.modules.get(from === '' ? 'kit' : `kit in ${from}`)?.script);
  expect(new Set(kits).size).toBe(1);
});

test('a package that live code imports has all its exports, as an ES module or CommonJS', async () => {
  const built = await bundle([['kit'], ['old'], ['base']]);
  const kit = await namespaceOf('kit', built);
  expect(Object.keys(kit).sort()).toEqual(['a', 'b', 'default', 'shared']);
  expect(await namespaceOf('old', built)).toHaveProperty('early');
});

test('code that two packages share is bundled once', async () => {
  const built = await bundle([['kit'], ['base']]);
  const texts = built.artifacts.map(({ body }) => Buffer.from(body).toString());
  expect(texts.filter((text) => text.includes('all who ask'))).toHaveLength(1);
});

test('a package of hundreds of modules is reduced to the names that demos import', async () => {
  const built = await bundle([['icons', ['Icon7', 'Icon8']]]);
  expect(Object.keys(await namespaceOf('icons', built))).toEqual(['Icon7', 'Icon8']);
});

test('a style sheet of a module is published with it', async () => {
  const { modules, artifacts } = await bundle([['content/box.css']]);
  const [style] = modules.get('content/box.css')?.styles ?? [];
  expect(style).toMatch(/^\/docs\/assets\/live\/.*\.css$/);
  expect(artifacts.map(({ path }) => `/docs/${path}`)).toContain(style);
});

test('a module that cannot be built is reported, and the others are published', async () => {
  const { modules, failures } = await bundle([['kit'], ['none']]);
  expect([...modules.keys()]).toEqual(['kit']);
  expect([...failures].map(([key, [message]]) => [key, message?.text])).toEqual([['none', 'Could not resolve "none"']]);
});

test('the bundle of the same packages has the same bytes each time', async () => {
  const [one, two] = [await bundle([['kit'], ['old']]), await bundle([['kit'], ['old']])];
  expect(one.artifacts).toEqual(two.artifacts);
});

test('scriptGraph finds the scripts that a script names, and no others', () => {
  const graph = scriptGraph([
    { address: '/docs/assets/live/a.js', text: 'import{a}from"./b.js";import("/docs/assets/c.js");const d="./d.js";' },
    { address: '/docs/assets/live/b.js', text: 'const own="./b.js";' },
    { address: '/docs/assets/c.js', text: '' },
  ]);
  expect([...graph]).toEqual([
    ['/docs/assets/live/a.js', ['./b.js', '/docs/assets/c.js']],
    ['/docs/assets/live/b.js', []],
    ['/docs/assets/c.js', []],
  ]);
});
