// What the templates of pages are given, and those of their parts.
import type { Topic } from '../lib/topics.ts';
import type { ApiDoc } from '../model/api.ts';
import type { TocEntry } from '../model/page.ts';
import type { ApiFacts, PageTab } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { PageTree } from '../model/tree.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import type { HeaderProps } from './shell-props.ts';
import type { CommonProps, Html } from './template-props.ts';

export interface BreadcrumbsProps extends CommonProps {
  /** From the product to the page itself, which comes last and is no link. */
  readonly crumbs: readonly { readonly title: string; readonly href: string | null }[];
}

/** What readers may do with a page as Markdown. */
export interface PageActions {
  /** Address of the page as Markdown. */
  readonly href: string;
  /** A button copies it. */
  readonly copy: boolean;
  /** A link opens it. */
  readonly view: boolean;
  /** Assistants that are given it. */
  readonly openIn: readonly { readonly name: string; readonly href: string }[];
}

export interface PageActionsProps extends CommonProps {
  readonly actions: PageActions;
}

export interface ContentsListProps extends CommonProps {
  readonly entries: readonly TocEntry[];
}

export interface PageFooterProps extends CommonProps {
  /** null: readers are not asked whether the page helps. */
  readonly feedback: FeedbackPlace | null;
  readonly editUrl: string | null;
  /** null: `lastUpdated` is off, or nothing is known. */
  readonly lastUpdated: LastUpdated | null;
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

export interface FeedbackPlace {
  /** Names the page where its rating is kept: as the page tree has it. */
  readonly pathname: string;
  /** True: comments are sent. False: readers are led to an issue. */
  readonly takesComments: boolean;
  /** Where an issue about the page is written; null: nowhere. */
  readonly issueHref: string | null;
}

export interface LastUpdated {
  /** `2026-01-02`, in UTC. */
  readonly date: string;
  /** The date in the language of the page. */
  readonly text: string;
  /** Newest first; empty unless `lastUpdated.authors` is on. */
  readonly authors: readonly { readonly name: string }[];
}

export interface PageLink {
  readonly title: string | null;
  /** Ready for the page. */
  readonly href: string;
}

/** What stands around the text of a page. */
export interface ArticleProps extends PageFooterProps {
  /** Address of the settings of ads, for the place that the page keeps free for one; null: none. */
  readonly adSettings: string | null;
  /** Empty: none. */
  readonly crumbs: BreadcrumbsProps['crumbs'];
  /** null: none. */
  readonly actions: PageActions | null;
}

export interface DocPageProps extends ArticleProps {
  readonly title: string;
  readonly description: string;
  readonly hasHeading: boolean;
  readonly hasLead: boolean;
  /** The contents list; null: none. */
  readonly contents: Html | null;
  /** Empty: its API reference stands in no tabs. */
  readonly tabs: readonly PageTab[];
  /** The page's own title and description, as far as it has them. */
  readonly intro: Html;
  readonly body: Html;
  /** Generated list of API pages. */
  readonly api: {
    readonly id: string;
    readonly entries: readonly { readonly text: string; readonly href: string | null }[];
  } | null;
}

/** The page, and the API reference that stands in tabs of it. */
export interface PageTabsProps extends CommonProps {
  readonly tabs: readonly PageTab[];
}

export interface ApiPageProps extends ArticleProps {
  readonly doc: ApiDoc;
  /** What the page is told of others: addresses of names in types, of demos, of inherited props, of tabs. */
  readonly facts: ApiFacts;
  /** Rendered description, or null. */
  readonly description: Html | null;
  /** Address of the source file in the repository, or null; of the first thing where the page documents several. */
  readonly sourceUrl: string | null;
}

export interface LandingPageProps extends CommonProps {
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatter;
  readonly product: Product | null;
  readonly logo: Html | null;
  readonly products: ReadonlyMap<string, Product>;
  /** Makes an author's link ready for the page. */
  readonly toHref: (href: string) => string;
  readonly body: Html;
}

export interface ContentsPageProps extends CommonProps {
  readonly product: Product;
  /** “All pages”. */
  readonly title: string;
  readonly tree: PageTree;
  /** Pages in the tree, each once. */
  readonly count: number;
}

export interface OverviewPageProps extends CommonProps {
  readonly product: Product;
  readonly title: string;
  readonly description: string;
  /** Name of the version that the site documents, or null. */
  readonly version: string | null;
  /** The page's own text; '' where there is none. */
  readonly body: Html;
  readonly topics: readonly OverviewTopic[];
  /** null: the page was generated, and has no source, no neighbours. */
  readonly footer: Omit<PageFooterProps, keyof CommonProps> | null;
}

export interface OverviewTopic extends Topic {
  readonly title: string | null;
  /** All pages of the topic, on the page that lists them; null: `rows` are all there is. */
  readonly more: string | null;
}

export interface NotFoundPageProps extends CommonProps {
  readonly products: HeaderProps['products'];
  /** The list of all pages, for the script that looks for similar addresses. */
  readonly routeListHref: string;
}

/** The offline page is told nothing but what all are. */
export type OfflinePageProps = CommonProps;
