// Keeps the scripts of live editing between builds: whole packages take longer to bundle than the demos that use parts of them.
import * as z from 'zod';
import { version } from '../../package.json';
import { type CacheFile, mapCodec } from '../lib/node/stamped-cache.ts';
import { isTsconfig } from '../lib/node/tsconfigs.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { LiveModule } from '../model/live.ts';
import { artifactCodec } from './demo-cache.ts';

export interface LiveScripts {
  readonly artifacts: readonly MadeArtifact[];
  /** Paths relative to the output folder. */
  readonly editor: string;
  readonly worker: string;
  readonly modules: ReadonlyMap<string, LiveModule>;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
  /** Folders of packages whose code the artifacts hold: absolute. */
  readonly packages: readonly string[];
}

/** In the cache folder. */
export const LIVE_CACHE: CacheFile<LiveScripts> = {
  name: 'live-editing.json',
  version: `3 ${version}`,
  codec: z.strictObject({
    artifacts: z.array(artifactCodec),
    editor: z.string(),
    worker: z.string(),
    modules: mapCodec(
      z.strictObject({
        script: z.string(),
        styles: z.array(z.string()),
        names: z.array(z.string()).optional(),
      }),
    ),
    scripts: mapCodec(z.array(z.string())),
    packages: z.array(z.string()),
  }),
  isOptional: isTsconfig,
};
