// API pages as they are compared: whatever the JSON looks like, a page is a name and rows.

export type PageKind = 'component' | 'hook' | 'function' | 'interface';

/** Groups of rows, in the order of a page. `component`: what it is as a whole, such as what a ref points to. */
export const PARTS = [
  'imports',
  'component',
  'props',
  'inherited',
  'slots',
  'classes',
  'cssVariables',
  'parameters',
  'returnValue',
  'properties',
] as const;

export type Part = (typeof PARTS)[number];

/** One thing that users of an export rely on. */
export interface Row {
  readonly part: Part;
  readonly name: string;
  /** Plain text, white space run together; null: it has none, as a CSS class. */
  readonly type: string | null;
  readonly required: boolean;
  readonly default: string | null;
  /** Class name of a slot or a class. */
  readonly className: string | null;
  /** What to use instead, or empty; null: it is not deprecated. */
  readonly deprecated: string | null;
  readonly description: string;
}

export interface ApiPage {
  readonly name: string;
  readonly kind: PageKind;
  /** Package or product: tells pages of one name apart; empty where nothing says. */
  readonly owner: string;
  /** Where the page is shown, with slashes at both ends; null where nothing says. */
  readonly route: string | null;
  readonly deprecated: string | null;
  readonly rows: readonly Row[];
  /** How a function is called, one for each overload. */
  readonly signatures: readonly string[];
  /** What a function returns when that is no object of its own. */
  readonly returns: string | null;
}

/** One of the two things that are compared. */
export interface ApiSide {
  /** What a reader knows it by: the name of the package, or of the file. */
  readonly name: string;
  readonly version: string | null;
  readonly pages: readonly ApiPage[];
}
