// The output while a build works: finished files are set aside beside it one by one, and take its place together at the end.
import { dirname, join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { createFileSink } from '../lib/node/file-sink.ts';
import { sha256 } from '../lib/node/hash.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import { createTextEncoder } from '../lib/node/text-encoder.ts';
import { writeProblem } from '../lib/node/write-problem.ts';
import { isSafePath } from '../lib/safe-path.ts';
import type { Artifact, MadeArtifact, StageArtifact, StagedArtifact } from '../model/artifact.ts';
import type { FileSink, ShellDeps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { checkPaths } from './artifact-paths.ts';
import { isListed } from './foreign-files.ts';
import { type InspectedOutput, inspectOutput } from './inspect-output.ts';
import { recover } from './journal.ts';
import { hasContent, type LastBuild, readLastBuild } from './last-build.ts';
import { isOursAlone, type Lock, sweepLocks, takeLock } from './lock.ts';
import type { PublishPlace } from './place.ts';
import { NOTHING_PUBLISHED, type Publication, publish } from './publish.ts';
import { moveRest, removePublication } from './remove-publication.ts';

export type EmitDeps = Pick<ShellDeps, 'fs' | 'writer' | 'progress' | 'net' | 'self' | 'isRunning' | 'timer'>;

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

/** Takes the lock, where nothing speaks against it. `openSink`: called with the first file that is set aside. */
export async function openOutput(
  inspected: InspectedOutput,
  deps: EmitDeps,
  openSink: () => FileSink = () => createFileSink(deps.writer),
): Promise<Output> {
  const { fs, writer } = deps;
  const { target, place } = inspected;
  const problems = [...inspected.problems];
  const missing = await missingFolders(dirname(place.outDir), deps);
  // What a signal cuts off in the middle of an exchange is for the next start to end.
  const isDone = () => fs.readTextSync(place.journal) === undefined && isOursAlone(place.lock, deps);
  const staysAtExit = writer.removeAtExit(place.room, (path) => {
    if (path === place.room) return isDone();
    return !holds(place.old, path) || isListed(relativeTo(place.old, path), inspected.last);
  });
  const lock = problems.length === 0 ? await openRoom(place, problems, deps) : null;
  if (lock === null) staysAtExit();
  // Another build may have published since, and this one may have completed the publication of one that was killed.
  const { last, isThere, problems: now } = lock === null ? inspected : await inspectOutput(target, deps);
  if (lock !== null) problems.push(...now);
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
      const measures = { bytes: staged.bytes, hash: () => staged.sha256 };
      const isPublished = async () => isThere && hasContent(join(place.outDir, staged.path), measures, deps);
      if (lock !== null && !(await isPublished())) await setAside(artifact, bytes);
      return staged;
    },
    async publish(artifacts) {
      if (problems.length === 0) problems.push(...checkPaths(artifacts));
      const failed = await settle();
      const lostTo = lock?.lostTo() ?? null;
      if (problems.length === 0 && lostTo !== null) problems.push(report('emit/locked', lostTo));
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

/** null: `problems` has the reason. What a killed build left is completed and removed. */
async function openRoom(place: PublishPlace, problems: Diagnostic[], deps: EmitDeps): Promise<Lock | null> {
  try {
    const lock = await takeLock(place.lock, deps);
    await recover(place, deps);
    problems.push(...(await sweep(place, deps)));
    return lock;
  } catch (error) {
    problems.push(report('emit/no-room', { folder: place.room, reason: writeProblem(error) }));
    await deps.writer.removeEmptyFolder(place.room);
    return null;
  }
}

/** `old` may contain files that somebody put into the output while it was exchanged. */
async function sweep({ fresh, next, old, outDir, lock }: PublishPlace, deps: EmitDeps): Promise<Diagnostic[]> {
  for (const folder of [fresh, next]) await deps.writer.removeFolder(folder);
  await sweepLocks(lock, deps);
  if (await removePublication({ folder: old, last: await readLastBuild(old, deps) }, deps)) return [];
  return (await moveRest(old, outDir, deps)).map((path) => report('emit/left-over', { path, folder: old }));
}

/** The folder and those above it that are not there yet, the deepest first. */
async function missingFolders(folder: string, { fs }: Pick<EmitDeps, 'fs'>): Promise<string[]> {
  return (await fs.exists(folder)) ? [] : [folder, ...(await missingFolders(dirname(folder), { fs }))];
}

function toStaged({ body: _, ...rest }: MadeArtifact, bytes: Uint8Array): StagedArtifact {
  return { ...rest, bytes: bytes.length, sha256: sha256(bytes) };
}
