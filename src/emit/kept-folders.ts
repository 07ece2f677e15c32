// Folders of earlier publications: one that somebody may want to go back to, and one in whose place the next is made.
import { basename, dirname, join, relative } from 'node:path';
import { codeOf } from '../lib/node/error-code.ts';
import type { ShellDeps } from '../model/deps.ts';
import { readLastBuild } from './last-build.ts';
import { linkedGeneration, type PublishPlace, type PublishTarget } from './place.ts';

type KeepDeps = Pick<ShellDeps, 'fs' | 'writer'>;

/** null: there is none. */
export async function findSpare({ mode, spare, place }: PublishTarget, deps: KeepDeps): Promise<string | null> {
  const { fs, writer } = deps;
  if (mode === 'swap') return spare !== null && (await writer.stat(spare)) !== null ? spare : null;
  const inUse = [await linkedGeneration(place, deps), await previousGeneration(place, deps)];
  const all = ((await fs.list(place.generations)) ?? []).map(({ name }) => join(place.generations, name));
  const [found = null, ...others] = all.filter((folder) => !inUse.includes(folder));
  for (const folder of others) await writer.removeFolder(folder);
  return found;
}

/** Gives a folder of `link` the name of what it holds. */
export async function generationPlace(folder: string, { generations }: PublishPlace, deps: KeepDeps): Promise<string> {
  const { writer } = deps;
  const name = await generationName(folder, deps);
  let place = join(generations, name);
  for (let more = 2; (await writer.stat(place)) !== null; more++) place = join(generations, `${name}-${more}`);
  await writer.moveFolder(folder, place);
  return place;
}

/** What is published no more. */
export async function retire(old: string | null, target: PublishTarget, deps: KeepDeps): Promise<void> {
  const { writer } = deps;
  const { mode, keepPrevious, place } = target;
  if (mode === 'link') {
    const kept = old === place.old ? await generationPlace(old, place, deps) : old;
    if (keepPrevious && kept !== null)
      await writer.pointTo(place.previous, relative(dirname(place.previous), kept), place.link);
    return;
  }
  if (old !== null && keepPrevious) {
    if ((await writer.readLink(place.previous)) !== null) await writer.remove(place.previous);
    else if ((await writer.stat(place.previous)) !== null) await setAside(place.previous, target, deps);
    await writer.moveFolder(old, place.previous);
  } else if (old !== null) await setAside(old, target, deps);
  await writer.removeFolder(place.generations); // Of builds that published by a link.
}

async function setAside(folder: string, { spare }: PublishTarget, { writer }: KeepDeps): Promise<void> {
  if (spare === null) return writer.removeFolder(folder);
  await writer.removeFolder(spare);
  try {
    await writer.moveFolder(folder, spare);
  } catch (error) {
    if (!NOT_THERE.includes(codeOf(error))) throw error;
    await writer.removeFolder(folder);
  }
}

/** The cache lies on another disk, or takes nothing. */
const NOT_THERE = ['EXDEV', 'EROFS', 'EACCES', 'EPERM', 'ENOSPC'];

async function previousGeneration(
  { previous, generations }: PublishPlace,
  { writer }: KeepDeps,
): Promise<string | null> {
  const target = await writer.readLink(previous);
  return target === null ? null : join(generations, basename(target));
}

const NAME_LENGTH = 12;

async function generationName(folder: string, deps: KeepDeps): Promise<string> {
  const { generation } = await readLastBuild(folder, deps);
  return generation.slice(0, NAME_LENGTH) || 'unnamed';
}
