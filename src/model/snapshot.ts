// What a build keeps of its pages, so that the next one can make a page anew of which only words are others.
import type { CompiledPage, PageSource } from './page.ts';
import type { RouteAsset } from './route.ts';

export interface SiteSnapshot {
  /** Characters that search has of each page of a product, by the stem of its files, in the order of its names. */
  readonly searchSizes: Readonly<Record<string, readonly number[]>>;
  /** Pages that were made anew since a build made all. */
  readonly renewed: readonly string[];
  /** Absolute paths of the files of pages, in order, with what is kept of each. */
  readonly pages: readonly (readonly [file: string, page: PageSnapshot])[];
}

/** A page that is made of one file, which nothing else is made of. */
export interface PageSnapshot {
  readonly source: Omit<PageSource, 'text' | 'frontMatter' | 'origin'>;
  /** Its key in the page cache; or the page itself, which that does not have yet. */
  readonly compiled: string | KeptCompiledPage;
  /** Of its row in the page tree; null: it has none. */
  readonly treeTitle: string | null;
  /** Final addresses of its links and files, as its route has them. */
  readonly hrefs: Readonly<Record<number, string>>;
  readonly assets: readonly RouteAsset[];
}

export interface KeptCompiledPage {
  readonly page: CompiledFacts;
  /** The body as one text: see `lib/content-parts.ts`. */
  readonly marked: string;
}

/** Without what its file says again. */
export type CompiledFacts = Omit<CompiledPage, 'body' | 'frontMatter'>;
