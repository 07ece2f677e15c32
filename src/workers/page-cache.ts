// Compiled pages of earlier builds: by the hash of all that a page is made of.
import { cutParts } from '../lib/content-parts.ts';
import { isRecord } from '../lib/is-record.ts';
import { sha256 } from '../lib/node/hash.ts';
import { programKey } from '../lib/node/program-key.ts';
import { createTextEncoder } from '../lib/node/text-encoder.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { PackStore } from '../model/pack-store.ts';
import type { CompiledPage, Outline, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { KeptCompiledPage } from '../model/snapshot.ts';

export interface PageCache {
  /** null: nothing is kept of a page like this. */
  load(source: PageSource, original: Outline | null): Outcome<CompiledPage> | null;
  /** `marked`: the body as one text. */
  save(source: PageSource, original: Outline | null, compiled: Outcome<CompiledPage>, marked: string): void;
  /** Of the pages that were asked for, by route. */
  readonly keys: ReadonlyMap<string, string>;
  /** As it was saved; null: it is not kept. */
  at(key: string): KeptPage | null;
}

export interface KeptPage extends KeptCompiledPage {
  readonly diagnostics: readonly Diagnostic[];
}

/** null: code of the site has a say in its pages, and no hash tells whether it is the same. */
export function createPageCache(store: PackStore, site: Site): PageCache | null {
  const program = programKey();
  if (program === null || hasOwnCode(site)) return null;
  const base = sha256(JSON.stringify([program, site], plain));
  const keys = new Map<string, string>();
  const keyOf = ({ text, ...source }: PageSource, original: Outline | null): string => {
    const outline = original && [original.headingIds, original.headingLevels];
    return sha256(`${base}\n${JSON.stringify([source, outline])}\n${text}`);
  };
  const encode = createTextEncoder();
  return {
    keys,
    at(key) {
      const entry = entryAt(store, key);
      const kept = entry && readKept(entry);
      return kept && { ...kept, marked: bodyOf(entry) };
    },
    load(source, original) {
      const key = keyOf(source, original);
      keys.set(source.route, key);
      const entry = entryAt(store, key);
      const kept = entry && readKept(entry);
      if (kept === null) return null;
      const parts = () => {
        const again = entryAt(store, key);
        if (again === null) throw new Error(`What is kept of ${source.file} was damaged during the build.`);
        return cutParts(bodyOf(again));
      };
      // Front matter has been read by now, and may hold what JSON cannot say.
      const page = { ...kept.page, frontMatter: source.frontMatter, body: { parts } };
      return { value: page, diagnostics: kept.diagnostics };
    },
    save(source, original, { value, diagnostics }, marked) {
      const key = keys.get(source.route) ?? keyOf(source, original);
      const { body: _, frontMatter: __, ...page } = value;
      store.put(key, encode([`${JSON.stringify({ page, diagnostics })}\n`, marked]));
    },
  };
}

/** Of a page: a line of JSON, and the body behind it. */
interface Entry {
  /** Good until the store is asked again. */
  readonly bytes: Buffer;
  /** Where the line ends. */
  readonly end: number;
}

function entryAt(store: PackStore, key: string): Entry | null {
  const kept = store.get(key);
  const bytes = kept && Buffer.from(kept.buffer, kept.byteOffset, kept.length);
  return bytes && { bytes, end: bytes.indexOf('\n') };
}

/** The key holds the program that wrote it, and the store that it is whole: its form is what `save` gave it. */
function readKept({ bytes, end }: Entry): Omit<KeptPage, 'marked'> | null {
  const kept = parseJson(bytes.toString('utf8', 0, end));
  return isRecord(kept) && isRecord(kept.page) ? (kept as unknown as KeptPage) : null;
}

function bodyOf({ bytes, end }: Entry): string {
  return bytes.toString('utf8', end + 1);
}

/** Plugins have a version that says so; functions in the config have none, nor have templates. */
function hasOwnCode({ templates, markdown }: Site): boolean {
  return templates !== undefined || markdown.remarkPlugins.length + markdown.rehypePlugins.length > 0;
}

/** What JSON leaves out. */
function plain(_: string, value: unknown): unknown {
  return value instanceof Set || value instanceof Map ? [...value] : value;
}
