// Keeps what became of a site's demos: bundling them takes longer than all pages, and they change seldom.
import * as z from 'zod';
import { version } from '../../package.json';
import { sha256 } from '../lib/node/hash.ts';
import { bytesCodec, type CacheFile, mapCodec, type StampedCache } from '../lib/node/stamped-cache.ts';
import { isSettings } from '../lib/node/tsconfigs.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { Location } from '../model/outcome.ts';
import type { SettledAnswer } from './demo-answers.ts';
import type { DemoScripts } from './demo-scripts.ts';

/** What results of all demos hang on beside files, so that those of one demo can be told apart. */
export interface DemoFacts {
  /** A hash of what counts for each of them. */
  readonly common: string;
  /** A hash of what counts for one, by its id. */
  readonly own: ReadonlyMap<string, string>;
}

/** What a build of all demos gives. */
export interface KeptDemos {
  /** Without the files that it was made of, which are kept beside it. */
  readonly made: Omit<DemoScripts, 'inputs' | 'failures' | 'missing'>;
  readonly answers: ReadonlyMap<string, SettledAnswer>;
  readonly facts: DemoFacts;
  /** Files of the project that each module is made of on the server, by its id: absolute. */
  readonly serverParts: ReadonlyMap<string, readonly string[]>;
}

export type DemoCache = StampedCache<KeptDemos>;

export const artifactCodec = z.strictObject({
  path: z.string(),
  type: z.string(),
  immutable: z.boolean(),
  body: bytesCodec,
  map: z.string().optional(),
});

const locationCodec = z.custom<Location>((value) => typeof value === 'object' && value !== null);
const placedTexts = z.array(z.strictObject({ text: z.string(), at: locationCodec }));

const answerCodec = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('html'),
    html: z.string(),
    styles: z.string(),
    pageHead: z.array(z.string()),
    pageStyles: z.array(z.string()),
    missing: placedTexts,
    differences: z.array(z.strictObject({ element: z.string(), server: z.string(), browser: z.string() })),
    late: placedTexts,
  }),
  z.strictObject({ kind: z.literal('differs'), html: z.string(), styles: z.string(), late: placedTexts }),
  z.strictObject({
    kind: z.enum(['browser-only', 'no-component', 'no-collector', 'collector-threw']),
    text: z.string(),
    at: locationCodec.nullable(),
    late: placedTexts,
  }),
  z.strictObject({
    kind: z.literal('threw'),
    text: z.string(),
    at: locationCodec.nullable(),
    inBrowser: z.string(),
    late: placedTexts,
  }),
]);

export const factsCodec = z.strictObject({ common: z.string(), own: mapCodec(z.string()) });

/** In the cache folder. */
export const DEMO_CACHE: CacheFile<KeptDemos> = {
  name: 'demos.json',
  version: `21 ${version}`,
  codec: z.strictObject({
    made: z.strictObject({
      artifacts: z.array(artifactCodec),
      scripts: mapCodec(z.strictObject({ script: z.string(), styles: z.array(z.string()) })),
      fileUrls: mapCodec(z.string()),
      warnings: placedTexts,
      leavingStyles: z.array(
        z.strictObject({
          selector: z.string(),
          moved: z.array(z.string()),
          dropped: z.array(z.string()),
          at: locationCodec,
        }),
      ),
      unknownNames: z.array(z.strictObject({ name: z.string(), at: locationCodec })),
      isTailwindMissing: z.boolean(),
      parts: mapCodec(z.array(z.string())),
      peers: mapCodec(z.array(z.string())),
      packages: z.array(z.string()),
    }),
    answers: mapCodec(answerCodec),
    facts: factsCodec,
    serverParts: mapCodec(z.array(z.string())),
  }),
  isOptional: isSettings,
};

/** `own`: by id of the demo. */
export function demoFacts(common: readonly unknown[], own: Iterable<readonly [id: string, parts: unknown]>): DemoFacts {
  return {
    common: demoCacheKey(common),
    own: new Map([...own].map(([id, parts]) => [id, demoCacheKey([parts])])),
  };
}

export function keyOfFacts({ common, own }: DemoFacts): string {
  return demoCacheKey([common, ...own]);
}

/** `parts`: all that the result hangs on beside the files. */
export function demoCacheKey(parts: readonly unknown[]): string {
  return sha256(JSON.stringify(parts));
}

/** A session and a build keep their scripts in files of their own, so that neither replaces those of the other. */
export function ofMode<T>(file: CacheFile<T>, mode: ReactMode): CacheFile<T> {
  return mode === 'production' ? file : { ...file, name: file.name.replace('.json', `-${mode}.json`) };
}
