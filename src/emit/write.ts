// Publishes the artifacts: writes what changed, leaves what did not, and removes what the last build wrote and this one did not.

import { join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { sha256 } from '../lib/node/hash.ts';
import { type Artifact, ASSET_MANIFEST, type ManifestFile } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { checkPaths, foldersOf } from './artifact-paths.ts';
import { isAsWritten, type LastBuild, parseManifest, readLastBuild } from './last-build.ts';
import { checkOutDir, type OutTarget } from './out-dir.ts';

export interface EmitSummary {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** All files of the published site. */
  readonly files: number;
}

type EmitDeps = Pick<ShellDeps, 'fs' | 'writer' | 'progress'>;

const CONCURRENT_FILES = 16;
/** Files are written here first. Below the output folder, so that it is on the same disk. */
const TEMPORARY_FOLDER = '.docs-gen-tmp';

/** Writes nothing at all when the folder or a path is not safe. */
export async function writeArtifacts(
  artifacts: readonly Artifact[],
  target: OutTarget,
  deps: EmitDeps,
): Promise<Outcome<EmitSummary>> {
  const real = await withRealPaths(target, deps);
  const isFile = (await deps.writer.stat(real.outDir))?.isFile === true;
  const problems = [...checkOutDir(real, isFile), ...checkPaths(artifacts)];
  if (problems.length > 0) return { value: { written: 0, unchanged: 0, removed: 0, files: 0 }, diagnostics: problems };

  const { outDir } = real;
  const last = await readLastBuild(outDir, deps);
  const paths = new Set(artifacts.map(({ path }) => path));
  const orphans = [...last.files.keys()].filter((path) => !paths.has(path));
  const failures: Diagnostic[] = [];
  const attempt = async (path: string, change: () => Promise<void>): Promise<void> => {
    if (failures.length > 0) return; // A full disk fails for every file; one report is enough.
    try {
      await change();
    } catch (error) {
      failures.push(report('emit/write-failed', { path, reason: errorMessage(error) }));
    }
  };
  const count = { written: 0, unchanged: 0, removed: 0 };
  const remove = async (names: readonly string[]): Promise<void> => {
    await forEachBounded(names, CONCURRENT_FILES, (path) =>
      attempt(path, async () => {
        const file = last.files.get(path);
        // A file that someone changed since is theirs now and stays.
        if (!file || !(await isAsWritten(outDir, file, last, deps))) return;
        await deps.writer.remove(join(outDir, path));
        count.removed++;
      }),
    );
    const deepestFirst = [...foldersOf(names)].sort((a, b) => b.length - a.length);
    for (const folder of deepestFirst)
      await attempt(folder, async () => void (await deps.writer.removeEmptyFolder(join(outDir, folder))));
  };
  const isSame = comparison(artifacts, outDir, last, deps);
  const publish = (artifact: Artifact, index: number): Promise<void> =>
    attempt(artifact.path, async () => {
      if (await isSame(artifact)) count.unchanged++;
      else {
        const [file, temporary] = [join(outDir, artifact.path), join(outDir, TEMPORARY_FOLDER, String(index))];
        if (artifact.body === undefined) await deps.writer.copy(artifact.source, file, temporary);
        else await deps.writer.write(file, artifact.body, temporary);
        count.written++;
      }
      deps.progress.tick('emit');
    });

  // Room first: what was a file may now be a folder, or the other way round.
  const folders = foldersOf(paths);
  const inTheWay = new Set(
    orphans.filter((path) => folders.has(path) || [...foldersOf([path])].some((folder) => paths.has(folder))),
  );
  await remove([...inTheWay]);
  await forEachBounded(
    artifacts.filter(({ path }) => path !== ASSET_MANIFEST),
    CONCURRENT_FILES,
    publish,
  );
  // The list comes after the files, and not at all when one failed: it vouches for what is older than itself.
  await forEachBounded(
    artifacts.filter(({ path }) => path === ASSET_MANIFEST),
    1,
    publish,
  );
  await remove(orphans.filter((path) => !inTheWay.has(path)));
  await deps.writer.removeEmptyFolder(join(outDir, TEMPORARY_FOLDER));
  return { value: { ...count, files: artifacts.length }, diagnostics: failures };
}

async function withRealPaths(target: OutTarget, { writer }: EmitDeps): Promise<OutTarget> {
  return {
    outDir: await writer.realPath(target.outDir),
    root: await writer.realPath(target.root),
    home: await writer.realPath(target.home),
    contentRoots: await Promise.all(target.contentRoots.map((folder) => writer.realPath(folder))),
    publicRoots: await Promise.all(target.publicRoots.map((folder) => writer.realPath(folder))),
  };
}

/** The new manifest holds the hashes already; a file that it does not list is hashed here. */
function comparison(artifacts: readonly Artifact[], outDir: string, last: LastBuild, deps: EmitDeps) {
  const manifest = artifacts.find(({ path }) => path === ASSET_MANIFEST);
  const listed = typeof manifest?.body === 'string' ? parseManifest(manifest.body) : new Map<string, never>();
  return async (artifact: Artifact): Promise<boolean> => {
    const { path } = artifact;
    const before = last.files.get(path);
    const { bytes, hash } = measures(artifact, listed.get(path));
    if (before) {
      const isSameText = before.bytes === bytes && before.sha256 === hash();
      if (isSameText) return isAsWritten(outDir, before, last, deps);
    }
    // Not from the last build's list, or not what it says: the file itself may still be right.
    const stats = await deps.writer.stat(join(outDir, path));
    if (stats?.isFile !== true || stats.bytes !== bytes) return false;
    return artifact.body === undefined
      ? (await deps.fs.digest(join(outDir, path), 0)).sha256 === hash()
      : Buffer.from(artifact.body).equals(await deps.fs.readBytes(join(outDir, path)));
  };
}

/** Size and hash, as far as possible from the list: a large text is hashed only when it must be. */
function measures(artifact: Artifact, listed: ManifestFile | undefined): { bytes: number; hash: () => string } {
  const known = listed ?? (artifact.body === undefined ? artifact : undefined);
  if (known) return { bytes: known.bytes, hash: () => known.sha256 };
  const { body } = artifact;
  if (body === undefined) throw new Error(`${artifact.path} has neither body nor source.`);
  return { bytes: Buffer.byteLength(body), hash: () => sha256(body) };
}

async function forEachBounded<T>(
  items: readonly T[],
  limit: number,
  run: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) await run(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
