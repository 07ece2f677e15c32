// What threads that compile pages hand to each other: plain data, without what the other side has already.
import type { LoadSiteOptions } from '../config/load.ts';
import { ofSource } from '../markdown/page.ts';
import type { Outline, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { FRONT_MATTER_FIELDS, type FrontMatter } from '../schema/front-matter.ts';
import type { MadePage } from './compile-page.ts';
import { siteFingerprint } from './site-fingerprint.ts';

export interface PageTask {
  readonly source: PageSource;
  /** The same page in the default language. */
  readonly original: Outline | null;
}

/** What a thread loads the project with. */
export type ProjectPlace = Omit<LoadSiteOptions, 'fs'>;

export type ProjectForThread =
  | { readonly kind: 'site'; readonly site: Site }
  /** The functions of a config cannot be handed over: the thread loads it by itself. */
  | {
      readonly kind: 'place';
      readonly place: ProjectPlace;
      /** Of the site as the main thread has it. */
      readonly fingerprint: string;
    };

export interface ChunkQuestion {
  /** In each, as a pool starts new threads in the place of others. */
  readonly project: ProjectForThread;
  readonly tasks: readonly PageTask[];
}

export type ChunkAnswer =
  | { readonly kind: 'made'; readonly pages: readonly PackedPage[] }
  /** The thread got another site from the config. */
  | { readonly kind: 'refused' }
  /** Compiling threw, as it would have done in any thread. */
  | { readonly kind: 'threw'; readonly error: unknown };

export type PackedPage = Omit<MadePage, 'page'> & {
  /** Its front matter stays where the page is from. */
  readonly facts: Omit<MadePage['page'], 'frontMatter'> & { readonly frontMatter: null };
};

/** The schema of the config lets nothing pass that is neither plain data nor a function. */
export function projectForThread(site: Site, place: ProjectPlace): ProjectForThread {
  try {
    return { kind: 'site', site: structuredClone(site) };
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'DataCloneError')) throw error;
    return { kind: 'place', place, fingerprint: siteFingerprint(site) };
  }
}

/** Front matter may hold whatever its author wants beside its fields, which no compiler looks at. */
export function packTask({ source, original }: PageTask): PageTask {
  const { frontMatter } = source;
  const known = Object.fromEntries(FRONT_MATTER_FIELDS.map((field) => [field, frontMatter[field]]));
  return {
    source: { ...source, frontMatter: known as FrontMatter }, // All fields that its schema names.
    original: original && { headingIds: original.headingIds, headingLevels: original.headingLevels },
  };
}

export function packPage({ page, ...rest }: MadePage): PackedPage {
  return { ...rest, facts: { ...page, frontMatter: null } };
}

export function unpackPage({ facts, ...rest }: PackedPage, source: PageSource): MadePage {
  return { ...rest, page: { ...facts, ...ofSource(source) } };
}
