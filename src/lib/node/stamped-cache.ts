// Keeps one result that took long to make in a file of the cache folder, with a stamp and a hash of every file that it was made of: a
// checkout writes all files anew, and only their content tells that they are the same.
import { join } from 'node:path';
import * as z from 'zod';
import type { FileWriter } from '../../model/deps.ts';
import { parseJson } from '../parse-json.ts';
import type { CacheReader } from './cache-reader.ts';
import { hashOfFile } from './file-hash.ts';
import { sealedJson, unsealedJson } from './sealed.ts';
import { startOfWork } from './start-of-work.ts';

export interface Kept<T> {
  readonly value: T;
  /** Absolute paths of the files that it was made of; of packages, those that tell of a change. */
  readonly inputs: readonly string[];
}

/** What is kept, and what became of its files since. */
export interface Found<T> extends Kept<T> {
  /** It was made for this key, of these files, and in these surroundings. */
  readonly isCurrent: boolean;
  /** Of the inputs, those that hold something else now, or are gone. */
  readonly changed: ReadonlySet<string>;
  /** None of them has changed, and nothing came or went that would decide which files are read. */
  readonly areFilesSame: boolean;
}

export interface StampedCache<T> {
  /** null: nothing is kept for this key, or one of its files has changed since. */
  load(key: string): Promise<Kept<T> | null>;
  /** null: nothing is kept. */
  find(key: string): Promise<Found<T> | null>;
  save(key: string, kept: Kept<T>): Promise<void>;
}

export interface CacheFile<T> {
  /** In the cache folder. */
  readonly name: string;
  /** Changes with the form of the value, and with what docs-gen makes of the same files. */
  readonly version: string;
  /** To JSON and back. */
  readonly codec: z.ZodType<T>;
  /** Whether a file may be missing. */
  readonly isOptional?: (path: string) => boolean;
}

export interface CachePlace {
  /** Absolute. */
  readonly folder: string;
  readonly fs: CacheReader;
  readonly writer: Pick<FileWriter, 'write' | 'stat' | 'remove'>;
  /**
   * A hash of what decides beside files themselves which files are read: their neighbours, and settings. null: some of it
   * may have come after `since`, when reading began.
   */
  readonly around: (inputs: readonly string[], since: number) => string | null;
}

/** Clocks of disks tick every few milliseconds. */
const TICK_MS = 10;

/** `place`: null keeps nothing. */
export function stampedCache<T>(
  { name, version, codec, isOptional = () => false }: CacheFile<T>,
  place: CachePlace | null,
): StampedCache<T> {
  if (place === null) return { load: async () => null, find: async () => null, save: async () => undefined };
  const { fs, writer, around } = place;
  const file = join(place.folder, name);
  const schema = z.strictObject({
    version: z.literal(version),
    key: z.string(),
    /** `mtime ctime bytes` and the hash of each file, by path; null: it is missing, and may be. */
    files: z.record(z.string(), z.strictObject({ stamp: z.string(), hash: z.string() }).nullable()),
    around: z.string(),
    value: codec,
  });
  const stampOf = async (path: string): Promise<Stamp | null> => {
    const stat = await writer.stat(path);
    if (!stat) return null;
    // Package managers link files of packages into other projects, and each link is a change.
    const ctimeMs = path.includes('/node_modules/') ? stat.mtimeMs : stat.ctimeMs;
    return { text: `${stat.mtimeMs} ${ctimeMs} ${stat.bytes}`, ctimeMs };
  };
  const aroundThem = (paths: readonly string[], from: number) =>
    around(
      paths.filter((path) => !isOptional(path)),
      from,
    );
  /** What is written from here on may have been read before. */
  let sinceStart = startOfWork();
  const read = async (): Promise<z.output<typeof schema> | null> => {
    sinceStart = startOfWork();
    if (!(await fs.exists(file))) return null;
    const whole = unsealedJson(await fs.readText(file));
    if (whole === null) return null;
    const parsed = z.safeDecode(schema, parseJson(whole) as z.input<typeof schema>); // Checked here.
    return parsed.success ? parsed.data : null;
  };
  const compare = async (kept: z.output<typeof schema>, key: string): Promise<Found<T>> => {
    const { files, value } = kept;
    const inputs = Object.keys(files);
    const isChanged = async (path: string): Promise<boolean> => {
      const [known, now] = [files[path], await stampOf(path)];
      if (!known || now === null) return Boolean(known) !== (now !== null);
      return now.text !== known.stamp && hashOfFile(path) !== known.hash;
    };
    const areChanged = await Promise.all(inputs.map(isChanged));
    const changed = new Set(inputs.filter((_, index) => areChanged[index]));
    const areFilesSame = changed.size === 0 && aroundThem(inputs, Number.POSITIVE_INFINITY) === kept.around;
    return { value, inputs, changed, areFilesSame, isCurrent: kept.key === key && areFilesSame };
  };
  return {
    async find(key) {
      const kept = await read();
      return kept && compare(kept, key);
    },
    async load(key) {
      const kept = await read();
      const found = kept?.key === key ? await compare(kept, key) : null;
      return found?.isCurrent ? found : null;
    },
    async save(key, { value, inputs }) {
      const watched = [...new Set(inputs)].sort();
      const hashes = watched.map(hashOfFile);
      const stamps = await Promise.all(watched.map(stampOf)); // After the hashes: what is written in between is too young.
      const since = sinceStart();
      const files: z.output<typeof schema>['files'] = {};
      for (const [index, path] of watched.entries()) {
        const [stamp, hash = null] = [stamps[index], hashes[index]];
        if (!stamp && isOptional(path)) files[path] = null;
        // Gone or written while it was read: what was made of it is not worth keeping.
        else if (!stamp || hash === null || stamp.ctimeMs >= since - TICK_MS) return;
        else files[path] = { stamp: stamp.text, hash };
      }
      const surroundings = aroundThem(watched, since);
      if (surroundings === null) return;
      await writer.write(
        file,
        sealedJson(JSON.stringify(z.encode(schema, { version, key, files, around: surroundings, value }))),
      );
    },
  };
}

interface Stamp {
  readonly text: string;
  readonly ctimeMs: number;
}

/** A map by names, as an object in JSON. */
export function mapCodec<T>(value: z.ZodType<T>): z.ZodType<ReadonlyMap<string, T>> {
  return z.codec(z.record(z.string(), value), z.custom<ReadonlyMap<string, T>>(), {
    decode: (record) => new Map(Object.entries(record)),
    encode: (map) => Object.fromEntries(map),
  });
}

/** A file's content in base64. */
export const bytesCodec = z.codec(z.string(), z.custom<Uint8Array | string>(), {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (bytes) => Buffer.from(bytes).toString('base64'),
});
