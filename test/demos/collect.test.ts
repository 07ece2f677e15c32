// Directives to the files they name: variants, names, and what is said of a file that is not there.
import { describe, expect, test } from 'vitest';
import { collectDemos } from '../../src/demos/collect.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();

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
  const { value, diagnostics } = await collectDemos(site, [page], { fs, cache: null });
  const { demos, components } = value.get('/ui/a/') ?? { demos: [], components: [] };
  return {
    demos,
    components,
    diagnostics,
    said: diagnostics.map(({ at, code, message, hint }) => `${at?.line}:${at?.column} ${code} ${message} ${hint}`),
  };
}

const files = async (markdown: string, names: readonly string[]) => {
  const { demos, said } = await collect(markdown, Object.fromEntries(names.map((name) => [name, `// ${name}\n`])));
  expect(said).toEqual([]);
  return demos.map(({ variants }) =>
    variants.flatMap(({ entry, styling, codes }) => [
      `${styling === null ? '' : `${styling}: `}${entry}`,
      ...codes.map(({ language, files: [first] }) => `${language} ${first?.file} as ${first?.name}`),
    ]),
  );
};

describe('the files of a demo', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'A.js',
      ['a/A.js', 'a/A.tsx'],
      ['content/ui/a/A.tsx', 'TS content/ui/a/A.tsx as A.tsx', 'JS content/ui/a/A.js as A.js'],
    ],
    ['A.js', ['a/A.tsx'], ['content/ui/a/A.tsx', 'TS content/ui/a/A.tsx as A.tsx', 'JS content/ui/a/A.tsx as A.js']],
    ['A.js', ['a/A.js'], ['content/ui/a/A.js', 'JS content/ui/a/A.js as A.js']],
    [
      'A.tsx',
      ['a/A.tsx', 'a/A.js'],
      ['content/ui/a/A.tsx', 'TS content/ui/a/A.tsx as A.tsx', 'JS content/ui/a/A.js as A.js'],
    ],
    ['A.js', ['a/A.jsx'], ['content/ui/a/A.jsx', 'JS content/ui/a/A.jsx as A.jsx']],
    ['A.ts', ['a/A.ts'], ['content/ui/a/A.ts', 'TS content/ui/a/A.ts as A.ts', 'JS content/ui/a/A.ts as A.js']],
    ['sub/A.js', ['a/sub/A.js'], ['content/ui/a/sub/A.js', 'JS content/ui/a/sub/A.js as A.js']],
    ['../b/A.js', ['b/A.js'], ['content/ui/b/A.js', 'JS content/ui/b/A.js as A.js']],
    ['../../shared/A.js', ['/content/shared/A.js'], ['content/shared/A.js', 'JS content/shared/A.js as A.js']],
    ['A', ['a/A/index.js'], ['content/ui/a/A/index.js', 'JS content/ui/a/A/index.js as index.js']],
    [
      'A',
      ['a/A/css/index.js', 'a/A/system/index.js', 'a/A/tailwind/index.js'],
      [
        'system: content/ui/a/A/system/index.js',
        'JS content/ui/a/A/system/index.js as index.js',
        'tailwind: content/ui/a/A/tailwind/index.js',
        'JS content/ui/a/A/tailwind/index.js as index.js',
        'css: content/ui/a/A/css/index.js',
        'JS content/ui/a/A/css/index.js as index.js',
      ],
    ],
  ])('are found: %s with %j', async (demo, names, expected) => {
    expect(await files(`{{"demo": "${demo}"}}\n`, names)).toEqual([expected]);
  });

  test('are shown highlighted, in both languages, with what they import', async () => {
    const { demos, said } = await collect('{{"demo": "sub/A.js"}}\n', {
      'a/sub/A.tsx': `import { Box } from '@acme/box';
import { size } from './size';
import picture from './picture.png';

export default function A(): Node {
  return <Box size={size}>{picture}</Box>;
}

`,
      'a/sub/size.ts': 'export const size: number = 1;\n',
    });
    expect(said).toEqual([]);
    expect(demos).toMatchObject([{ name: 'A', path: 'sub/A.js', variants: [{ styling: null, id: 'ui/a/sub/A' }] }]);
    const [typed, plain] = demos[0]?.variants[0]?.codes ?? [];
    expect(typed?.files.map(({ name, links }) => [name, links])).toEqual([
      ['A.tsx', { './size': 'content/ui/a/sub/size.ts', './picture.png': 'content/ui/a/sub/picture.png' }],
      ['size.ts', {}],
    ]);
    expect(plain?.files.map(({ name, source }) => [name, source])).toEqual([
      ['A.js', expect.stringContaining('export default function A() {\n')],
      ['size.js', 'export const size = 1;'],
    ]);
    expect(typed?.preview?.source).toBe('{picture}');
    expect(typed?.packages).toEqual(['@acme/box']);
    expect(typed?.assets).toEqual(['content/ui/a/sub/picture.png']);
    expect(typed?.files[0]?.source.endsWith('}')).toBe(true);
    expect(typed?.files[1]?.html).toMatch(/^<span class="k">export const<\/span> size/);
  });

  test('are in the order of the directives', async () => {
    const markdown = '{{"demo": "B.js"}}\n\n{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}\n';
    const { demos } = await collect(markdown, { 'a/A.js': 'export {};', 'a/B.js': 'export {};' });
    expect(demos.map(({ name }) => name)).toEqual(['B', 'A', 'B']);
  });
});

describe('a missing demo file', () => {
  test('is an error at its directive, and a demo without variants', async () => {
    const { demos, said, diagnostics } = await collect('# T\n\n{{"demo": "Basic.js"}}\n', {});
    expect(demos).toEqual([{ name: 'Basic', path: 'Basic.js', variants: [] }]);
    expect(said).toEqual([
      '3:1 demos/missing-file Demo Basic.js does not exist. fix the path, which is relative to the folder of the page, or create the file.',
    ]);
    expect(diagnostics[0]?.severity).toBe('error');
  });

  test('is reported with the file that was meant', async () => {
    const { said } = await collect('{{"demo": "BasicButon.js"}}\n', { 'a/BasicButton.js': 'a' });
    expect(said).toEqual(['1:1 demos/missing-file Demo BasicButon.js does not exist. did you mean "BasicButton.js"?']);
  });

  test('is never read from outside the root', async () => {
    const { demos, said } = await collect('{{"demo": "../../../../../../../etc/passwd.js"}}\n', {});
    expect(demos[0]?.variants).toEqual([]);
    expect(said).toHaveLength(1);
  });

  test('is reported once, even if its page has two routes', async () => {
    const { demos, said } = await collect('{{"demo": "A.js"}}\n', {}, { primary: false });
    expect(demos).toHaveLength(1);
    expect(said).toEqual([]);
  });
});

describe('a fence', () => {
  const code = "import { size } from '../size';\n\nexport default function A(): Node {\n  return size;\n}";
  const size = { 'size.ts': 'export const size = 1;\n' };

  test('is a demo whose module is inside the page', async () => {
    const { demos, said } = await collect(`# A\n\n\`\`\`tsx demo\n${code}\n\`\`\`\n`, size);
    expect(said).toEqual([]);
    const at = { file: 'content/ui/a/a.md', line: 4, column: 1 };
    expect(demos).toMatchObject([
      {
        name: 'A1',
        variants: [{ id: 'ui/a/a.md/A1', entry: 'content/ui/a/a.md#A1.tsx', inline: { text: code, at } }],
      },
    ]);
    const names = demos[0]?.variants[0]?.codes.map(({ language, files }) => [language, files.map(({ name }) => name)]);
    expect(names).toEqual([
      ['TS', ['A1.tsx', 'size.ts']],
      ['JS', ['A1.js', 'size.js']],
    ]);
  });

  test('with a syntax error is reported at its own line', async () => {
    const { said } = await collect('- a\n\n  ```jsx demo=Broken\n  const a = 1;\n  const [b = 2;\n  ```\n', {});
    expect(said).toEqual([expect.stringMatching(/^5:15 demos\/syntax /)]);
  });

  test('with a broken import is reported at the import', async () => {
    const { said } = await collect(`\`\`\`tsx demo\n${code}\n\`\`\`\n`, { 'sizes.ts': 'export {};' });
    expect(said).toEqual([
      '2:22 demos/missing-import The imported module ../size does not exist. did you mean "../sizes"?',
    ]);
  });
});

describe('a component', () => {
  test.each([
    ['modules/Table.tsx', 'modules/Table.tsx', 'content/ui/modules/Table.tsx'],
    ['modules/Table', 'modules/Table.tsx', 'content/ui/modules/Table.tsx'],
    ['modules/Table', 'modules/Table/index.js', 'content/ui/modules/Table/index.js'],
    ['./Table', 'a/Table.tsx', 'content/ui/a/Table.tsx'],
    ['Table.js', 'a/Table.js', 'content/ui/a/Table.js'],
    ['tools/Table.js', '/tools/Table.js', 'tools/Table.js'],
  ])('%s is found in %s', async (component, file, entry) => {
    const { components, said } = await collect(`{{"component": "${component}"}}\n`, { [file]: 'a' });
    expect(said).toEqual([]);
    expect(components).toEqual([{ id: `_components/ui/${entry.replace(/\.\w+$/, '')}`, name: component, entry }]);
  });

  test.each(['markdown', 'userLanguage', 'translations'])(
    'cannot have the prop %s, which docs-gen sets',
    async (prop) => {
      const { said } = await collect(`{{"component": "Table", "${prop}": 1}}\n`, { 'a/Table.js': 'a' });
      expect(said).toEqual([`1:1 demos/reserved-prop The prop "${prop}" of Table is reserved. rename the prop.`]);
    },
  );

  test('that does not exist is an error', async () => {
    const { said } = await collect('a\n\n{{"component": "modules/Table.tsx"}}\n', {});
    expect(said).toEqual([
      '3:1 demos/missing-file Component modules/Table.tsx does not exist. fix the path, or install the package. Searched: content/ui/a, content/ui, the root, `aliases` of the config, `paths` of `tsconfig.json`, and packages.',
    ]);
  });
});

test('components of docs-gen take no options', async () => {
  const { said } = await collect('{{"component": "docs-gen/ThemePalette", "scheme": "dark"}}\n', {});
  expect(said).toEqual([
    '1:1 demos/component-option docs-gen/ThemePalette does not accept the option "scheme". remove the option: built-in components do not accept options.',
  ]);
});
