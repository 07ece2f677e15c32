// The settings that decide about the imports of some folders: esbuild takes the nearest `tsconfig.json` of each, and what that extends,
// and the nearest `package.json`.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { foldersAbove } from './folders-above.ts';
import { holds } from './paths.ts';

const TSCONFIG = 'tsconfig.json';
const MANIFEST = 'package.json';

/** Of the files that `tsconfigsOf` names, only these may be missing. */
export function isTsconfig(path: string): boolean {
  return path.endsWith(`/${TSCONFIG}`);
}

/** Of the files that `settingsOf` names, only these may be missing. */
export function isSettings(path: string): boolean {
  return isTsconfig(path) || path.endsWith(`/${MANIFEST}`);
}

/** The nearest folder with a `tsconfig.json`, from this one up to the root; the root where there is none. Absolute. */
export function configFolder(folder: string, root: string): string {
  const inside = foldersAbove(folder).filter((above) => holds(root, above));
  return inside.find((above) => existsSync(join(above, TSCONFIG))) ?? root;
}

/** Absolute, sorted. Below the root, those that do not exist are there too: a new one is nearer. `folders`: absolute. */
export async function tsconfigsOf(folders: Iterable<string>, root: string): Promise<string[]> {
  const all = new Set([...folders].flatMap(foldersAbove));
  const found = new Set<string>();
  for (const folder of all) {
    const file = join(folder, TSCONFIG);
    if (existsSync(file)) await addWithBases(file, found);
    else if (holds(root, folder)) found.add(file);
  }
  return [...found].sort();
}

/** Like `tsconfigsOf`, with each `package.json`. */
export async function settingsOf(folders: Iterable<string>, root: string): Promise<string[]> {
  const known = [...folders];
  const manifests = [...new Set(known.flatMap(foldersAbove))]
    .filter((folder) => holds(root, folder) || existsSync(join(folder, MANIFEST)))
    .map((folder) => join(folder, MANIFEST));
  return [...(await tsconfigsOf(known, root)), ...manifests].sort();
}

async function addWithBases(file: string, found: Set<string>): Promise<void> {
  if (found.has(file) || !existsSync(file)) return;
  found.add(file);
  const text = await readFile(file, 'utf8');
  const [, list = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(text) ?? [];
  for (const [, base = ''] of list.matchAll(/"(\.{1,2}\/[^"]*)"/g)) {
    const path = resolve(dirname(file), base);
    await addWithBases(existsSync(path) ? path : `${path}.json`, found);
  }
}
