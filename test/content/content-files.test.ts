// Content folders and files: which files are pages, and how their text is read.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { parsePages } from '../../src/content/parse.ts';
import { scanContent } from '../../src/content/scan.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { build, fs } from './content-project.ts';

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
    expect(diagnostics).toMatchObject([{ code: 'content/empty-folder', severity: 'error' }]);
  });
});

describe('the text of a page', () => {
  test('loses its byte order mark, and nothing else', async () => {
    const { pages } = await build({ 'content/a.md': '\uFEFF---\ntitle: A\n---\n# Ünï\r\n' });
    expect(pages[0]).toMatchObject({ text: '   \n        \n   \n# Ünï\r\n', frontMatter: { title: 'A' } });
  });

  test.each<[string, Uint8Array, string]>([
    ['in Latin-1', Buffer.from('# Hi\n\nTür\n', 'latin1'), '3:2 The file is not UTF-8: the byte 0xFC is not valid.'],
    [
      'in UTF-8 with an invalid byte after a replacement character',
      Buffer.concat([Buffer.from('\uFEFFä \uFFFD '), Buffer.from([0xc3])]),
      '1:5 The file is not UTF-8: the byte 0xC3 is not valid.',
    ],
    [
      'in UTF-16 with a byte order mark',
      Buffer.from('\uFEFF# Hi\n', 'utf16le'),
      '1:1 The file is not UTF-8: it is UTF-16.',
    ],
    [
      'in UTF-16 without a byte order mark',
      Buffer.from('# Hi\n', 'utf16le'),
      '1:1 The file is not UTF-8: it is UTF-16.',
    ],
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

test('a content folder without pages is reported as empty', async () => {
  const files = { 'content/README.md': '# Notes', 'content/_parts/a.md': '# A' };
  expect((await build(files)).diagnostics).toMatchObject([{ code: 'content/empty-folder', severity: 'error' }]);
  expect((await build({ ...files, 'content/a.md': '# A' })).diagnostics).toEqual([]);
});

test('a content folder is not empty if `routes` names a React page', async () => {
  const files = { 'start.tsx': 'export default () => null;\n' };
  const { pages, diagnostics } = await build(files, { product: "routes: { '/ui/': '../start.tsx' }" });
  expect([pages.map(({ route }) => route), diagnostics]).toEqual([['/ui/'], []]);
});

test('a content folder whose only route is invalid is not reported as empty', async () => {
  const { diagnostics } = await build({ 'content/a.md': '---\nroute: /other/\n---\n# A' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['content/bad-route']);
});
