// A built folder as a served site: finding files, and picking up the next build.
import { chmod, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBuiltSite } from '../../src/serve/built-site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { asFile, built, manifest } from './built-folder.ts';
import { fileDeps } from './support.ts';

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
