// Turns the placeholder of a relative base into addresses that are relative to each file: the only place where this happens to
// finished files. Files with a hash in their names already have no placeholder, or one that scripts replace.
import { absoluteBase, BASE_PLACEHOLDER, isRelocatable, OFFLINE_BASE } from '../lib/relative-base.ts';
import { type Artifact, type MadeArtifact, SERVICE_WORKER, type StageArtifact } from '../model/artifact.ts';
import type { Site } from '../model/site.ts';

type BasedSite = Pick<Site, 'base' | 'url'>;

/** For files that are not held in memory. */
export function relocatedStage(stage: StageArtifact, site: BasedSite): StageArtifact {
  return isRelocatable(site) ? (artifact) => stage(relocatedFile(artifact, site)) : stage;
}

export function relocated(artifacts: readonly Artifact[], site: BasedSite): Artifact[] {
  return artifacts.map((artifact) => (artifact.body === undefined ? artifact : relocatedFile(artifact, site)));
}

export function relocatedFile(artifact: MadeArtifact, site: BasedSite): MadeArtifact {
  const { url } = site;
  const { path, body, immutable, type } = artifact;
  if (!isRelocatable(site) || immutable || !TEXT.test(type)) return artifact;
  const text = typeof body === 'string' ? body : Buffer.from(body).toString();
  if (!text.includes(NAME)) return artifact;
  const absolute = text
    .replaceAll(url + BASE_PLACEHOLDER, `${url}/`)
    .replaceAll(encodeURIComponent(url + BASE_PLACEHOLDER), encodeURIComponent(`${url}/`));
  return { ...artifact, body: relative(absolute, path) };
}

const NAME = BASE_PLACEHOLDER.slice(1, -1);
const TEXT = /^text\/|\b(?:json|xml|javascript)\b/;
const NOT_FOUND_PAGE = '404.html';
const OFFLINE_PAGE = 'offline.html';

function relative(text: string, path: string): string {
  if (path === SERVICE_WORKER) return text.replaceAll(BASE_PLACEHOLDER, `"+${WORKER_BASE}+"`);
  // Pages of any depth fetch it: the script that does puts the base there.
  if (path.endsWith('.json')) return text;
  return text
    .replaceAll(SIDEBAR_KEY, '$1\0')
    .replaceAll(BASE_PLACEHOLDER, baseFrom(path))
    .replaceAll('\0', BASE_PLACEHOLDER);
}

/** Only scripts read it: see `client/effects/sidebar.ts`. */
const SIDEBAR_KEY = new RegExp(`(-nav:)${BASE_PLACEHOLDER}`, 'g');

/** In a string of the settings of the worker. */
const WORKER_BASE = 'new URL("./",self.location).pathname';

/** The way from a file to the root of the site. */
function baseFrom(path: string): string {
  // Hosts send the page for addresses of any depth, and read their own files at their root.
  if (path === NOT_FOUND_PAGE || path.startsWith('_') || HOST_FILE.test(path)) return absoluteBase(BASE_PLACEHOLDER);
  if (path === OFFLINE_PAGE) return OFFLINE_BASE;
  const depth = path.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}

const HOST_FILE = /^(?:robots\.txt|[^/]*nginx[^/]*)$/;
