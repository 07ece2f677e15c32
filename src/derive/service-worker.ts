// `sw.js`: the worker that the bundle stage built, headed by what this build published.
import { NAME_HASH_LENGTH } from '../lib/node/hash.ts';
import { encodePath } from '../lib/url.ts';
import { type Artifact, type ManifestFile, SERVICE_WORKER } from '../model/artifact.ts';
import type { WorkerConfig } from '../model/client-config.ts';
import type { Site } from '../model/site.ts';
import { generationOf } from './asset-manifest.ts';
import { topFolders } from './immutable-folders.ts';

/** `files`: all published files but the worker itself and the manifest, sorted. `shell`: those of them to hold from the start. */
export function serviceWorker(
  files: readonly ManifestFile[],
  shell: readonly ManifestFile[],
  { site, source }: { readonly site: Site; readonly source: string },
): Artifact {
  const unnamed = shell.filter(({ immutable }) => !immutable);
  const config: WorkerConfig = {
    // Ends in a colon, which no base holds: the caches of `/docs/` are not those of `/`. Nothing that a config may change later
    // stands in it: a new version has to find the caches of the last one.
    cachePrefix: `docs-gen:${site.base}:`,
    generation: generationOf(files),
    base: encodePath(site.base),
    precache: shell.map(({ path }) => encodePath(path)),
    digests: Object.fromEntries(
      unnamed.map(({ path, sha256 }) => [encodePath(path), sha256.slice(0, NAME_HASH_LENGTH)]),
    ),
    immutableFolders: topFolders(files).immutable.map((name) => `${encodePath(name)}/`),
  };
  const body = `const docsGenWorker = ${JSON.stringify(config)};\n${source}\n`;
  return { path: SERVICE_WORKER, body, type: 'text/javascript', immutable: false };
}
