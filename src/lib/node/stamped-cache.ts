// Keeps one result that took long to make, with a stamp of every file that it was made of, in a file of the cache folder.
import { join } from 'node:path';
import * as z from 'zod';
import type { FileWriter } from '../../model/deps.ts';
import { parseJson } from '../parse-json.ts';
import type { CacheReader } from './cache-reader.ts';
import { sealedJson, unsealedJson } from './sealed.ts';
import { startOfWork } from './start-of-work.ts';

export interface Kept<T> {
  readonly value: T;
  /** Absolute paths of the files that it was made of; of packages, those that tell of a change. */
  readonly inputs: readonly string[];
}

export interface StampedCache<T> {
  /** Null: nothing is kept for this key, or one of its files has changed since. */
  load(key: string): Promise<Kept<T> | null>;
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

const MISSING = 'none';
/** Clocks of disks tick every few milliseconds. */
const TICK_MS = 10;

/** `place`: null keeps nothing. */
export function stampedCache<T>(
  { name, version, codec, isOptional = () => false }: CacheFile<T>,
  place: CachePlace | null,
): StampedCache<T> {
  if (place === null) return { load: async () => null, save: async () => undefined };
  const { fs, writer, around } = place;
  const file = join(place.folder, name);
  const schema = z.strictObject({
    version: z.literal(version),
    key: z.string(),
    /** `mtime ctime bytes` of each file, by path. */
    stamps: z.record(z.string(), z.string()),
    around: z.string(),
    value: codec,
  });
  const stampsOf = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const stat = await writer.stat(path);
        // Package managers link files of packages into other projects, and each link is a change.
        const ctimeMs = path.includes('/node_modules/') ? (stat?.mtimeMs ?? 0) : (stat?.ctimeMs ?? 0);
        if (stat) return { text: `${stat.mtimeMs} ${ctimeMs} ${stat.bytes}`, ctimeMs };
        return isOptional(path) ? { text: MISSING, ctimeMs: 0 } : null;
      }),
    );
  const aroundThem = (paths: readonly string[], from: number) =>
    around(
      paths.filter((path) => !isOptional(path)),
      from,
    );
  /** What is written from here on may have been read before. */
  let sinceStart = startOfWork();
  return {
    async load(key) {
      sinceStart = startOfWork();
      if (!(await fs.exists(file))) return null;
      const whole = unsealedJson(await fs.readText(file));
      if (whole === null) return null;
      const parsed = z.safeDecode(schema, parseJson(whole) as z.input<typeof schema>); // Checked here.
      if (!parsed.success || parsed.data.key !== key) return null;
      const { stamps, value } = parsed.data;
      const inputs = Object.keys(stamps);
      const now = await stampsOf(inputs);
      const isSame = inputs.every((path, index) => now[index]?.text === stamps[path]);
      return isSame && aroundThem(inputs, Number.POSITIVE_INFINITY) === parsed.data.around ? { value, inputs } : null;
    },
    async save(key, { value, inputs }) {
      const watched = [...new Set(inputs)].sort();
      const now = await stampsOf(watched);
      const since = sinceStart();
      const stamps: Record<string, string> = {};
      for (const [index, path] of watched.entries()) {
        const stamp = now[index];
        // Gone or written while it was read: what was made of it is not worth keeping.
        if (!stamp || stamp.ctimeMs >= since - TICK_MS) return;
        stamps[path] = stamp.text;
      }
      const surroundings = aroundThem(watched, since);
      if (surroundings === null) return;
      await writer.write(
        file,
        sealedJson(JSON.stringify(z.encode(schema, { version, key, stamps, around: surroundings, value }))),
      );
    },
  };
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
