// Reads the variants of demos, and takes those that it read before from the cache where none of their files has changed.
import { hasError } from '../diagnostics/has-error.ts';
import { sha256 } from '../lib/node/hash.ts';
import type { DemoVariant } from '../model/demo.ts';
import type { Outcome, WorkDone } from '../model/outcome.ts';
import type { CodeCache, KeptVariant } from './code-cache.ts';
import type { FoundVariant } from './find.ts';
import { type ReadOptions, readVariant } from './read.ts';

export type ReadVariant = (found: FoundVariant, options: ReadOptions) => Promise<Outcome<DemoVariant | null>>;

export interface VariantReader {
  readonly read: ReadVariant;
  /** Of the variants that were read so far, each once. */
  work(): WorkDone;
  /** At the end: what no page shows any more is dropped. */
  save(): Promise<void>;
}

/** `formatKey`: what the layout of a file's JavaScript hangs on beside its text. */
export async function createVariantReader(
  cache: CodeCache | null,
  formatKey: (file: string) => Promise<string>,
): Promise<VariantReader> {
  const kept = (await cache?.load()) ?? new Map<string, KeptVariant>();
  const used = new Map<string, KeptVariant>();
  const read = new Map<string, { readonly isKept: boolean }>();

  return {
    async read(found, options) {
      const key = JSON.stringify([options.id, found.styling, found.typed, found.plain, options.exportName]);
      const known = used.get(key) ?? kept.get(key);
      if (known && (await isFresh(known, options, formatKey))) {
        if (!read.has(key)) read.set(key, { isKept: true });
        used.set(key, known);
        return { value: known.variant, diagnostics: known.diagnostics };
      }
      read.set(key, { isKept: false });
      const { record, recording } = recorder(options, formatKey);
      const { value, diagnostics } = await readVariant(found, recording);
      // What is wrong is looked at again: hints name files that a variant does not read.
      if (value && !hasError(diagnostics)) used.set(key, { ...(await record()), variant: value, diagnostics });
      return { value, diagnostics };
    },
    work() {
      return { items: read.size, cacheHits: [...read.values()].filter(({ isKept }) => isKept).length };
    },
    async save() {
      const isSame = [...used].every(([key, variant]) => kept.get(key) === variant) && used.size === kept.size;
      if (!isSame) await cache?.save(new Map([...used].sort(([a], [b]) => (a < b ? -1 : 1))));
    },
  };
}

async function isFresh(
  { reads, formats }: KeptVariant,
  { read }: ReadOptions,
  formatKey: (file: string) => Promise<string>,
): Promise<boolean> {
  const texts = await Promise.all(Object.entries(reads).map(async ([file, hash]) => hashOf(await read(file)) === hash));
  if (texts.includes(false)) return false;
  const keys = await Promise.all(Object.entries(formats).map(async ([file, key]) => (await formatKey(file)) === key));
  return !keys.includes(false);
}

/** `recording` does what `options` do; `record` gives what they were asked for. */
function recorder(options: ReadOptions, formatKey: (file: string) => Promise<string>) {
  const reads = new Map<string, string | null>();
  const derived = new Set<string>();
  const recording: ReadOptions = {
    ...options,
    async read(file) {
      const text = await options.read(file);
      reads.set(file, hashOf(text));
      return text;
    },
    derive(file, source) {
      derived.add(file);
      return options.derive(file, source);
    },
  };
  const record = async (): Promise<Pick<KeptVariant, 'reads' | 'formats'>> => {
    const formats = await Promise.all([...derived].map(async (file) => [file, await formatKey(file)] as const));
    return { reads: Object.fromEntries(reads), formats: Object.fromEntries(formats) };
  };
  return { record, recording };
}

function hashOf(text: string | null): string | null {
  return text === null ? null : sha256(text);
}
