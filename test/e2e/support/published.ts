// Reads a published site back from its folder.
import { createHash } from 'node:crypto';
import { type Dirent, readdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type AssetManifest, RETAINED_ASSETS } from '../../../src/model/artifact.ts';

/** Every file below a folder by its posix path, sorted by code unit. */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of await listFiles(folder)) files.set(path, await readFile(join(folder, path)));
  return files;
}

/** Without assets that are retained for readers of the pages before: a list names what a publication is made of. */
export async function readPublished(folder: string): Promise<Map<string, Buffer>> {
  const files = await readFolder(folder);
  const manifest = files.get('asset-manifest.json');
  if (manifest === undefined) return files;
  const listed = new Set((JSON.parse(manifest.toString()) as AssetManifest).files.map(({ path }) => path));
  files.delete(RETAINED_ASSETS);
  return new Map([...files].filter(([path]) => !path.startsWith('assets/') || listed.has(path)));
}

export async function listFiles(folder: string): Promise<string[]> {
  return pathsOf(folder, await readdir(folder, { recursive: true, withFileTypes: true }));
}

export function listFilesSync(folder: string): string[] {
  return pathsOf(folder, readdirSync(folder, { recursive: true, withFileTypes: true }));
}

function pathsOf(folder: string, entries: readonly Dirent[]): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Without the list of retained assets. */
export async function modifiedTimes(folder: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const path of (await listFiles(folder)).filter((path) => path !== RETAINED_ASSETS))
    times.set(path, (await stat(join(folder, path))).mtimeMs);
  return times;
}

/** Paths whose bytes differ between two states of a folder, those of one state only included. */
export function changedPaths(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => {
      const [old, now] = [before.get(path), after.get(path)];
      return old === undefined || now === undefined || !old.equals(now);
    })
    .sort();
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

/** What a build writes after an edit of the text of one page of the product `ui`, sorted, without the content hash in a name. */
export function filesOfTextEdit(page: string): string[] {
  return [
    'asset-manifest.json',
    'assets/search-texts-ui-en-0.json',
    'assets/search-words-ui-en.json',
    'search.json',
    'sw.js',
    page,
  ];
}
