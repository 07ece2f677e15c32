// The search files of a site when some pages say something else: those of their products, made of what is published.
import {
  type NamesFile,
  type ProductFiles,
  SEARCH_MANIFEST,
  type SearchManifest,
  type ShardFile,
  type WordsFile,
} from '../lib/search/format.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { SearchEntry, SearchText } from '../model/search.ts';
import { editWords } from './edited-words.ts';
import { indexStem, jsonFile, manifestFile, textsFile } from './index-files.ts';
import { cutShards, shardFile, textSize } from './shards.ts';

export interface EditedPage {
  readonly route: string;
  readonly product: string;
  readonly language: string;
  readonly before: readonly SearchEntry[];
  readonly after: readonly SearchEntry[];
}

export interface PublishedSearch {
  /** Of a published file. */
  readonly read: (path: string) => Promise<string>;
  /** By the stem of the files of a product: the sizes of its pages. Empty: the site has another search, or none. */
  readonly sizes: Readonly<Record<string, readonly number[]>>;
}

export interface EditedSearch extends Pick<PublishedSearch, 'sizes'> {
  readonly files: readonly MadeArtifact[];
  /** Paths of those that they take the place of. */
  readonly replaced: readonly string[];
}

/** null: more than texts are others. */
export async function editSearch(
  given: readonly EditedPage[],
  { read, sizes }: PublishedSearch,
): Promise<EditedSearch | null> {
  const pages = given.filter(({ product, language }) => indexStem(product, language) in sizes);
  if (pages.length === 0) return { files: [], replaced: [], sizes };
  const text = await read(SEARCH_MANIFEST);
  // Written by this program, as the record of the build says.
  const published = JSON.parse(text) as SearchManifest;
  if (manifestFile(published).body !== text) return null;
  let manifest = published;
  const files: MadeArtifact[] = [];
  const nowSizes: Record<string, readonly number[]> = { ...sizes };
  for (const [language, products] of Object.entries(manifest.languages)) {
    const listed: ProductFiles[] = [];
    for (const product of products) {
      const own = pages.filter((page) => page.product === product.id && page.language === language);
      const stem = indexStem(product.id, language);
      const made = own.length === 0 ? null : await editProduct(own, { product, stem, sizes: sizes[stem], read });
      if (own.length > 0 && made === null) return null;
      listed.push(made?.product ?? product);
      files.push(...(made?.files ?? []));
      if (made) nowSizes[stem] = made.sizes;
    }
    manifest = { ...manifest, languages: { ...manifest.languages, [language]: listed } };
  }
  const before = pathsIn(published);
  const now = pathsIn(manifest);
  const replaced = [...before].filter((path) => !now.has(path));
  return { files: [manifestFile(manifest), ...files], replaced, sizes: nowSizes };
}

interface ProductParts extends Pick<PublishedSearch, 'read'> {
  readonly product: ProductFiles;
  readonly stem: string;
  readonly sizes: readonly number[] | undefined;
}

async function editProduct(pages: readonly EditedPage[], { product, stem, sizes, read }: ProductParts) {
  const names = JSON.parse(await read(product.names)) as NamesFile;
  if (sizes?.length !== names.routes.length) return null;
  const numberOf = new Map(names.routes.map((route, page) => [route, page]));
  const now = [...sizes];
  const texts: { page: number; before: string[]; after: string[] }[] = [];
  const shards = new Map<number, SearchText[]>();
  for (const { route, before, after } of pages) {
    const page = numberOf.get(route) ?? -1;
    const shard = names.shardOf[page];
    if (shard === undefined || names.counts[page] !== after.length || namesIn(before) !== namesIn(after)) return null;
    const entries = shards.get(shard) ?? entriesOf(JSON.parse(await read(product.shards[shard] ?? '')) as ShardFile);
    shards.set(shard, entries);
    const start = names.shardOf.reduce(
      (sum, other, at) => sum + (other === shard && at < page ? count(names, at) : 0),
      0,
    );
    const old = entries.slice(start, start + before.length);
    if (JSON.stringify(old) !== JSON.stringify(before.map(textOf))) return null;
    entries.splice(start, before.length, ...after.map(textOf));
    now[page] = textSize({ entries: after });
    texts.push({ page, before: before.flatMap(wordsOf), after: after.flatMap(wordsOf) });
  }
  if (cutShards(names.routes, now).some((shard, page) => shard !== names.shardOf[page])) return null;
  const words = jsonFile(`search-words-${stem}`, editWords(JSON.parse(await read(product.words)) as WordsFile, texts));
  const made = [...shards].map(
    ([shard, entries]) => [shard, textsFile(`search-texts-${stem}-${shard}`, shardFile(entries))] as const,
  );
  const paths = new Map(made.map(([shard, { path }]) => [shard, path]));
  return {
    product: {
      ...product,
      words: words.path,
      shards: product.shards.map((path, shard) => paths.get(shard) ?? path),
    },
    files: [words, ...made.map(([, file]) => file)],
    sizes: now,
  };
}

/** All that the file of names holds of the entries. */
function namesIn(entries: readonly SearchEntry[]): string {
  return JSON.stringify(entries.map(({ text: _, code: __, ...name }) => name));
}

function wordsOf({ text, code }: SearchText): string[] {
  return [text, code];
}

function textOf({ text, code }: SearchText): SearchText {
  return { text, code };
}

function entriesOf({ texts, codes }: ShardFile): SearchText[] {
  return texts.map((text, at) => ({ text, code: codes[at] ?? '' }));
}

function count({ counts }: NamesFile, page: number): number {
  return counts[page] ?? 0;
}

function pathsIn({ languages }: SearchManifest): Set<string> {
  return new Set(
    Object.values(languages).flatMap((products) => products.flatMap(({ words, shards }) => [words, ...shards])),
  );
}
