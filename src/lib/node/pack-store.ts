// Many small results of earlier builds in few files: content-addressed, checked when they are read, bounded in size.
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { PackStore } from '../../model/pack-store.ts';
import { codeOf } from './error-code.ts';
import { sha256 } from './hash.ts';
import { writeProblem } from './write-problem.ts';

/**
 * A segment is: the entries one after another; the index, a row for each entry; the footer. All numbers are little-endian.
 * row: 16 bytes of the key · offset (6) · length (4) · CRC-32 of the entry (4).
 * footer: offset of the index (6) · its rows (4) · its CRC-32 (4) · mark (8).
 */
const [KEY_BYTES, ROW_BYTES, FOOTER_BYTES] = [16, 30, 22];
/** Changes with this form. */
const MARK = 'DGPACK01';
const ENDING = '.pack';
/** Entries are gathered before they are written. */
const BUFFER_BYTES = 1 << 20;
/** More are put together into one: each is opened by every build. */
const MOST_SEGMENTS = 12;
/** What no build has asked for lately may be as large as what the last one did, and this much. */
const SPARE_BYTES = 32 << 20;

interface Row {
  /** Of an entry, as far as it is kept: 32 hex digits. */
  readonly key: string;
  readonly offset: number;
  readonly length: number;
  readonly crc: number;
}

interface Place extends Omit<Row, 'key'> {
  readonly segment: Segment;
}

interface Segment {
  readonly file: number;
  readonly name: string;
  readonly bytes: number;
}

/** `folder`: absolute, of this store alone. Whatever is wrong with a file in it, its entries are not there. */
export function openPackStore(folder: string): PackStore {
  const places = new Map<string, Place>();
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
    if (fill(place.segment.file, bytes, place.offset) && crc32(bytes) === place.crc) return bytes;
    places.delete(key);
    return null;
  };
  const close = (): void => {
    for (const { file } of segments) closeSync(file);
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
  return names.filter((name) => name.endsWith(ENDING));
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

const CLOSED = ['EROFS', 'EACCES', 'EPERM', 'EBUSY'];

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH'; // It may be of another user.
  }
}

/** null: another build has taken it away meanwhile, or nobody may read it. */
function openSegment(folder: string, name: string): Segment | null {
  try {
    const file = openSync(join(folder, name), 'r');
    return { file, name, bytes: fstatSync(file).size };
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || CLOSED.includes(codeOf(error))) return null;
    throw error;
  }
}

/** False: the file ends before. */
function fill(file: number, bytes: Buffer, position: number): boolean {
  if (position < 0) return false;
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(file, bytes, at, bytes.length - at, position + at);
    if (count === 0) return false;
    at += count;
  }
  return true;
}

/** 128 bits: two results of all sites that there are never meet. */
function shortKey(key: string): string {
  return key.slice(0, 2 * KEY_BYTES);
}

interface SegmentWriter {
  add(key: string, bytes: Uint8Array): void;
  /** Gives it its name: from here on other builds find it. */
  finish(): void;
  abandon(): void;
}

/** Two may write at once: each has a file of its own until it is whole. */
let writes = 0;

function createSegmentWriter(folder: string): SegmentWriter {
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${process.pid}-${++writes}.new`);
  const file = openSync(temporary, 'wx');
  const rows: Row[] = [];
  const known = new Set<string>();
  const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let [filled, written] = [0, 0];
  const writeAll = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, written + at);
    written += bytes.length;
  };
  const flush = (): void => {
    writeAll(buffer.subarray(0, filled));
    filled = 0;
  };
  const append = (bytes: Uint8Array): void => {
    if (filled + bytes.length > buffer.length) flush();
    if (bytes.length > buffer.length) {
      writeAll(bytes);
      return;
    }
    buffer.set(bytes, filled);
    filled += bytes.length;
  };
  return {
    add(key, bytes) {
      if (known.has(key)) return;
      known.add(key);
      rows.push({ key, offset: written + filled, length: bytes.length, crc: crc32(bytes) });
      append(bytes);
    },
    finish() {
      const index = writeIndex(rows);
      const footer = Buffer.alloc(FOOTER_BYTES);
      footer.writeUIntLE(written + filled, 0, 6);
      footer.writeUInt32LE(rows.length, 6);
      footer.writeUInt32LE(crc32(index), 10);
      footer.write(MARK, 14, 'latin1');
      append(index);
      append(footer);
      flush();
      closeSync(file);
      renameSync(temporary, join(folder, `${sha256(index).slice(0, 2 * KEY_BYTES)}${ENDING}`));
    },
    abandon() {
      closeQuietly(file);
      rmSync(temporary, { force: true });
    },
  };
}

/** Of a file that could not be finished: it may be closed already. */
function closeQuietly(file: number): void {
  try {
    closeSync(file);
  } catch (error) {
    if (codeOf(error) !== 'EBADF') throw error;
  }
}

function writeIndex(rows: readonly Row[]): Buffer {
  const index = Buffer.alloc(rows.length * ROW_BYTES);
  for (const [row, { key, offset, length, crc }] of rows.entries()) {
    const at = row * ROW_BYTES;
    index.write(key, at, 'hex');
    index.writeUIntLE(offset, at + KEY_BYTES, 6);
    index.writeUInt32LE(length, at + KEY_BYTES + 6);
    index.writeUInt32LE(crc, at + KEY_BYTES + 10);
  }
  return index;
}

function readIndex(segment: Segment): [string, Place][] {
  const footer = Buffer.alloc(FOOTER_BYTES);
  if (!fill(segment.file, footer, segment.bytes - FOOTER_BYTES)) return [];
  if (footer.toString('latin1', 14) !== MARK) return [];
  const [start, count] = [footer.readUIntLE(0, 6), footer.readUInt32LE(6)];
  if (start + count * ROW_BYTES + FOOTER_BYTES !== segment.bytes) return [];
  const index = Buffer.allocUnsafe(count * ROW_BYTES);
  if (!fill(segment.file, index, start) || crc32(index) !== footer.readUInt32LE(10)) return [];
  return Array.from({ length: count }, (_, row): [string, Place] => {
    const at = row * ROW_BYTES;
    return [
      index.toString('hex', at, at + KEY_BYTES),
      {
        segment,
        offset: index.readUIntLE(at + KEY_BYTES, 6),
        length: index.readUInt32LE(at + KEY_BYTES + 6),
        crc: index.readUInt32LE(at + KEY_BYTES + 10),
      },
    ];
  });
}
