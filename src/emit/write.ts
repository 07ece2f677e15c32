// Publishes the artifacts: writes what changed, leaves what did not, and removes what the last build wrote and this one did not.

import { join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { sha256 } from '../lib/node/hash.ts';
import { type Artifact, ASSET_MANIFEST, type ManifestFile } from '../model/artifact.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { checkPaths, foldersOf } from './artifact-paths.ts';
import { comparison, isAsWritten, type Measures, parseManifest } from './last-build.ts';
import type { EmitDeps, OpenOutput } from './output.ts';

export const NOTHING_WRITTEN: EmitSummary = { written: 0, unchanged: 0, removed: 0, files: 0 };

export interface EmitSummary {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** All files of the published site. */
  readonly files: number;
}

const CONCURRENT_FILES = 16;
/** Files are written here first. Below the output folder, so that it is on the same disk. */
export const TEMPORARY_FOLDER = '.docs-gen-tmp';

/** Two builds may write into one folder at once: each has files of its own. */
export function temporaryPlace(outDir: string, name: string): string {
  return join(outDir, TEMPORARY_FOLDER, `${process.pid}-${name}`);
}

/** Writes nothing at all when the folder or a path is not safe. */
export async function writeArtifacts(
  artifacts: readonly Artifact[],
  { outDir, last, staged }: OpenOutput,
  deps: EmitDeps,
): Promise<Outcome<EmitSummary>> {
  const problems = checkPaths(artifacts);
  if (problems.length > 0) return { value: NOTHING_WRITTEN, diagnostics: problems };

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
  const isSame = comparison(outDir, last, deps);
  const measures = measuring(artifacts);
  const publish = (artifact: Artifact, index: number): Promise<void> =>
    attempt(artifact.path, async () => {
      const [file, temporary] = [join(outDir, artifact.path), temporaryPlace(outDir, String(index))];
      const aside = staged.get(artifact.path);
      if (aside === undefined && (isStaged(artifact) || (await isSame(artifact.path, measures(artifact))))) {
        count.unchanged++;
      } else {
        if (aside !== undefined) await deps.writer.move(aside, file);
        else if (artifact.source !== undefined) await deps.writer.copy(artifact.source, file, temporary);
        else if (artifact.body !== undefined) await deps.writer.write(file, artifact.body, temporary);
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

/** Compared when it was set aside: what is not there any more is published as it is. */
function isStaged({ body, source }: Artifact): boolean {
  return body === undefined && source === undefined;
}

/** The new manifest holds sizes and hashes already. */
function measuring(artifacts: readonly Artifact[]): (artifact: Artifact) => Measures {
  const manifest = artifacts.find(({ path }) => path === ASSET_MANIFEST);
  const listed = typeof manifest?.body === 'string' ? parseManifest(manifest.body) : new Map<string, never>();
  return (artifact) => {
    const known: Pick<ManifestFile, 'bytes' | 'sha256'> | undefined =
      listed.get(artifact.path) ?? (artifact.body === undefined ? artifact : undefined);
    if (known) return { bytes: known.bytes, hash: () => known.sha256 };
    const { body = '' } = artifact;
    return { bytes: Buffer.byteLength(body), hash: () => sha256(body) };
  };
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
