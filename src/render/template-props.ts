// What each template is given. A template is a React component that runs on the server only and returns static markup.
import type { FunctionComponent, ReactNode } from 'react';
import type { Topic } from '../lib/topics.ts';
import type { ApiDoc } from '../model/api.ts';
import type { DemoSource, SandboxName, Styling } from '../model/demo.ts';
import type { ComponentDirective, DemoDirective, TocEntry } from '../model/page.ts';
import type { ApiFacts, PageTab } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { GroupNode, PageNode, PageTree } from '../model/tree.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import type { SiteThemes } from '../theme/site-theme.ts';
import type { ContentComponents } from './content.tsx';
import type { Texts } from './texts.ts';

/** HTML made by docs-gen. A template puts it in as it is, and may not read it: often a mark stands in its place. */
export type Html = string;

export interface CommonProps {
  readonly userLanguage: string;
  readonly translations: Texts;
  /** Base path of the site; starts and ends with a slash. */
  readonly base: string;
  /** All templates of the site: one that uses another takes it from here, so that a project's own stands there too. */
  readonly templates: Templates;
}

export interface DocumentProps extends CommonProps {
  /** Inside of `<head>`. */
  readonly head: Html;
  readonly product: Product | null;
  readonly header: Html;
  /** null: a page without sidebar. */
  readonly nav: Html | null;
  /** True: the sidebar is but the menu of a phone. */
  readonly landing: boolean;
  /** The contents list; '' has no entries, null: a page without one. */
  readonly contents: Html | null;
  readonly wide: boolean;
  /** The page itself, inside `<main>`. */
  readonly main: Html;
  /** Below the page, across its whole width; '' where there is none. */
  readonly footer: Html;
  /** Settings of the browser script, JSON that is safe inside a script element. */
  readonly clientConfig: string;
}

export interface HeaderLogoProps extends CommonProps {
  /** Name of the site. */
  readonly title: string;
  readonly siteLogo: Html | null;
  readonly product: Product | null;
  /** Start page of the product, else of the site. */
  readonly homeHref: string;
}

export interface HeaderProps extends HeaderLogoProps {
  readonly products: readonly { readonly product: Product; readonly href: string }[];
  readonly repository: string | null;
  readonly hasNav: boolean;
  /** True: the header has a button that opens the search. */
  readonly hasSearch: boolean;
  /** Names of all products by id. */
  readonly productNames: Readonly<Record<string, string>>;
  /** True: the header has a bell. */
  readonly hasNotifications: boolean;
  /** True: readers are asked for their consent, and find a way to change it among the settings. */
  readonly asksConsent: boolean;
  /** Whether the site has demos with code to read, and in which stylings: what readers may set. */
  readonly demos: { readonly any: boolean; readonly stylings: readonly Styling[] };
  /** Entries of the version menu. */
  readonly versions: readonly VersionEntry[];
  /** Entries of the language menu; empty on a site of one language. */
  readonly languages: readonly LanguageEntry[];
  /** What the menu of the logo offers. */
  readonly brand: {
    /** SVG file to copy, or null. */
    readonly wordmarkHref: string | null;
    /** Page with the rules of the brand, or null. */
    readonly href: string | null;
  };
}

export interface AnnouncementProps extends CommonProps {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly text: Html;
  /** Where the line leads as a whole, ready for the page; null: nowhere. */
  readonly href: string | null;
}

export interface VersionNoteProps extends CommonProps {
  /** What the version is that the page belongs to. */
  readonly status: 'old' | 'next';
  /** Its name. */
  readonly version: string;
  readonly latest: {
    readonly text: string;
    /** Ready for the page; often a mark, as that of a version. */
    readonly href: string;
    /** False: the latest version does not have the page, and the link leads to its start. */
    readonly isSamePage: boolean;
  };
}

export interface VersionEntry {
  readonly text: string;
  /** Ready for the page; often a mark, which each page replaces by the address of the same page in that version. */
  readonly href: string | null;
  readonly current: boolean;
  /** True: it leads to another site. */
  readonly isExternal: boolean;
  /** True: it lists all versions. */
  readonly isAll: boolean;
}

export interface LanguageEntry {
  readonly language: string;
  /** As the language calls itself. */
  readonly name: string;
  /** Ready for the page; often a mark, as that of a version. */
  readonly href: string;
  readonly current: boolean;
}

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

export interface SidebarProps extends CommonProps {
  readonly tree: PageTree;
  /** Pathnames of the groups that hold the page. */
  readonly open: ReadonlySet<string>;
  /** True: closed groups hold their rows too. False: they are links, and a script puts their rows in. */
  readonly whole: boolean;
  /** Value of `data-mark`, which the renderer replaces by `aria-current` on the open page; undefined: no attribute. */
  readonly mark: (node: PageNode) => string | undefined;
  /** Value of `data-group`, on a group that is open as on one that is closed: how scripts find it again. */
  readonly groupNumber: (node: GroupNode) => number;
  /** The page that lists all pages; null: the sidebar holds them all. */
  readonly allPages: { readonly href: string; readonly isCurrent: boolean } | null;
}

export interface SiteFooterProps extends HeaderLogoProps {
  readonly products: HeaderProps['products'];
  readonly repository: string | null;
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

export interface DocPageProps extends PageFooterProps {
  /** Address of the settings of ads, for the place that the page keeps free for one; null: none. */
  readonly adSettings: string | null;
  /** Empty: none. */
  readonly crumbs: BreadcrumbsProps['crumbs'];
  /** null: none. */
  readonly actions: PageActions | null;
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

export interface ApiPageProps extends PageFooterProps {
  /** Address of the settings of ads, for the place that the page keeps free for one; null: none. */
  readonly adSettings: string | null;
  /** Empty: none. */
  readonly crumbs: BreadcrumbsProps['crumbs'];
  /** null: none. */
  readonly actions: PageActions | null;
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

/** What stands in the place of an element of the text: the element's attributes as React names them. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly [attribute: string]: unknown;
}

/** Addresses ready for the page; null: there is no such thing. */
export interface DemoLinks {
  /** What analytics calls the demo: its path. */
  readonly label: string;
  /** In the repository. */
  readonly source: string | null;
  /** A page that shows but the demo. */
  readonly standalone: string | null;
  /** null: readers cannot edit the demo on its page. */
  readonly live: LiveLinks | null;
  /** One for each online editor and styling. */
  readonly sandboxes: readonly SandboxLink[];
}

export interface LiveLinks {
  /** File that says what editing needs. */
  readonly manifest: string;
  /** Files with the source, one for each variant. */
  readonly sources: readonly string[];
}

export interface SandboxLink {
  readonly editor: SandboxName;
  /** File with the forms that open the project, by editor and language. */
  readonly href: string;
  /** null: the demo has one alone. */
  readonly styling: Styling | null;
}

export interface DemoFrameProps extends CommonProps {
  readonly directive: DemoDirective;
  readonly source: DemoSource;
  /** What each variant shows: an island, or a frame with a document of its own. */
  readonly stages: readonly Html[];
  readonly links: DemoLinks;
  /** Unique on the page. */
  readonly id: string;
}

export interface ComponentBoxProps extends CommonProps {
  readonly directive: ComponentDirective;
  readonly themes: SiteThemes;
  /** What a module of the project renders; null: a component of docs-gen itself, or a file that is missing. */
  readonly html: Html | null;
}

/** What a component of docs-gen itself is given. */
export type BuiltInProps = ComponentBoxProps;

/** All templates of a site. */
export interface Templates extends ContentComponents {
  readonly Document: FunctionComponent<DocumentProps>;
  readonly Header: FunctionComponent<HeaderProps>;
  readonly HeaderLogo: FunctionComponent<HeaderLogoProps>;
  readonly Announcement: FunctionComponent<AnnouncementProps>;
  readonly VersionNote: FunctionComponent<VersionNoteProps>;
  readonly Sidebar: FunctionComponent<SidebarProps>;
  readonly Breadcrumbs: FunctionComponent<BreadcrumbsProps>;
  readonly PageActions: FunctionComponent<PageActionsProps>;
  readonly ContentsList: FunctionComponent<ContentsListProps>;
  readonly PageFooter: FunctionComponent<PageFooterProps>;
  readonly SiteFooter: FunctionComponent<SiteFooterProps>;
  readonly DocPage: FunctionComponent<DocPageProps>;
  readonly ApiPage: FunctionComponent<ApiPageProps>;
  readonly LandingPage: FunctionComponent<LandingPageProps>;
  readonly ContentsPage: FunctionComponent<ContentsPageProps>;
  readonly OverviewPage: FunctionComponent<OverviewPageProps>;
  readonly NotFoundPage: FunctionComponent<NotFoundPageProps>;
  readonly OfflinePage: FunctionComponent<OfflinePageProps>;
  readonly DemoFrame: FunctionComponent<DemoFrameProps>;
  readonly ComponentBox: FunctionComponent<ComponentBoxProps>;
}
