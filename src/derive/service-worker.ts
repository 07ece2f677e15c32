// `sw.js`: the worker that the bundle stage built, headed by what this build published.
import { encodePath } from '../lib/url.ts';
import { type Artifact, type ManifestFile, SERVICE_WORKER } from '../model/artifact.ts';
import { ELEMENT_FOLDER } from '../model/bundle.ts';
import type { WorkerConfig } from '../model/client-config.ts';
import { LIVE_FOLDER } from '../model/live.ts';
import type { Site } from '../model/site.ts';
import { generationOf } from './asset-manifest.ts';
import { topFolders } from './immutable-folders.ts';

/** What the site needs to show itself without a network, where it exists. */
const SHELL = new Set(['offline.html', 'manifest.webmanifest', 'favicon.svg']);
/** What few readers ever need. */
const RARE_FOLDERS = [ELEMENT_FOLDER, LIVE_FOLDER];
const HELD_TYPES = new Set(['text/css', 'text/javascript', 'font/woff2']);

/** `files`: all published files but the worker itself and the manifest, sorted. `copied`: those of them that are an author's. */
export function serviceWorker(
  files: readonly ManifestFile[],
  copied: ReadonlySet<string>,
  { site, source }: { readonly site: Site; readonly source: string },
): Artifact {
  const config: WorkerConfig = {
    // Ends in a colon, which no base holds: the caches of `/docs/` are not those of `/`.
    cachePrefix: `docs-gen:${site.storagePrefix}:${site.base}:`,
    generation: generationOf(files),
    base: encodePath(site.base),
    precache: files.filter((file) => isPrecached(file) && !copied.has(file.path)).map(({ path }) => encodePath(path)),
    immutableFolders: topFolders(files).immutable.map((name) => `${encodePath(name)}/`),
  };
  const body = `const docsGenWorker = ${JSON.stringify(config)};\n${source}\n`;
  return { path: SERVICE_WORKER, body, type: 'text/javascript', immutable: false };
}

function isPrecached({ path, type, immutable }: ManifestFile): boolean {
  return (
    SHELL.has(path) || (immutable && HELD_TYPES.has(type) && !RARE_FOLDERS.some((folder) => path.startsWith(folder)))
  );
}
