// API pages that are made of the types of packages: asked for while other files are read, as TypeScript takes its time.
import { extractApi } from '../extract/extract.ts';
import { NO_MEMO } from '../lib/memo.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { TypeHost } from '../model/package-types.ts';
import type { Site } from '../model/site.ts';

export interface TypeDeps extends Deps {
  /** Where answers are kept between two runs; null: nowhere. */
  readonly place: CachePlace | null;
  /** Whoever made it closes it; TypeScript is started when something is asked that is not kept. */
  readonly types: TypeHost;
  /** May answer with what is known already; left out: pages wait for their types. */
  readonly hurry?: HurryTypes;
}

export type Extracted = Outcome<ExtractedPage[]>;

/** Begins at once, as `startExtraction` does; what it gives may be what was extracted before. */
export type HurryTypes = (site: Site, extract: () => Promise<Extracted>) => () => Promise<Extracted>;

/** Starts at once; the function waits for the end. */
export function startExtraction(site: Site, deps: TypeDeps): () => Promise<Extracted> {
  const { memo = NO_MEMO } = deps;
  const { place, types, hurry } = deps;
  const extract = () => memo.keep('types', '', [site], () => extractApi(site, { types, place }, deps));
  if (hurry) return hurry(site, extract);
  const extraction = extract();
  extraction.catch(() => undefined); // Whoever waits hears of it; nobody may, when something else has failed before.
  return () => extraction;
}

/** Those whose types are kept: for who cannot wait. */
export async function extractKept(site: Site, deps: Pick<TypeDeps, keyof Deps | 'place'>): Promise<Extracted> {
  return extractApi(site, { types: null, place: deps.place }, deps);
}
