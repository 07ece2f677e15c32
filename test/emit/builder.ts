// Files in an output folder, published as a build publishes them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDeps } from '../../src/cli/deps.ts';
import { assetManifest, describeFiles } from '../../src/derive/asset-manifest.ts';
import { inspectOutput } from '../../src/emit/inspect-output.ts';
import type { OutTarget } from '../../src/emit/out-dir.ts';
import { type EmitDeps, openOutput } from '../../src/emit/output.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import type { Artifact } from '../../src/model/artifact.ts';
import type { FileWriter } from '../../src/model/deps.ts';
import { tempDir } from '../support/temp-dir.ts';

export const silent = { start() {}, tick() {}, end() {} };

export const depsWith = (writer: FileWriter): EmitDeps => ({ ...createDeps(silent), writer });

export const SWAP = { publish: 'swap', keepPrevious: false } as const;

export async function writeArtifacts(artifacts: readonly Artifact[], target: OutTarget, deps: EmitDeps) {
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
export function artifactsOf(files: Readonly<Record<string, string>>): Artifact[] {
  const artifacts = Object.entries(files).map(
    ([path, body]): Artifact => ({ path, body, type: 'text/html', immutable: false }),
  );
  return [...artifacts, assetManifest(describeFiles(artifacts))];
}

export function builder() {
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
export async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}
