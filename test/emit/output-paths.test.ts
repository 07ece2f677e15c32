// Output folders and paths that are rejected before anything is written.
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import { tempDir } from '../support/temp-dir.ts';
import { artifactsOf, builder, depsWith, SWAP, writeArtifacts } from './builder.ts';

describe('the check of the output folder and paths', () => {
  // `dist` stands for the output folder, all below one root.
  test.each([
    ['the root of the file system', '/', {}],
    ['the site itself', '.', {}],
    ['a folder around the site', '..', {}],
    ['the home folder', 'home', {}],
    ['a folder around the home folder', 'home', { home: 'home/me' }],
    ['a content folder', 'content', {}],
    ['a folder around a content folder', 'docs', { content: 'docs/ui' }],
    ['a folder in a content folder', 'content/dist', {}],
    ['the folder of packages', 'node_modules', {}],
    ['a folder among packages', 'node_modules/.cache/dist', {}],
    ['the folder of git', '.git', {}],
  ])('rejects %s', async (_, out, { home = 'home', content = 'content' }: { home?: string; content?: string }) => {
    const root = tempDir();
    const target = {
      outDir: join(out === '/' ? '/' : root, out),
      root,
      home: join(root, home),
      reserved: [{ path: join(root, content), kind: 'content folder' }],
      ...SWAP,
    };
    const { value, diagnostics } = await writeArtifacts(
      artifactsOf({ 'a.html': 'a' }),
      target,
      depsWith(createFileWriter()),
    );
    expect(diagnostics).toMatchObject([{ code: 'emit/unsafe-out', severity: 'error' }]);
    expect(value).toEqual({ written: 0, unchanged: 0, removed: 0, files: 0 });
    expect(await readdir(root)).toEqual([]);
  });

  test('rejects a file', async () => {
    const { outDir, publish, read } = builder();
    await writeFile(outDir, 'mine');
    expect((await publish({ 'a.html': 'a' })).diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['emit/unsafe-out', 'The output folder dist is a file.'],
    ]);
    expect(await readFile(outDir, 'utf8')).toBe('mine');
    await expect(read('a.html')).rejects.toThrow();
  });

  test('rejects a link to a content folder', async () => {
    const { root, target, publish } = builder();
    await mkdir(join(root, 'content'));
    await symlink(join(root, 'content'), target.outDir);
    expect((await publish({ 'a.html': 'a' })).diagnostics).toMatchObject([{ code: 'emit/unsafe-out' }]);
    expect(await readdir(join(root, 'content'))).toEqual([]);
  });

  test('accepts a folder whose name starts like that of a content folder', async () => {
    const { root, target } = builder();
    const beside = { ...target, outDir: join(root, 'content-dist') };
    expect(
      (await writeArtifacts(artifactsOf({ 'a.html': 'a' }), beside, depsWith(createFileWriter()))).diagnostics,
    ).toEqual([]);
  });

  test.each([
    ['emit/duplicate-path', ['a.html', 'b.html', 'a.html', 'a.html']],
    ['emit/duplicate-path', ['a', 'a/b.html']],
    ['emit/unsafe-path', ['../a.html']],
    ['emit/unsafe-path', ['/a.html']],
    ['emit/unsafe-path', ['a/../../b.html']],
    ['emit/unsafe-path', ['a//b.html']],
    ['emit/unsafe-path', ['a\\b.html']],
    ['emit/unsafe-path', ['a\u0000.html']],
    ['emit/unsafe-path', ['']],
    ['emit/unsafe-path', ['C:/a.html']],
  ])('reports %s for the paths %j', async (code, paths) => {
    const { target, root } = builder();
    const artifacts = paths.map((path): Artifact => ({ path, body: 'x', type: 'text/html', immutable: false }));
    const { diagnostics } = await writeArtifacts(artifacts, target, depsWith(createFileWriter()));
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(await readdir(root)).toEqual([]);
  });

  test('reports two files with one path at the one that an author can rename', async () => {
    const { target } = builder();
    const made: Artifact = { path: 'robots.txt', body: 'x', type: 'text/plain', immutable: false };
    const own: Artifact = {
      path: 'robots.txt',
      source: '/site/public/robots.txt',
      origin: 'public/robots.txt',
      bytes: 1,
      sha256: '',
      type: 'text/plain',
      immutable: false,
    };
    const page: Artifact = { ...made, path: 'robots.txt/index.html', origin: 'content/robots.txt.md' };
    const clash = async (artifacts: Artifact[]) =>
      (await writeArtifacts(artifacts, target, depsWith(createFileWriter()))).diagnostics.map(
        ({ message, at, related }) => [message, at?.file, related?.[0]?.at.file],
      );
    const message = 'Two files have the output path robots.txt: public/robots.txt, and';
    const found = [[`${message} robots.txt, which the build generates.`, 'public/robots.txt', undefined]];
    expect(await clash([made, own])).toEqual(found);
    expect(await clash([own, made])).toEqual(found);
    expect(await clash([own, page])).toEqual([
      [`${message} content/robots.txt.md.`, 'public/robots.txt', 'content/robots.txt.md'],
    ]);
  });
});
