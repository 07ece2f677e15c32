// From what can be found to the files of the index: names, words and texts of each product, and the list of them.

import { jsonOfText } from '../lib/json-string.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { hashedFile } from '../lib/node/hashed-file.ts';
import {
  type ProductFiles,
  SEARCH_MANIFEST,
  SEARCH_NAMES,
  type SearchManifest,
  type ShardFile,
} from '../lib/search/format.ts';
import { currentVersion } from '../lib/versions.ts';
import type { Artifact, MadeArtifact } from '../model/artifact.ts';
import type { Memo } from '../model/memo.ts';
import type { SearchPage } from '../model/search.ts';
import type { Product } from '../model/site.ts';
import { createNames } from './names-file.ts';
import { createShards } from './shards.ts';
import { createWords } from './words-file.ts';

const TYPE = 'application/json';

export interface IndexedSite {
  readonly languages: readonly string[];
  readonly products: readonly Pick<Product, 'id' | 'name' | 'versions'>[];
}

export type ProductPaths = Pick<ProductFiles, 'names' | 'words' | 'shards'>;

/** The files of one product in one language. */
export interface ProductIndex {
  /** `said`: as of `ReadPage`. Gives the texts that are finished by now: they may be let go. */
  add(page: SearchPage, said: readonly number[] | null): MadeArtifact[];
  finish(): {
    /** Names and words. */
    readonly lists: readonly MadeArtifact[];
    /** What is left. */
    readonly texts: readonly MadeArtifact[];
    readonly paths: ProductPaths;
    /** Of its pages: what the texts are cut by. */
    readonly sizes: readonly number[];
  };
}

/** Told how much text each page of a product has. */
export type NoteSizes = (stem: string, sizes: readonly number[]) => void;

/** `search.json` and the files that it names, in its order. */
export function indexFiles(pages: readonly SearchPage[], site: IndexedSite, memo: Memo = NO_MEMO): Artifact[] {
  const files: MadeArtifact[] = [];
  const list = searchList(site, (product, language) => {
    const own = pages.filter((page) => page.language === language && page.product === product);
    if (own.length === 0) return null;
    const stem = indexStem(product, language);
    const made = memo.recall('search index', stem, own, () => productFiles(own, stem));
    files.push(...made.files);
    return made.paths;
  });
  return [list, ...files];
}

/** `pathsOf`: null where a product has no page in a language. */
export function searchList(
  { languages, products }: IndexedSite,
  pathsOf: (product: string, language: string) => ProductPaths | null,
): MadeArtifact {
  const listed: Record<string, ProductFiles[]> = {};
  for (const language of languages) {
    listed[language] = products.flatMap((product) => {
      const paths = pathsOf(product.id, language);
      const { id, name } = product;
      return paths === null ? [] : [{ id, name, version: currentVersion(product)?.text ?? null, ...paths }];
    });
  }
  return manifestFile({ version: 1, languages: listed });
}

export function manifestFile(manifest: SearchManifest): MadeArtifact {
  return { path: SEARCH_MANIFEST, type: TYPE, body: JSON.stringify(manifest), immutable: false };
}

/** What the files of a product are named by. */
export function indexStem(product: string, language: string): string {
  return `${product}-${language}`;
}

export function createProductIndex(stem: string): ProductIndex {
  const [names, words, shards] = [createNames(), createWords(), createShards()];
  const paths: string[] = [];
  const textFiles = (finished: ReturnType<typeof shards.add>): MadeArtifact[] =>
    finished.map((shard) => {
      const file = textsFile(`search-texts-${stem}-${paths.length}`, shard);
      paths.push(file.path);
      return file;
    });
  return {
    add(page, said) {
      names.add(page);
      if (said === null) words.add(page.entries.flatMap(({ text, code }) => [text, code]));
      else words.addRuns(said);
      return textFiles(shards.add(page));
    },
    finish() {
      const last = shards.finish();
      const texts = textFiles(last.shards);
      const namesFile = jsonFile(`${SEARCH_NAMES}-${stem}`, names.finish(last.shardOf));
      const wordsFile = jsonFile(`search-words-${stem}`, words.finish());
      return {
        lists: [namesFile, wordsFile],
        texts,
        paths: { names: namesFile.path, words: wordsFile.path, shards: paths },
        sizes: last.sizes,
      };
    },
  };
}

interface HeldFiles {
  readonly files: readonly MadeArtifact[];
  readonly paths: ProductPaths;
}

function productFiles(pages: readonly SearchPage[], stem: string): HeldFiles {
  const index = createProductIndex(stem);
  const full = pages.flatMap((page) => index.add(page, null));
  const { lists, texts, paths } = index.finish();
  return { files: [...lists, ...full, ...texts], paths };
}

/** Texts of pages: most of the index by far. */
export function textsFile(stem: string, { texts, codes }: ShardFile): MadeArtifact {
  return hashedJson(stem, `{"texts":[${jsonItems(texts)}],"codes":[${jsonItems(codes)}]}`);
}

function jsonItems(texts: readonly string[]): string {
  let items = '';
  for (const text of texts) items += items === '' ? jsonOfText(text) : `,${jsonOfText(text)}`;
  return items;
}

export function jsonFile(stem: string, value: unknown): MadeArtifact {
  return hashedJson(stem, JSON.stringify(value));
}

function hashedJson(stem: string, body: string): MadeArtifact {
  return hashedFile(stem, { extension: '.json', type: TYPE, body });
}
