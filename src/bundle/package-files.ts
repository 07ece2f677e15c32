// The files of packages that went into docs-gen's own scripts and styles, as a site has them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { sha256 } from '../lib/node/hash.ts';
import type { ResolveFolders } from './resolve.ts';

/** Path below `node_modules`, of an input that `packageFileName` named; null: it is a file of no package. */
export function packageFileOf(input: string): string | null {
  return /^npm:~?(.*)$/.exec(input)?.[1] ?? null;
}

/** SHA-256 of each, by path. */
export function digestsOf(names: readonly string[], folders: ResolveFolders): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const contents = readFirst(name, folders);
      if (contents === null) throw new Error(`${name} was bundled, and is not there.`);
      return [name, sha256(contents)];
    }),
  );
}

/** By path; null: one of them is another, or is not there. */
export function readSameFiles(
  digests: Readonly<Record<string, string>>,
  folders: ResolveFolders,
): ReadonlyMap<string, Buffer> | null {
  const files = new Map<string, Buffer>();
  for (const [name, digest] of Object.entries(digests)) {
    const contents = readFirst(name, folders);
    if (contents === null || sha256(contents) !== digest) return null;
    files.set(name, contents);
  }
  return files;
}

function readFirst(name: string, folders: ResolveFolders): Buffer | null {
  const file = firstFile(name, folders);
  return file === null ? null : readFileSync(file);
}

/** The first file of that name, as Node looks for packages from the site, then from docs-gen; null: there is none. */
export function firstFile(name: string, { root, packageRoot }: ResolveFolders): string | null {
  for (const folder of [...foldersAbove(root), ...foldersAbove(packageRoot)]) {
    const file = join(folder, 'node_modules', name);
    if (existsSync(file)) return file;
  }
  return null;
}
