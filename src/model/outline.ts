// What has to be known of a site before a file is added to it: products, routes, and where the page trees stand.
import type { PageNodeInput } from '../schema/page-tree.ts';
import type { PageSource } from './page.ts';
import type { Product, Site } from './site.ts';

export interface SiteOutline {
  readonly site: Site;
  /** Pages of all languages, drafts too. */
  readonly pages: readonly OutlinedPage[];
  readonly apiRoutes: readonly string[];
  /** By product id; null: the tree follows from the folders. */
  readonly trees: ReadonlyMap<string, OutlinedTree | null>;
  /** The route that a file gets by its name alone; null: none. `name` is relative to the content folder, posix. */
  routeOfName(product: Product, name: string): Promise<string | null>;
  /** The title of a node that has none. */
  titleOf(pathname: string): string;
}

export type OutlinedPage = Pick<PageSource, 'route' | 'file' | 'absolute' | 'name' | 'productKey' | 'language'>;

export interface OutlinedTree {
  /** Relative to the root, posix. */
  readonly file: string;
  readonly absolute: string;
  readonly nodes: readonly PageNodeInput[];
  /** Where the nodes stand: in a file of their own, which could be read, or elsewhere. */
  readonly place: 'file' | 'config' | 'broken file';
}
