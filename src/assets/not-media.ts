// Pictures, videos and sounds whose file no browser shows as one, by the extension of its name: `![Usage](usage.md)`.
import { report } from '../diagnostics/report.ts';
import { toRoute } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { AssetRef } from '../model/assets.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { CompiledPage } from '../model/page.ts';
import { isPicture } from './size.ts';

/** What at least one of the common browsers shows; the formats that docs-gen measures are in `size.ts`. */
const PICTURES = new Set(['apng', 'cur', 'jfif', 'pjp', 'pjpeg']);
const FILMS_AND_SOUNDS = new Set([
  ...['3gp', 'm3u8', 'm4v', 'mkv', 'mov', 'mp4', 'mpd', 'ogv', 'webm'],
  ...['aac', 'flac', 'm4a', 'mp3', 'oga', 'ogg', 'opus', 'wav', 'weba'],
  ...['vtt'], // Subtitles.
]);

interface PagesOfSite {
  readonly pages: readonly CompiledPage[];
  readonly apiDocs: readonly ApiDoc[];
}

/** Addresses that start with a slash. Those that name nothing are checked with the routes of the site. */
export function findPublicNotMedia({ pages, apiDocs }: PagesOfSite, publicPaths: ReadonlySet<string>): Diagnostic[] {
  const refs = [
    ...pages.flatMap(({ primary, assets }) => (primary ? assets : [])),
    ...apiDocs.flatMap(({ description }) => description?.assets ?? []),
  ].filter(({ path, given }) => path !== null && !isMedia(path, given === null));
  if (refs.length === 0) return [];
  const routes = new Set(pages.map(({ route }) => route));
  return refs.flatMap((ref) => {
    const path = ref.path ?? '';
    return publicPaths.has(path) || routes.has(toRoute(path)) ? notMedia(path, ref) : [];
  });
}

/** `file` is the path of one that exists. */
export function notMedia(file: string, { href, given, at }: Pick<AssetRef, 'href' | 'given' | 'at'>): Diagnostic[] {
  const isImage = given !== null;
  if (isMedia(file, !isImage)) return [];
  const kind = isImage ? 'pictures' : 'pictures, videos or sounds';
  return [report('assets/not-media', { href, ending: endingOf(file), kind }, at)];
}

function isMedia(file: string, mayPlay: boolean): boolean {
  const ending = endingOf(file);
  return isPicture(file) || PICTURES.has(ending) || (mayPlay && FILMS_AND_SOUNDS.has(ending));
}

function endingOf(file: string): string {
  return /\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}
