// Types of demos, as `docs-gen check` checks them: what demos may import, whose errors are listed, and what is left out.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const config = (fields: string) => `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'site/content' }],
  ${fields}
};
`;
const page = (...lines: readonly string[]) =>
  ['---', 'title: Start', 'description: About it.', '---', '', ...lines, ''].join('\n');
const demo = (code: string, imports = '') => `${imports}\n\nexport default function A() {\n  return ${code};\n}\n`;

/** `files` are below the folder of a project with React. The site is the folder `root` in it. */
async function check(
  files: Readonly<Record<string, string>>,
  { root = '.', modules = ['react', 'react-dom', '@types'], folder = tempDir() } = {},
) {
  await mkdir(join(folder, 'node_modules'));
  for (const name of [...modules, 'csstype'])
    await symlink(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  await writeFiles(folder, { 'package.json': '{ "name": "acme", "type": "module" }', ...files });
  const run = async () => {
    const { stdout } = await runCommandHere(['check', '--root', join(folder, root), '--format', 'json']);
    const { diagnostics, unchecked }: Result = JSON.parse(stdout);
    return {
      said: diagnostics.map(
        ({ code, at, message, hint }) => `${at?.file}:${at?.line}:${at?.column} ${code} ${message} (${hint})`,
      ),
      unchecked: unchecked.map(({ at, reason }) => `${at.file}:${at.line} ${reason}`),
    };
  };
  return { folder, run, ...(await run()) };
}

interface Result {
  readonly diagnostics: readonly {
    code: string;
    message: string;
    hint: string;
    at?: { file: string; line: number; column: number };
  }[];
  readonly unchecked: readonly { at: { file: string; line: number }; reason: string }[];
}

const WRONG = demo('<p titel="a">a</p>');

/** Pages of one site, each with a question of its own. */
const SITE = {
  'site.config.ts': config(''),
  'site/content/index.md': page('[Assets](assets.md) [Old](old.md) [Left out](left-out.md) [Reader](reader.md)'),
  'site/content/assets.md': page('{{"demo": "Assets.js"}}'),
  'site/content/Assets.tsx': demo(
    '<p id={useId()} className={names.card}><img alt={label(rows.length)} src={dot} />{process.env.NODE_ENV}</p>',
    `import './plain.css';
import names from './card.module.css';
import dot from './dot.svg';
import rows from './rows.json';
import { label } from './label.js';
import { useId } from 'react';`,
  ),
  'site/content/plain.css': 'p { margin: 0 }',
  'site/content/card.module.css': '.card { color: red }',
  'site/content/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/content/rows.json': '[1, 2]',
  'site/content/label.js': 'export function label(count) {\n  return String(count);\n}\n',
  'site/content/old.md': page('{{"demo": "Old.js"}}'),
  'site/content/Old.tsx': demo('<p>{old}{old}</p>', "import { old } from './helper';"),
  'site/content/helper.ts': '/** @deprecated Use {@link young}. */\nexport const old = 1;\nexport const young = 2;\n',
  'site/content/left-out.md': page(
    '{{"demo": "Out.js", "check": false}}',
    '',
    '```tsx demo=Inside no-check',
    WRONG.trim(),
    '```',
    '',
    '```tsx no-check',
    "import { useId } from 'reactt';",
    '```',
  ),
  'site/content/Out.tsx': WRONG,
  'site/content/reader.md': page(
    '```ts',
    "import { one } from 'not-there';",
    "import { two } from './reader/own';",
    'one(two, three);',
    '```',
    '',
    '```ts check',
    "import { one } from 'not-there';",
    '```',
  ),
};

describe('docs-gen check', () => {
  const folder = sharedTempDir();
  let checked: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => {
    checked = await check(SITE, { folder });
  });
  const said = (name: string) => checked.said.filter((one) => one.startsWith(`site/content/${name}`));
  const unchecked = (name: string) => checked.unchecked.filter((one) => one.startsWith(`site/content/${name}`));

  test('a demo may import everything that is bundled with it, without declarations', () => {
    expect([said('Assets'), said('label'), unchecked('Assets')]).toEqual([[], [], []]);
  });

  test('a deprecated name is reported once for each file, with what its declaration says', () => {
    expect(said('Old')).toEqual([
      "site/content/Old.tsx:1:10 proof/deprecated TS6385: 'old' is deprecated. (its declaration says: Use `young`.)",
    ]);
  });

  test('demos with the option "check" and code with the word `no-check` are left out', () => {
    expect([said('left-out'), said('Out'), unchecked('left-out')]).toEqual([[], [], []]);
  });

  test('code that imports what is not installed is listed as unchecked, unless its author asks for the check', () => {
    expect(unchecked('reader')).toEqual(['site/content/reader.md:7 not-there is not installed']);
    expect(said('reader').map((one) => one.replace(/: .*/, ''))).toEqual([
      'site/content/reader.md:13:21 proof/fence-type TS2307',
    ]);
  });
});

test('a demo is checked with the configuration of the project, else with strict options', async () => {
  const files = {
    'site.config.ts': config(''),
    'site/content/index.md': page('{{"demo": "A.js"}}'),
    'site/content/A.tsx': demo('<p>{first(1)}</p>', 'function first(value) {\n  return value;\n}'),
  };
  expect((await check(files)).said).toEqual([
    expect.stringContaining("proof/demo-type TS7006: Parameter 'value' implicitly has an 'any' type."),
  ]);
  const loose = { compilerOptions: { strict: false, module: 'nodenext' } };
  expect((await check({ ...files, 'tsconfig.json': JSON.stringify(loose) })).said).toEqual([]);
});

test('errors in the source of a package outside of the site are one warning', async () => {
  const { said } = await check(
    {
      'docs/site.config.ts': config("aliases: { '@acme/ui': '../packages/ui/src/index.ts' },"),
      'docs/package.json': '{ "name": "docs" }',
      'docs/site/content/index.md': page('{{"demo": "A.js"}}'),
      'docs/site/content/A.tsx': demo('<p>{one.trim()}{two}</p>', "import { one, two } from '@acme/ui';"),
      'packages/ui/package.json': '{ "name": "@acme/ui" }',
      'packages/ui/src/index.ts': "export * from './more';\nexport const one: number = 'one';\n",
      'packages/ui/src/more.ts': 'export const two: string = 2;\nexport const three: string = 3;\n',
    },
    { root: 'docs' },
  );
  expect(said.map((one) => one.replace(/ \(.*/, ''))).toEqual([
    "../packages/ui/src/index.ts:2:14 proof/package-types The code of @acme/ui has 3 type errors. The first is TS2322: Type 'string' is not assignable to type 'number'.",
    "site/content/A.tsx:4:18 proof/demo-type TS2339: Property 'trim' does not exist on type 'number'.",
  ]);
});

test('code with elements is listed as unchecked until the types of React are installed', async () => {
  const { folder, run, said, unchecked } = await check(
    {
      'site.config.ts': config(''),
      'site/content/index.md': page('{{"demo": "A.js"}}'),
      'site/content/A.tsx': WRONG,
    },
    { modules: ['react', 'react-dom'] },
  );
  expect([said, unchecked]).toEqual([[], ['site.config.ts:1 @types/react is not installed']]);
  await symlink(join(repository, 'node_modules/@types'), join(folder, 'node_modules/@types'));
  const after = await run();
  expect(after.said.map((one) => one.replace(/ TS.*/, ''))).toEqual(['site/content/A.tsx:4:13 proof/demo-type']);
  expect(after.unchecked).toEqual([]);
});
