// The search index of a site: of a session, from its plan; of a build, page by page as they are rendered.
import { NO_MEMO } from '../lib/memo.ts';
import type { Artifact, MadeArtifact, StageArtifact } from '../model/artifact.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import {
  createProductIndex,
  type IndexedSite,
  indexFiles,
  indexStem,
  type NoteSizes,
  type ProductIndex,
  type ProductPaths,
  searchList,
} from './index-files.ts';
import { isSearched, readPage, searchPages } from './pages.ts';

/** `memo`: of a session, where one changed page is one product anew. */
export function searchArtifacts(
  { site, routes }: Pick<BuildPlan, 'site' | 'routes'>,
  memo: Memo = NO_MEMO,
): Artifact[] {
  return indexFiles(searchPages({ routes }, memo), site, memo);
}

/** An index that holds little of the pages that it was given: files go away as soon as they are finished. */
export interface SearchInWork {
  /** The routes of the plan, in its order. */
  add(route: Route): Promise<void>;
  /** `search.json` and the files that it names. */
  finish(): Promise<Artifact[]>;
}

export function startSearch(site: IndexedSite, stage: StageArtifact, noteSizes?: NoteSizes): SearchInWork {
  const indexes = new Map<string, ProductIndex & { readonly stem: string }>();
  const artifacts: Artifact[] = [];
  const put = async (files: readonly MadeArtifact[]): Promise<void> => {
    for (const file of files) artifacts.push(await stage(file));
  };
  return {
    async add(route) {
      if (!isSearched(route)) return;
      const { page, said } = readPage(route);
      const { product, language } = page;
      const key = keyOf(product, language);
      const stem = indexStem(product, language);
      const index = indexes.get(key) ?? { ...createProductIndex(stem), stem };
      indexes.set(key, index);
      await put(index.add(page, said));
    },
    async finish() {
      const paths = new Map<string, ProductPaths>();
      for (const [key, index] of indexes) {
        const left = index.finish();
        indexes.delete(key);
        paths.set(key, left.paths);
        noteSizes?.(index.stem, left.sizes);
        await put([...left.lists, ...left.texts]);
      }
      return [searchList(site, (product, language) => paths.get(keyOf(product, language)) ?? null), ...artifacts];
    },
  };
}

function keyOf(product: string, language: string): string {
  return `${language}\0${product}`;
}
