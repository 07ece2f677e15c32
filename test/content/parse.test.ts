// Content folders → pages: which files are found, and which routes they get.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { parsePages } from '../../src/content/parse.ts';
import { scanContent } from '../../src/content/scan.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();

/** One product `/ui/` in `content`; `product` and `site` are further lines of the config. */
async function build(files: Record<string, string | Uint8Array>, { product = '', site = '', products = '' } = {}) {
  const root = tempDir();
  const ui = `{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content', ${product} }`;
  await writeFiles(root, {
    'site.config.ts': `export default {\n  title: 'Acme', url: 'https://acme.example', ${site}\n  products: [${products || ui}],\n};\n`,
    'content/.keep': '',
    ...files,
  });
  const config = await loadSite({ root, fs });
  if (!config.value) throw new Error(JSON.stringify(config.diagnostics));
  const scanned = await scanContent(config.value, { fs });
  const parsed = await parsePages(config.value, scanned.value, { fs });
  return {
    root,
    files: scanned.value,
    pages: parsed.value.pages,
    leftOut: parsed.value.leftOut,
    diagnostics: [...scanned.diagnostics, ...parsed.diagnostics],
  };
}

async function routesOf(...args: Parameters<typeof build>): Promise<Record<string, string>> {
  const { pages, diagnostics } = await build(...args);
  expect(diagnostics).toEqual([]);
  return Object.fromEntries(pages.map(({ route, name }) => [route, name]));
}

describe('the files of a product', () => {
  test('are all markdown files below its folder, sorted by code unit', async () => {
    const { root, files, diagnostics } = await build({
      'content/b.md': '',
      'content/B.md': '',
      'content/a/é.md': '',
      'content/a/z.md': '',
      'content/a/z.txt': '',
      'content/node_modules/p/readme.md': '',
      'content/a/node_modules/p/readme.md': '',
      'content/.hidden/x.md': '',
      'content/.hidden.md': '',
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/similar-routes']); // `B.md` beside `b.md`.
    expect(files.map(({ name }) => name)).toEqual(['B.md', 'a/z.md', 'a/é.md', 'b.md']);
    expect(files[1]).toEqual({
      file: 'content/a/z.md',
      absolute: join(root, 'content/a/z.md'),
      name: 'a/z.md',
      productKey: 'ui',
    });
  });

  test('have paths relative to the root, which may be inside the folder', async () => {
    const folder = tempDir();
    const root = join(folder, 'site');
    await writeFiles(folder, {
      'site/site.config.ts': `export default {
        title: 'Acme', url: 'https://acme.example',
        products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: '..' }],
      };`,
      'a.md': '',
      'b/c.md': '',
      'site/d.md': '',
    });
    const { value: site } = await loadSite({ root, fs });
    const { value: files } = await scanContent(site ?? expect.unreachable(), { fs });
    expect(files.map(({ file }) => file)).toEqual(['../a.md', '../b/c.md', 'd.md']);
  });

  test('have paths without a folder if the root is the content folder', async () => {
    const { files } = await build(
      { 'a.md': '', 'b/c.md': '' },
      { products: "{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: '.' }" },
    );
    expect(files.map(({ file }) => file)).toEqual(['a.md', 'b/c.md']);
  });

  test('belong to the innermost product', async () => {
    const { files } = await build(
      { 'content/a.md': '', 'content/core/b.md': '', 'content/core-extra/c.md': '' },
      {
        products:
          "{ id: 'all', prefix: '/', name: 'A', contentDir: 'content' }, { id: 'core', prefix: '/core/', name: 'C', contentDir: 'content/core' }",
      },
    );
    expect(files.map(({ productKey, name }) => [productKey, name])).toEqual([
      ['all', 'a.md'],
      ['all', 'core-extra/c.md'],
      ['core', 'b.md'],
    ]);
  });

  test('are reported if there are none', async () => {
    const { diagnostics } = await build({ 'content/a.txt': '' });
    expect(diagnostics).toMatchObject([{ code: 'content/empty-folder', severity: 'warning' }]);
  });
});

describe('the route of a file', () => {
  test.each([
    ['index.md', '/ui/'],
    ['button.md', '/ui/button/'],
    ['a/b.md', '/ui/a/b/'],
    ['buttons/buttons.md', '/ui/buttons/'],
    ['buttons/index.md', '/ui/buttons/'],
    ['a/buttons/buttons.md', '/ui/a/buttons/'],
    ['a/a/a.md', '/ui/a/a/'],
    ['a b/é.md', '/ui/a b/é/'],
    ['a/indexes.md', '/ui/a/indexes/'],
  ])('follows from its folder: %s is %s', async (name, route) => {
    expect(await routesOf({ [`content/${name}`]: '# A' })).toEqual({ [route]: name });
  });

  test('does not exist for a README and for names with _, unless it is configured', async () => {
    const files = {
      'content/README.md': '',
      'content/_parts/a.md': '',
      'content/_b.md': '',
      'content/c.md': '',
      'content/_d.md': '---\nroute: /ui/d\n---\n',
    };
    expect(await routesOf(files)).toEqual({ '/ui/c/': 'c.md', '/ui/d/': '_d.md' });
    expect(await routesOf(files, { product: "routes: { '/ui/r/': 'README.md', '/ui/a/': '_parts/a.md' }" })).toEqual({
      '/ui/r/': 'README.md',
      '/ui/a/': '_parts/a.md',
      '/ui/c/': 'c.md',
      '/ui/d/': '_d.md',
    });
  });
});

describe('an explicit route', () => {
  const files = { 'content/a.md': '', 'content/b.md': '' };

  test('in an object overrides the folder, and other files keep their routes', async () => {
    expect(await routesOf(files, { product: "routes: { '/ui/x': './a.md' }" })).toEqual({
      '/ui/x/': 'a.md',
      '/ui/b/': 'b.md',
    });
  });

  test('in a JSON file overrides the folder', async () => {
    expect(
      await routesOf(
        { ...files, 'content/routes.json': '\uFEFF{ "/ui/x/": "a.md" }' },
        { product: "routes: 'routes.json'" },
      ),
    ).toEqual({
      '/ui/x/': 'a.md',
      '/ui/b/': 'b.md',
    });
  });

  test('from a function overrides the folder', async () => {
    const product = "routes: (file) => file === 'a.md' ? '/ui/x/' : undefined";
    expect(await routesOf(files, { product })).toEqual({ '/ui/x/': 'a.md', '/ui/b/': 'b.md' });
  });

  test('in front matter overrides all others', async () => {
    const own = { 'content/a.md': '---\nroute: /ui/own\n---\n' };
    expect(await routesOf(own, { product: "routes: { '/ui/x/': 'a.md' }" })).toEqual({ '/ui/own/': 'a.md' });
  });

  test('for the same file makes a second page, and the first one is primary', async () => {
    const { pages } = await build(files, { product: "routes: { '/ui/y/': 'a.md', '/ui/x/': 'a.md' }" });
    expect(pages.map(({ route, primary }) => [route, primary])).toEqual([
      ['/ui/y/', true],
      ['/ui/x/', false],
      ['/ui/b/', true],
    ]);
  });
});

describe('a translated file', () => {
  const files = {
    'content/a.md': '# A',
    'content/a-zh.md': '---\nroute: /ui/a/\n---\n# 甲',
    'content/b-zh.md': '',
    'content/c-de.md': '',
    'content/c.md': '',
  };

  test('is the page of the original in a language that is built', async () => {
    const { pages, diagnostics } = await build(
      { ...files, 'content/a-zh.md': '# 甲' },
      { site: "languages: ['en', 'zh'],", product: "routes: { '/ui/x/': 'a.md', '/ui/y/': 'a.md' }" },
    );
    expect(diagnostics).toEqual([]);
    expect(pages.map(({ route, name, language, primary }) => [route, name, language, primary])).toEqual([
      ['/ui/x/', 'a.md', 'en', true],
      ['/ui/y/', 'a.md', 'en', false],
      ['/ui/b-zh/', 'b-zh.md', 'en', true],
      ['/ui/c-de/', 'c-de.md', 'en', true],
      ['/ui/c/', 'c.md', 'en', true],
      ['/zh/ui/x/', 'a-zh.md', 'zh', true],
      ['/zh/ui/y/', 'a-zh.md', 'zh', false],
    ]);
  });

  test('is an ordinary page if its language is not built', async () => {
    expect(await routesOf({ 'content/a.md': '', 'content/a-zh.md': '' })).toEqual({
      '/ui/a/': 'a.md',
      '/ui/a-zh/': 'a-zh.md',
    });
  });

  test('has the route of the original, whatever its front matter contains', async () => {
    expect(await routesOf(files, { site: "languages: ['en', 'zh']," })).toMatchObject({
      '/zh/ui/a/': 'a-zh.md',
      '/ui/a/': 'a.md',
    });
  });
});

describe('the text of a page', () => {
  test('loses its byte order mark, and nothing else', async () => {
    const { pages } = await build({ 'content/a.md': '\uFEFF---\ntitle: A\n---\n# Ünï\r\n' });
    expect(pages[0]).toMatchObject({ text: '   \n        \n   \n# Ünï\r\n', frontMatter: { title: 'A' } });
  });

  test.each<[string, Uint8Array, string]>([
    ['Latin-1', Buffer.from('# Hi\n\nTür\n', 'latin1'), '3:2 The file is not UTF-8: the byte 0xFC is none.'],
    [
      'a wrong byte behind a sign that an author wrote',
      Buffer.concat([Buffer.from('\uFEFFä \uFFFD '), Buffer.from([0xc3])]),
      '1:5 The file is not UTF-8: the byte 0xC3 is none.',
    ],
    ['UTF-16 with its mark', Buffer.from('\uFEFF# Hi\n', 'utf16le'), '1:1 The file is not UTF-8: it is UTF-16.'],
    ['UTF-16 without', Buffer.from('# Hi\n', 'utf16le'), '1:1 The file is not UTF-8: it is UTF-16.'],
  ])('that is %s is an error at its place', async (_name, bytes, expected) => {
    const { pages, diagnostics } = await build({ 'content/a.md': bytes, 'content/b.md': '' });
    expect(diagnostics.map(({ at, code, message }) => [code, `${at?.line}:${at?.column} ${message}`])).toEqual([
      ['content/bad-encoding', expected],
    ]);
    expect(pages.map(({ name }) => name)).toEqual(['b.md']);
  });

  test('may contain the replacement character and NUL', async () => {
    const { pages, diagnostics } = await build({ 'content/a.md': '# a \uFFFD b\n', 'content/b.md': 'abc\0d\n' });
    expect([pages.length, diagnostics]).toEqual([2, []]);
  });

  test('that cannot be read is an error', async () => {
    const { root, files } = await build({ 'content/a.md': '', 'content/b.md': '' });
    const { value: site } = await loadSite({ root, fs });
    if (!site) throw new Error('no site');
    const failing = {
      ...fs,
      readText: (path: string) => (path.endsWith('a.md') ? Promise.reject(new Error('EACCES')) : fs.readText(path)),
    };
    const { value, diagnostics } = await parsePages(site, files, { fs: failing });
    expect(value.pages.map(({ name }) => name)).toEqual(['b.md']);
    expect(value.leftOut).toEqual([{ productKey: 'ui', name: 'a.md', route: '/ui/a/' }]);
    expect(diagnostics).toMatchObject([{ code: 'content/unreadable-file', at: { file: 'content/a.md' } }]);
  });
});

describe('an invalid route', () => {
  test.each([
    ['/other/a', 'does not start with /ui/'],
    ['ui/a', 'must start with a slash'],
    ['/ui/../a', 'must hold no . or .. segments'],
    ['/ui/./a', 'must hold no . or .. segments'],
    ['/ui/a?b', 'must hold neither ?, # nor a backslash'],
    ['/ui/a#b', 'must hold neither ?, # nor a backslash'],
    ['/ui/a\\b', 'must hold neither ?, # nor a backslash'],
    ['/ui/a\u0000b', 'must hold no control characters'],
    ['/ui/a\ud800', 'must hold no control characters'],
    ['/ui/a\nb', 'must hold no control characters'],
  ])('is reported: %j %s', async (route, problem) => {
    const { pages, diagnostics } = await build(
      { 'content/a.md': '' },
      { product: `routes: () => ${JSON.stringify(route)}` },
    );
    expect(pages).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'content/bad-route', at: { file: 'site.config.ts', line: 3 } }]);
    expect(diagnostics[0]?.message).toContain(problem);
  });

  test('is reported in the front matter', async () => {
    const { diagnostics, leftOut } = await build({ 'content/a.md': '---\ntitle: A\nroute: /x/a\n---\n' });
    expect(leftOut).toEqual([{ productKey: 'ui', name: 'a.md', route: '/x/a/' }]); // Links to it are not dead, too.
    expect(diagnostics).toMatchObject([
      { code: 'content/bad-route', at: { file: 'content/a.md', line: 3, column: 8, length: 4 } },
    ]);
  });

  test('is reported in the JSON file', async () => {
    const { diagnostics } = await build(
      { 'content/a.md': '', 'content/r.json': '{\n  "/x/": "a.md" }' },
      { product: "routes: 'r.json'" },
    );
    expect(diagnostics).toMatchObject([
      { code: 'content/bad-route', at: { file: 'content/r.json', line: 2, column: 3, length: 5 } },
    ]);
  });

  test('from a file name is reported at the file', async () => {
    const { diagnostics } = await build({ 'content/c\\d.md': '' });
    expect(diagnostics).toMatchObject([{ code: 'content/bad-route', at: { file: 'content/c\\d.md' } }]);
  });

  test('of two files is reported at both, and the first one is built', async () => {
    const { pages, diagnostics } = await build({
      'content/a/a.md': '',
      'content/a/index.md': '',
      'content/b.md': '---\nroute: /ui/a\n---\n',
    });
    expect(pages.map(({ name }) => name)).toEqual(['a/a.md']);
    expect(diagnostics).toMatchObject([
      {
        code: 'content/duplicate-route',
        message: 'Two files claim /ui/a/: content/a/a.md and content/a/index.md.',
        at: { file: 'content/a/index.md' },
        related: [{ at: { file: 'content/a/a.md' } }],
      },
      {
        code: 'content/duplicate-route',
        at: { file: 'content/b.md', line: 2, column: 8 },
        related: [{ at: { file: 'content/a/a.md' } }],
      },
    ]);
  });
});

describe('the `routes` field', () => {
  const files = { 'content/button.md': '' };

  test('is reported with the nearest file name if a file does not exist', async () => {
    const { diagnostics } = await build(files, { product: "\n    routes: { '/ui/b/': 'buton.md' }" });
    expect(diagnostics).toMatchObject([
      {
        code: 'content/missing-routed-file',
        hint: 'did you mean button.md?',
        at: { file: 'site.config.ts', line: 4, column: 25, length: 10 },
      },
    ]);
  });

  test.each([
    ['the file is not there', "routes: 'no.json'", {}, { file: 'site.config.ts', line: 3 }],
    [
      'the file is no JSON',
      "routes: 'r.json'",
      { 'content/r.json': '{\n "a": }' },
      { file: 'content/r.json', line: 2, column: 7 },
    ],
    ['the file holds something else', "routes: 'r.json'", { 'content/r.json': '[1]' }, { file: 'content/r.json' }],
    ['the function throws', "routes: () => { throw new Error('no'); }", {}, { file: 'site.config.ts', line: 3 }],
    ['the function gives no text', 'routes: () => 7', {}, { file: 'site.config.ts', line: 3 }],
  ])('is reported if %s', async (_name, product, more, at) => {
    const { pages, diagnostics } = await build({ ...files, ...more }, { product });
    expect(diagnostics).toMatchObject([{ code: 'content/bad-routes', severity: 'error', at }]);
    expect(pages.map(({ route }) => route)).toEqual(['/ui/button/']);
  });
});

describe('two similar routes', () => {
  test.each([
    ['case', { 'content/Button.md': '# B', 'content/button.md': '# b' }, '/ui/button/', '/ui/Button/'],
    ['Unicode form', { 'content/e\u0301.md': '# a', 'content/\u00e9.md': '# b' }, '/ui/\u00e9/', '/ui/e\u0301/'],
  ])('that differ only in %s are a warning with both places', async (_, files, route, other) => {
    const { pages, diagnostics } = await build(files);
    expect(pages).toHaveLength(2);
    expect(diagnostics).toMatchObject([
      { code: 'content/similar-routes', severity: 'warning', related: [{ at: { file: Object.keys(files)[0] } }] },
    ]);
    expect(diagnostics[0]?.at?.file).toBe(Object.keys(files)[1]);
    expect(diagnostics[0]?.message).toContain(`${route} and ${other} differ`);
  });

  test('that are equal are reported only as a duplicate', async () => {
    const { diagnostics } = await build({ 'content/a.md': '# a', 'content/a/index.md': '# a' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/duplicate-route']);
  });
});

test('a content folder without pages is reported as empty', async () => {
  const files = { 'content/README.md': '# Notes', 'content/_parts/a.md': '# A' };
  expect((await build(files)).diagnostics).toMatchObject([{ code: 'content/empty-folder', severity: 'warning' }]);
  expect((await build({ ...files, 'content/a.md': '# A' })).diagnostics).toEqual([]);
});

test('a content folder whose only route is invalid is not reported as empty', async () => {
  const { diagnostics } = await build({ 'content/a.md': '---\nroute: /other/\n---\n# A' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['content/bad-route']);
});
