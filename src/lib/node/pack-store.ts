// Many small results of earlier builds in few files: content-addressed, checked when they are read, bounded in size.
import { closeSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PackStore } from '../../model/pack-store.ts';
import { codeOf } from './error-code.ts';
import {
  CLOSED,
  createSegmentWriter,
  type EntryPlace,
  openSegment,
  readEntry,
  readIndex,
  SEGMENT_ENDING,
  type Segment,
  type SegmentWriter,
  shortKey,
} from './pack-segment.ts';
import { writeProblem } from './write-problem.ts';

/** More are put together into one: each is opened by every build. */
const MOST_SEGMENTS = 12;
/** What no build has asked for lately may be as large as what the last one did, and this much. */
const SPARE_BYTES = 32 << 20;

/** `folder`: absolute, of this store alone. Whatever is wrong with a file in it, its entries are not there. */
export function openPackStore(folder: string): PackStore {
  const places = new Map<string, EntryPlace>();
  const used = new Set<string>();
  const segments: Segment[] = [];
  for (const name of openFolder(folder)) {
    const segment = openSegment(folder, name);
    if (segment === null) continue;
    segments.push(segment);
    for (const [key, place] of readIndex(segment)) places.set(key, place);
  }
  let writer: SegmentWriter | null = null;
  /** For what is read: a buffer for each entry would have to be made, and collected. */
  let room = Buffer.alloc(0);
  /** Why nothing more is written. */
  let problem: string | null = null;

  const write = (change: (writer: SegmentWriter) => void): void => {
    if (problem !== null) return;
    try {
      writer ??= createSegmentWriter(folder);
      change(writer);
    } catch (error) {
      problem = writeProblem(error);
      writer?.abandon();
    }
  };
  const readOld = (key: string): Buffer | null => {
    const place = places.get(key);
    if (!place) return null;
    if (room.length < place.length) room = Buffer.allocUnsafeSlow(2 * place.length);
    const bytes = room.subarray(0, place.length);
    if (readEntry(place, bytes)) return bytes;
    places.delete(key);
    return null;
  };
  /** A run that fails after it has saved closes once more. */
  let isClosed = false;
  const close = (): void => {
    if (!isClosed) for (const { file } of segments) closeSync(file);
    isClosed = true;
    places.clear();
  };

  return {
    get(key) {
      const short = shortKey(key);
      const bytes = readOld(short);
      if (bytes !== null) used.add(short);
      return bytes;
    },
    put(key, bytes) {
      const short = shortKey(key);
      if (!places.has(short)) write((to) => to.add(short, bytes));
    },
    save() {
      const live = [...used].filter((key) => places.has(key));
      const liveBytes = live.reduce((sum, key) => sum + (places.get(key)?.length ?? 0), 0);
      const allBytes = segments.reduce((sum, { bytes }) => sum + bytes, 0);
      const isCrowded = writer !== null && segments.length >= MOST_SEGMENTS;
      const isStale = allBytes > 2 * liveBytes + SPARE_BYTES;
      if (isCrowded || isStale)
        for (const key of live) {
          const bytes = readOld(key);
          if (bytes !== null) write((to) => to.add(key, bytes));
        }
      if (writer !== null) write((to) => to.finish());
      close();
      if (problem === null && (isCrowded || isStale)) for (const { name } of segments) removeOld(join(folder, name));
      return problem;
    },
    discard() {
      writer?.abandon();
      close();
    },
  };
}

/** Names of the segments, the same on every machine. What a build left that was killed goes. */
function openFolder(folder: string): string[] {
  const names = namesIn(folder);
  for (const name of names) {
    const pid = /^(\d+)-\d+\.new$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeOld(join(folder, name));
  }
  return names.filter((name) => name.endsWith(SEGMENT_ENDING));
}

/** A folder that nobody may read is as good as none: what can not be kept in it is told when it is to be written. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Where nothing can be removed, nothing can be written either, and that is told. */
function removeOld(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (!CLOSED.includes(codeOf(error))) throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH'; // It may be of another user.
  }
}
