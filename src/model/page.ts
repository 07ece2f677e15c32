// One page on its way from markdown to HTML.
import type { FrontMatter } from '../schema/front-matter.ts';
import type { AssetRef } from './assets.ts';
import type { Location } from './outcome.ts';

/** A file of a content folder. */
export interface SourceFile {
  /** Relative to the root, posix: what diagnostics name. */
  readonly file: string;
  readonly absolute: string;
  /** Relative to the product's content folder, posix. */
  readonly name: string;
  readonly productKey: string;
  /** Where it lies, when it was reached by a symbolic link. */
  readonly realPath?: string;
}

/** From line `line` of a page's text on, until the next segment, the lines are those of `file` from `sourceLine` on. */
export interface OriginSegment {
  readonly line: number;
  /** Relative to the root, posix. */
  readonly file: string;
  /** Relative to the product's content folder, posix. */
  readonly name: string;
  readonly sourceLine: number;
  /** Characters put before each line, to stand as deep as the line that includes it; negative: taken off. */
  readonly shift: number;
}

/** Where the text of a page with includes comes from. */
export interface PageOrigin {
  /** Sorted by line; the first begins at line 1. */
  readonly segments: readonly OriginSegment[];
  /** Every file that the page was made of, its own included: relative to the root, posix, sorted. */
  readonly inputs: readonly string[];
  /** False when something could not be included, which was told. */
  readonly isWhole: boolean;
}

/** One route and the text that fills it. A file that serves two routes gives two of these. */
export interface PageSource {
  readonly route: string;
  readonly file: string;
  readonly absolute: string;
  readonly name: string;
  readonly productKey: string;
  /** As that of its file. */
  readonly realPath?: string;
  readonly frontMatter: FrontMatter;
  /** Text of the first heading of level 1, of a page whose front matter has no title. Left out where there is none. */
  readonly heading?: string;
  /** Left out where all of the front matter could be read. */
  readonly unread?: Unread;
  /** The front matter as it stands in the file, from its first line; empty when there is none. */
  readonly head: string;
  /** The whole file with its front matter blanked out, so that offsets are those of the file; with its includes, when it has any. */
  readonly text: string;
  /** Left out on a page that includes nothing: its text is that of its file. */
  readonly origin?: PageOrigin;
  /** True on the first route of a file; the others are copies and stay silent. */
  readonly primary: boolean;
  /** Language of the text; the first of `site.languages` unless the file is a translation (`button-zh.md`). */
  readonly language: string;
}

/** Names of fields of front matter, or all of it. */
export type Unread = 'all' | readonly string[];

/** A page that can not be built. */
export interface LeftOutPage extends Pick<PageSource, 'productKey' | 'name'> {
  /** The route that it asked for. */
  readonly route: string;
}

export interface TocEntry {
  readonly id: string;
  /** Plain text, links and markup taken off. */
  readonly text: string;
  readonly depth: 2 | 3;
  /** Of rows in a section of an API page. */
  readonly count?: number;
}

/** A link an author wrote, as far as it can be known without the other pages. */
export interface LinkRef {
  /** As written. */
  readonly href: string;
  /** Canonical route on this site (with trailing slash, without base or language), or null when it leaves it. */
  readonly path: string | null;
  /** Without `#`, decoded; empty when there is none. */
  readonly anchor: string;
  readonly query: string;
  /** Posix path below the product's content folder when the author linked a content file (`../button.md`). */
  readonly contentFile: string | null;
  /** Absolute path of what may be a file beside the text, on relative links that are not written like a page's. */
  readonly file?: string;
  readonly at: Location;
}

/** What a demo runs whose code stands in the page. */
export interface DemoFence {
  readonly language: 'tsx' | 'ts' | 'jsx' | 'js';
  readonly text: string;
  /** Of its first character. */
  readonly at: Location;
}

/** A `ts` or `tsx` fence that `docs-gen check` holds to the types of the installed packages. */
export interface TypedFence {
  readonly language: 'ts' | 'tsx';
  readonly text: string;
  /** Where its lines are written. Those behind the last place follow it, in the same column. */
  readonly at: readonly Location[];
  /** `setup`: what the fences below it need, and readers do not see. */
  readonly kind: 'shown' | 'setup';
  /** Lines that the page strikes out, and those that it calls wrong: from 1. */
  readonly deleted: readonly number[];
  readonly wrong: readonly number[];
  /** Name of the file that it is a part of, as its title says. */
  readonly title: string | null;
  /** Type that its value must satisfy. */
  readonly type: string | null;
  /** It is checked only because it imports something: what it leaves to the reader is not a mistake. */
  readonly isExcerpt: boolean;
}

export interface DemoDirective {
  /** A path; the name of a demo whose code stands in the page. */
  readonly demo: string;
  /** Left out where the code has a file. */
  readonly fence?: DemoFence;
  /** It is written as `"component": "file://…"`, which is for modules that call `createDemo`. */
  readonly isComponent?: true;
  readonly options: DemoOptions;
  /** Element id on the page: the demo's name or the author's own; null when switched off. */
  readonly anchorId: string | null;
  readonly at: Location;
}

export interface DemoOptions {
  readonly bg?: 'outlined' | 'inline' | 'gradient' | 'playground' | boolean;
  readonly hideToolbar?: boolean;
  readonly defaultCodeOpen?: boolean;
  readonly disableAd?: boolean;
  readonly disableLiveEdit?: boolean;
  /** No sandbox is offered. */
  readonly hideEditButton?: boolean;
  readonly iframe?: boolean;
  readonly isolated?: boolean;
  /** Whether it is rendered when the site is built. Default: `demos.server` of the product, then of the site. */
  readonly server?: boolean;
  /** Whether its types are checked. Default: `check.demos` of the site. */
  readonly check?: boolean;
  readonly height?: number | string;
  readonly maxWidth?: number | string;
}

export interface ComponentDirective {
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly at: Location;
}

/** What a page says. All pages of a site would fill the memory: each is fetched when it is asked for. */
export interface PageBody {
  parts(): readonly ContentPart[];
}

/** A piece of a page's body, which is cut where something is only known later. */
export type ContentPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'demo'; readonly index: number }
  | { readonly kind: 'component'; readonly index: number }
  /** The value of an `href` whose target is a content file: `links[index]`. */
  | { readonly kind: 'href'; readonly index: number }
  /** The address of `assets[index]`. */
  | { readonly kind: 'asset'; readonly index: number }
  /** Inside the tag of a picture: ` width` and ` height` of `assets[index]`. */
  | { readonly kind: 'asset-size'; readonly index: number }
  /** Before and behind a picture that may have other forms. */
  | { readonly kind: 'picture-start'; readonly index: number }
  | { readonly kind: 'picture-end'; readonly index: number }
  /** Around a picture that may be wider than its place: there it becomes a link to itself. */
  | { readonly kind: 'zoom-start'; readonly index: number }
  | { readonly kind: 'zoom-end'; readonly index: number }
  /** A text of the shell, by its key. */
  | { readonly kind: 'word'; readonly key: string }
  /** Behind the title and the description, before the text: where a template may put something between them. */
  | { readonly kind: 'intro-end' };

/** Headings of levels 2 to 4, in the order in which they got their ids. */
export interface Outline {
  /** The page in another language takes them over. */
  readonly headingIds: readonly string[];
  readonly headingLevels: readonly number[];
}

export interface CompiledPage extends Outline {
  readonly route: string;
  readonly file: string;
  /** Relative to the product's content folder, posix. */
  readonly name: string;
  readonly productKey: string;
  readonly language: string;
  readonly primary: boolean;
  /** Every file that the page was made of: relative to the root, posix, sorted. */
  readonly inputs: readonly string[];
  readonly frontMatter: FrontMatter;
  readonly title: string;
  readonly description: string;
  /** Whether the body brings its own h1, and its own paragraph with class `description`. */
  readonly hasHeading: boolean;
  readonly hasLead: boolean;
  readonly toc: readonly TocEntry[];
  /** Every element id of the body. */
  readonly anchors: readonly string[];
  readonly links: readonly LinkRef[];
  /** Links of the hero and the cards in the front matter. */
  readonly headLinks: readonly LinkRef[];
  /** Files that the page shows. */
  readonly assets: readonly AssetRef[];
  /** Index of the picture for link previews, which front matter names, among the assets; null: none, or one of another site. */
  readonly image: number | null;
  readonly demos: readonly DemoDirective[];
  readonly components: readonly ComponentDirective[];
  /** None where the config does not ask for them. */
  readonly fences: readonly TypedFence[];
  /** Heading id of the generated API section, or null. */
  readonly apiSection: ApiSection | null;
  readonly body: PageBody;
}

/** The generated list of API pages at the end of a component's page. */
export interface ApiSection {
  readonly id: string;
  readonly entries: readonly ApiSectionEntry[];
}

export interface ApiSectionEntry {
  readonly kind: 'component' | 'hook';
  readonly name: string;
  readonly link: LinkRef;
}
