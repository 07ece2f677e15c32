// Types, caching and headers of the files of a built folder.
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../support/write-files.ts';
import { asFile, built, manifest } from './built-folder.ts';

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
