// What a project may add to a build: data in, data out.
import type { UnifiedPlugin } from '../schema/plugin.ts';
import type { Artifact } from './artifact.ts';
import type { Outcome } from './outcome.ts';
import type { PageSource } from './page.ts';
import type { Site } from './site.ts';

/** A tag for the head of a page. Attribute values are escaped; `content` must be safe inside the element. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style' | 'noscript' | 'base';
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly content?: string;
}

/** What the `head` slot knows of a page. */
export interface HeadContext {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Id of the product in the config, or null. */
  readonly product: string | null;
}

/** What the `artifacts` slot knows of the site. */
export interface ArtifactContext {
  readonly site: Site;
  /** Canonical routes, sorted, without base. */
  readonly routes: readonly string[];
}

/**
 * A plugin. All slots are optional, and each gets plain data and returns plain data; a slot that throws is the
 * diagnostic `config/plugin-failed` with the plugin's name.
 */
export interface Plugin {
  readonly name: string;
  /** Part of the cache keys: change it when the output changes. */
  readonly version: string;
  /** Packages that have to be installed in the project: one that is not is the error `config/missing-package`. */
  readonly packages?: readonly string[];
  /** What markdown may hold beside CommonMark and GFM: formulas become nodes of the types `math` and `inlineMath`. */
  readonly syntax?: readonly 'math'[];
  /**
   * Custom elements that pages may hold, and the browser module of each as an absolute path or a `file:` URL. A page
   * that holds the element loads the module, and the style sheets that it imports; other pages do not.
   */
  readonly elements?: Readonly<Record<string, string>>;
  /** Added after `markdown.remarkPlugins`. What a plugin says by `file.message()` is told with its place. */
  readonly remark?: readonly UnifiedPlugin[];
  /** Added after `markdown.rehypePlugins`. */
  readonly rehype?: readonly UnifiedPlugin[];
  /** Sees all pages before they are compiled and returns the list to build: change, drop or add. */
  readonly pages?: (
    pages: readonly PageSource[],
  ) => Outcome<readonly PageSource[]> | Promise<Outcome<readonly PageSource[]>>;
  /** Tags for the head of one page. */
  readonly head?: (page: HeadContext) => readonly HeadTag[];
  /** Sees all files that are to be published, and returns further ones; one with the same path replaces. */
  readonly artifacts?: (
    artifacts: readonly Artifact[],
    context: ArtifactContext,
  ) => readonly Artifact[] | Promise<readonly Artifact[]>;
}
