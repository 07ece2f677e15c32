// Answers questions from the files of an index, which it loads as they are needed; it knows neither worker nor page.
import type { SearchAnswer, SearchQuery } from '../../model/search.ts';
import { answerFrom, scoreProduct } from './answer.ts';
import { type Bodies, openBodies } from './bodies.ts';
import { chooseShards } from './choose-shards.ts';
import { findNames } from './findings.ts';
import {
  type NamesFile,
  type ProductFiles,
  SEARCH_MANIFEST,
  type SearchManifest,
  type ShardFile,
  type WordsFile,
} from './format.ts';
import { type Names, openNames } from './names.ts';
import { openWords, type PageWords } from './page-words.ts';
import { unitsOf } from './question.ts';

export interface EngineOptions {
  /** The JSON of a file of the site, by its path without the base; rejects when it cannot be had. */
  readonly load: (path: string) => Promise<unknown>;
  readonly base: string;
  /** Ends after what waits was done: an index that is opened lets keystrokes through. */
  readonly pause: () => Promise<void>;
}

export interface SearchEngine {
  /** Loads what the first answer needs. */
  open(scope: Pick<SearchQuery, 'language' | 'product'>): Promise<void>;
  /** What is known at once, then with the texts of pages. `isStale`: a later question came. */
  ask(query: SearchQuery, onAnswer: (answer: SearchAnswer) => void, isStale?: () => boolean): Promise<void>;
}

export function createEngine({ load, base, pause }: EngineOptions): SearchEngine {
  const once = createOnce();
  // What lies here, by path.
  const names = new Map<string, Names>();
  const words = new Map<string, PageWords>();
  const shards = new Map<string, Bodies>();

  // What the build wrote is trusted: it comes with the same generation of the site.
  const manifest = () => once(SEARCH_MANIFEST, () => load(SEARCH_MANIFEST) as Promise<SearchManifest>);
  const openProduct = (files: ProductFiles) =>
    once(files.names, async () => {
      names.set(files.names, await openNames(files, (await load(files.names)) as NamesFile, pause));
    });
  const openWordsOf = (files: ProductFiles) =>
    once(files.words, async () => {
      words.set(files.words, openWords((await load(files.words)) as WordsFile));
    });
  const openShard = (product: Names, shard: number) => {
    const path = product.product.shards[shard] ?? '';
    return once(path, async () => {
      const file = (await load(path)) as ShardFile;
      await pause();
      shards.set(path, openBodies(file, product.entriesIn(shard)));
    });
  };

  async function productsOf(language: string): Promise<readonly ProductFiles[]> {
    const { languages } = await manifest();
    return languages[language] ?? Object.values(languages)[0] ?? [];
  }

  async function open({ language, product }: Pick<SearchQuery, 'language' | 'product'>): Promise<void> {
    const products = await productsOf(language);
    const own = products.filter(({ id }) => id === product);
    await Promise.all((own.length > 0 ? own : products).map(openProduct));
  }

  async function ask(
    query: SearchQuery,
    onAnswer: (answer: SearchAnswer) => void,
    isStale: () => boolean = () => false,
  ): Promise<void> {
    await open(query);
    const products = await productsOf(query.language);
    if (isStale()) return;
    const units = unitsOf(query.text);
    if (units.length === 0) {
      onAnswer(answerFrom([], { query, units, base, isWhole: true }));
      return;
    }
    const scoreNames = () =>
      products
        .flatMap((files) => names.get(files.names) ?? [])
        .map((product) =>
          scoreProduct({ names: product, findings: findNames(product, units), bodies: [] }, { query, units }),
        );
    let byName = scoreNames();
    const answerByName = () => onAnswer(answerFrom(byName, { query, units, base, isWhole: false }));
    // What lies here already is asked at once: an answer before it would only flicker.
    if (!products.every((files) => names.has(files.names) && words.has(files.words))) {
      answerByName();
      await Promise.all(products.flatMap((files) => [openProduct(files), openWordsOf(files)]));
      await pause();
      if (isStale()) return;
      byName = scoreNames();
    }
    const wanted = chooseShards(byName, { query, units, wordsOf: (files) => words.get(files.words) });
    if (!wanted.every(({ path }) => shards.has(path))) {
      answerByName();
      await Promise.all(wanted.map(({ names: product, shard }) => openShard(product, shard)));
      await pause();
      if (isStale()) return;
    }
    // No others, though they may be here: an answer must not depend on earlier questions.
    const whole = byName.map((product) => {
      const own = wanted.filter((one) => one.names === product.names);
      const bodies = own.flatMap(({ path }) => shards.get(path) ?? []);
      return own.length === 0 ? product : scoreProduct({ ...product, bodies }, { query, units, known: product.all });
    });
    onAnswer(answerFrom(whole, { query, units, base, isWhole: true }));
  }

  return { open, ask };
}

/** Each step is taken once, by whoever comes first; one that failed is tried again by the next. */
function createOnce() {
  const steps = new Map<string, Promise<unknown>>();
  return <T>(key: string, step: () => Promise<T>): Promise<T> => {
    const known = steps.get(key);
    // A key belongs to one kind of step.
    if (known) return known as Promise<T>;
    const started = step();
    steps.set(key, started);
    started.catch(() => steps.delete(key));
    return started;
  };
}
