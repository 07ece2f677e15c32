// Search: what is found, what is asked, and who answers; the same for our own index and for adapters of others.

/** What an entry is; the order breaks ties of a ranking. */
export type SearchKind =
  | 'page'
  | 'component'
  | 'hook'
  | 'function'
  | 'type'
  | 'heading'
  | 'demo'
  | 'prop'
  | 'slot'
  | 'class'
  | 'css-variable'
  | 'theme-key';

/** What an entry says beside its name. */
export type SearchText = Pick<SearchEntry, 'text' | 'code'>;

/** One thing that readers look for. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** `Sizes`, `onChange`, `.MuiButton-root`. */
  readonly title: string;
  /** Route and hash, without the site's base: `/ui/button/#sizes`. */
  readonly href: string;
  /** Other words that lead to it; the first is a name as good as the title. */
  readonly keywords: readonly string[];
  /** Plain text below it, up to the next entry of its page. */
  readonly text: string;
  /** What code below it names, each word once, that its text does not say. */
  readonly code: string;
}

export interface SearchPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Product id of the config. */
  readonly product: string;
  readonly language: string;
  /** Titles of the groups above it in the tree, outermost first. */
  readonly groups: readonly string[];
  /** In document order; the page itself first. */
  readonly entries: readonly SearchEntry[];
}

export interface SearchQuery {
  readonly text: string;
  readonly language: string;
  /** null: all products; else this one comes first, and alone when `isOnly`. */
  readonly product: string | null;
  readonly isOnly: boolean;
  /** null: all kinds. */
  readonly kinds: readonly SearchKind[] | null;
  readonly limit: number;
}

/** A text in pieces, in order; those that match are marked. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[];

export interface SearchHit {
  readonly kind: SearchKind;
  /** With the site's base. */
  readonly href: string;
  readonly title: MarkedText;
  /** Product, groups and page above it. */
  readonly crumbs: readonly string[];
  /** null: the title says all. */
  readonly snippet: MarkedText | null;
  readonly product: string;
  /** Of the product, as readers see it; null: it has none. */
  readonly version: string | null;
}

export interface SearchAnswer {
  readonly query: SearchQuery;
  /** The best first. */
  readonly hits: readonly SearchHit[];
  /** Of all that was found, before filters of kind and product. */
  readonly counts: {
    readonly kinds: Readonly<Partial<Record<SearchKind, number>>>;
    readonly products: Readonly<Record<string, number>>;
  };
  /** False while bodies of pages are still on their way: a better answer follows. */
  readonly isWhole: boolean;
}

/** Who the dialog asks. Answers may come more than once: what is known at once, then with the bodies of pages. */
export interface SearchClient {
  /** Loads what the first answer needs; rejects when it cannot be had. */
  open(): Promise<void>;
  /** A later question ends the one before. */
  ask(query: SearchQuery, onAnswer: (answer: SearchAnswer) => void): Promise<void>;
  close(): void;
}
