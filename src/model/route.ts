// The plan of a build: every route with all that its page needs to know of the others.
import type { ApiDoc } from './api.ts';
import type { Artifact } from './artifact.ts';
import type { ComponentModule, DemoSource } from './demo.ts';
import type { PageHistory } from './history.ts';
import type { Diagnostic } from './outcome.ts';
import type { CompiledPage } from './page.ts';
import type { Product, Site } from './site.ts';
import type { PageTree, TreePlace } from './tree.ts';

/** A file as one page shows it. */
export interface RouteAsset {
  /** Final address, with base, percent-encoded. */
  readonly href: string;
  /** `width` and `height` that the build adds to a picture; empty where the author wrote them, or none are known. */
  readonly size: Readonly<Record<string, number>>;
  /** The picture is shown smaller than it is, so that readers may want to see it large. */
  readonly isReduced: boolean;
  /** The same picture in other formats, the best first. */
  readonly forms: readonly { readonly type: string; readonly srcSet: string; readonly sizes: string | null }[];
}

interface RouteBase {
  /** Canonical: starts and ends with a slash, with language prefix, without base. */
  readonly path: string;
  /** Key of the product in the config. */
  readonly productKey: string;
  /** What analytics and search call it; null when nothing matches. */
  readonly productId: string | null;
  readonly categoryId: string | null;
  readonly language: string;
  /** By its front matter, readers find the page by its address only: no sitemap lists it, no search engine shows it. */
  readonly unlisted: boolean;
  /** The same page in the latest version, a full address, for search engines to show in its place; null: it stands for itself. */
  readonly canonical: string | null;
  /** Search engines are to leave it out, with all of its version. */
  readonly noIndex: boolean;
  /** The same page in all languages it exists in, itself included, default first. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
  readonly title: string;
  readonly description: string;
  /** null: the page stands in no tree. */
  readonly place: TreePlace | null;
  /** Address of the source in the repository’s editor, or null. */
  readonly editUrl: string | null;
  /** `href` values by index of the links, for links that only the plan could resolve. */
  readonly hrefs: Readonly<Record<number, string>>;
  /** What becomes of the files that the text shows, by index. */
  readonly assets: readonly RouteAsset[];
  /** null: not asked for, or not known. */
  readonly history: PageHistory | null;
}

export interface DocRoute extends RouteBase {
  readonly kind: 'doc';
  readonly page: CompiledPage;
  /** Final addresses of the links in the front matter, by the address as written. */
  readonly headHrefs: Readonly<Record<string, string>>;
  /** `href` values of the generated API section, in its order; null where there is no such page. */
  readonly apiHrefs: readonly (string | null)[];
  /** The page and the tabs of API reference that belong to it; empty: it has none. */
  readonly tabs: readonly PageTab[];
  /** By index of `page.demos`. */
  readonly demos: readonly DemoSource[];
  /** By index of `page.components`; null: a component of docs-gen itself, or a file that is missing. */
  readonly components: readonly (ComponentModule | null)[];
  /** Picture for link previews: a path on this site, decoded, without base, or a URL; null: that of the site. */
  readonly image: string | null;
}

export interface ApiRoute extends RouteBase {
  readonly kind: 'api';
  readonly doc: ApiDoc;
  readonly facts: ApiFacts;
}

/** One of the pages that are the tabs of each other. */
export interface PageTab {
  readonly kind: 'page' | 'components-api' | 'hooks-api';
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Final addresses by name. */
export type TypeHrefs = Readonly<Record<string, string>>;

/** What an API page is told of other pages. Addresses are final. */
export interface ApiFacts {
  /** Of each thing that the page documents: places of the names in its types. */
  readonly typeHrefs: readonly TypeHrefs[];
  /** Pages that show it at work. */
  readonly demoPages: readonly { readonly title: string; readonly href: string }[];
  /** Of each thing that the page documents, in their order. */
  readonly inherited: readonly (readonly InheritedGroup[])[];
  /** Source in the repository of each thing that the page documents; null: not known. */
  readonly sources: readonly (string | null)[];
  readonly tabs: readonly PageTab[];
}

/** Props that a component takes over from another, each with the address of its row; null: it has none. */
export interface InheritedGroup {
  readonly component: string;
  readonly href: string | null;
  readonly props: readonly { readonly name: string; readonly href: string | null }[];
}

export type Route = DocRoute | ApiRoute;

/** A page that no author wrote: made of a product's tree, and of its words in the config. No route. */
export interface GeneratedPage {
  /** `contents`: all pages of the product. `overview`: its start page. */
  readonly kind: 'contents' | 'overview';
  /** Canonical, as that of a route. */
  readonly path: string;
  readonly productKey: string;
  /** What analytics and search call the product, as on a route. */
  readonly productId: string | null;
  readonly categoryId: string | null;
  readonly language: string;
  /** The same page in all languages, itself included, default first. */
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
}

/** A link to an id that the plan does not know: a template may make it, so the finished HTML decides. */
export interface UndecidedAnchor {
  /** Route of the target. */
  readonly path: string;
  /** As written, without `#`. */
  readonly anchor: string;
  /** What to say when the target does not have it. */
  readonly diagnostic: Diagnostic;
}

/** What pages share of their shell. */
export type ShellPart = 'document' | 'header' | 'sidebar' | 'footer';

export interface BuildPlan {
  readonly site: Site;
  /** Sorted by path. */
  readonly routes: readonly Route[];
  /** Sorted by path. */
  readonly generated: readonly GeneratedPage[];
  readonly trees: ReadonlyMap<string, PageTree>;
  readonly products: ReadonlyMap<string, Product>;
  /** Files that are published beside the pages: those of public folders, and those that pages refer to. */
  readonly files: readonly Artifact[];
  /** Ids of every route and generated page, as far as they are known before rendering. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly undecided: readonly UndecidedAnchor[];
  /** Files of pages that are not built, by route. */
  readonly drafts: ReadonlyMap<string, string>;
}
