// Decides whether a build may publish into a folder: it is new, empty, or holds an intact publication of docs-gen.
import { basename, dirname, join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { type LastBuild, readLastBuild } from './last-build.ts';
import { checkOutDir, type OutTarget } from './out-dir.ts';
import { isRoomEntry, linkedGeneration, type PublishPlace, publishPlace } from './place.ts';
import { realFolders, realPath } from './real-path.ts';

export interface InspectedOutput {
  readonly target: OutTarget;
  readonly place: PublishPlace;
  /** Why nothing may be published there. */
  readonly problems: readonly Diagnostic[];
  readonly last: LastBuild;
  /** Whether there is a folder already. */
  readonly isThere: boolean;
}

/** Changes nothing. The answer may be out of date as soon as another build publishes: see `openOutput`. */
export async function inspectOutput(
  target: OutTarget,
  deps: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<InspectedOutput> {
  const { writer } = deps;
  const { real, place } = await realTarget(target, deps);
  const { outDir, room } = place;
  const stats = await writer.stat(outDir);
  const entries = await writer.list(outDir);
  const wrongKind = stats?.isFile ? 'is a file' : 'is not a folder';
  const problems = checkOutDir(real, stats !== null && entries === null ? wrongKind : null);
  const last = await readLastBuild(outDir, deps);
  const foreign = (folder: string, names: readonly string[]) => {
    if (names.length === 0) return [];
    return [report('emit/foreign-folder', { folder: relativeTo(real.root, folder), names })];
  };
  if (problems.length === 0) {
    if (entries !== null && (await writer.isMountPoint(outDir)))
      problems.push(report('emit/mount-point', { folder: outDir }));
    if (!last.isPublication)
      problems.push(
        ...foreign(
          outDir,
          (entries ?? []).map(({ name }) => name),
        ),
      );
    const inRoom = ((await writer.list(room)) ?? []).map(({ name }) => name);
    problems.push(
      ...foreign(
        room,
        inRoom.filter((name) => !isRoomEntry(name)),
      ),
    );
  }
  return { target, place, problems, last, isThere: stats !== null };
}

/** The output is known by its own name where that is a link of ours, and by what it links to where it is somebody else's. */
async function realTarget(
  target: OutTarget,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<{ readonly real: OutTarget; readonly place: PublishPlace }> {
  const named = publishPlace(join(await realPath(dirname(target.outDir), writer), basename(target.outDir)));
  const isOurs = (await linkedGeneration(named, { writer })) !== null;
  const outDir = isOurs ? named.outDir : await realPath(target.outDir, writer);
  const real = {
    ...target,
    outDir,
    root: await writer.realPath(target.root),
    home: await writer.realPath(target.home),
    reserved: await realFolders(target.reserved, writer),
  };
  return { real, place: publishPlace(outDir) };
}
