// What V8 made of the program's chunks when it was bundled: a process that has it need not compile them again.
import { hash } from 'node:crypto';
import { openSync, readSync } from 'node:fs';

/** V8 itself refuses what another version of it made, or one with other flags; it does not ask for which processor. */
const ENGINE = `${process.platform} ${process.arch} ${process.versions.v8}`;

/** A file is the digest of an index, the length of that index, the index as JSON, and the code of all chunks. */
const DIGEST_LENGTH = 43;
const INDEX_START = DIGEST_LENGTH + 4;
/** No chunk has as much code: a length beyond it is damage. */
const LONGEST = 1 << 26;

interface Index {
  readonly engine: string;
  /** By chunk. `start` counts from the end of the index; `digest` because V8 runs code that was damaged. */
  readonly chunks: Readonly<
    Record<string, { readonly start: number; readonly length: number; readonly digest: string }>
  >;
}

export interface CodeCache {
  readonly ids: readonly string[];
  /** undefined: there is none for this chunk, or it is damaged. */
  read(id: string): Buffer | undefined;
}

const NONE: CodeCache = { ids: [], read: () => undefined };

/** The file stays open, as chunks are loaded until the process ends. A file that is missing, damaged or another engine's is an empty cache. */
export function openCodeCache(path: string): CodeCache {
  const file = openFile(path);
  if (file === null) return NONE;
  const head = bytesAt(file, 0, INDEX_START);
  if (head === undefined) return NONE;
  const json = bytesAt(file, INDEX_START, head.readUInt32LE(DIGEST_LENGTH));
  if (json === undefined || digestOf(json) !== head.toString('latin1', 0, DIGEST_LENGTH)) return NONE;
  const { engine, chunks }: Index = JSON.parse(json.toString());
  if (engine !== ENGINE) return NONE;
  const codeStart = INDEX_START + json.length;
  return {
    ids: Object.keys(chunks),
    read(id) {
      const entry = chunks[id];
      const code = entry && bytesAt(file, codeStart + entry.start, entry.length);
      return code && digestOf(code) === entry.digest ? code : undefined;
    },
  };
}

/** The bytes of such a file. */
export function packCodeCache(codes: ReadonlyMap<string, Buffer>): Buffer {
  let start = 0;
  const chunks: Record<string, Index['chunks'][string]> = {};
  for (const [id, code] of codes) {
    chunks[id] = { start, length: code.length, digest: digestOf(code) };
    start += code.length;
  }
  const index: Index = { engine: ENGINE, chunks };
  const json = Buffer.from(JSON.stringify(index));
  const head = Buffer.alloc(INDEX_START);
  head.write(digestOf(json), 'latin1');
  head.writeUInt32LE(json.length, DIGEST_LENGTH);
  return Buffer.concat([head, json, ...codes.values()]);
}

/** null: it cannot be opened; most often there is none. */
function openFile(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch {
    return null; // The program runs without it, and is the same.
  }
}

/** undefined: there are not as many, or none can be read. */
function bytesAt(file: number, start: number, length: number): Buffer | undefined {
  if (length > LONGEST) return undefined;
  const bytes = Buffer.allocUnsafe(length);
  return readSync(file, bytes, 0, length, start) === length ? bytes : undefined;
}

export function digestOf(content: Buffer | string): string {
  return hash('sha256', content, 'base64url');
}
