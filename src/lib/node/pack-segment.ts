// One file of a pack store: entries, and an index that tells where each of them lies.
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { codeOf } from './error-code.ts';
import { sha256 } from './hash.ts';
import { makeFolders } from './make-folders.ts';

/**
 * A segment is: the entries one after another; the index, a row for each entry; the footer. All numbers are little-endian.
 * row: 16 bytes of the key · offset (6) · length (4) · CRC-32 of the entry (4).
 * footer: offset of the index (6) · its rows (4) · its CRC-32 (4) · mark (8).
 */
const [KEY_BYTES, ROW_BYTES, FOOTER_BYTES] = [16, 30, 22];
/** Changes with this form. */
const MARK = 'DGPACK01';
export const SEGMENT_ENDING = '.pack';
/** Entries are gathered before they are written. */
const BUFFER_BYTES = 1 << 20;
/** What is told of files that others keep from us. */
export const CLOSED = ['EROFS', 'EACCES', 'EPERM', 'EBUSY'];

interface Row {
  /** Of an entry, as far as it is kept: 32 hex digits. */
  readonly key: string;
  readonly offset: number;
  readonly length: number;
  readonly crc: number;
}

export interface EntryPlace extends Omit<Row, 'key'> {
  readonly segment: Segment;
}

export interface Segment {
  readonly file: number;
  readonly name: string;
  readonly bytes: number;
}

/** null: it cannot be read, or another build has removed it meanwhile. */
export function openSegment(folder: string, name: string): Segment | null {
  const path = join(folder, name);
  try {
    if (!statSync(path).isFile()) return null;
    const file = openSync(path, 'r');
    return { file, name, bytes: fstatSync(file).size };
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return null;
  }
}

/** Fills `bytes`, which are as long as the entry; false: it is not what was written. */
export function readEntry({ segment, offset, crc }: EntryPlace, bytes: Buffer): boolean {
  return fill(segment.file, bytes, offset) && crc32(bytes) === crc;
}

/** False: the file ends earlier, or the disk cannot read it. */
function fill(file: number, bytes: Buffer, position: number): boolean {
  if (position < 0) return false;
  try {
    for (let at = 0; at < bytes.length; ) {
      const count = readSync(file, bytes, at, bytes.length - at, position + at);
      if (count === 0) return false;
      at += count;
    }
    return true;
  } catch (error) {
    if (codeOf(error) === '') throw error;
    return false;
  }
}

/** 128 bits: two results of all sites that there are never meet. */
export function shortKey(key: string): string {
  return key.slice(0, 2 * KEY_BYTES);
}

export interface SegmentWriter {
  add(key: string, bytes: Uint8Array): void;
  /** Gives it its name: from here on other builds find it. */
  finish(): void;
  abandon(): void;
}

/** Two may write at once: each has a file of its own until it is whole. */
let writes = 0;

export function createSegmentWriter(folder: string): SegmentWriter {
  makeFolders(folder);
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
      renameSync(temporary, join(folder, `${sha256(index).slice(0, 2 * KEY_BYTES)}${SEGMENT_ENDING}`));
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

export function readIndex(segment: Segment): [string, EntryPlace][] {
  const footer = Buffer.alloc(FOOTER_BYTES);
  if (!fill(segment.file, footer, segment.bytes - FOOTER_BYTES)) return [];
  if (footer.toString('latin1', 14) !== MARK) return [];
  const [start, count] = [footer.readUIntLE(0, 6), footer.readUInt32LE(6)];
  if (start + count * ROW_BYTES + FOOTER_BYTES !== segment.bytes) return [];
  const index = Buffer.allocUnsafe(count * ROW_BYTES);
  if (!fill(segment.file, index, start) || crc32(index) !== footer.readUInt32LE(10)) return [];
  return Array.from({ length: count }, (_, row): [string, EntryPlace] => {
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
