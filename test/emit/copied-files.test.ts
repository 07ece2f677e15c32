// Files that are copied from the disk into the output folder.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assetManifest, describeFiles } from '../../src/derive/asset-manifest.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import { builder, depsWith, filesIn, writeArtifacts } from './builder.ts';

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
