// Which modules of authors are run as they stand, and which are left to esbuild.
import { expect, test } from 'vitest';
import { runPlainModule } from '../../../src/lib/node/plain-module.ts';

test.each([
  ['export default { a: 1 };', { a: 1 }],
  ['// A site.\n/* ** */ export default [{ a: [1, 2] }]', [{ a: [1, 2] }]],
  ["export default 'text';\n", 'text'],
  ["import { defineConfig } from 'docs-gen';\n\nexport default defineConfig({\n  a: 1,\n});\n// The end.", { a: 1 }],
  [
    'import {\n  defineConfig,\n  definePages,\n} from "docs-gen"\nexport default defineConfig({ a: definePages([]) })',
    { a: [] },
  ],
  ["export default { a: '<b>', b: [/>/.source, (1 + 2) * 3] };", { a: '<b>', b: ['>', 9] }],
  [
    'export default { a: [1, 2].map((at) => `export default ` + at) };',
    { a: ['export default 1', 'export default 2'] },
  ],
])('%s is run', (text, value) => {
  expect(runPlainModule(text)).toEqual({ value });
});

test.each([
  ['holds types', 'export default { a: 1 as number };'],
  ['gives arguments of types', 'export default { a: new Map<string, number>([]).size };'],
  ['would be a comparison without types', 'export default [String<number>(1)];'],
  ['exports more', 'export default { a: 1 };\nexport const b = 2;'],
  ['does something first', 'const a = 1;\nexport default { a };'],
  ['goes on behind the value', 'export default { a: 1 }\n;[].push(1);'],
  ['is two values', 'export default { a: 1 }, { b: 2 };'],
  ['exports a function', 'export default function () {}'],
  ['imports another module', "import { a } from './a.ts';\nexport default { a };"],
  [
    'imports twice',
    "import { defineConfig } from 'docs-gen';\nimport { a } from './a.ts';\nexport default defineConfig({ a });",
  ],
  ['imports all', "import * as api from 'docs-gen';\nexport default api.defineConfig({});"],
  ['imports what is not there', "import { defineSite } from 'docs-gen';\nexport default { a: 1 };"],
  ['renames what it imports', "import { defineConfig as d } from 'docs-gen';\nexport default d({ a: 1 });"],
  ['does not import what it calls', 'export default defineConfig({ a: 1 });'],
  ['waits', 'export default [await (1)];'],
  ['imports while it runs', "export default [import('node:path')];"],
  ['asks for its place', 'export default [import.meta.url];'],
  ['has a class, whose fields are what settings say', 'export default [class { a = 1 }];'],
  ['stands in a comment', '/* export default { a: 1 }; */\nconst b = 2;'],
  ['stands in a comment of one line', '// export default { a: 1 }'],
  ['looks around, as it may run once more', 'export default { a: process.env.TITLE };'],
  ['throws', 'export default { a: missing };'],
  ['is CommonJS', 'module.exports = { a: 1 };'],
])('one that %s is left to esbuild', (_name, text) => {
  expect(runPlainModule(text)).toBeNull();
});
