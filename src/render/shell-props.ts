// What the templates around a page are given: the document, the header, the sidebar and the footer of the site.
import type { ReactElement } from 'react';
import type { Styling } from '../model/demo.ts';
import type { Product } from '../model/site.ts';
import type { GroupNode, PageNode, PageTree, TreeNode } from '../model/tree.ts';
import type { SOCIAL_ICONS } from '../schema/site-links.ts';
import type { CommonProps, Html } from './template-props.ts';

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

/** A link of the header or the footer. */
export interface SiteLink {
  readonly text: string;
  /** Ready for the page. */
  readonly href: string;
  /** True: it leads to another site. */
  readonly isExternal: boolean;
}

export interface HeaderProps extends HeaderLogoProps {
  readonly products: readonly { readonly product: Product; readonly href: string }[];
  readonly repository: string | null;
  readonly hasNav: boolean;
  /** True: the header has a button that opens the search. */
  readonly hasSearch: boolean;
  /** Text links, as the config has them. */
  readonly links: readonly SiteLink[];
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

export interface SidebarProps extends CommonProps {
  readonly tree: PageTree;
  /** Pathnames of the groups that hold the page. */
  readonly open: ReadonlySet<string>;
  /** True: closed groups hold their rows too. False: they are links, and a script puts their rows in. */
  readonly whole: boolean;
  /** Value of `data-mark`, which the renderer replaces by `aria-current` on the open page. */
  readonly mark: (node: PageNode) => string;
  /** Value of `data-group`, on a group that is open as on one that is closed: how scripts find it again. */
  readonly groupNumber: (node: GroupNode) => number;
  /** The HTML of what looks the same in the sidebar of every page: it is rendered once for a node, or for a list of them. */
  readonly once: (what: TreeNode | readonly TreeNode[], render: () => ReactElement) => Html;
  /** The page that lists all pages; null: the sidebar holds them all. */
  readonly allPages: { readonly href: string; readonly isCurrent: boolean } | null;
}

export interface SiteFooterProps extends HeaderLogoProps {
  readonly products: HeaderProps['products'];
  readonly repository: string | null;
  /** Columns of links; those of `defaultLinks` are the last column. */
  readonly columns: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
  readonly social: readonly (SiteLink & { readonly icon: (typeof SOCIAL_ICONS)[number] })[];
  readonly license: { readonly text: string; readonly href: string | null } | null;
}
