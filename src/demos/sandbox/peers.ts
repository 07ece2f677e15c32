// What packages import from others and leave to the project to install: a sandbox has to name those too.
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { FileSystem } from '../../model/deps.ts';

type Modules = Metafile['inputs'];

/** Gives the packages that a module and all that it leads to leave to the project. */
export type PeersOf = (start: string) => ReadonlySet<string>;

export interface Peers {
  readonly of: PeersOf;
  /** Absolute paths of the files that were read. */
  readonly inputs: readonly string[];
}

/** `root`: what the paths of modules start at. */
export async function readPeers(modules: Modules, root: string, fs: Pick<FileSystem, 'readText'>): Promise<Peers> {
  const own = new Map<string, ReadonlySet<string>>();
  const left = new Map<string, readonly string[]>();
  for (const [path, { imports }] of Object.entries(modules)) {
    const from = packageOf(path);
    if (from === null) continue;
    const names = new Set(imports.flatMap((imported) => packageOf(imported.path)?.name ?? []));
    names.delete(from.name);
    if (names.size === 0) continue;
    const known = own.get(from.folder) ?? ownPackages(await fs.readText(join(root, from.folder, 'package.json')));
    own.set(from.folder, known);
    const peers = [...names].filter((name) => !known.has(name));
    if (peers.length > 0) left.set(path, peers);
  }
  return {
    inputs: [...own.keys()].map((folder) => join(root, folder, 'package.json')).sort(),
    of(start) {
      const peers = new Set<string>();
      const seen = new Set([start]);
      // A set yields what is added while it is walked.
      for (const path of seen) {
        for (const peer of left.get(path) ?? []) peers.add(peer);
        for (const imported of modules[path]?.imports ?? []) if (!imported.external) seen.add(imported.path);
      }
      return peers;
    },
  };
}

interface PackageFolder {
  readonly name: string;
  /** Relative as the path was, or absolute. */
  readonly folder: string;
}

function packageOf(path: string): PackageFolder | null {
  const [, folder, name] = /^(.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? [];
  return folder === undefined || name === undefined ? null : { folder, name };
}

/** What is installed along with a package. */
function ownPackages(text: string): ReadonlySet<string> {
  const found: unknown = JSON.parse(text);
  const names = ['dependencies', 'optionalDependencies'].flatMap((key) => {
    const list: unknown =
      typeof found === 'object' && found !== null ? Object.getOwnPropertyDescriptor(found, key)?.value : null;
    return typeof list === 'object' && list !== null ? Object.keys(list) : [];
  });
  return new Set(names);
}
