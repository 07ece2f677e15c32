// `docs-gen new`: pages and demos that are added to a small site on the disk.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newDemo } from '../../src/init/new-demo.ts';
import { type NewPageRequest, newPage } from '../../src/init/new-page.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { outlineSite } from '../../src/outline.ts';
import { stillTimer } from '../support/fake-clock.ts';
import { noGit } from '../support/no-git.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', languages: ['en', 'zh'],
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} },
    { id: 'pro', prefix: '/ui/pro/', name: 'Acme Pro', contentDir: 'content/ui/pro', routes: (file) => (file.startsWith('old/') ? '/ui/pro/' + file.slice(4, -3) + '/' : undefined) },
  ],
};
`;
const TREE = "export default [\n  { pathname: '/ui/' },\n  { pathname: '/ui/button/' },\n];\n";

async function open(files: Readonly<Record<string, string>> = {}) {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': CONFIG,
    'content/ui/index.md': '# UI',
    'content/ui/button.md': '# Button\n\nText.\n\n\n',
    'content/ui/button-zh.md': '# 按钮',
    'content/ui/draft.md': '---\ndraft: true\n---\n# Draft',
    'content/ui/api/slider.json': '{ "name": "Slider", "props": {} }',
    'content/ui/pages.ts': TREE,
    'content/ui/pro/index.md': '# Pro',
    ...files,
  });
  const shell = { fs: createFileSystem(), writer: createFileWriter() };
  const quiet = { start() {}, tick() {}, end() {} };
  const outline = async () => {
    const { value, diagnostics } = await outlineSite(
      { root },
      { ...shell, git: noGit, now: () => 0, timer: stillTimer, progress: quiet },
    );
    if (value === null) throw new Error(JSON.stringify(diagnostics));
    return value;
  };
  return {
    read: (file: string) => readFile(join(root, file), 'utf8'),
    root,
    page: async (request: Partial<NewPageRequest>) =>
      newPage({ asked: '', isDraft: false, ...request }, await outline(), shell),
    demo: async (name: string, page: string) => newDemo({ name, page }, await outline(), shell),
  };
}

const told = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) =>
  diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);

describe('a new page', () => {
  test('has front matter, and a row next to its neighbours in the page tree', async () => {
    const site = await open();
    expect(await site.page({ asked: '/ui/data-grid/' })).toEqual({
      value: { route: '/ui/data-grid/', file: 'content/ui/data-grid.md', tree: 'content/ui/pages.ts' },
      diagnostics: [],
    });
    expect(await site.read('content/ui/data-grid.md')).toBe(
      '---\ntitle: Data grid\ndescription: Say in one sentence what readers find here.\n---\n\nWrite here.\n',
    );
    expect(await site.read('content/ui/pages.ts')).toBe(TREE.replace('];', "  { pathname: '/ui/data-grid/' },\n];"));
    expect(told(await site.page({ asked: 'ui/data-grid' }))[0]).toMatch(/^init\/route-exists: /);
  });

  test('has its title and description unchanged, whatever they mean in YAML', async () => {
    const site = await open();
    const words = { title: 'Yes: #1 "of" it', description: '- [ ] all' };
    await site.page({ asked: '/ui/a/', ...words, isDraft: true });
    expect(await site.read('content/ui/a.md')).toContain(
      `title: 'Yes: #1 "of" it'\ndescription: "- [ ] all"\ndraft: true\n---`,
    );
    expect(await site.read('content/ui/pages.ts')).toContain(`{ pathname: '/ui/a/', title: 'Yes: #1 "of" it' }`);
  });

  test.each([
    ['/ui/button/events/', 'content/ui/button/events.md'],
    ['/ui/guides/a/b/', 'content/ui/guides/a/b.md'],
    ['ui/guides', 'content/ui/guides.md'],
    ['/ui/文档/', 'content/ui/文档.md'],
    ['/ui/index/', 'content/ui/index/index.md'],
    ['/ui/README/', 'content/ui/README/index.md'],
    // The name of a translation.
    ['/ui/slider-zh/', 'content/ui/slider-zh/index.md'],
    // A file of the inner product.
    ['/ui/pro/grid/', 'content/ui/pro/grid.md'],
  ])('with the route %s is the file %s', async (asked, file) => {
    const site = await open();
    const { value, diagnostics } = await site.page({ asked });
    expect([value?.file, diagnostics]).toEqual([file, []]);
    // The next run finds it at its route.
    expect(told(await site.page({ asked }))[0]).toContain(file);
  });

  test('has a separate folder if its neighbours have one', async () => {
    const site = await open({
      'content/ui/a/a.md': '# A',
      'content/ui/b/b.md': '# B',
      'content/ui/c/c.md': '# C',
      'content/ui/d/d.md': '# D',
    });
    expect((await site.page({ asked: '/ui/e/' })).value?.file).toBe('content/ui/e/e.md');
  });

  test('is in the existing folder of the same name', async () => {
    const site = await open({ 'content/ui/a/more.md': '# More' });
    expect((await site.page({ asked: '/ui/a/' })).value?.file).toBe('content/ui/a/a.md');
  });

  test('has a route in its front matter if its path gives another one', async () => {
    const site = await open();
    await site.page({ asked: '/ui/pro/old/a/' });
    expect(await site.read('content/ui/pro/old/a.md')).toContain('\nroute: /ui/pro/old/a/\n');
    expect(told(await site.page({ asked: '/ui/pro/old/a/' }))[0]).toMatch(/^init\/route-exists: /);
  });

  test('gets its route from its title in the given product', async () => {
    const site = await open();
    expect((await site.page({ asked: 'Crème brûlée & co.', product: 'ui' })).value).toEqual({
      route: '/ui/creme-brulee-co/',
      file: 'content/ui/creme-brulee-co.md',
      tree: 'content/ui/pages.ts',
    });
    expect(await site.read('content/ui/creme-brulee-co.md')).toContain('title: Crème brûlée & co.\n');
  });

  test('is added to the given group', async () => {
    const site = await open({
      'content/ui/pages.ts':
        "export default [{ pathname: '/g', title: 'Inputs', children: [{ pathname: '/ui/button' }] }];\n",
    });
    expect(told(await site.page({ asked: '/ui/a/', group: 'Imputs' }))).toEqual([
      'init/unknown-group: The page tree has no group "Imputs". did you mean "Inputs"?',
    ]);
    await site.page({ asked: '/ui/a/', group: 'inputs' });
    expect(await site.read('content/ui/pages.ts')).toContain("[{ pathname: '/ui/button' }, { pathname: '/ui/a' }]");
  });

  test('gets no row if the tree follows from the folders, or already has one', async () => {
    const site = await open({ 'content/ui/pages.ts': "export default [{ pathname: '/ui/a' }];\n" });
    expect((await site.page({ asked: '/ui/pro/a/' })).value?.tree).toBeNull();
    expect(await site.page({ asked: '/ui/a/' })).toMatchObject({ value: { tree: null }, diagnostics: [] });
  });

  test.each([
    ["export default ['/ui/'].map((pathname) => ({ pathname }));\n", 'the list there is computed'],
    ['export default [{ pathname: 7 }];\n', 'the file cannot be read as it is'],
  ])('does not change a computed tree, and is reported with the row to add: %s', async (tree, reason) => {
    const site = await open({ 'content/ui/pages.ts': tree });
    const outcome = await site.page({ asked: '/ui/a/' });
    expect(outcome.value).toEqual({ route: '/ui/a/', file: 'content/ui/a.md', tree: null });
    expect(told(outcome)).toEqual([
      `init/row-to-add: The row of /ui/a/ was not added to content/ui/pages.ts: ${reason}. add { pathname: '/ui/a/' } where it belongs.`,
    ]);
    expect(await site.read('content/ui/pages.ts')).toBe(tree);
  });

  test('does not change a tree in the config', async () => {
    const config = CONFIG.replace('api: {}', "api: {}, pages: [{ pathname: '/ui/' }]");
    const site = await open({ 'site.config.ts': config });
    expect(told(await site.page({ asked: '/ui/a/' }))[0]).toContain(
      'site.config.ts: the page tree stands in the config.',
    );
    expect(await site.read('site.config.ts')).toBe(config);
  });

  test.each([
    ['/ui/button', 'init/route-exists'],
    ['/ui/draft/', 'init/route-exists'],
    ['/ui/api/slider/', 'init/route-exists'],
    ['/other/a/', 'init/no-product'],
    ['/ui/../a/', 'init/bad-route'],
    ['/ui/a?b/', 'init/bad-route'],
    ['/ui/a#b/', 'init/bad-route'],
    ['/ui/a\\b/', 'init/bad-route'],
    ['/ui/a\u0000b/', 'init/bad-route'],
    ['/ui/_a/', 'init/bad-route'],
    ['/ui/.a/', 'init/bad-route'],
    ['/ui/a./', 'init/bad-route'],
    ['/ui/public/a/', 'init/bad-route'],
    ['/ui/a/node_modules/', 'init/bad-route'],
    ['???', 'init/bad-route'],
    ['Data grid', 'init/which-product'],
  ])('cannot be at %j: %s', async (asked, code) => {
    const site = await open();
    const outcome = await site.page({ asked });
    expect([outcome.value, outcome.diagnostics.map((diagnostic) => diagnostic.code)]).toEqual([null, [code]]);
    expect(await site.read('content/ui/pages.ts')).toBe(TREE);
  });

  test('never overwrites a file', async () => {
    const site = await open({ 'content/ui/a.md/inside.txt': '' });
    expect(told(await site.page({ asked: '/ui/a/' }))[0]).toContain('content/ui/a.md is already there.');
    expect(await site.read('content/ui/pages.ts')).toBe(TREE);
  });

  test('is rejected for a product that is not in the config', async () => {
    const site = await open();
    expect(told(await site.page({ asked: 'A', product: 'uui' }))[0]).toMatch(/^init\/unknown-product: .* ui, pro\.$/);
    expect(told(await site.page({ asked: '/ui/a/', product: 'pro' }))[0]).toMatch(
      /^init\/no-product: .*\/ui\/pro\/\.$/,
    );
  });
});

describe('a new demo', () => {
  test('is next to its page, which shows it at its end', async () => {
    const site = await open();
    expect(await site.demo('Basic', '/ui/button')).toEqual({
      value: { file: 'content/ui/Basic.tsx', page: 'content/ui/button.md', directive: '{{"demo": "Basic.js"}}' },
      diagnostics: [],
    });
    expect(await site.read('content/ui/button.md')).toBe('# Button\n\nText.\n\n{{"demo": "Basic.js"}}\n');
    expect(await site.read('content/ui/Basic.tsx')).toContain('export default function Basic() {');
  });

  test('gets no second directive, and keeps the line ends of the page', async () => {
    const shown = '# Button\r\n\r\n{{"demo": "./Basic.js", "bg": "inline"}}\r\n';
    const site = await open({ 'content/ui/button.md': shown });
    expect((await site.demo('Basic', '/ui/button/')).value?.directive).toBeNull();
    expect(await site.read('content/ui/button.md')).toBe(shown);
    await site.demo('More', '/ui/button/');
    expect(await site.read('content/ui/button.md')).toBe(`${shown}\r\n{{"demo": "More.js"}}\r\n`);
  });

  test('is added to the page of a translation', async () => {
    const site = await open();
    expect((await site.demo('Basic', '/zh/ui/button/')).value?.page).toBe('content/ui/button-zh.md');
  });

  test.each(['Basic.tsx', 'Basic.js', 'Basic.jsx', 'Basic.ts'])('never overwrites a file: %s', async (file) => {
    const site = await open({ [`content/ui/${file}`]: 'mine' });
    expect(told(await site.demo('Basic', '/ui/button/'))[0]).toContain(`content/ui/${file} is already there.`);
    expect(await site.read(`content/ui/${file}`)).toBe('mine');
    expect(await site.read('content/ui/button.md')).not.toContain('demo');
  });

  test('never has the name of a folder', async () => {
    const site = await open();
    await mkdir(join(site.root, 'content/ui/Basic'));
    expect(told(await site.demo('Basic', '/ui/button/'))[0]).toContain('content/ui/Basic is already there.');
  });

  test.each([
    ['basic-buttons.tsx', 'take BasicButtons:'],
    ['../Evil', 'take Evil:'],
    ['7', 'take a name such as BasicButtons:'],
  ])('must have the name of a component: %s', async (name, hint) => {
    const site = await open();
    expect(told(await site.demo(name, '/ui/button/'))[0]).toContain(hint);
  });

  test('is rejected without an existing page', async () => {
    const site = await open();
    expect(told(await site.demo('Basic', '/ui/buton/'))).toEqual([
      'init/unknown-page: No page has the route /ui/buton/. did you mean /ui/button/?',
    ]);
  });
});
