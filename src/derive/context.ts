// What every derived file may know of the site: the plain data that plugins get, and a little more.
import { byCodeUnit } from '../lib/code-unit-order.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { Artifact } from '../model/artifact.ts';
import type { PageHistory } from '../model/history.ts';
import type { Site } from '../model/site.ts';

export interface DerivedRoute {
  /** Canonical, with language prefix, without base, decoded. */
  readonly path: string;
  readonly language: string;
  /** No page for crawlers. */
  readonly unlisted: boolean;
  /** Search engines leave out all of its version. @default false */
  readonly noIndex?: boolean;
  /** Address of the page that search engines show in its place. @default null */
  readonly canonical?: string | null;
  /** The page in all its languages, itself included, default first. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
  readonly history: PageHistory | null;
  /** Left out of a page that no author wrote. */
  readonly title?: string;
  readonly description?: string;
}

/** Words of the pages that are made here. */
export interface MovedTexts {
  readonly movedTitle: string;
  readonly movedTo: string;
}

export interface DeriveContext {
  readonly site: Site;
  /** Every language of the site has an entry. */
  readonly texts: ReadonlyMap<string, MovedTexts>;
  /** Of the packages whose code is published. */
  readonly licenses: string;
  /** Sorted by path. */
  readonly routes: readonly DerivedRoute[];
  /** Header of all addresses; null: none. @default null */
  readonly policy?: readonly [name: string, value: string] | null;
}

/** One derived file, or a few: the form of a plugin's `artifacts`. */
export type DeriveSlot = (artifacts: readonly Artifact[], context: DeriveContext) => Artifact[];

/** `/ui/` as a link on the page holds it: with base, percent-encoded. */
export function sitePath(path: string, site: Site): string {
  return encodePath(withBase(path, site.base));
}

/** The same order on every machine: by code unit. */
export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return byCodeUnit(a.path, b.path);
}
