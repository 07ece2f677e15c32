// What the plugins of one page share: what they read from, and what they find.
import type { Element, Root as HastRoot } from 'hast';
import { type LineIndex, locate } from '../diagnostics/locate.ts';
import type { AssetRef } from '../model/assets.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type {
  ApiSection,
  ComponentDirective,
  DemoDirective,
  LinkRef,
  Outline,
  PageOrigin,
  TocEntry,
  TypedFence,
} from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import type { Slot } from '../model/slot.ts';
import type { Marker } from './markers.ts';
import type { TakenIds } from './slug.ts';

export interface PageContext {
  readonly site: Site;
  readonly product: Product;
  readonly file: string;
  readonly route: string;
  readonly language: string;
  readonly contentName: string;
  /** Where a page with includes comes from, line by line; null: all of it stands in `file`. */
  readonly origin: PageOrigin | null;
  readonly text: string;
  /** `text` with its markers hidden: what the parser reads. */
  readonly masked: string;
  /** Where they stand, in the order of the text. */
  readonly markerOffsets: readonly number[];
  readonly markers: ReadonlyMap<number, Marker>;
  /** Line starts of `text`, found when first asked for. */
  readonly lines: () => LineIndex;
  /** The same page in the default language; null on pages of that language, and where their headings differ. */
  original: Outline | null;
  /** True for elements that the sanitiser knows, kept or removed; anything else in angle brackets is text. */
  readonly isHtmlElement: (name: string) => boolean;
  /** False for elements that the sanitiser takes out. */
  readonly isKept: (name: string) => boolean;
  readonly slots: Slot[];
  readonly demos: DemoDirective[];
  readonly components: ComponentDirective[];
  readonly fences: TypedFence[];
  readonly links: LinkRef[];
  readonly assets: AssetRef[];
  /** Pictures that may have other forms, with the index of their file. */
  readonly pictures: Map<Element, number>;
  /** Pictures that may be shown smaller than they are, with the index of their file. */
  readonly zoomable: Map<Element, number>;
  readonly toc: TocEntry[];
  readonly anchors: string[];
  /** Ids of headings, in the order in which they got them. */
  readonly headings: string[];
  readonly headingLevels: number[];
  readonly taken: TakenIds;
  readonly consumed: Set<number>;
  readonly diagnostics: Diagnostic[];
  hasRawHtml: boolean;
  /** How many pictures were seen. */
  images: number;
  /** True when `[^` stands somewhere: only then is text searched for footnotes that lead nowhere. */
  readonly mayMissFootnote: boolean;
  /** True when text may hold a link or a directive that is none for a slip. */
  readonly mayLeaveText: boolean;
  /** True when text may hold a badge or keys. */
  readonly mayHoldMark: boolean;
  /** Link definitions or footnotes. */
  hasDefinitions: boolean;
  /** Text of the first heading of level 1, and of the paragraph with class `description`. */
  heading: string | null;
  lead: string | null;
  headingAt: Location | null;
  leadAt: Location | null;
  apiSection: ApiSection | null;
}

declare module 'vfile' {
  interface DataMap {
    page: PageContext;
    hast: HastRoot;
  }
}

interface Positioned {
  readonly position?:
    | {
        readonly start: { readonly line: number; readonly column: number; readonly offset?: number };
        /** The HTML parser knows of none where an element is never closed. */
        readonly end?: { readonly offset?: number } | undefined;
      }
    | undefined;
}

/** Where a node starts; the file alone for nodes that plugins made. */
export function placeOf(file: string, node: Positioned, length?: number): Location {
  const start = node.position?.start;
  if (!start) return { file };
  return { file, line: start.line, column: start.column, ...(length === undefined ? {} : { length }) };
}

/** Where `needle` stands inside a node's source: the address of a link rather than its text. */
export function placeWithin(context: PageContext, node: Positioned, needle: string): Location {
  const from = node.position?.start.offset;
  const to = node.position?.end?.offset;
  if (from === undefined || to === undefined) return placeOf(context.file, node);
  const source = context.text.slice(from, to); // What stands before it may be long, and does not hold the needle in question.
  const at = source.lastIndexOf(needle);
  if (needle === '' || at === -1) return placeOf(context.file, node);
  return locate(context.file, context.lines(), from + at, needle.length);
}
