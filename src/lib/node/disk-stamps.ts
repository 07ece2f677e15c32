// What the disk says of a path without reading it: enough to know later whether something else lies there.
import { lstatSync, realpathSync, statSync } from 'node:fs';

export type PathKind = 'none' | 'file' | 'folder' | 'link' | 'other';

/** Of the path itself: a link is not followed. */
export function pathKind(path: string): PathKind {
  const found = orNull(() => lstatSync(path, { throwIfNoEntry: false }));
  if (!found) return 'none';
  if (found.isSymbolicLink()) return 'link';
  return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
}

/** That something is there, and of a link also what it leads to. */
export function presenceStamp(path: string): string {
  const kind = pathKind(path);
  if (kind !== 'link') return kind;
  const target = orNull(() => realpathSync(path));
  return `link ${target === null ? 'none' : `${pathKind(target)} ${target}`}`;
}

/**
 * Clocks of disks tick every few milliseconds: of two writes within one tick, the second leaves no trace in the times. What
 * was read so soon after a write has no stamp that could be trusted.
 */
const TICK_MS = 10;
const JUST_NOW = ' just now';

/** Of the file that a path leads to: another one, or another version of it, has another stamp. `since`: when its reading began. */
export function contentStamp(path: string, since = Date.now()): string {
  const found = orNull(() => statSync(path, { bigint: true, throwIfNoEntry: false }));
  if (!found) return 'none';
  const changed = Number(found.ctimeMs);
  const doubt = changed >= since - TICK_MS && changed <= Date.now() + TICK_MS ? JUST_NOW : '';
  return `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}${doubt}`;
}

/** Whether the file may be another than the one that was read under the first stamp. */
export function mayDiffer(stamp: string, now: string): boolean {
  return stamp !== now || stamp.endsWith(JUST_NOW);
}

/** Whether the file is certainly another than the one that was read under the first stamp. */
export function differs(stamp: string, now: string): boolean {
  return stamp.replace(JUST_NOW, '') !== now.replace(JUST_NOW, '');
}

/** What may not be looked at, or lies below a file, is not there. */
function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
