// How well the search of this repository's own site ranks, and that of the corpus; what it prints is for whoever changes it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Artifact } from '../../src/model/artifact.ts';
import { searchArtifacts } from '../../src/search/make.ts';
import { builtEngine } from '../search/support/built-engine.ts';
import { planSiteAt } from '../search/support/plan-site.ts';
import { type RankedQuery, type Ranking, rankingOf } from '../search/support/ranking.ts';
import { corpusFolder, hasCorpus } from '../support/corpus.ts';
import { repository } from './support/build-site.ts';
import { sharedBuild } from './support/shared-builds.ts';

const CORPUS_CONFIG = fileURLToPath(new URL('../corpus/site.config.ts', import.meta.url));
/** What was reached when this was written: raise them when it gets better. Pages of our own come and go, those of the corpus do not. */
const OWN = { first: 0.965, third: 0.985, mrr: 0.975 };
const CORPUS = { first: 0.923, third: 0.972, mrr: 0.948 };
/** Written by somebody else, and for no weight: what readers may expect of questions that nobody has looked at. */
const HELD_OUT = { first: 0.79, third: 0.86, mrr: 0.84 };
/** In bytes of gzip. */
const BEFORE_FIRST_RESULT = 200_000;
const IN_ALL = 1_200_000;
const MOST_SHARDS = 3;

test('the search finds what readers mean', async () => {
  const engine = builtEngine(publishedIndex(await sharedBuild(repository)));
  hold(await rankingOf(engine, queriesIn('queries.json')), OWN);
});

describe.skipIf(!hasCorpus)('the search of a large site', () => {
  test('finds what readers mean, in an index that stays small', async () => {
    const artifacts = searchArtifacts(await planSiteAt(corpusFolder, CORPUS_CONFIG));
    const queries = queriesIn('corpus-queries.json');
    hold(await rankingOf(builtEngine(artifacts), queries), CORPUS);
    hold(await rankingOf(builtEngine(artifacts), queriesIn('held-out-queries.json')), HELD_OUT);
    const isFirst = ({ path }: Artifact) => path === 'search.json' || path.includes('search-names-');
    expect(weigh(artifacts.filter(isFirst))).toBeLessThan(BEFORE_FIRST_RESULT);
    expect(weigh(artifacts)).toBeLessThan(IN_ALL);
    for (const { text, product } of queries.slice(0, 20)) {
      const fresh = builtEngine(artifacts);
      await fresh.ask(text, { product });
      expect(fresh.loaded.filter((path) => path.includes('search-texts-')).length).toBeLessThanOrEqual(MOST_SHARDS);
    }
  });
});

function publishedIndex(folder: string): Artifact[] {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /^search-.*\.json$/.test(name));
  return ['search.json', ...assets.map((name) => `assets/${name}`)].map((path) => ({
    ...{ path, type: 'application/json', immutable: path !== 'search.json' },
    body: readFileSync(join(folder, path), 'utf8'),
  }));
}

function queriesIn(name: string): readonly RankedQuery[] {
  return JSON.parse(readFileSync(new URL(`../search/${name}`, import.meta.url), 'utf8'));
}

function hold({ count, first, third, mrr, misses }: Ranking, least: Pick<Ranking, 'first' | 'third' | 'mrr'>): void {
  const figures = `success@1 ${first.toFixed(3)}, success@3 ${third.toFixed(3)}, MRR ${mrr.toFixed(3)}`;
  console.log([`${count} queries: ${figures}`, ...misses].join('\n  '));
  expect(first).toBeGreaterThanOrEqual(least.first);
  expect(third).toBeGreaterThanOrEqual(least.third);
  expect(mrr).toBeGreaterThanOrEqual(least.mrr);
}

function weigh(artifacts: readonly Artifact[]): number {
  return artifacts.reduce((sum, { body }) => sum + gzipSync(body ?? '').length, 0);
}
