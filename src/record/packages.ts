// The packages that a site may use, and the program itself: what is installed is known by its `package.json`.
import { dirname, join, sep } from 'node:path';
import { packageRoot } from '../lib/node/package-root.ts';
import { type AskedListing, askedOf, lookAt, namedIn } from './stamps.ts';

/** Names that programs give to what they keep beside packages begin with a dot. */
const PACKAGE_NAME = '^[^.]';

/** What package managers write whenever they have changed anything, in their folder of packages. */
const MARKERS = ['.package-lock.json', '.yarn-integrity', '.yarn-state.yml', '.pnpm/lock.yaml'];

export interface InstalledPackages {
  readonly listings: readonly AskedListing[];
  /** Files that say which version of each package is there. */
  readonly files: readonly string[];
}

/** Of folders above these, where their modules are looked for; `known`: folders that were looked at before. */
export function installedPackages(
  folders: Iterable<string>,
  known: ReadonlySet<string> = new Set(),
): InstalledPackages {
  const listings: AskedListing[] = [];
  const files: string[] = [];
  const look = (folder: string): void => {
    const listing = { folder, names: PACKAGE_NAME, without: [] };
    const found = lookAt(folder);
    listings.push(askedOf(listing, found));
    for (const name of namedIn(found.entries ?? [], listing).map(nameOf)) {
      if (name.startsWith('@')) look(join(folder, name));
      else files.push(join(folder, name, 'package.json'));
    }
  };
  for (const above of foldersAbove(folders)) {
    if (known.has(above)) continue;
    const folder = join(above, 'node_modules');
    look(folder);
    if (listings.at(-1)?.stamp !== null) files.push(...MARKERS.map((name) => join(folder, name)));
  }
  return { listings, files };
}

const SOURCES = ['src', 'templates'].map((name) => join(packageRoot, name) + sep);

/** Whether a file is a source of docs-gen itself: which module is found there is for its makers to say. */
export function isProgramSource(path: string): boolean {
  return SOURCES.some((folder) => path.startsWith(folder));
}

/** What starts the program, of which the rest is known by its key. */
export const LAUNCHER = ['package.json', join('bin', 'docs-gen.js')].map((name) => join(packageRoot, name));

/** These, and all that hold them. */
export function foldersAbove(folders: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const folder of folders) {
    for (let above = folder; !found.has(above); above = dirname(above)) found.add(above);
  }
  return found;
}

function nameOf(entry: string): string {
  return entry.slice(entry.indexOf(' ') + 1);
}
