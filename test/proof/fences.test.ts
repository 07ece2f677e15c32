// Code of pages is held to the types of the installed packages, at the place where its author wrote it.

import { describe, expect, it } from 'vitest';
import { aroundModules } from '../../src/record/around.ts';
import { checkModules } from '../../src/typescript/check.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { aheadOfDisk } from '../support/old-files.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { checkPages, fence, fs, PACKAGE, siteAt, writer } from './support.ts';

const IMPORT = "import { box } from '@acme/ui';";

async function check(pages: Readonly<Record<string, string>> | string, config: Readonly<Record<string, unknown>> = {}) {
  const root = tempDir();
  await writeFiles(root, PACKAGE);
  return checkPages(siteAt(root, config), typeof pages === 'string' ? { 'a/a.md': pages } : pages);
}

describe('a mistake in a fence', () => {
  it("is reported at the markdown file's own line and column, with TypeScript's number and message", async () => {
    const page = ['# A', '', 'Text.', '', fence('ts', IMPORT, '', "box({ label: 'a', size: 'big' });")].join('\n');
    const { diagnostics } = await check(page);
    expect(diagnostics).toEqual([
      {
        code: 'proof/fence-type',
        severity: 'error',
        message: 'TS2322: Type \'"big"\' is not assignable to type \'"small" | "large" | undefined\'.',
        hint: 'fix the code, or add `no-check` after the language of the fence to skip the check.',
        at: { file: 'content/ui/a/a.md', line: 8, column: 19, length: 4 },
      },
    ]);
  });

  it.each<readonly [where: string, page: string, place: string]>([
    ['in a list', ['- Text', '', '  ```ts', '  const a: string = 1;', '  ```'].join('\n'), '4:9'],
    ['in a list in a quote', ['> - Text', '>', '>   ```ts', '>   const a: string = 1;', '>   ```'].join('\n'), '4:11'],
    ['in a callout', [':::warning', fence('ts', 'const a: string = 1;'), ':::'].join('\n'), '3:7'],
    [
      'in tabs',
      [
        '<codeblock>',
        '',
        fence('ts TS', 'const a: string = 1;'),
        '',
        fence('js JS', 'let a = 1;'),
        '',
        '</codeblock>',
      ].join('\n'),
      '4:7',
    ],
    ['behind front matter', ['---', 'title: A', '---', '', fence('ts', 'const a: string = 1;')].join('\n'), '6:7'],
    ['that is never closed', '```ts\nif (true) {\n  const a = 1;', '3:14'],
  ])('is found %s', async (_, page, place) => {
    const { said } = await check(page);
    expect(said.map((one) => one.replace(/ TS\d+$/, ''))).toEqual([`content/ui/a/a.md:${place}`]);
  });

  it('is reported with the further explanation by TypeScript', async () => {
    const { diagnostics } = await check(fence('ts', IMPORT, 'const other: { show(): number } = box({ label: "a" });'));
    expect(diagnostics[0]?.message).toBe("TS2322: Type 'Box' is not assignable to type '{ show(): number; }'.");
    expect(diagnostics[0]?.hint).toMatch(/^TypeScript adds: The types returned by 'show\(\)' are incompatible/);
  });
});

describe('the check of fences', () => {
  const wrong = 'const a: string = 1;';
  it('includes the fences that the config selects', async () => {
    const page = [
      fence('ts', wrong),
      fence('ts check', wrong),
      fence('ts no-check', wrong),
      fence('js', 'null.x'),
    ].join('\n\n');
    const lines = async (fences: string) =>
      (await check(page, { check: { fences } })).said.map((one) => one.split(':')[1]);
    expect(await lines('off')).toEqual([]);
    expect(await lines('imports')).toEqual(['6']);
    expect(await lines('all')).toEqual(['2', '6']);
  });

  it('leaves out code that the page marks as deleted or wrong, and expected errors', async () => {
    const page = fence(
      'ts del={1} error={3}',
      'const a = 1;',
      'const a = 2;',
      "a.toFixed('x');",
      'const b = 1; // [!code --]',
      'const b = 2; // [!code ++]',
      "b.toFixed('x'); // [!code error]",
      '// @ts-expect-error',
      "b.toFixed('x');",
      '...',
      '// @ts-expect-error',
      'b.toFixed(1);',
    );
    expect((await check(page)).said).toEqual(['content/ui/a/a.md:11:1 TS2578']);
  });

  it('checks the same text once, and reports it at each of its places', async () => {
    const page = fence('ts', wrong);
    const { said, modules } = await check({ 'a/a.md': page, 'a/a-de.md': `# A\n\n${page}`, 'b/b.md': page });
    expect(said).toEqual([
      'content/ui/a/a.md:2:7 TS2322',
      'content/ui/a/a-de.md:4:7 TS2322',
      'content/ui/b/b.md:2:7 TS2322',
    ]);
    expect(modules).toBe(2); // A folder each, as imports start there.
  });
});

describe('a fragment', () => {
  it.each<readonly [what: string, language: string, lines: readonly string[]]>([
    ['members of an object', 'ts', ["label: 'a',", "sizes: ['small', 'large'],"]],
    ['an object', 'ts', ['{', "  label: 'a',", '  size: 1,', '}']],
    ['objects beside each other', 'ts', ["{ label: 'a', size: 1 },", "{ label: 'b', size: 2 },"]],
    ['a body of a function', 'ts', ['const a = 1;', 'return a;']],
    ['what stands for more', 'ts', ['const a = 1;', '…', 'a.toFixed();']],
    ['a module that waits', 'ts', ["const answer = await fetch('/');", 'await answer.text();']],
  ])('may be %s', async (_, language, lines) => {
    expect((await check(fence(language, ...lines))).said).toEqual([]);
  });

  it('has its declared type', async () => {
    const setup = fence('ts check-setup', "import type { BoxOptions } from '@acme/ui';");
    const members = fence('ts check="Partial<BoxOptions>"', "size: 'big',");
    const rows = fence('ts check="BoxOptions"', "{ label: 'a' },", "{ size: 'small' },");
    const { said } = await check([setup, members, rows].join('\n\n'));
    expect(said).toEqual(['content/ui/a/a.md:6:1 TS2322', 'content/ui/a/a.md:11:1 TS2741']);
  });

  it('has the names that fences above it declare, and what they import when it imports nothing', async () => {
    const first = fence('ts', IMPORT, "const options = { label: 'a' };");
    const second = fence('ts', 'const made = box(options);');
    const third = fence('ts', "import type { Box } from '@acme/ui';", 'made.show();', 'box(options);');
    const { said } = await check([first, second, third].join('\n\n'));
    expect(said).toEqual(['content/ui/a/a.md:13:1 TS2304']); // `box`: who copies this fence has no such import.
  });

  it('has the code of a set-up fence, which is not shown', async () => {
    const setup = fence('ts check-setup', IMPORT, 'declare const label: string;');
    const shown = fence('ts', "import type { Box } from '@acme/ui';", 'const one: Box = box({ label });');
    expect((await check([setup, shown].join('\n\n'))).said).toEqual([]);
  });

  it('has the names of a fence that comes from another folder', async () => {
    const root = tempDir();
    await writeFiles(root, { 'shared/one.md': '', 'content/ui/two.md': '' });
    const fragment = { page: 'a', isSetup: false, title: null, type: null, isExcerpt: false };
    const modules = [
      { path: `${root}/shared/one.ts`, text: 'const size = 1;', fragment },
      { path: `${root}/content/ui/two.ts`, text: 'size.at();', fragment },
    ];
    const { problems } = checkModules(
      { name: 'ui', root, tsconfig: null, files: [], modules, aliases: {}, state: null, wantsState: false },
      createProgramMaker(),
    );
    expect(problems.map(({ path, number, offset }) => [path, number, offset])).toEqual([
      [`${root}/content/ui/two.ts`, 2339, 5],
    ]);
  });

  it('is imported by its title', async () => {
    const page = [
      fence('ts title="src/App.ts"', "import { label } from './label';", 'label.toFixed();'),
      fence('ts title="src/label.ts"', "export const label = 'a';"),
    ].join('\n\n');
    expect((await check(page)).said).toEqual(['content/ui/a/a.md:3:7 TS2551']);
  });
});

describe('modules', () => {
  it('are found beside the page and behind aliases', async () => {
    const root = tempDir();
    await writeFiles(root, {
      'content/ui/a/demo.ts': 'export const size = 1;',
      'src/ui/index.ts': 'export const count = 1;',
      'src/ui/deep.ts': 'export const deep = 1;',
      ...PACKAGE,
    });
    const page = fence(
      'ts',
      "import { size } from './demo';",
      "import { count } from '@acme/source';",
      "import { deep } from '@acme/source/deep';",
      "import { box } from '@acme/other';",
      "import { none } from './none';",
      'size.at(); count.at(); deep.at(); box(1);',
    );
    const aliases = { '@acme/source': './src/ui', '@acme/other': '@acme/ui' };
    const { said } = await checkPages(siteAt(root, { aliases }), { 'a/a.md': page });
    const places = ['6:22 TS2307', '7:6 TS2339', '7:18 TS2339', '7:29 TS2339', '7:39 TS2345'];
    expect(said).toEqual(places.map((place) => `content/ui/a/a.md:${place}`));
  });

  it('are checked with the options, paths and declarations of a configuration that the config names', async () => {
    const root = tempDir();
    await writeFiles(root, {
      'docs/tsconfig.json': '{ "extends": "./base.json", "include": ["*.d.ts"] }',
      'docs/base.json':
        '{ "compilerOptions": { "strict": false, "module": "esnext", "moduleResolution": "bundler", "types": [], "paths": { "mine": ["./mine.ts"] } } }',
      'site.config.ts': "export default { check: { tsconfig: 'docs/none.json' } };",
      'docs/mine.ts': 'export const mine = 1;',
      'docs/shapes.d.ts': 'declare const SHAPE: number;',
    });
    const page = fence('ts', "import { mine } from 'mine';", 'function loose(a) { return a; }', 'mine.at(SHAPE.at());');
    const ask = (tsconfig: string) =>
      checkPages(siteAt(root, { check: { fences: 'all', tsconfig } }), { 'a/a.md': page });
    const { said, programs } = await ask('docs/tsconfig.json');
    expect(said).toEqual(['content/ui/a/a.md:4:6 TS2339', 'content/ui/a/a.md:4:15 TS2339']);
    expect(programs).toHaveLength(1);
    const missing = await ask('docs/none.json');
    expect(missing.diagnostics.map(({ code, at }) => [code, at])).toEqual([
      ['proof/missing-tsconfig', { file: 'site.config.ts', line: 1, column: 37, length: 16 }],
    ]);
  });
});

describe('a result of an earlier build', () => {
  it('needs no program until a fence or a type changes', async () => {
    const root = tempDir();
    await writeFiles(root, { ...PACKAGE, 'src/ui/index.ts': 'export const count = 1;' });
    const site = siteAt(root, { aliases: { '@acme/source': './src/ui' } });
    const place = { folder: `${root}/cache`, fs, writer, around: aroundModules };
    const page = fence('ts', "import { count } from '@acme/source';", 'count.at();');
    aheadOfDisk();
    const run = async (text: string) => {
      const { said, programs } = await checkPages(site, { 'a/a.md': text }, place);
      return [programs.length, ...said];
    };
    expect(await run(page)).toEqual([1, 'content/ui/a/a.md:3:7 TS2339']);
    expect(await run(page)).toEqual([0, 'content/ui/a/a.md:3:7 TS2339']);
    expect(await run(`# Moved\n\n${page}`)).toEqual([0, 'content/ui/a/a.md:5:7 TS2339']);
    expect(await run(page.replace('count.at', 'count.toFixed'))).toEqual([1]);
    await writeFiles(root, { 'src/ui/index.ts': "export const count = 'one';" });
    expect(await run(page.replace('count.at', 'count.toFixed'))).toEqual([1, 'content/ui/a/a.md:3:7 TS2551']);
  });
});
