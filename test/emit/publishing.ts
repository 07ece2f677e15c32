// A site that is published into a folder again and again, by either method.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDeps } from '../../src/cli/deps.ts';
import { assetManifest, describeFiles } from '../../src/derive/asset-manifest.ts';
import { inspectOutput } from '../../src/emit/inspect-output.ts';
import type { OutTarget } from '../../src/emit/out-dir.ts';
import { openOutput } from '../../src/emit/output.ts';
import { type Artifact, RETAINED_ASSETS } from '../../src/model/artifact.ts';
import type { FileWriter } from '../../src/model/deps.ts';
import { tempDir } from '../support/temp-dir.ts';

export type Files = Readonly<Record<string, string>>;

export const QUIET = createDeps({ start() {}, tick() {}, end() {} });

export function site(options: Partial<Pick<OutTarget, 'publish' | 'keepPrevious'>> = {}) {
  const root = tempDir();
  const outDir = join(root, 'dist');
  const target: OutTarget = {
    outDir,
    root,
    home: join(root, 'home'),
    reserved: [],
    publish: 'swap',
    keepPrevious: false,
    ...options,
  };
  /** As a build does it: files are set aside, and published at the end. Those below `assets/` have hashed names. */
  const publish = async (files: Files, more: Partial<OutTarget> = {}, writer: Partial<FileWriter> = {}) => {
    const artifacts = Object.entries(files).map(
      ([path, body]): Artifact => ({ path, body, type: 'text/html', immutable: path.startsWith('assets/') }),
    );
    const deps = { ...QUIET, writer: { ...QUIET.writer, ...writer } };
    const output = await openOutput(await inspectOutput({ ...target, ...more }, deps), deps);
    try {
      return await output.publish([...artifacts, assetManifest(describeFiles(artifacts))]);
    } finally {
      await output.discard();
    }
  };
  const read = (path: string) => readFile(join(outDir, path), 'utf8');
  const inode = async (path: string) => (await stat(join(outDir, path))).ino;
  return { root, outDir, publish, read, inode };
}

/** Without the lists. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'asset-manifest.json' && path !== RETAINED_ASSETS)
    .sort();
}

export const FIRST = { 'index.html': 'home', 'ui/a/index.html': 'a', 'ui/b/index.html': 'b' };
