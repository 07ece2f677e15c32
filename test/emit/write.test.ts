import { lstat, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { assetManifest, describeFiles } from '../../src/derive/asset-manifest.ts';
import { inspectOutput } from '../../src/emit/inspect-output.ts';
import type { OutTarget } from '../../src/emit/out-dir.ts';
import { type EmitDeps, openOutput } from '../../src/emit/output.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import type { FileWriter } from '../../src/model/deps.ts';
import { tempDir } from '../support/temp-dir.ts';

const silent = { start() {}, tick() {}, end() {} };
const depsWith = (writer: FileWriter): EmitDeps => ({ ...createDeps(silent), writer });

const SWAP = { publish: 'swap', keepPrevious: false } as const;

async function writeArtifacts(artifacts: readonly Artifact[], target: OutTarget, deps: EmitDeps) {
  const output = await openOutput(await inspectOutput(target, deps), deps);
  try {
    const { value, diagnostics } = await output.publish(artifacts);
    const { linked: _, ...counts } = value;
    return { value: counts, diagnostics };
  } finally {
    await output.discard();
  }
}

/** Files by path, as a build would publish them: with their manifest. */
function artifactsOf(files: Readonly<Record<string, string>>): Artifact[] {
  const artifacts = Object.entries(files).map(
    ([path, body]): Artifact => ({ path, body, type: 'text/html', immutable: false }),
  );
  return [...artifacts, assetManifest(describeFiles(artifacts))];
}

function builder() {
  const root = tempDir();
  const outDir = join(root, 'dist');
  const target = {
    outDir,
    root,
    home: join(root, 'home'),
    reserved: [
      { path: join(root, 'content'), kind: 'content folder' },
      { path: join(root, 'public'), kind: 'public folder' },
    ],
    ...SWAP,
  };
  const publish = (files: Readonly<Record<string, string>>, writer = createFileWriter()) =>
    writeArtifacts(artifactsOf(files), target, depsWith(writer));
  const read = (path: string) => readFile(join(outDir, path), 'utf8');
  return { root, outDir, target, publish, read };
}

/** All files below a folder, posix. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

/** Long enough ago that a rewrite shows. */
async function age(path: string): Promise<number> {
  const then = new Date(Date.now() - 60_000);
  await utimes(path, then, then);
  return (await stat(path)).mtimeMs;
}

describe('the publication of a build', () => {
  test('writes every file, and leaves no temporary files', async () => {
    const { publish, outDir, read } = builder();
    const { value, diagnostics } = await publish({ 'index.html': 'home', 'ui/button/index.html': 'button' });
    expect(diagnostics).toEqual([]);
    expect(value).toEqual({ written: 3, unchanged: 0, removed: 0, files: 3 });
    expect(await filesIn(outDir)).toEqual(['asset-manifest.json', 'index.html', 'ui/button/index.html']);
    expect(await readdir(outDir)).toEqual(['asset-manifest.json', 'index.html', 'ui']);
    expect(await read('ui/button/index.html')).toBe('button');
  });

  test('accepts file names with spaces, %, #, ? and emoji', async () => {
    const { publish, outDir } = builder();
    const files = {
      'a b/50%/index.html': '1',
      'c#/what?/index.html': '2',
      '🚀/%20/index.html': '3',
      'é/e\u0301.html': '4',
    };
    await publish(files);
    expect(await filesIn(outDir)).toEqual([...Object.keys(files), 'asset-manifest.json'].sort());
    expect((await publish(files)).value).toMatchObject({ written: 0, unchanged: 5 });
  });

  test('does not touch an unchanged file', async () => {
    const { publish, outDir, read } = builder();
    await publish({ 'a.html': 'same', 'b.html': 'old' });
    const before = await age(join(outDir, 'a.html'));
    const { value } = await publish({ 'a.html': 'same', 'b.html': 'new' });
    expect(value).toEqual({ written: 2, unchanged: 1, removed: 0, files: 3 });
    expect((await stat(join(outDir, 'a.html'))).mtimeMs).toBe(before);
    expect(await read('b.html')).toBe('new');
  });

  test('replaces a file of the same size that is older than the manifest', async () => {
    const { publish, read, outDir } = builder();
    await publish({ 'a.html': 'same', 'b.html': 'old' });
    await writeFile(join(outDir, 'a.html'), 'sane');
    await utimes(join(outDir, 'a.html'), 0, 0);
    const { value } = await publish({ 'a.html': 'same', 'b.html': 'new' });
    expect(value).toMatchObject({ written: 3, unchanged: 0 });
    expect(await read('a.html')).toBe('same');
  });

  // The manifest says one thing, the folder another.
  test.each([
    ['was changed', (path: string) => writeFile(path, 'evil')],
    ['grew', (path: string) => writeFile(path, 'same and more')],
    ['is gone', (path: string) => rm(path)],
    ['became a link', (path: string) => rm(path).then(() => symlink('/dev/null', path))],
  ])('writes a file again that %s since the last build', async (_, meddle) => {
    const { publish, outDir, read } = builder();
    await publish({ 'a.html': 'same' });
    await meddle(join(outDir, 'a.html'));
    const later = new Date(Date.now() + 5000);
    if (
      await stat(join(outDir, 'a.html')).then(
        (stats) => stats.isFile(),
        () => false,
      )
    )
      await utimes(join(outDir, 'a.html'), later, later);
    expect((await publish({ 'a.html': 'same' })).value).toMatchObject({ written: 1, unchanged: 1 });
    expect(await read('a.html')).toBe('same');
    expect((await lstat(join(outDir, 'a.html'))).isFile()).toBe(true);
  });

  test('rejects a folder whose manifest is damaged', async () => {
    const { publish, outDir, read } = builder();
    await publish({ 'a.html': 'same', 'b.html': 'old' });
    await writeFile(
      join(outDir, 'asset-manifest.json'),
      (await read('asset-manifest.json')).replace('a.html', 'c.html'),
    );
    const before = await filesIn(outDir);
    expect((await publish({ 'a.html': 'same', 'b.html': 'new' })).diagnostics).toMatchObject([
      { code: 'emit/foreign-folder', message: expect.stringContaining('dist contains 3 entries') },
    ]);
    expect([await filesIn(outDir), await read('b.html')]).toEqual([before, 'old']);
  });

  test('removes files that only the last build wrote, with the folders that become empty', async () => {
    const { publish, outDir } = builder();
    await publish({ 'index.html': 'home', 'old/deep/index.html': 'x', 'ui/a.html': 'a', 'ui/b.html': 'b' });
    expect((await publish({ 'index.html': 'home', 'ui/a.html': 'a' })).value).toMatchObject({ removed: 2 });
    expect(await filesIn(outDir)).toEqual(['asset-manifest.json', 'index.html', 'ui/a.html']);
    expect((await readdir(outDir)).sort()).toEqual(['asset-manifest.json', 'index.html', 'ui']);
  });

  test('keeps files that it did not write, and files that the user changed', async () => {
    const { publish, outDir, read } = builder();
    await publish({ 'old/index.html': 'x', 'mine.html': 'built' });
    await writeFile(join(outDir, 'old/notes.txt'), 'foreign');
    await writeFile(join(outDir, 'mine.html'), 'EDIT!');
    const later = new Date(Date.now() + 5000);
    await utimes(join(outDir, 'mine.html'), later, later);
    expect((await publish({ 'index.html': 'home' })).value).toMatchObject({ removed: 1 });
    expect(await filesIn(outDir)).toEqual(['asset-manifest.json', 'index.html', 'mine.html', 'old/notes.txt']);
    expect(await read('mine.html')).toBe('EDIT!');
  });

  test('removes no file outside of the output for a forged manifest', async () => {
    const { publish, outDir, root } = builder();
    await publish({ 'a.html': 'a' });
    await writeFile(join(root, 'precious.txt'), 'x');
    const [forged] = describeFiles([{ path: '../precious.txt', body: 'x', type: 'text/plain', immutable: false }]);
    await writeFile(
      join(outDir, 'asset-manifest.json'),
      JSON.stringify({ version: 1, generation: '', files: [forged] }),
    );
    await publish({ 'a.html': 'a' });
    expect(await readFile(join(root, 'precious.txt'), 'utf8')).toBe('x');
  });

  test('replaces a file by a folder, and a folder by a file', async () => {
    const { publish, outDir } = builder();
    await publish({ a: 'file', 'b/c/d.html': 'deep' });
    const { diagnostics } = await publish({ 'a/index.html': 'page', b: 'file' });
    expect(diagnostics).toEqual([]);
    expect(await filesIn(outDir)).toEqual(['a/index.html', 'asset-manifest.json', 'b']);
  });

  test('reports a full disk, and keeps the old manifest', async () => {
    const { publish, read, target } = builder();
    await publish({ 'a.html': 'old' });
    const manifest = await read('asset-manifest.json');
    const real = createFileWriter();
    const full: FileWriter = {
      ...real,
      put: async (path, body) => {
        if (path.includes('/p')) throw new Error('ENOSPC: no space left on device');
        return real.put(path, body);
      },
    };
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}.html`, 'x']));
    const { diagnostics } = await writeArtifacts(artifactsOf({ ...files, 'a.html': 'new' }), target, depsWith(full));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThanOrEqual(16);
    expect(diagnostics[0]).toMatchObject({ code: 'emit/write-failed', severity: 'error' });
    expect(diagnostics[0]?.message).toContain('ENOSPC');
    expect(await read('asset-manifest.json')).toBe(manifest);
    expect(await read('a.html')).toBe('old');
  });
});

test('a staged file that could not be written is reported by its path on the site, and nothing is published', async () => {
  const { outDir, target } = builder();
  const places: string[] = [];
  const isOpen: boolean[] = [];
  const deps = depsWith(createFileWriter());
  const output = await openOutput(await inspectOutput(target, deps), deps, () => {
    isOpen.push(true);
    return {
      put: async (path) => void places.push(path),
      settle: async () => ({ path: places[1] ?? '', reason: 'ENOSPC: no space left on device' }),
      close: async () => void isOpen.pop(),
    };
  });
  expect(isOpen).toEqual([]); // Nothing is opened for a build that sets nothing aside.
  const artifacts = artifactsOf({ 'a.html': 'a', 'b/c.html': 'b', 'd.html': 'd' });
  for (const { path, body = '' } of artifacts) await output.stage({ path, body, type: 'text/html', immutable: false });
  const { diagnostics } = await output.publish(artifacts);
  expect(diagnostics).toMatchObject([{ code: 'emit/write-failed', severity: 'error' }]);
  expect(diagnostics[0]?.message).toContain('b/c.html');
  await output.discard();
  expect(isOpen).toEqual([]);
  await expect(readdir(outDir)).rejects.toThrow('ENOENT');
});

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
    const message = 'Two files are to be published as robots.txt: public/robots.txt, and';
    const found = [[`${message} robots.txt, which the build makes.`, 'public/robots.txt', undefined]];
    expect(await clash([made, own])).toEqual(found);
    expect(await clash([own, made])).toEqual(found);
    expect(await clash([own, page])).toEqual([
      [`${message} content/robots.txt.md.`, 'public/robots.txt', 'content/robots.txt.md'],
    ]);
  });
});

describe('a file copied from the disk', () => {
  const digest = (path: string) => createFileSystem().digest(path, 0);

  async function publisher(text: string) {
    const { root, outDir, target } = builder();
    const source = join(root, 'public', 'a.bin');
    await mkdir(join(root, 'public'), { recursive: true });
    await writeFile(source, text);
    const publish = async () => {
      const { bytes, sha256 } = await digest(source);
      const file: Artifact = { path: 'a.bin', source, bytes, sha256, type: 'image/png', immutable: false };
      const writer = createFileWriter();
      const deps = depsWith({
        ...writer,
        write: (...args) => {
          expect(args[0]).not.toContain('a.bin');
          return writer.write(...args);
        },
      });
      return writeArtifacts([file, assetManifest(describeFiles([file]))], target, deps);
    };
    return { outDir, source, publish };
  }

  test('is not copied again while it is unchanged', async () => {
    const { outDir, source, publish } = await publisher('one');
    expect((await publish()).value).toMatchObject({ written: 2, unchanged: 0 });
    expect(await filesIn(outDir)).toEqual(['a.bin', 'asset-manifest.json']);
    expect((await publish()).value).toMatchObject({ written: 0, unchanged: 2 });
    await writeFile(source, 'two');
    expect((await publish()).value).toMatchObject({ written: 2, unchanged: 0 });
    expect(await readFile(join(outDir, 'a.bin'), 'utf8')).toBe('two');
  });

  test('that was removed after it was read is reported, and no manifest lists it', async () => {
    const { outDir, source, publish } = await publisher('one');
    const { bytes, sha256 } = await digest(source);
    const file: Artifact = { path: 'a.bin', source, bytes, sha256, type: 'image/png', immutable: false };
    expect(await publish()).toMatchObject({ diagnostics: [] });
    await rm(source);
    await rm(outDir, { recursive: true });
    const { target } = builder();
    const { diagnostics } = await writeArtifacts([file], target, depsWith(createFileWriter()));
    expect(diagnostics).toMatchObject([{ code: 'emit/write-failed' }]);
    await expect(readdir(target.outDir)).rejects.toThrow('ENOENT');
  });
});
