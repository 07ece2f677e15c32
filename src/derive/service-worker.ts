// `sw.js`: the worker that the bundle stage built, headed by what this build published.

import { topFolders } from '../lib/immutable-folders.ts';
import { isRecord } from '../lib/is-record.ts';
import { generationOf } from '../lib/node/asset-list.ts';
import { NAME_HASH_LENGTH } from '../lib/node/hash.ts';
import { parseJson } from '../lib/parse-json.ts';
import { encodePath } from '../lib/url.ts';
import { type MadeArtifact, type ManifestFile, SERVICE_WORKER } from '../model/artifact.ts';
import type { WorkerConfig } from '../model/client-config.ts';
import type { Site } from '../model/site.ts';

/** `files`: all published files but the worker itself and the manifest, sorted. `shell`: those of them to hold from the start. */
export function serviceWorker(
  files: readonly ManifestFile[],
  shell: readonly ManifestFile[],
  { site, source }: { readonly site: Site; readonly source: string },
): MadeArtifact {
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
  return { path: SERVICE_WORKER, body: workerBody(config, source), type: 'text/javascript', immutable: false };
}

const START = 'const docsGenWorker = ';

export function workerBody(config: WorkerConfig, source: string): string {
  return `${START}${JSON.stringify(config)};\n${source}\n`;
}

/** What `workerBody` was given; null: the text is another. */
export function workerParts(body: string): { readonly config: WorkerConfig; readonly source: string } | null {
  const end = body.indexOf(';\n');
  const config = body.startsWith(START) ? parseJson(body.slice(START.length, end)) : undefined;
  if (!isRecord(config)) return null;
  const parts = { config: config as unknown as WorkerConfig, source: body.slice(end + 2, -1) };
  return workerBody(parts.config, parts.source) === body ? parts : null;
}
