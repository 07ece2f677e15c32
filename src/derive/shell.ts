// Which files the service worker brings with it: what every page needs, then what readers may ask for next, as far as it fits.
import { SEARCH_MANIFEST, SEARCH_NAMES } from '../lib/search/format.ts';
import { ASSET_FOLDER, type ManifestFile, SERVICE_WORKER } from '../model/artifact.ts';
import { type Bundle, ELEMENT_FOLDER, SERVICE_FOLDER } from '../model/bundle.ts';

/** Bytes before compression: a reader pays for them on the first visit, whatever is read. */
export const SHELL_BYTES = 1_000_000;

/** What the site needs to show itself without a network, and to be searched, where it exists. */
const ALWAYS = new Set(['offline.html', 'manifest.webmanifest', 'favicon.svg', SEARCH_MANIFEST]);
const SCRIPTS_AND_STYLES = new Set(['text/css', 'text/javascript']);

/**
 * `files`: all published files but the worker itself and the manifest, sorted. `copied`: those of them that are an author's.
 * Demos, elements of plugins, services, pictures and further fonts are held when they are first asked for. The result is sorted too.
 */
export function chooseShell(
  files: readonly ManifestFile[],
  copied: ReadonlySet<string>,
  bundle: Pick<Bundle, 'artifacts' | 'script' | 'styles' | 'fonts'>,
  limit = SHELL_BYTES,
): ManifestFile[] {
  const needed = new Set([...ALWAYS, bundle.script, ...bundle.styles, ...bundle.fonts]);
  const bundled = new Set(bundle.artifacts.map(({ path }) => path));
  const own = files.filter(({ path }) => path !== SERVICE_WORKER && !copied.has(path));
  const chosen = new Set(own.filter(({ path }) => needed.has(path)));
  let bytes = [...chosen].reduce((sum, file) => sum + file.bytes, 0);
  const wanted = own.filter(
    ({ path, type }) =>
      !needed.has(path) &&
      (path.startsWith(ASSET_FOLDER + SEARCH_NAMES) ||
        (bundled.has(path) &&
          SCRIPTS_AND_STYLES.has(type) &&
          !path.startsWith(ELEMENT_FOLDER) &&
          !path.startsWith(SERVICE_FOLDER))),
  );
  // Small ones first: more of them fit.
  for (const file of wanted.sort((a, b) => a.bytes - b.bytes)) {
    bytes += file.bytes;
    if (bytes > limit) break;
    chosen.add(file);
  }
  return own.filter((file) => chosen.has(file));
}
