// Templates, style sheets, head tags and aliases of the config: what is accepted, and where each mistake is shown.
import { symlink } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const FILES = {
  'content/ui/index.md': '# UI',
  'my/pages/DocPage.tsx': '',
  'styles/a.css': '',
  'styles/dot.svg': '',
  'src/ui/index.ts': '',
  'src/chip.tsx': '',
  'node_modules/@scope/kit/package.json': '{}',
};

/** `fields` is the fourth line of the file. */
async function load(fields: string, prepare?: (root: string) => Promise<void>) {
  const root = tempDir();
  const config = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
${fields}
};
`;
  await writeFiles(root, { ...FILES, 'site.config.ts': config });
  await prepare?.(root);
  const { value, diagnostics } = await loadSite({ root, fs: createFileSystem() });
  return {
    site: value,
    diagnostics,
    said: diagnostics.map(({ code, at }) => `${code} ${at?.line}:${at?.column}`),
  };
}

test('existing files, folders and packages in the config are accepted', async () => {
  const { said } = await load(
    "templates: 'my', css: ['styles/a.css'], demos: { wrapper: 'src/chip.tsx' }, aliases: { ui: './src/ui', chip: './src/chip', all: '.', kit: '@scope/kit/button' },",
  );
  expect(said).toEqual([]);
});

test.each([
  ['a templates folder', "templates: 'mine',", 'config/missing-templates 4:12'],
  ['a style sheet', "css: ['styles/a.css', 'styles/b.css'],", 'config/missing-file 4:23'],
  ['the wrapper of demos', "demos: { wrapper: 'src/chop.tsx' },", 'config/missing-wrapper 4:19'],
  ['a wrapper without its ending', "demos: { wrapper: 'src/chip' },", 'config/missing-wrapper 4:19'],
  ['the style collector of demos', "demos: { render: 'src/chop.tsx' },", 'config/missing-style-collector 4:18'],
  ['the path of an alias', "aliases: { '@a/ui': './src/gone' },", 'config/dead-alias 4:21'],
  ['the package of an alias', "aliases: { '@a/ui': '@scope/gone' },", 'config/dead-alias 4:21'],
])('%s that does not exist is reported at its place', async (_, fields, expected) => {
  expect((await load(fields)).said).toEqual([expected]);
});

test.each([
  ['a folder', "css: ['styles'],", 'config/missing-file 4:7', 'The css file styles is a folder, not a file.'],
  [
    'not a style sheet',
    "css: ['styles/dot.svg'],",
    'config/not-css 4:7',
    'The css file styles/dot.svg is not a style sheet.',
  ],
  ['a file of the machine', "css: ['/etc/hosts'],", 'config/outside-root 4:7', /is outside the root folder/],
  ['a file above', "css: ['styles/a.css', '../x.css'],", 'config/outside-root 4:23', /is outside the root folder/],
])('a style sheet that is %s is reported at its place', async (_, fields, expected, message) => {
  const { said, diagnostics } = await load(fields);
  expect(said).toEqual([expected]);
  expect(diagnostics[0]?.message).toMatch(message);
});

test('a style sheet outside of the site behind a symbolic link is rejected, unless a package manager made the link', async () => {
  const outside = tempDir();
  await writeFiles(outside, { 'x.css': '' });
  const link = async (root: string) => {
    await symlink(`${outside}/x.css`, `${root}/styles/link.css`);
    await symlink(outside, `${root}/node_modules/linked`);
  };
  const { said } = await load("css: ['styles/link.css', 'node_modules/linked/x.css'],", link);
  expect(said).toEqual(['config/outside-root 4:7']);
});

// The root, the folder of the output, packages and content: nothing in them is a template.
test.each([
  ['.', 'is the root of the site'],
  ['content', 'contains the content folder content/ui'],
  ['content/ui', 'is the content folder'],
  ['content/ui/parts', 'is in the content folder content/ui'],
  ['node_modules', 'is the folder of installed packages'],
  ['node_modules/@scope', 'is in node_modules'],
])('a templates folder %j is reported once, and not read', async (folder, problem) => {
  const { site, said, diagnostics } = await load(`templates: '${folder}',`);
  expect(said).toEqual(['config/unsafe-templates 4:12']);
  expect(diagnostics[0]?.message).toBe(`The templates folder "${folder}" ${problem}.`);
  expect(site?.templates).toBeUndefined();
});

test('the path of an alias without ./ is reported with it', async () => {
  const { said, diagnostics } = await load("aliases: { a: 'src/ui' },");
  expect(said).toEqual(['config/dead-alias 4:15']);
  expect(diagnostics[0]?.hint).toBe('did you mean "./src/ui"?');
});

test.each(['./a', '/a', '../a', 'a/'])('an alias cannot be a path: %s', async (name) => {
  expect((await load(`aliases: { '${name}': './src/ui' },`)).said).toEqual(['config/invalid-value 4:12']);
});

describe('a tag of the head', () => {
  test('is converted to the form of plugins', async () => {
    const { site, said } = await load(
      "head: [{ tag: 'base' }, { tag: 'style', content: 'p{}', attributes: { a: true } }],",
    );
    expect(said).toEqual([]);
    expect(site?.head).toEqual([
      { tag: 'base', attributes: {} },
      { tag: 'style', attributes: { a: true }, content: 'p{}' },
    ]);
  });

  test.each([
    ["head: [{ tag: 'title' }],", 'config/invalid-value 4:15'],
    ["head: [{ tag: 'meta', content: 'a' }],", 'config/invalid-value 4:32'],
    ["head: [{ tag: 'script', content: 'a</SCRIPT>b' }],", 'config/invalid-value 4:34'],
    ["head: [{ tag: 'link', attribute: {} }],", 'config/unknown-key 4:23'],
    ["head: [{ tag: 'link', attributes: { href: 1 } }],", 'config/invalid-value 4:43'],
    ["head: [{ tag: 'link', attributes: { 'a b': '' } }],", 'config/invalid-value 4:37'],
  ])('is checked: %s', async (fields, expected) => {
    expect((await load(fields)).said).toEqual([expected]);
  });
});
