// What the disk says of a file or a folder without reading it, as numbers that are quick to compare: a build that is known has
// tens of thousands of them.
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { hashOf } from '../lib/node/file-hash.ts';

/** Size, number on the disk, times of the last writing and of the last change of anything, in milliseconds since 1970. */
export type Stamp = readonly [size: number, ino: number, mtimeMs: number, ctimeMs: number];

/** Nothing is trusted under it: what it stands for is compared by content. */
export const NO_STAMP: Stamp = [0, 0, 0, 0];

/** Clocks of disks tick every few milliseconds: of two writes within one tick, the second leaves no trace. */
export const TICK_MS = 10;

/** Of what a path leads to; null: nothing. */
export function stampOf(path: string): Stamp | null {
  const stats = statsOf(path);
  return stats && toStamp(stats);
}

export function statsOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null; // Below a file, behind a circle of links, or not ours to look at: as good as not there.
  }
}

export function toStamp({ size, ino, mtimeMs, ctimeMs }: Stats): Stamp {
  return [size, ino, mtimeMs, ctimeMs];
}

export function isSameStamp(a: Stamp, b: Stamp): boolean {
  return a[3] === b[3] && a[2] === b[2] && a[0] === b[0] && a[1] === b[1];
}

/** Whether nothing was written so shortly before `since` that a later writing might show the same times. */
export function isSettled([, , , ctimeMs]: Stamp, since: number): boolean {
  return ctimeMs < since - TICK_MS;
}

/** The stamp, where it can be trusted for what was looked at from `since` on. */
export function settled(stamp: Stamp, since: number): Stamp {
  return isSettled(stamp, since) ? stamp : NO_STAMP;
}

/** A folder as somebody asked for it: its entries whose names match, but for those that the build itself makes. */
export interface Listing {
  readonly folder: string;
  /** Source of a pattern. */
  readonly names: string;
  readonly without: readonly string[];
}

/** Of two listings with the same key, the folder is looked at in the same way. */
export function keyOf({ folder, names }: Listing): string {
  return `${names} ${folder}`;
}

/** One that was looked at while a build worked. */
export interface AskedListing {
  readonly listing: Listing;
  readonly hash: string;
  /** When it was listed; null: there was no such folder. */
  readonly stamp: Stamp | null;
  readonly at: number;
}

/** What lay in a folder when it was looked at. */
export interface Look {
  readonly at: number;
  /** null: there was no such folder. */
  readonly stamp: Stamp | null;
  /** null: as above, or it is closed to us. */
  readonly entries: readonly Dirent[] | null;
}

export function lookAt(folder: string): Look {
  const at = Date.now();
  const stamp = stampOf(folder); // Before the list: what comes meanwhile shows.
  return { at, stamp, entries: direntsOf(folder) };
}

export function askedOf(listing: Listing, { at, stamp, entries }: Look): AskedListing {
  return { listing, at, stamp, hash: hashOfEntries(entries, listing) };
}

/** Hash of what is in the folder; what is no folder holds nothing. */
export function hashOfListing(listing: Listing): string {
  return hashOfEntries(direntsOf(listing.folder), listing);
}

function hashOfEntries(entries: readonly Dirent[] | null, listing: Listing): string {
  return hashOf(namedIn(entries ?? [], listing).join('\n'));
}

/** null: there is no such folder, or it is closed to us. */
function direntsOf(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}

/** Kind and name of what a listing takes of all that lies in its folder, sorted. */
export function namedIn(entries: readonly Dirent[], { names, without }: Omit<Listing, 'folder'>): string[] {
  const pattern = new RegExp(names);
  return entries
    .filter(({ name }) => pattern.test(name) && !without.includes(name))
    .map((entry) => {
      const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other';
      return `${kind} ${entry.name}`;
    })
    .sort();
}
