// Directives to the files they name: variants, names, and what is said of a file that is not there.
import { describe, expect, test } from 'vitest';
import { collectDemos } from '../../src/demos/collect.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { Deps } from '../../src/model/deps.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { noGit } from '../support/no-git.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const deps: Deps = {
  fs: createFileSystem(),
  git: noGit,
  now: () => 0,
  progress: { start: () => {}, tick: () => {}, end: () => {} },
};

/** The page stands in `content/ui/a/a.md`; file names are relative to `content/ui`, or to the root with a slash. */
async function collect(markdown: string, files: Readonly<Record<string, string>>, source: { primary?: boolean } = {}) {
  const root = tempDir();
  await writeFiles(
    root,
    Object.fromEntries(
      Object.entries({ 'a/a.md': markdown, ...files }).map(([name, text]) => [
        name.startsWith('/') ? name.slice(1) : `content/ui/${name}`,
        text,
      ]),
    ),
  );
  const plain = testSite();
  const products = plain.products.map((product) => ({ ...product, contentRoot: `${root}/content/ui` }));
  const site = { ...plain, root, products };
  const { page } = await (await pageCompiler(site))(markdown, { source });
  const { value, diagnostics } = await collectDemos(site, [page], deps);
  return {
    demos: value.get('/ui/a/') ?? [],
    diagnostics,
    said: diagnostics.map(({ at, code, message, hint }) => `${at?.line}:${at?.column} ${code} ${message} ${hint}`),
  };
}

const files = async (markdown: string, names: readonly string[]) => {
  const { demos, said } = await collect(markdown, Object.fromEntries(names.map((name) => [name, `// ${name}\n`])));
  expect(said).toEqual([]);
  return demos.map(({ variants }) => variants.map(({ language, file }) => `${language} ${file}`));
};

describe('the files of a demo', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['A.js', ['a/A.js', 'a/A.tsx'], ['tsx content/ui/a/A.tsx', 'jsx content/ui/a/A.js']],
    ['A.js', ['a/A.tsx'], ['tsx content/ui/a/A.tsx']],
    ['A.js', ['a/A.js'], ['jsx content/ui/a/A.js']],
    ['A.tsx', ['a/A.tsx', 'a/A.js'], ['tsx content/ui/a/A.tsx', 'jsx content/ui/a/A.js']],
    ['A.js', ['a/A.jsx'], ['jsx content/ui/a/A.jsx']],
    ['A.ts', ['a/A.ts'], ['tsx content/ui/a/A.ts']],
    ['sub/A.js', ['a/sub/A.tsx'], ['tsx content/ui/a/sub/A.tsx']],
    ['../b/A.js', ['b/A.tsx'], ['tsx content/ui/b/A.tsx']],
    ['../../shared/A.js', ['/content/shared/A.tsx'], ['tsx content/shared/A.tsx']],
    [
      'A',
      ['a/A/system/index.tsx', 'a/A/system/index.js'],
      ['tsx content/ui/a/A/system/index.tsx', 'jsx content/ui/a/A/system/index.js'],
    ],
    ['A', ['a/A/index.tsx'], ['tsx content/ui/a/A/index.tsx']],
  ])('%s with %j', async (demo, names, expected) => {
    expect(await files(`{{"demo": "${demo}"}}\n`, names)).toEqual([expected]);
  });

  test('are shown highlighted, without white space at the end', async () => {
    const { demos } = await collect('{{"demo": "sub/A.js"}}\n', { 'a/sub/A.tsx': 'const a = <b />;\n\n' });
    expect(demos).toEqual([
      {
        name: 'A',
        path: 'sub/A.js',
        variants: [
          {
            language: 'tsx',
            file: 'content/ui/a/sub/A.tsx',
            source: 'const a = <b />;',
            html: expect.stringMatching(/^<span class="k">const<\/span> a = /),
          },
        ],
      },
    ]);
  });

  test('are in the order of the directives', async () => {
    const markdown = '{{"demo": "B.js"}}\n\n{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}\n';
    const { demos } = await collect(markdown, { 'a/A.js': 'a', 'a/B.js': 'b' });
    expect(demos.map(({ name }) => name)).toEqual(['B', 'A', 'B']);
  });
});

describe('a file that is not there', () => {
  test('is a warning at its directive, and a demo without variants', async () => {
    const { demos, said, diagnostics } = await collect('# T\n\n{{"demo": "Basic.js"}}\n', {});
    expect(demos).toEqual([{ name: 'Basic', path: 'Basic.js', variants: [] }]);
    expect(said).toEqual(['3:1 demos/missing-file Demo Basic.js is not there. paths start at the folder of the page.']);
    expect(diagnostics[0]?.severity).toBe('warning');
  });

  test('names the one that was meant', async () => {
    const { said } = await collect('{{"demo": "BasicButon.js"}}\n', { 'a/BasicButton.js': 'a' });
    expect(said).toEqual(['1:1 demos/missing-file Demo BasicButon.js is not there. did you mean "BasicButton.js"?']);
  });

  test('outside the root is never read', async () => {
    const { demos, said } = await collect('{{"demo": "../../../../../../../etc/passwd.js"}}\n', {});
    expect(demos[0]?.variants).toEqual([]);
    expect(said).toHaveLength(1);
  });

  test('is said once, though its page has two routes', async () => {
    const { demos, said } = await collect('{{"demo": "A.js"}}\n', {}, { primary: false });
    expect(demos).toHaveLength(1);
    expect(said).toEqual([]);
  });
});

describe('a component', () => {
  test.each([
    ['modules/Table.tsx', 'modules/Table.tsx'],
    ['modules/Table', 'modules/Table.tsx'],
    ['modules/Table', 'modules/Table/index.js'],
    ['./Table', 'a/Table.tsx'],
    ['Table.js', 'a/Table.js'],
    ['tools/Table.js', '/tools/Table.js'],
  ])('%s is found in %s, and said to be a box for now', async (component, file) => {
    const { said } = await collect(`{{"component": "${component}"}}\n`, { [file]: 'a' });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^1:1 demos\/component-not-rendered /);
  });

  test('that is not there is a warning', async () => {
    const { said } = await collect('a\n\n{{"component": "modules/Table.tsx"}}\n', {});
    expect(said).toEqual([
      '3:1 demos/missing-file Component modules/Table.tsx is not there. paths start at the folder of the page.',
    ]);
  });
});

test('components of docs-gen take no options', async () => {
  const { said } = await collect('{{"component": "docs-gen/ThemePalette", "scheme": "dark"}}\n', {});
  expect(said).toEqual([
    '1:1 demos/component-option docs-gen/ThemePalette takes no option "scheme". remove it: the components of docs-gen itself take no options.',
  ]);
});
