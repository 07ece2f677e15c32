// Demos by several runs: what they import of packages and of the project is one module, whatever page asks for it, and a run is made
// again only where its pages changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltRun } from '../../src/bundle/built-files.ts';
import { bundleDemos } from '../../src/bundle/demos.ts';
import type { ReactMode } from '../../src/model/bundle.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { demoEntry, demoRunOptions } from './support.ts';

const root = sharedTempDir();
const PAGES = Array.from({ length: 12 }, (_, index) => `content/page-${index}.md`);

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'node_modules/count/package.json': '{ "module": "./index.js", "sideEffects": ["./start.js", "*.css"] }',
  'node_modules/count/index.js': `import './start.js';
import './count.css';
export { next } from './next.js';
export const other = 'OTHER';
export default 'default';
`,
  'node_modules/count/next.js': 'let value = 0;\nexport const next = () => ++value;\n',
  'node_modules/count/start.js': 'globalThis.countStarted = (globalThis.countStarted ?? 0) + 1;\n',
  'node_modules/count/count.css': '.count { color: red; }\n',
  'node_modules/old/package.json': '{ "main": "./index.js" }',
  'node_modules/old/index.js': "exports.__esModule = true;\nexports.default = 'compiled';\nexports.name = 'old';\n",
  // Outside of the content; it imports a module of the content.
  'src/kit.ts': "import { shelf } from '../content/items';\nexport const put = (item: string) => shelf.push(item);\n",
  'content/items.ts': 'export const shelf: string[] = [];\n',
  'content/helper.ts': "import { next } from 'count';\nexport const helped = () => 'helped ' + next();\n",
  'content/Named.tsx': "import { next } from 'count';\nexport default () => next();\n",
  'content/All.tsx': "import * as all from 'count';\nexport default () => [all.next(), all.default, all.other];\n",
  'content/Helped.tsx': "import { helped } from './helper';\nexport default () => helped();\n",
  'content/Old.tsx': "import old, { name } from 'old';\nexport default () => [old, name];\n",
  'content/strict/package.json': '{ "type": "module" }',
  'content/strict/Old.tsx': "import old from 'old';\nexport default () => old;\n",
  'content/Shelf.tsx':
    "import { put } from '../src/kit';\nimport { shelf } from './items';\nexport default () => [put('book'), shelf];\n",
  'content/Effect.tsx': "import 'count/start.js';\nexport default () => globalThis.countStarted;\n",
};

beforeAll(() => writeFiles(root, FILES));

const made: string[] = [];
const kept = new Map<string, BuiltRun>();
beforeEach(() => {
  made.length = 0;
  kept.clear();
});

async function bundle(names: readonly string[], mode: ReactMode = 'production') {
  const entries = names.map((name, index) => demoEntry(name, `content/${name}.tsx`, PAGES[index]));
  const options = demoRunOptions(root, {
    mode,
    contentFolders: [join(root, 'content')],
    async keep({ name, facts }, run) {
      const key = JSON.stringify([name, facts]);
      const known = kept.get(key);
      if (known) return known;
      made.push(name.replace(/^\d+/, 'pages'));
      const fresh = await run();
      kept.set(key, fresh);
      return fresh;
    },
  });
  return bundleDemos(entries, options);
}

/** What each demo gives when it runs, in order. */
async function results(names: readonly string[], mode: ReactMode) {
  const { artifacts, demos, failures } = await bundle(names, mode);
  expect([...failures]).toEqual([]);
  const out = tempDir();
  await writeFiles(out, { 'package.json': '{ "type": "module" }' });
  await writeFiles(out, Object.fromEntries(artifacts.map(({ path, body }) => [path, body])));
  const values: unknown[] = [];
  for (const name of names) {
    const module = await import(pathToFileURL(join(out, demos.get(name)?.script ?? '')).href);
    values.push(module.default());
  }
  return values;
}

describe.each(['production', 'development'] as const)('demos of several pages (%s)', (mode) => {
  test('share the modules of packages, whatever they import of them', async () => {
    expect(await results(['Named', 'All', 'Helped'], mode)).toEqual([1, [2, 'default', 'OTHER'], 'helped 3']);
  });

  test('run what a package does when it loads once', async () => {
    const before = Number(Reflect.get(globalThis, 'countStarted') ?? 0);
    const [, started] = await results(['Named', 'Effect'], mode);
    expect(started).toBe(before + 1);
  });

  test('follow the rules of their folder for CommonJS', async () => {
    const whole = { __esModule: true, default: 'compiled', name: 'old' };
    expect(await results(['Old', 'strict/Old'], mode)).toEqual([['compiled', 'old'], whole]);
  });

  test('share a module of the content with what imports it from outside', async () => {
    expect(await results(['Shelf'], mode)).toEqual([[1, ['book']]]);
  });

  test('have the styles of the packages that they import', async () => {
    const { demos, artifacts } = await bundle(['Named', 'Old'], mode);
    const sheets = demos.get('Named')?.styles.map((path) => artifacts.find((made) => made.path === path)?.body);
    expect(sheets?.map((body) => `${Buffer.from(body ?? '')}`).join('')).toMatch(
      /^\.count:where\(.+\)\{color:red\}\s*$/,
    );
    expect(demos.get('Old')?.styles).toEqual([]);
  });

  test('know the files and packages behind an import that was left open', async () => {
    const { parts, packages } = await bundle(['Shelf', 'Helped'], mode);
    expect(parts.get('Shelf')).toEqual(
      ['content/Shelf.tsx', 'content/items.ts', 'src/kit.ts'].map((file) => join(root, file)),
    );
    expect(packages).toEqual([join(root, 'node_modules/count')]);
  });
});

describe('an edit', () => {
  test('has the run of its pages made again, and no other', async () => {
    const names = ['Named', 'All', 'Helped', 'Old'];
    await bundle(names);
    expect(made.filter((name) => name === 'shared')).toHaveLength(1);
    const all = made.length;
    made.length = 0;
    for (const [key] of kept) if (key.includes('content/Old.tsx')) kept.delete(key);
    const { artifacts } = await bundle(names);
    expect(made).toEqual(['pages']);
    expect(all).toBeGreaterThan(2);
    kept.clear();
    expect((await bundle(names)).artifacts).toEqual(artifacts);
  });
});
