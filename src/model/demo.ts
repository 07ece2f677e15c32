// One demo: what runs, and its source in every language and styling that its page shows.
import type { Location } from './outcome.ts';

export type CodeLanguage = 'TS' | 'JS';
/** In the order in which readers choose from them; the first is the default. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;
export type Styling = (typeof STYLINGS)[number];

/** One tab of a demo's source. */
export interface DemoFile {
  /** As readers know it: `Panel.js`, also where `Panel.tsx` is the file. */
  readonly name: string;
  /** Relative to the root. */
  readonly file: string;
  readonly source: string;
  /** Highlighted HTML. */
  readonly html: string;
  /** Files that its relative imports lead to, by specifier. */
  readonly links: Readonly<Record<string, string>>;
}

export interface DemoCode {
  readonly language: CodeLanguage;
  /** It was written by hand, and is not the program of its TypeScript, which is what runs. */
  readonly differs: boolean;
  /** The demo itself first. */
  readonly files: readonly DemoFile[];
  /** The part that matters; null where there is none. */
  readonly preview: Pick<DemoFile, 'source' | 'html'> | null;
  /** What its code imports from packages, in order of first use. */
  readonly packages: readonly string[];
  /** Each place where a package or an asset is imported, for more than types. */
  readonly imports: readonly PlacedImport[];
  /** Relative files that are not modules, style sheets or data: pictures, fonts, texts. */
  readonly assets: readonly string[];
}

export interface PlacedImport {
  readonly specifier: string;
  /** In the file that its author wrote. */
  readonly at: Location;
}

/** A module that its author wrote into a page: there is no file of its own. */
export interface InlineModule {
  readonly text: string;
  /** Of its first character. */
  readonly at: Location;
}

/** By the name that stands for their file. It lies in the folder where their relative imports start. */
export type InlineModules = ReadonlyMap<string, InlineModule>;

/** A component that a module of the project exports. */
export interface ModuleExport {
  /** Relative to the root. */
  readonly entry: string;
  /** `default`, or a name. */
  readonly exportName: string;
}

export interface DemoVariant {
  /** null: the demo has no stylings to choose from. */
  readonly styling: Styling | null;
  /** Unique on the site, and part of addresses: `material-ui/components/button/BasicButtons`. */
  readonly id: string;
  /** The module that runs, relative to the root. */
  readonly entry: string;
  /** Which of its exports is shown: `default`, or a name. */
  readonly exportName: string;
  /** What the demo itself asks for around it, inside the configured wrapper. */
  readonly provider?: ModuleExport;
  /** What the module holds when it stands in a page; `entry` is only its name then: `docs/button.md#Button1.tsx`. */
  readonly inline?: InlineModule;
  /** TypeScript first. */
  readonly codes: readonly DemoCode[];
}

export interface DemoSource {
  readonly name: string;
  /** As written in the directive. */
  readonly path: string;
  /** The default styling first. Empty: the file is missing, which was reported. */
  readonly variants: readonly DemoVariant[];
}

/** A module of the project whose component a page shows, without frame and source. */
export interface ComponentModule extends ModuleExport {
  /** Unique on the site, and apart from those of demos. */
  readonly id: string;
  /** As readers of messages know it. */
  readonly name: string;
}

/** What the directives of one page name. */
export interface PageDemos {
  /** In the order of `page.demos`. */
  readonly demos: readonly DemoSource[];
  /** In the order of `page.components`; null: a component of docs-gen itself, or a file that is missing. */
  readonly components: readonly (ComponentModule | null)[];
}

/** What the server rendered of a demo. */
export interface DemoHtml {
  /** Holds `DEMO_PREFIX` in place of the prefix of its ids. */
  readonly text: string;
  /**
   * What browsers do with it: they hydrate it; they show it until they have rendered the demo, as they render something else;
   * or they only keep its room until then, as chance or the clock decides it, or as it shows nothing.
   */
  readonly use: 'hydrate' | 'replace' | 'reserve';
}

/** What a page needs to show one variant of a demo, or a component with its props. */
export interface BuiltDemo {
  /** Addresses relative to the output folder. */
  readonly script: string;
  readonly styles: readonly string[];
  /** null: the browser alone renders it, as its author wants or because it threw, which was reported. */
  readonly html: DemoHtml | null;
  /** HTML of `<style>` elements that its libraries keep for the page; empty: none. */
  readonly collected: string;
  /** What a component is given; null: a demo is given nothing. */
  readonly props: ComponentProps | null;
  /** Script with the words that a component is given as its prop `translations`; null: a demo. */
  readonly words: string | null;
}

export const SANDBOX_NAMES = ['stackBlitz', 'codeSandbox'] as const;
/** An online editor. */
export type SandboxName = (typeof SANDBOX_NAMES)[number];

/** To be sent by POST to a new tab. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Further fields. The browser compresses them with lz-string when the form is sent, which takes too long for all demos of a build. */
  readonly packed?: Readonly<Record<string, string>>;
}

/** Editors that a demo's project runs in, by id of the variant. */
export type DemoSandboxes = ReadonlyMap<string, readonly SandboxName[]>;

/** Ids of the variants that readers can edit on their pages. */
export type EditableDemos = ReadonlySet<string>;

/** Plain JSON: the page holds it for the browser. */
export type ComponentProps = Readonly<Record<string, unknown>>;

/** By id of the variant, or of the place of a component. */
export type BuiltDemos = ReadonlyMap<string, BuiltDemo>;

/** Stands for the prefix of ids, which differs from page to page. React makes no such text by itself. */
export const DEMO_PREFIX = 'dg-demo-prefix';
