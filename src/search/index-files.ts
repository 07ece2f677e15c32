// From what can be found to the files of the index: names, words and texts of each product, and the list of them.
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
import type { SearchEntry, SearchPage } from '../model/search.ts';
import type { Product } from '../model/site.ts';
import { namesFile } from './names-file.ts';
import { shardPages } from './shards.ts';
import { wordsFile } from './words-file.ts';

export interface IndexedSite {
  readonly languages: readonly string[];
  readonly products: readonly Pick<Product, 'id' | 'name' | 'versions'>[];
}

/** `search.json` and the files that it names, in its order. */
export function indexFiles(
  pages: readonly SearchPage[],
  { languages, products }: IndexedSite,
  memo: Memo = NO_MEMO,
): Artifact[] {
  const files: MadeArtifact[] = [];
  const listed: Record<string, ProductFiles[]> = {};
  for (const language of languages) {
    const ofLanguage = pages.filter((page) => page.language === language);
    listed[language] = products.flatMap((product) => {
      const { id, name } = product;
      const own = ofLanguage.filter((page) => page.product === id);
      if (own.length === 0) return [];
      const stem = `${id}-${language}`;
      const made = memo.recall('search index', stem, own, () => productFiles(own, stem));
      files.push(...made.files);
      return [{ id, name, version: currentVersion(product)?.text ?? null, ...made.paths }];
    });
  }
  const manifest: SearchManifest = { version: 1, languages: listed };
  return [{ path: SEARCH_MANIFEST, ...json(manifest), immutable: false }, ...files];
}

function productFiles(pages: readonly SearchPage[], stem: string) {
  const shardOf = shardPages(pages);
  const shards: SearchEntry[][] = [];
  pages.forEach(({ entries }, page) => {
    const shard = shardOf[page] ?? 0;
    shards[shard] ??= [];
    shards[shard].push(...entries);
  });
  const names = hashedFile(`${SEARCH_NAMES}-${stem}`, { extension: '.json', ...json(namesFile(pages, shardOf)) });
  const words = hashedFile(`search-words-${stem}`, {
    extension: '.json',
    ...json(wordsFile(pages.map(({ entries }) => entries.map(({ text, code }) => `${text} ${code}`)))),
  });
  const texts = shards.map((entries, at) =>
    hashedFile(`search-texts-${stem}-${at}`, { extension: '.json', ...json(shardFile(entries)) }),
  );
  return {
    files: [names, words, ...texts],
    paths: { names: names.path, words: words.path, shards: texts.map(({ path }) => path) },
  };
}

function shardFile(entries: readonly SearchEntry[]): ShardFile {
  const last = entries.findLastIndex(({ code }) => code !== '');
  return { texts: entries.map(({ text }) => text), codes: entries.slice(0, last + 1).map(({ code }) => code) };
}

function json(value: unknown): { readonly type: string; readonly body: string } {
  return { type: 'application/json', body: JSON.stringify(value) };
}
