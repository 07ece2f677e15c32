// Pages of API reference: what the JSON of the reference format says of a component, a hook or a type, checked and made safe.

import type { AssetRef } from './assets.ts';
import type { Location } from './outcome.ts';
import type { LinkRef, PageBody, TocEntry } from './page.ts';
import type { Plan } from './tree.ts';

/** HTML that went through the sanitiser, with its links made canonical. */
export type SafeHtml = string;

/** A text of the JSON and the string that it is written as, quotation marks included. */
export interface WrittenText {
  readonly at: Location;
  /** null: it stands in the doc comment of a declaration, and `at` is all that is known. */
  readonly literal: string | null;
}

export interface ApiProp {
  readonly name: string;
  /** Element id: `<kebab-name>-prop-<prop>`, on pages of functions `<kebab-name>-parameters-<name>`. */
  readonly id: string;
  readonly type: SafeHtml;
  readonly default: string | null;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly deprecationInfo: SafeHtml | null;
  readonly description: SafeHtml;
  readonly plan: Plan;
  /** Version of the package that brought it. */
  readonly since: string | null;
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
  /** Rows of a group are folded, below the others; null: it is shown. */
  readonly group: ApiPropGroup | null;
}

export type ApiPropGroup = 'system' | 'accessibility' | 'events' | 'dom';

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

/** A custom property that a page may set, or that the component sets for others to read. */
export interface ApiCssVariable {
  /** `--button-color`. */
  readonly name: string;
  readonly id: string;
  readonly default: string | null;
  readonly description: SafeHtml;
}

/** What a component takes over from another. The rows stand on the page of the other. */
export interface InheritedProps {
  readonly component: string;
  /** Route of the page of the other, as the JSON has it. */
  readonly route: string | null;
  readonly props: readonly string[];
}

/** What each API page is, whatever it shows. */
interface ApiPageBase {
  readonly route: string;
  /** JSON file, or the file with the declaration; relative to the root. */
  readonly file: string;
  readonly productKey: string;
  readonly name: string;
  /** `Button API`. */
  readonly title: string;
  /** Plain text, for the head and for search. */
  readonly summary: string;
  /** Markdown as written, or empty; `description` is what the markdown stage made of it. */
  readonly markdown: string;
  /** Where the markdown is written; null: there is none. */
  readonly markdownAt: WrittenText | null;
  readonly description: {
    readonly body: PageBody;
    readonly toc: readonly TocEntry[];
    readonly assets: readonly AssetRef[];
    /** Where its own links begin among those of the page. */
    readonly firstLink: number;
  } | null;
  /** Without the description's own headings, which stand after `import`. */
  readonly toc: readonly TocEntry[];
  /** Every element id of the page but those of the markdown description, in document order. */
  readonly anchors: readonly string[];
  /** Links of the JSON's HTML, in page order, with their place in the JSON. */
  readonly links: readonly LinkRef[];
}

interface ReferenceBase extends ApiPageBase {
  /** Import lines, alternatives of each other. */
  readonly imports: readonly string[];
  readonly demos: SafeHtml | null;
  /** Routes of the pages whose front matter names it; the page of a translation is known by that of the first language. */
  readonly claims: readonly string[];
  /** The description in sources that give HTML and not markdown. */
  readonly introduction: SafeHtml | null;
  /** One sentence of the description as plain text; empty: it has none. */
  readonly brief: string;
  /** Plan of the package that it belongs to. */
  readonly plan: Plan;
  /** Begins the ids of its sections where it shares a page: `button` gives `#button-props`. null: the page has its name. */
  readonly section: string | null;
  /** Names in its types that may have pages of their own; sorted. */
  readonly typeNames: readonly string[];
}

interface Dated {
  readonly since: string | null;
  readonly deprecated: boolean;
  readonly deprecationInfo: SafeHtml | null;
}

/** Props that are given together, or not at all. */
export interface ApiAlternative {
  /** Code that tells it from the others: `kind: 'link'`, or the props that only it requires: `href`. */
  readonly name: string;
  /** Of its heading. */
  readonly id: string;
  readonly props: readonly ApiProp[];
}

/** Rows that all parts of a compound component have are shown once. */
export interface RepeatedGroup {
  readonly group: ApiPropGroup;
  readonly count: number;
  /** What has them, and the id of its section. */
  readonly name: string;
  readonly id: string;
}

export interface ComponentApi extends ReferenceBase, Dated {
  readonly kind: 'component';
  /** Without those in which the alternatives differ. */
  readonly props: readonly ApiProp[];
  readonly alternatives: readonly ApiAlternative[];
  /** Groups whose rows another section of the same page has already. */
  readonly repeatedGroups: readonly RepeatedGroup[];
  /** Types do not describe its props. */
  readonly unknownProps: boolean;
  /** Props that are not listed go to the root, or to the inherited component. */
  readonly spread: boolean;
  /** Name of the class or element that the ref points to; null: it holds no ref. */
  readonly forwardsRefTo: string | null;
  /** `href` is canonical, with the site's base. */
  readonly inheritance: { readonly component: string; readonly href: string } | null;
  readonly inherited: readonly InheritedProps[];
  /** Name in `theme.components`, when default props can be set there. */
  readonly themeName: string | null;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly cssVariables: readonly ApiCssVariable[];
  /** Source file in the repository, or null. */
  readonly source: string | null;
}

export interface InterfaceApi extends ReferenceBase, Dated {
  readonly kind: 'interface';
  readonly props: readonly ApiProp[];
}

export interface FunctionApi extends ReferenceBase, Dated {
  readonly kind: 'hook' | 'function';
  /** Parameters, or the properties of the one object that it takes. */
  readonly props: readonly ApiProp[];
  /** Properties of the object that it returns; empty where it returns none of its own. */
  readonly returnValue: readonly ApiProp[];
  /** The one value that it returns. */
  readonly returns: { readonly type: SafeHtml; readonly description: SafeHtml } | null;
  /** As it is called, one for each overload. */
  readonly signatures: readonly string[];
  readonly source: string | null;
}

export type ReferenceApi = ComponentApi | InterfaceApi | FunctionApi;

/** A tab of an author's page: all components, or all hooks, that the page names. */
export interface ApiTabs extends ApiPageBase {
  readonly kind: 'tabs';
  readonly tab: 'components-api' | 'hooks-api';
  /** Route of the page whose tab it is. */
  readonly page: string;
  /** In the order of the page's front matter. */
  readonly docs: readonly ReferenceApi[];
}

/** All parts of a compound component: `Dialog.Root`, `Dialog.Trigger`, and `Dialog` itself if it is a component. */
export interface ApiCompound extends ApiPageBase {
  readonly kind: 'compound';
  /** The whole is imported, once for all parts; empty where the first of `docs` is the whole. */
  readonly imports: readonly string[];
  /** The whole first: its sections are those of a page. Then its parts by name, each a section of the page. */
  readonly docs: readonly ReferenceApi[];
}

export interface ApiIndexEntry {
  readonly kind: ReferenceApi['kind'];
  readonly name: string;
  readonly route: string;
  /** Element id on its page; empty: the page is its own. */
  readonly anchor: string;
  readonly brief: string;
  readonly plan: Plan;
  readonly since: string | null;
  readonly deprecated: boolean;
}

/** The list of all API pages of a product, or of one folder of them. */
export interface ApiIndex extends ApiPageBase {
  readonly kind: 'index';
  /** Components, hooks, functions, types; each by name. */
  readonly entries: readonly ApiIndexEntry[];
}

export type ApiDoc = ReferenceApi | ApiCompound | ApiTabs | ApiIndex;
