// Where a build puts together what it publishes: beside the output, as only there a whole folder can take its place in one step.
import { dirname, join } from 'node:path';
import { type OutFolders, outFolders } from '../lib/node/out-folders.ts';
import type { ShellDeps } from '../model/deps.ts';

/** Folders and files, absolute. */
export interface PublishPlace extends OutFolders {
  /** What readers see: a folder, or a link to one. */
  readonly outDir: string;
  /** Says which process publishes. */
  readonly lock: string;
  /** Says what a publication does that is not over. */
  readonly journal: string;
  /** Holds files that this build made, at their paths. */
  readonly fresh: string;
  /** Holds all that will be published. */
  readonly next: string;
  /** What was published until now, on its way to where it is kept. */
  readonly old: string;
  /** A symbolic link before it has its name. */
  readonly link: string;
}

export interface PublishTarget {
  readonly mode: 'swap' | 'link';
  readonly keepPrevious: boolean;
  readonly place: PublishPlace;
}

/** Whether a build may have left an entry of this name in the room: nothing else in there is ours. */
export function isRoomEntry(name: string): boolean {
  return /^(?:lock(?:-.*)?|journal\.json|fresh|next|old|link|\.docs-gen-[\d-]+)$/.test(name);
}

/** `outDir`: without symbolic links, but for one of our own at its end. */
export function publishPlace(outDir: string): PublishPlace {
  const folders = outFolders(outDir);
  const inRoom = (name: string) => join(folders.room, name);
  return {
    ...folders,
    outDir,
    lock: inRoom('lock'),
    journal: inRoom('journal.json'),
    fresh: inRoom('fresh'),
    next: inRoom('next'),
    old: inRoom('old'),
    link: inRoom('link'),
  };
}

/** The folder that our own link leads to; null: the output is no such link. */
export async function linkedGeneration(
  { outDir, generations }: PublishPlace,
  { writer }: Pick<ShellDeps, 'writer'>,
): Promise<string | null> {
  const target = await writer.readLink(outDir);
  const folder = target === null ? '' : join(dirname(outDir), target);
  return dirname(folder) === generations ? folder : null;
}
