// The output while a build works: finished files are set aside beside it one by one, and take its place together at the end.
import { basename, dirname, join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { createFileSink } from '../lib/node/file-sink.ts';
import { sha256 } from '../lib/node/hash.ts';
import { createTextEncoder } from '../lib/node/text-encoder.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import type { Artifact, MadeArtifact, StageArtifact, StagedArtifact } from '../model/artifact.ts';
import type { FileSink, ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { checkPaths, isSafePath } from './artifact-paths.ts';
import { recover } from './journal.ts';
import { comparison, type LastBuild, NO_LAST_BUILD, readLastBuild } from './last-build.ts';
import { isOursAlone, type Lock, sweepLocks, takeLock } from './lock.ts';
import { checkOutDir, type OutTarget } from './out-dir.ts';
import { linkedGeneration, type PublishPlace, publishPlace } from './place.ts';
import { NOTHING_PUBLISHED, type Publication, publish } from './publish.ts';

export type EmitDeps = Pick<ShellDeps, 'fs' | 'writer' | 'progress' | 'net' | 'self' | 'isRunning'>;

export interface Output {
  /** What the folder holds of the last build. */
  readonly last: LastBuild;
  readonly stage: StageArtifact;
  /** All or nothing. */
  publish(artifacts: readonly Artifact[]): Promise<Outcome<Publication>>;
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
  const { fs, writer } = deps;
  const { real, place } = await realTarget(target, deps);
  const isFile = (await writer.stat(place.outDir))?.isFile === true;
  const problems: Diagnostic[] = checkOutDir(real, isFile);
  if (problems.length === 0 && (await writer.isMountPoint(place.outDir)))
    problems.push(report('emit/mount-point', { folder: place.outDir }));
  const missing = await missingFolders(dirname(place.outDir), deps);
  // What a signal cuts off in the middle of an exchange is for the next start to end.
  const isDone = () => fs.readTextSync(place.journal) === undefined && isOursAlone(place.lock, deps);
  const staysAtExit = writer.removeAtExit(place.room, isDone);
  const lock = problems.length === 0 ? await openRoom(place, problems, deps) : null;
  if (lock === null) staysAtExit();
  const last = lock === null ? NO_LAST_BUILD : await readLastBuild(place.outDir, deps);
  const isThere = (await writer.stat(place.outDir)) !== null;
  const isSame = comparison(place.outDir, last, deps);
  const encode = createTextEncoder();
  /** Files that lie in `fresh`. */
  const made = new Set<string>();
  let sink: FileSink | null = null;
  let isOver = false;

  const setAside = async ({ path }: MadeArtifact, bytes: Uint8Array): Promise<void> => {
    if (!isSafePath(path)) return; // Is told when all of them are there.
    made.add(path);
    sink ??= openSink();
    await sink.put(join(place.fresh, path), bytes);
  };
  const settle = async (): Promise<Diagnostic[]> => {
    const failed = (await sink?.settle()) ?? null;
    if (failed === null) return [];
    return [report('emit/write-failed', { path: failed.path.slice(place.fresh.length + 1), reason: failed.reason })];
  };

  return {
    last,
    async stage(artifact) {
      const bytes = encode(artifact.body);
      const staged = toStaged(artifact, bytes);
      const isPublished = async () =>
        isThere && isSame(staged.path, { bytes: staged.bytes, hash: () => staged.sha256 });
      if (lock !== null && !(await isPublished())) await setAside(artifact, bytes);
      return staged;
    },
    async publish(artifacts) {
      if (problems.length === 0) problems.push(...checkPaths(artifacts));
      const failed = await settle();
      if (problems.length === 0) problems.push(...failed);
      if (problems.length > 0) return { value: NOTHING_PUBLISHED, diagnostics: problems };
      return publish(
        { artifacts, made, last, isThere },
        { mode: target.publish, keepPrevious: target.keepPrevious, place },
        deps,
      );
    },
    async discard() {
      await sink?.close();
      if (lock === null || isOver) return;
      isOver = true;
      if (isDone()) await sweep(place, deps);
      await lock.release();
      staysAtExit();
      for (const folder of missing) await writer.removeEmptyFolder(folder);
    },
  };
}

/** null: it can not be had, which `problems` then tells. What a build has left that was killed is ended, and taken away. */
async function openRoom(place: PublishPlace, problems: Diagnostic[], deps: EmitDeps): Promise<Lock | null> {
  try {
    const lock = await takeLock(place.lock, deps);
    if ('code' in lock) {
      problems.push(lock);
      return null;
    }
    await recover(place, deps);
    await sweep(place, deps);
    return lock;
  } catch (error) {
    problems.push(report('emit/no-room', { folder: place.room, reason: writeProblem(error) }));
    await deps.writer.removeEmptyFolder(place.room);
    return null;
  }
}

async function sweep(place: PublishPlace, deps: EmitDeps): Promise<void> {
  for (const folder of [place.fresh, place.next, place.old]) await deps.writer.removeFolder(folder);
  await sweepLocks(place.lock, deps);
}

/** The folder and those above it that are not there yet, the deepest first. */
async function missingFolders(folder: string, { fs }: Pick<EmitDeps, 'fs'>): Promise<string[]> {
  return (await fs.exists(folder)) ? [] : [folder, ...(await missingFolders(dirname(folder), { fs }))];
}

function toStaged({ body: _, ...rest }: MadeArtifact, bytes: Uint8Array): StagedArtifact {
  return { ...rest, bytes: bytes.length, sha256: sha256(bytes) };
}

/** The output is known by its own name where that is a link of ours, and by what it leads to where it is somebody else's. */
async function realTarget(
  target: OutTarget,
  { writer }: EmitDeps,
): Promise<{ readonly real: OutTarget; readonly place: PublishPlace }> {
  const named = publishPlace(join(await writer.realPath(dirname(target.outDir)), basename(target.outDir)));
  const isOurs = (await linkedGeneration(named, { writer })) !== null;
  const outDir = isOurs ? named.outDir : await writer.realPath(target.outDir);
  const real = {
    ...target,
    outDir,
    root: await writer.realPath(target.root),
    home: await writer.realPath(target.home),
    contentRoots: await Promise.all(target.contentRoots.map((folder) => writer.realPath(folder))),
    publicRoots: await Promise.all(target.publicRoots.map((folder) => writer.realPath(folder))),
  };
  return { real, place: publishPlace(outDir) };
}
