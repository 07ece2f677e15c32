// What a file holds, however it is kept: a text, bytes, or a file on the disk, of which parts may be asked for.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ServedFile } from '../model/serve.ts';

export interface Body {
  readonly bytes: number;
  all(): Promise<Uint8Array>;
  /** A file of any size, piece by piece; `end` is the last byte. */
  part(start: number, end: number): Uint8Array | Readable;
  close(): Promise<void>;
}

/**
 * The path was followed to its end before: whoever puts a link in its place now gets nothing, and a pipe keeps nobody
 * waiting. Not known on Windows.
 */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * A file on the disk is held open until `close`, so that a build that replaces it does not mix two files. Null: it went away
 * since it was found.
 */
export async function openBody({ body }: Pick<ServedFile, 'body'>): Promise<Body | null> {
  if (typeof body === 'string' || body instanceof Uint8Array) return inMemory(Buffer.from(body));
  const handle = await open(body.path, FLAGS).catch(noneIfGone);
  if (handle === null) return null;
  const stats = await handle.stat();
  if (!stats.isFile()) {
    await handle.close();
    return null;
  }
  return {
    bytes: stats.size,
    all: () => handle.readFile(),
    part: (start, end) => handle.createReadStream({ start, end, autoClose: false }),
    close: () => handle.close(),
  };
}

/** Taken away, a link now, below what was a folder, or a socket. */
const GONE = new Set(['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO']);

function noneIfGone(error: NodeJS.ErrnoException): null {
  if (error.code !== undefined && GONE.has(error.code)) return null;
  throw error;
}

function inMemory(bytes: Uint8Array): Body {
  return {
    bytes: bytes.length,
    all: async () => bytes,
    part: (start, end) => bytes.subarray(start, end + 1),
    close: async () => {},
  };
}
