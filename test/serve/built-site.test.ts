// A built folder as something to serve: what is found where, and that the next build shows at once.
import { chmod, mkdir, rename, rm, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ServedFile } from '../../src/model/serve.ts';
import { createBuiltSite } from '../../src/serve/built-site.ts';
import { withRedirects } from '../../src/serve/server-redirects.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fileDeps } from './support.ts';

async function built(files: Readonly<Record<string, string>>, base = '/') {
  const outDir = tempDir();
  await writeFiles(outDir, files);
  return { outDir, site: createBuiltSite({ outDir, base }, fileDeps) };
}

function asFile(found: unknown): ServedFile {
  expect(found).toMatchObject({ kind: 'file' });
  return found as ServedFile; // Checked by the line above.
}

const manifest = (...files: readonly object[]) => JSON.stringify({ version: 1, generation: '', files });

describe('find', () => {
  test.each([
    ['', 'index.html'],
    ['ui/', 'ui/index.html'],
    ['ui/index.html', 'ui/index.html'],
    ['a.txt', 'a.txt'],
    ['.well-known/x', '.well-known/x'],
  ])('%j is the file %s', async (path, file) => {
    const { outDir, site } = await built({
      'index.html': 'home',
      'ui/index.html': 'ui',
      'a.txt': 'a',
      '.well-known/x': 'x',
    });
    const { body } = asFile(await site.find(path));
    expect(body).toEqual({ path: join(outDir, file), bytes: expect.any(Number) });
  });

  test.each([
    ['nothing', 'none/'],
    ['a folder without a page', 'empty/'],
    ['a folder without a page, without its slash', 'empty'],
    ['a file as a folder', 'a.txt/'],
    ['a file below a file', 'a.txt/b'],
    ['dots', '../a.txt'],
    ['dots in the middle', 'ui/../a.txt'],
    ['a backslash', 'ui\\index.html'],
    ['NUL', 'a.txt\0'],
    ['a doubled slash', 'ui//index.html'],
    ['a slash at the start', '/a.txt'],
    ['a dot file', '.env'],
    ['a dot folder', 'ui/.git/config'],
    ['a list for hosts', '_headers'],
    ['a name that is too long', 'a'.repeat(5000)],
    ['another spelling', 'A.txt'],
  ])('%s is nothing', async (_, path) => {
    const { site } = await built({
      ...{ 'ui/index.html': 'ui', 'a.txt': 'a', 'empty/x.txt': 'x' },
      ...{ '.env': 'secret', 'ui/.git/config': 'secret', _headers: '/a\n  x: y\n' },
    });
    expect(await site.find(path)).toBeNull();
  });

  test('a page asked for without its slash leads to it', async () => {
    const { site } = await built({ 'ui/über uns?/index.html': 'us' });
    expect(await site.find('ui/über uns?')).toEqual({
      kind: 'redirect',
      to: 'ui/%C3%BCber%20uns%3F/',
      status: 301,
    });
  });

  test('links are followed inside the folder only', async () => {
    const { outDir, site } = await built({ 'a/index.html': 'a', '.env': 'secret' });
    const outside = tempDir();
    await writeFiles(outside, { 'index.html': 'secret' });
    await symlink(join(outDir, 'a'), join(outDir, 'b'));
    await symlink(outside, join(outDir, 'c'));
    await symlink(join(outDir, '.env'), join(outDir, 'env.txt'));
    await symlink(join(outside, 'index.html'), join(outDir, '404.html'));
    await symlink(join(outside, 'index.html'), join(outDir, '_redirects'));
    expect(asFile(await site.find('b/')).body).toEqual({ path: join(outDir, 'a/index.html'), bytes: 1 });
    expect([await site.find('c/'), await site.find('c/index.html'), await site.find('env.txt')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await site.notFound()).toBeNull();
  });

  test('the folder itself may be a link', async () => {
    const { outDir } = await built({ 'index.html': 'home' });
    const link = join(tempDir(), 'dist');
    await symlink(outDir, link);
    const site = createBuiltSite({ outDir: link, base: '/' }, fileDeps);
    expect(asFile(await site.find('')).body).toEqual({ path: join(outDir, 'index.html'), bytes: 4 });
  });

  test.skipIf(process.getuid?.() === 0)('a folder that may not be looked into holds nothing', async () => {
    const { outDir, site } = await built({ 'closed/index.html': 'a' });
    await chmod(join(outDir, 'closed'), 0o000);
    expect(await site.find('closed/')).toBeNull();
    await chmod(join(outDir, 'closed'), 0o700);
  });
});

describe('types and caching', () => {
  test('come from the list of files, else from the name', async () => {
    const { site } = await built({
      'assets/a-1.js': 'a',
      'own/data': '{}',
      'page.xyz': '?',
      'b.css': 'b',
      'asset-manifest.json': manifest(
        { path: 'assets/a-1.js', bytes: 1, sha256: '', type: 'text/javascript', immutable: true },
        { path: 'own/data', bytes: 2, sha256: '', type: 'application/json', immutable: false },
        { path: 'b.css', bytes: 2, sha256: '', type: 'text/css\r\nX-Evil: yes', immutable: false },
      ),
    });
    const seen = async (path: string) => {
      const { type, immutable } = asFile(await site.find(path));
      return [type, immutable];
    };
    expect(await seen('assets/a-1.js')).toEqual(['text/javascript', true]);
    expect(await seen('own/data')).toEqual(['application/json', false]);
    expect(await seen('b.css')).toEqual(['text/css', false]);
    expect(await seen('page.xyz')).toEqual(['application/octet-stream', false]);
  });

  test.each(['', '{', '[]', '{"files":1}', '{"files":[null,{"path":1}]}'])(
    'a list that says %j is none',
    async (text) => {
      const { site } = await built({ 'assets/a-1.js': 'a', 'asset-manifest.json': text });
      expect(asFile(await site.find('assets/a-1.js'))).toMatchObject({ type: 'text/javascript', immutable: false });
    },
  );

  test('tags change with the file, and only then', async () => {
    const { outDir, site } = await built({ 'index.html': 'one' });
    const tag = async () => asFile(await site.find('')).tag;
    const first = await tag();
    expect(await tag()).toBe(first);
    await writeFiles(outDir, { 'index.html': 'two' });
    await utimes(join(outDir, 'index.html'), 1_000_000, 1_000_000);
    const second = await tag();
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[\w.-]+$/);
  });

  test('tags tell files and builds apart that were unpacked with one time for all', async () => {
    const files = (hash: string) =>
      manifest({ path: 'a.html', bytes: 1, sha256: hash, type: 'text/html', immutable: false });
    const { outDir, site } = await built({ 'a.html': 'a', 'b.html': 'b', 'asset-manifest.json': files('aa') });
    const unpacked = async () => {
      for (const name of ['a.html', 'b.html']) await utimes(join(outDir, name), 1_000_000, 1_000_000);
      return [asFile(await site.find('a.html')).tag, asFile(await site.find('b.html')).tag];
    };
    const first = await unpacked();
    expect(first[0]).not.toBe(first[1]);
    await writeFiles(outDir, { 'a.html': 'A', 'asset-manifest.json': files('bbb') });
    const second = await unpacked();
    expect([second[0] === first[0], second[1] === first[1]]).toEqual([false, true]);
  });
});

describe('the next build', () => {
  test('shows at once: files, redirects, headers, types', async () => {
    const { outDir, site } = await built({
      'index.html': 'one',
      _redirects: '/old/ /a/ 301\n',
      _headers: '/*\n  X-A: 1\n',
    });
    expect(await site.find('old/')).toMatchObject({ to: 'a/' });
    expect(await site.headers('/')).toEqual({ 'x-a': '1' });
    const next = tempDir();
    await writeFiles(next, {
      'index.html': 'two!',
      'new.dat': 'x',
      _redirects: '/old/ /b/ 302\n',
      _headers: '/*\n  X-A: two\n',
      'asset-manifest.json': manifest({ path: 'new.dat', bytes: 1, sha256: '', type: 'text/plain', immutable: false }),
    });
    await rm(outDir, { recursive: true });
    expect([await site.find(''), await site.find('old/'), await site.notFound(), await site.headers('/')]).toEqual([
      null,
      null,
      null,
      {},
    ]);
    await rename(next, outDir);
    await mkdir(next); // The test removes it.
    expect(asFile(await site.find('')).body).toMatchObject({ bytes: 4 });
    expect(asFile(await site.find('new.dat')).type).toBe('text/plain');
    expect(await site.find('old/')).toMatchObject({ to: 'b/', status: 302 });
    expect(await site.headers('/')).toEqual({ 'x-a': 'two' });
  });
});

describe('redirects', () => {
  // Rule, path, query; where it leads to, or nowhere.
  test.each([
    ['/old/ /ui/ 301', 'old/', '', 'ui/'],
    ['/old/ /ui/', 'old', '', 'ui/'],
    ['/old/ https://x.example/a 302', 'old/', '', 'https://x.example/a'],
    ['/v1/* /v2/:splat 301', 'v1/a/b', '', 'v2/a/b'],
    ['/v1/* /v2/:splat 301', 'v1/ü?#x', '', 'v2/%C3%BC%3F%23x'],
    ['/v1/* /:splat 301', 'v1//evil.example/', '', 'evil.example'],
    ['/a/:b/ /c/:b/ 301', 'a/x/', '', 'c/x/'],
    ['/f q=:w /s/:w/ 301', 'f', '?q=a&b=1', 's/a/'],
    ['/f q=1 /s/ 301', 'f', '?q=2', null],
    ['/f q=1 /s/ 301', 'f', '', null],
    ['# /old/ /ui/ 301', 'old/', '', null],
    ['/old/', 'old/', '', null],
    ['/old/ /ui/ 404', 'old/', '', null],
    ['/old/ https://x.example/ 200', 'old/', '', null],
    ['/page/ /ui/ 301', 'page/', '', 'file'],
    ['/page/ /ui/ 301!', 'page/', '', 'ui/'],
    ['/copy/ /page/ 200', 'copy/', '', 'file'],
  ])('%s answers %s%s with %s', async (rule, path, query, to) => {
    const { site } = await built({ _redirects: `${rule}\n`, 'page/index.html': 'page' });
    const found = await site.find(path, query);
    expect(found === null ? null : found.kind === 'redirect' ? found.to : 'file').toBe(to);
  });

  test('hold the base, which the folder does not', async () => {
    const { site } = await built({ _redirects: '/docs/old/ /docs/ui/ 301\n/docs/up/ /other/ 301\n' }, '/docs/');
    expect(await site.find('old/')).toMatchObject({ to: 'ui/' });
    expect(await site.find('up/')).toMatchObject({ to: '/other/' });
  });
});

describe('headers', () => {
  test.each([
    ['/*', '/any/thing', true],
    ['/ui/*', '/ui/', true],
    ['/ui/*', '/uix', false],
    ['/', '/', true],
    ['/', '/a', false],
    ['/:name/api', '/ui/api', true],
    ['/:name/api', '/a/b/api', false],
    ['/a.b', '/aXb', false],
    ['/*.js', '/deep/a.js', true],
    ['https://x.example/*', '/a', false],
  ])('of %s are for %s: %s', async (pattern, path, isMeant) => {
    const { site } = await built({ _headers: `${pattern}\n  X-A: yes: no\n` });
    expect(await site.headers(path)).toEqual(isMeant ? { 'x-a': 'yes: no' } : {});
  });
});

describe('a source that has its redirects as a file', () => {
  const list: ServedFile = {
    kind: 'file',
    body: '/docs/old/* /docs/new/:splat 302\n/docs/copy/ /docs/page/ 200\n/docs/page/ /docs/other/ 301!\n',
    type: 'text/plain',
    ...{ tag: 'a', immutable: false },
  };
  const page: ServedFile = { ...list, body: 'page', type: 'text/html' };
  const files = new Map([
    ['_redirects', list],
    ['page/', page],
  ]);

  test('has them applied where nothing is', async () => {
    const asked: string[] = [];
    const source = withRedirects(
      {
        async find(path) {
          asked.push(path);
          return files.get(path) ?? null;
        },
        notFound: async () => null,
      },
      '/docs/',
    );
    expect(await source.find('page/')).toBe(page);
    expect(asked).toEqual(['page/']);
    expect(await source.find('old/a/')).toEqual({ kind: 'redirect', to: 'new/a', status: 302 });
    expect(await source.find('copy/')).toBe(page);
    expect(await source.find('none/')).toBeNull();
  });

  test('may have none', async () => {
    const source = withRedirects({ find: async () => null, notFound: async () => page }, '/');
    expect([await source.find('a/'), await source.notFound()]).toEqual([null, page]);
  });
});
