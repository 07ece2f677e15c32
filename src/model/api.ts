// API reference of one component, hook or interface: the JSON of the reference format, checked and made safe.

import type { AssetRef } from './assets.ts';
import type { Location } from './outcome.ts';
import type { ContentPart, LinkRef, TocEntry } from './page.ts';

/** HTML that went through the sanitiser, with its links made canonical. */
export type SafeHtml = string;

/** A text of the JSON and the string that it is written as, quotation marks included. */
export interface WrittenText {
  readonly at: Location;
  readonly literal: string;
}

export interface ApiProp {
  readonly name: string;
  /** Element id: `<kebab-name>-prop-<prop>`. */
  readonly id: string;
  readonly type: SafeHtml;
  readonly default: string | null;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly deprecationInfo: SafeHtml | null;
  readonly description: SafeHtml;
  readonly plan: 'community' | 'pro' | 'premium';
  /** `function(event: object) => void` and what its arguments and its result mean. */
  readonly signature: {
    readonly text: string;
    readonly args: readonly ApiArgument[];
    readonly returns: ApiArgument | null;
  } | null;
  /** Follows the description: a sentence with a link, or the link alone, for a sentence in the words of the shell. */
  readonly seeMore: { readonly kind: 'sentence' | 'link'; readonly html: SafeHtml } | null;
  /** The prop's element must be able to hold a ref. */
  readonly requiresRef: boolean;
  /** Notes that the reference adds to a prop, in its order. */
  readonly notes: readonly ApiNote[];
}

export type ApiNote = 'cssApi' | 'sx' | 'slotsApi' | 'joy-size' | 'joy-color' | 'joy-variant';

export interface ApiArgument {
  readonly name: string;
  /** Name of the argument's type parameter, when it has one to explain. */
  readonly type: string | null;
  readonly typeDescription: SafeHtml | null;
  readonly description: SafeHtml;
}

export interface ApiSlot {
  readonly name: string;
  readonly id: string;
  readonly className: string | null;
  readonly default: string | null;
  readonly description: SafeHtml;
}

export interface ApiClass {
  readonly key: string;
  readonly className: string;
  readonly id: string;
  readonly description: SafeHtml;
  readonly isGlobal: boolean;
  readonly deprecated: boolean;
  readonly deprecationInfo: SafeHtml | null;
}

interface ApiBase {
  readonly route: string;
  /** JSON file, relative to the root. */
  readonly file: string;
  readonly productKey: string;
  readonly name: string;
  /** `Button API`. */
  readonly title: string;
  /** Plain text, for the head and for search. */
  readonly summary: string;
  /** Import lines, alternatives of each other. */
  readonly imports: readonly string[];
  readonly demos: SafeHtml | null;
  /** Markdown as written, or empty; `description` is what the markdown stage made of it. */
  readonly markdown: string;
  /** Where the markdown is written; null: there is none. */
  readonly markdownAt: WrittenText | null;
  readonly description: {
    readonly body: readonly ContentPart[];
    readonly toc: readonly TocEntry[];
    readonly assets: readonly AssetRef[];
    /** Where its own links begin among those of the page. */
    readonly firstLink: number;
  } | null;
  /** The same in sources that give HTML and not markdown. */
  readonly introduction: SafeHtml | null;
  /** Without the description's own headings, which stand after `import`. */
  readonly toc: readonly TocEntry[];
  /** Every element id of the page but those of the markdown description, in document order. */
  readonly anchors: readonly string[];
  /** Links of the JSON's HTML, in page order, with their place in the JSON. */
  readonly links: readonly LinkRef[];
}

export interface ComponentApi extends ApiBase {
  readonly kind: 'component';
  readonly deprecated: boolean;
  readonly deprecationInfo: SafeHtml | null;
  readonly props: readonly ApiProp[];
  /** Props that are not listed go to the root, or to the inherited component. */
  readonly spread: boolean;
  /** Name of the class or element that the ref points to; null: it holds no ref. */
  readonly forwardsRefTo: string | null;
  /** `href` is canonical, with the site's base. */
  readonly inheritance: { readonly component: string; readonly href: string } | null;
  /** Name in `theme.components`, when default props can be set there. */
  readonly themeName: string | null;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Source file in the repository, or null. */
  readonly source: string | null;
}

export interface InterfaceApi extends ApiBase {
  readonly kind: 'interface';
  readonly props: readonly ApiProp[];
}

export type ApiDoc = ComponentApi | InterfaceApi;
