// What packages import from others and leave to the project to install: a project for an online editor has to name those too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** Gives the packages that a module and all that it leads to leave to the project: sorted. */
export type PeersOf = (start: string) => readonly string[];

/** `modules`: of a bundle. `root`: what their paths start at. */
export async function readPeers(modules: Metafile['inputs'], root: string): Promise<PeersOf> {
  const own = new Map<string, ReadonlySet<string>>();
  const left = new Map<string, readonly string[]>();
  for (const [path, { imports }] of Object.entries(modules)) {
    const from = packageOf(path);
    if (from === null) continue;
    // What a plugin puts around a package imports it in turn.
    const targets = imports.flatMap((imported) =>
      MADE.test(imported.path) ? (modules[imported.path]?.imports ?? []) : imported,
    );
    const names = new Set(targets.flatMap((imported) => packageOf(imported.path)?.name ?? []));
    names.delete(from.name);
    if (names.size === 0) continue;
    const known = own.get(from.folder) ?? ownPackages(await readFile(join(root, from.folder, 'package.json'), 'utf8'));
    own.set(from.folder, known);
    const peers = [...names].filter((name) => !known.has(name));
    if (peers.length > 0) left.set(path, peers);
  }
  return (start) => {
    const peers = new Set<string>();
    const seen = new Set([start]);
    // A set yields what is added while it is walked.
    for (const path of seen) {
      for (const peer of left.get(path) ?? []) peers.add(peer);
      for (const imported of modules[path]?.imports ?? []) if (!imported.external) seen.add(imported.path);
    }
    return [...peers].sort();
  };
}

const MADE = /^[a-z-]{2,}:/;

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
