// The plan of a build: every route with all that its page needs to know of the others.
import type { ApiDoc } from './api.ts';
import type { DemoSource } from './demo.ts';
import type { CompiledPage } from './page.ts';
import type { Product, Site } from './site.ts';
import type { PageTree, TreePlace } from './tree.ts';

interface RouteBase {
  /** Canonical: starts and ends with a slash, with language prefix, without base. */
  readonly path: string;
  /** Key of the product in the config. */
  readonly productKey: string;
  /** What analytics and search call it; null when nothing matches. */
  readonly productId: string | null;
  readonly categoryId: string | null;
  readonly language: string;
  /** The same page in all languages it exists in, itself included, default first. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
  readonly title: string;
  readonly description: string;
  /** null: the page stands in no tree. */
  readonly place: TreePlace | null;
  /** Address of the source in the repository’s editor, or null. */
  readonly editUrl: string | null;
}

export interface DocRoute extends RouteBase {
  readonly kind: 'doc';
  readonly page: CompiledPage;
  /** `href` values by index of `page.links`, for links that only the plan could resolve; without base. */
  readonly hrefs: Readonly<Record<number, string>>;
  /** Final addresses of the links in the front matter, by the address as written. */
  readonly headHrefs: Readonly<Record<string, string>>;
  /** `href` values of the generated API section, in its order; null where there is no such page. */
  readonly apiHrefs: readonly (string | null)[];
  /** By index of `page.demos`. */
  readonly demos: readonly DemoSource[];
}

export interface ApiRoute extends RouteBase {
  readonly kind: 'api';
  readonly doc: ApiDoc;
}

export type Route = DocRoute | ApiRoute;

export interface BuildPlan {
  readonly site: Site;
  /** Sorted by path. */
  readonly routes: readonly Route[];
  readonly trees: ReadonlyMap<string, PageTree>;
  readonly products: ReadonlyMap<string, Product>;
}
