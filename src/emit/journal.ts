// What takes a whole folder's place is written down before, so that the next start can end what was cut off in the middle.
import { join, relative } from 'node:path';
import { isRecord } from '../lib/is-record.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { ShellDeps } from '../model/deps.ts';
import { linkedGeneration, type PublishPlace } from './place.ts';

export type ExchangeDeps = Pick<ShellDeps, 'fs' | 'writer'>;

/** Folders are absolute. */
export interface Exchange {
  readonly mode: 'swap' | 'link';
  /** Whole, and compared with its list. */
  readonly next: string;
  /** Where what is published now will lie; null: nothing is. */
  readonly old: string | null;
  /** Paths of folders that `next` is to have, and that lie in the output until then. */
  readonly moved: readonly string[];
  /** Paths of what others have put into the output: they stay in it. */
  readonly foreign: readonly string[];
}

/**
 * Publishes `next`. With `swap` there is nothing in the place of the output between two renames, while folders that stay the same
 * change over; with `link` there always is something, but for the first time that it takes the place of a folder.
 */
export async function exchange(plan: Exchange, place: PublishPlace, deps: ExchangeDeps): Promise<void> {
  const { writer } = deps;
  const { outDir, room, journal } = place;
  const written = { ...plan, next: relative(room, plan.next), old: plan.old && relative(room, plan.old) };
  await writer.write(journal, JSON.stringify(written));
  const isFolder = plan.old !== null && (await linkedGeneration(place, deps)) === null;
  try {
    if (isFolder && plan.mode === 'swap') {
      await writer.exchangeFolders(outDir, plan.next, plan.old, plan.moved);
      await end(plan, place, deps);
    } else {
      if (isFolder) await writer.moveFolder(outDir, plan.old);
      await finish(plan, place, deps);
    }
  } catch (error) {
    const isThere = async () => (await writer.stat(outDir)) !== null;
    if (isFolder && plan.mode === 'link' && !(await isThere())) await writer.moveFolder(plan.old, outDir);
    // What could not be put back, or carried over, is for the next start: until then, the journal keeps it.
    if ((await isThere()) && !(await isPublished(plan, place, deps))) await writer.remove(journal);
    throw error;
  }
}

async function finish(plan: Exchange, place: PublishPlace, deps: ExchangeDeps): Promise<void> {
  const { writer } = deps;
  const { outDir } = place;
  if (plan.mode === 'link') await writer.pointTo(outDir, relative(join(outDir, '..'), plan.next), place.link);
  else {
    if ((await linkedGeneration(place, deps)) !== null) await writer.remove(outDir);
    for (const path of plan.moved) await moveOver(path, plan, deps);
    await writer.moveFolder(plan.next, outDir);
  }
  await end(plan, place, deps);
}

/** May be done again. */
async function moveOver(path: string, { next, old }: Exchange, { writer }: ExchangeDeps): Promise<void> {
  const from = old === null ? null : join(old, path);
  if (from !== null && (await writer.stat(from)) !== null) await writer.moveFolder(from, join(next, path));
}

async function end(plan: Exchange, place: PublishPlace, deps: ExchangeDeps): Promise<void> {
  await carry(plan, place, deps);
  await deps.writer.remove(place.journal);
}

/** May be done again: what is there already stays where it is. */
async function carry({ old, foreign }: Exchange, { outDir }: PublishPlace, { writer }: ExchangeDeps): Promise<void> {
  if (old === null) return;
  for (const path of foreign) {
    if ((await writer.stat(join(old, path))) === null) continue;
    if ((await writer.stat(join(outDir, path))) === null) await writer.move(join(old, path), join(outDir, path));
  }
}

/** Ends what was begun, where the old one is gone from its place; else what was published stays. */
export async function recover(place: PublishPlace, deps: ExchangeDeps): Promise<void> {
  const { fs, writer } = deps;
  const { outDir, room, old } = place;
  const plan = readPlan(fs.readTextSync(place.journal), room);
  const isThere = async (path: string) => (await writer.stat(path)) !== null;
  if (plan === null) {
    if (!(await isThere(outDir)) && (await isThere(old))) await writer.moveFolder(old, outDir);
    return;
  }
  if (await isPublished(plan, place, deps)) await carry(plan, place, deps);
  else if (!(await isThere(outDir))) await finish(plan, place, deps);
  await writer.remove(place.journal);
}

async function isPublished({ mode, next }: Exchange, place: PublishPlace, deps: ExchangeDeps): Promise<boolean> {
  return mode === 'link' ? (await linkedGeneration(place, deps)) === next : (await deps.writer.stat(next)) === null;
}

/** null: there is none, or not all of it was written, and then nothing was done. */
function readPlan(text: string | undefined, room: string): Exchange | null {
  const said = text === undefined ? undefined : parseJson(text);
  if (!isRecord(said) || typeof said.next !== 'string') return null;
  return {
    mode: said.mode === 'link' ? 'link' : 'swap',
    next: join(room, said.next),
    old: typeof said.old === 'string' ? join(room, said.old) : null,
    moved: textsOf(said.moved),
    foreign: textsOf(said.foreign),
  };
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}
