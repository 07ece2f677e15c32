// What types say about a package and about code: plain data, so that only one folder knows the TypeScript compiler.

/** Place of a declaration: the file is relative to the root, lines and columns count from 1. */
export interface TypePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Asks TypeScript. One program per package; files that two programs read are parsed once. */
export interface TypeHost {
  describe(request: DescribeRequest): Promise<PackageTypes>;
  /** Types of modules that exist in memory only; one program for all modules of a request. */
  check(request: CheckRequest): Promise<CheckAnswer>;
  close(): Promise<void>;
}

export interface DescribeRequest {
  /** Absolute: modules are resolved from here. */
  readonly root: string;
  readonly package: string;
  /** Module specifiers, or files relative to the root. */
  readonly entries: readonly string[];
  /** Absolute; null: strict options of our own. */
  readonly tsconfig: string | null;
  /** Default: all. Types of objects cost most, and few ask for them. */
  readonly kinds?: readonly ExportTypes['kind'][];
  /** Packages with API pages: props of their components are inherited, those of other packages are listed. Default: all. */
  readonly documented?: readonly string[];
}

export interface PackageTypes {
  readonly package: string;
  /** From its `package.json`; null: it has none. */
  readonly version: string | null;
  /** From its `package.json`; null: it has none. */
  readonly homepage: string | null;
  /** Exports with a value, and object types; sorted by name, code unit order. An export of two entries stands once. */
  readonly exports: readonly ExportTypes[];
  /** What the entries export beside that, and props without rows; sorted by name. */
  readonly omitted: readonly OmittedExport[];
  /** Absolute paths of every file of the program: what the answer hangs on. */
  readonly inputs: readonly string[];
  /** Entries that lead nowhere. */
  readonly missing: readonly string[];
  /** React is imported, and its types were not found: most of what the types of the package say is lost then. */
  readonly lacksReactTypes: boolean;
}

/** An export that does not get a page, or props of a component that do not get rows. */
export interface OmittedExport {
  readonly name: string;
  readonly at: TypePlace;
  readonly because: OmissionReason;
  /** Readers can render it: unless the config leaves it out, they miss its page. */
  readonly isComponent: boolean;
}

export type OmissionReason =
  | { readonly kind: 'unwanted kind'; readonly of: ExportTypes['kind'] }
  | { readonly kind: 'part'; readonly as: string }
  | { readonly kind: 'same name'; readonly entry: string }
  | { readonly kind: 'style props'; readonly count: number; readonly declaredBy: string }
  | { readonly kind: 'excluded props' | 'internal props'; readonly props: readonly string[] }
  | { readonly kind: 'unproven classes' | 'unproven CSS variables'; readonly names: readonly string[] }
  | { readonly kind: 'excluded' | 'not included' | 'internal' | PlainOmission };

/** What the types alone decide. */
export type PlainOmission =
  | 'unnamed default'
  | 'lower case'
  | 'too deep'
  | 'any'
  | 'context'
  | 'namespace'
  | 'type'
  | 'value';

export type ExportTypes = ComponentTypes | FunctionTypes | InterfaceTypes;

interface ExportBase {
  readonly name: string;
  readonly at: TypePlace;
  /** Module specifiers that export it, the shortest first. */
  readonly modules: readonly string[];
  /** Whether the module exports it as its default, by module. */
  readonly defaultOf: readonly string[];
  readonly doc: TypeDoc;
}

/**
 * A doc comment: its text is markdown, with `@remarks`, `@example` and `@see` as further paragraphs. `{@link X}` is a link
 * to `type:X`: see `lib/type-link.ts`.
 */
export interface TypeDoc {
  readonly text: string;
  /** Text of `@deprecated`, empty where it says nothing; null: not deprecated. */
  readonly deprecated: string | null;
  readonly since: string | null;
  readonly defaultValue: string | null;
  /** Texts of `@param`, by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly returns: string | null;
  readonly isInternal: boolean;
}

export interface MemberTypes {
  readonly name: string;
  /** As a reader would write it: unions written out, `undefined` of an optional member left out. */
  readonly type: string;
  /** Members of a union of literals, as written in code: `'small'`, `42`, `true`; null: the type is no such union. */
  readonly union: readonly string[] | null;
  readonly required: boolean;
  /** From the code's destructuring, else `@default`; as written in code. */
  readonly default: string | null;
  readonly doc: TypeDoc;
  /** null: the type is no function. */
  readonly signature: SignatureTypes | null;
  /** null: it comes out of a computed type. */
  readonly at: TypePlace | null;
  /** Name of the interface, type or class that it is written in; empty: the type has no name. */
  readonly declaredBy: string;
}

export interface SignatureTypes {
  /** `(event: React.SyntheticEvent, value: number) => void`. */
  readonly text: string;
  /** With constraints and defaults: `K extends string`, `T = number`. */
  readonly typeParameters: readonly string[];
  readonly params: readonly { readonly name: string; readonly type: string; readonly optional: boolean }[];
  readonly returns: string;
}

export interface ComponentTypes extends ExportBase {
  readonly kind: 'component';
  /** Props of its own, in the order of the alphabet, capitals or not. */
  readonly props: readonly MemberTypes[];
  /** Forms of the props: what differs from one to the other. Their rows are among the props, too; none: there is one form. */
  readonly alternatives: readonly AlternativeTypes[];
  /** Props that another component of a package declares, grouped by it; the base that the component is made of comes first. */
  readonly inherited: readonly { readonly component: string; readonly props: readonly string[] }[];
  /** The component that it is made of, when it takes over its props. */
  readonly base: string | null;
  /** Takes the attributes of an element of the platform: `HTMLButtonElement`; null: it does not. */
  readonly attributesOf: string | null;
  /** What a ref points to, `HTMLButtonElement`; null: it holds none. */
  readonly refTarget: string | null;
  readonly slots: readonly MemberTypes[];
  readonly classes: readonly ClassTypes[];
  readonly cssVariables: readonly MemberTypes[];
  /** What types or comments claim and no code proves: these have no rows. */
  readonly unproven: UnprovenClaims;
  /** Name in `theme.components` when default props can be set there. */
  readonly themeName: string | null;
  /** What the types do not say of its props; null: they say all. */
  readonly untyped: UntypedProps | null;
  /** Style props that it takes and does not list, by the type that declares them; empty: a computed type. */
  readonly styleProps: readonly { readonly declaredBy: string; readonly count: number }[];
}

/** All props are `any`, or a type that they extend was not found. */
export type UntypedProps = { readonly kind: 'any' } | { readonly kind: 'missing type'; readonly type: string };

export interface UnprovenClaims {
  /** Keys of classes whose names in CSS are not known. */
  readonly classes: readonly string[];
  /** Names that the code does not contain. */
  readonly cssVariables: readonly string[];
}

export interface AlternativeTypes {
  /** What tells it from the others: `kind: 'link'`, or the props that only it requires: `href`. */
  readonly name: string;
  readonly props: readonly MemberTypes[];
}

export interface ClassTypes {
  readonly key: string;
  /** `MuiButton-root`, `Mui-disabled`. */
  readonly className: string;
  readonly isState: boolean;
  readonly doc: TypeDoc;
  readonly at: TypePlace | null;
}

export interface FunctionTypes extends ExportBase {
  readonly kind: 'hook' | 'function';
  readonly signatures: readonly SignatureTypes[];
  /** Properties of the one object that it takes, else its parameters. */
  readonly parameters: readonly MemberTypes[];
  /** Properties of the object that it returns; null: it returns no object of its own. */
  readonly returnValue: readonly MemberTypes[] | null;
}

export interface InterfaceTypes extends ExportBase {
  readonly kind: 'interface';
  readonly properties: readonly MemberTypes[];
}

export interface CheckRequest {
  /** What is checked: a request with the same name repeats only what a change since the last one affects. */
  readonly name: string;
  /** Absolute. */
  readonly root: string;
  readonly tsconfig: string | null;
  /** Modules on disk: absolute paths. What they import of the site is checked too. */
  readonly files: readonly string[];
  readonly modules: readonly CheckedModule[];
  /** Packages of the workspace by their name, as in the config's `aliases`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** From the answer of an earlier process; null: there is none. */
  readonly state: string | null;
  /** Whether the answer has a state. */
  readonly wantsState: boolean;
}

export interface CheckedModule {
  /** Absolute, and need not exist on disk; its folder decides how imports are resolved. */
  readonly path: string;
  readonly text: string;
  /** Left out: the text is a module as it stands. */
  readonly fragment?: CodeFragment;
}

/** Code of a page. A name that it does not declare is that of the last fragment above it that does. */
export interface CodeFragment {
  /** Those of one page have the same, and stand in its order. */
  readonly page: string;
  /** What it imports is for all that follow; what others import is for those that import nothing themselves. */
  readonly isSetup: boolean;
  /** Other fragments of the page import it by this name of a file. */
  readonly title: string | null;
  /** Type that its value must satisfy. */
  readonly type: string | null;
  /** It takes names from what sets others up only: the rest is left to the reader. */
  readonly isExcerpt: boolean;
}

export interface CheckAnswer {
  /** Of modules of the request and files of the site, by path and offset. */
  readonly problems: readonly TypeProblem[];
  /** Of code that is not part of the site: one for each package, by its name. */
  readonly packages: readonly PackageProblems[];
  /** Absolute paths of every file of the program that is on disk. */
  readonly inputs: readonly string[];
  /** For the next request with the same name in another process; null: it was not requested. */
  readonly state: string | null;
}

/** `offset` and `length` are of UTF-16 code units in the module's text. */
export interface TypeProblem {
  readonly path: string;
  /** TypeScript's number: 2322. */
  readonly number: number;
  /** What follows its first line says more. */
  readonly message: string;
  readonly offset: number;
  readonly length: number;
  /** Use of something deprecated: what its `@deprecated` says, '' for nothing. Left out: the code is wrong. */
  readonly deprecated?: string;
}

export interface PackageProblems {
  readonly package: string;
  /** How many there are; at least one. */
  readonly count: number;
  readonly first: Omit<TypeProblem, 'path' | 'offset' | 'length'> & {
    /** Absolute. */
    readonly path: string;
    /** Both count from 1. */
    readonly line: number;
    readonly column: number;
  };
}
