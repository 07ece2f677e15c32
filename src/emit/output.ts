// The output folder while a build works: finished files are set aside in it one by one, and published together at the end.
import { dirname, join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { createFileSink } from '../lib/node/file-sink.ts';
import { sha256 } from '../lib/node/hash.ts';
import { createTextEncoder } from '../lib/node/text-encoder.ts';
import type { Artifact, MadeArtifact, StageArtifact, StagedArtifact } from '../model/artifact.ts';
import type { FileSink, ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { comparison, type LastBuild, NO_LAST_BUILD, readLastBuild } from './last-build.ts';
import { checkOutDir, type OutTarget } from './out-dir.ts';
import { type EmitSummary, NOTHING_WRITTEN, TEMPORARY_FOLDER, temporaryPlace, writeArtifacts } from './write.ts';

export type EmitDeps = Pick<ShellDeps, 'fs' | 'writer' | 'progress'>;

/** What an output knows when files are published. */
export interface OpenOutput {
  /** Absolute, without symbolic links. */
  readonly outDir: string;
  readonly last: LastBuild;
  /** Where files lie that were set aside, by their path; those that are published already are left out. */
  readonly staged: ReadonlyMap<string, string>;
}

export interface Output {
  /** What the folder holds of the last build. */
  readonly last: LastBuild;
  readonly stage: StageArtifact;
  /** Writes nothing at all when the folder or a path is not safe. */
  publish(artifacts: readonly Artifact[]): Promise<Outcome<EmitSummary>>;
  /** Takes away what was set aside and is not published. */
  discard(): Promise<void>;
}

/** Files are measured as if they were to be published, and forgotten. */
export function noOutput(): StageArtifact {
  const encode = createTextEncoder();
  return async (artifact) => toStaged(artifact, encode(artifact.body));
}

/** `openSink`: called with the first file that is set aside. */
export async function openOutput(
  target: OutTarget,
  deps: EmitDeps,
  openSink: () => FileSink = () => createFileSink(deps.writer),
): Promise<Output> {
  const { writer } = deps;
  const real = await withRealPaths(target, deps);
  const { outDir } = real;
  const isFile = (await writer.stat(outDir))?.isFile === true;
  const problems: Diagnostic[] = checkOutDir(real, isFile);
  const last = problems.length === 0 ? await readLastBuild(outDir, deps) : NO_LAST_BUILD;
  const isSame = comparison(outDir, last, deps);
  const encode = createTextEncoder();
  const staged = new Map<string, string>();
  /** Of files that were set aside, and not moved since. */
  const places = new Set<string>();
  let sink: FileSink | null = null;
  const missing = await missingFolders(outDir, deps);
  const folder = join(outDir, TEMPORARY_FOLDER);

  const setAside = async ({ path }: MadeArtifact, bytes: Uint8Array): Promise<void> => {
    const place = temporaryPlace(outDir, `page-${places.size}`);
    places.add(place);
    staged.set(path, place);
    sink ??= openSink();
    await sink.put(place, bytes);
  };
  const settle = async (): Promise<void> => {
    const failed = (await sink?.settle()) ?? null;
    if (failed === null) return;
    const [path = failed.path] = [...staged].find(([, place]) => place === failed.path) ?? [];
    problems.push(report('emit/write-failed', { path, reason: failed.reason }));
  };

  return {
    last,
    async stage(artifact) {
      const bytes = encode(artifact.body);
      const made = toStaged(artifact, bytes);
      const isPublished = async () =>
        missing.length === 0 && isSame(made.path, { bytes: made.bytes, hash: () => made.sha256 });
      if (problems.length === 0 && !(await isPublished())) await setAside(artifact, bytes);
      return made;
    },
    async publish(artifacts) {
      await settle();
      if (problems.length > 0) return { value: NOTHING_WRITTEN, diagnostics: problems };
      const published = await writeArtifacts(artifacts, { outDir, last, staged }, deps);
      if (published.diagnostics.length === 0) for (const { path } of artifacts) places.delete(staged.get(path) ?? '');
      return published;
    },
    async discard() {
      await sink?.close();
      for (const place of places) await writer.remove(place);
      if (places.size === 0) return;
      await writer.removeEmptyFolder(folder);
      for (const made of missing) await writer.removeEmptyFolder(made);
    },
  };
}

/** The folder and those above it that are not there yet, the deepest first. */
async function missingFolders(folder: string, { fs }: Pick<EmitDeps, 'fs'>): Promise<string[]> {
  return (await fs.exists(folder)) ? [] : [folder, ...(await missingFolders(dirname(folder), { fs }))];
}

function toStaged({ body: _, ...rest }: MadeArtifact, bytes: Uint8Array): StagedArtifact {
  return { ...rest, bytes: bytes.length, sha256: sha256(bytes) };
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
