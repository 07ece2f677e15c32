// Folders of earlier publications: one that somebody may want to go back to, and with links, one that readers may be in.
import { basename, dirname, join, relative } from 'node:path';
import { report } from '../diagnostics/report.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { findForeignFiles } from './foreign-files.ts';
import { type LastBuild, readLastBuild } from './last-build.ts';
import { linkedGeneration, type PublishPlace, type PublishTarget } from './place.ts';
import { moveRest, removePublication } from './remove-publication.ts';

type KeepDeps = Pick<ShellDeps, 'fs' | 'writer'>;

/** Nothing of somebody else's goes to make room for the publication that is kept. */
export async function checkPrevious({ keepPrevious, place }: PublishTarget, deps: KeepDeps): Promise<Diagnostic[]> {
  const { writer } = deps;
  const { previous } = place;
  if (!keepPrevious || (await writer.stat(previous)) === null) return [];
  if ((await previousGeneration(place, deps)) !== null) return [];
  const last = await readLastBuild(previous, deps);
  if (last.isPublication && (await findForeignFiles(previous, last, deps)).length === 0) return [];
  return [report('emit/previous-taken', { folder: basename(previous) })];
}

/** A folder of a publication before the last, in which no reader is any more; null: there is none. */
export async function findSpare(place: PublishPlace, deps: KeepDeps): Promise<string | null> {
  const [found = null, ...others] = await unusedGenerations(place, deps);
  for (const folder of others) await remove(folder, deps);
  return found;
}

/** Gives a folder of `link` the name of what it holds. */
export async function generationPlace(folder: string, { generations }: PublishPlace, deps: KeepDeps): Promise<string> {
  const { writer } = deps;
  const { generation } = await readLastBuild(folder, deps);
  const name = generation.slice(0, NAME_LENGTH);
  let place = join(generations, name);
  for (let more = 2; (await writer.stat(place)) !== null; more++) place = join(generations, `${name}-${more}`);
  await writer.moveFolder(folder, place);
  return place;
}

const NAME_LENGTH = 12;

/** Keeps or removes what is published no more. Gives the paths of foreign files that could not be carried over. */
export async function retire(
  old: string | null,
  { target: { mode, keepPrevious, place }, last, moved }: Retired,
  deps: KeepDeps,
): Promise<readonly string[]> {
  const { writer } = deps;
  if (old === null) return [];
  if (mode === 'link') {
    const kept = old === place.old ? await generationPlace(old, place, deps) : old;
    if (keepPrevious) await writer.pointTo(place.previous, relative(dirname(place.previous), kept), place.link);
    return [];
  }
  if (keepPrevious) {
    if ((await previousGeneration(place, deps)) !== null) await writer.remove(place.previous);
    else await remove(place.previous, deps);
    await writer.moveFolder(old, place.previous);
  } else if (!(await removePublication({ folder: old, last, moved }, deps))) return moveRest(old, place.outDir, deps);
  if (dirname(old) !== place.generations) return [];
  for (const folder of await unusedGenerations(place, deps)) await remove(folder, deps);
  await writer.removeEmptyFolder(place.generations);
  return [];
}

interface Retired {
  readonly target: PublishTarget;
  /** What `old` contained when it was published. */
  readonly last: LastBuild;
  /** Paths of folders that changed over to the next publication. */
  readonly moved: readonly string[];
}

/** Foreign files in it stay where they are. */
async function remove(folder: string, deps: KeepDeps): Promise<void> {
  await removePublication({ folder, last: await readLastBuild(folder, deps) }, deps);
}

/** Neither published nor kept. */
async function unusedGenerations(place: PublishPlace, deps: KeepDeps): Promise<string[]> {
  const inUse = [await linkedGeneration(place, deps), await previousGeneration(place, deps)];
  const unused: string[] = [];
  for (const { name } of (await deps.fs.list(place.generations)) ?? []) {
    const folder = join(place.generations, name);
    if (!inUse.includes(folder) && (await readLastBuild(folder, deps)).isPublication) unused.push(folder);
  }
  return unused;
}

async function previousGeneration(
  { previous, generations }: PublishPlace,
  { writer }: KeepDeps,
): Promise<string | null> {
  const target = await writer.readLink(previous);
  const folder = target === null ? '' : join(dirname(previous), target);
  return dirname(folder) === generations ? folder : null;
}
