// Removes a publication that is over, file by file as its lists name them: what somebody else put there is never deleted.
import { join } from 'node:path';
import { sha256 } from '../lib/node/hash.ts';
import { ASSET_MANIFEST, RETAINED_ASSETS } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import { foldersOf } from './artifact-paths.ts';
import type { LastBuild } from './last-build.ts';

type RemoveDeps = Pick<ShellDeps, 'fs' | 'writer'>;

interface Removal {
  /** Absolute. */
  readonly folder: string;
  /** Of this folder. */
  readonly last: LastBuild;
  /** Paths of folders that were moved out of it. */
  readonly moved?: readonly string[];
}

/** The lists go last, so that a removal that was cut off can be continued. False: something that they do not name is left. */
export async function removePublication(
  { folder, last, moved = [] }: Removal,
  { writer }: Pick<RemoveDeps, 'writer'>,
): Promise<boolean> {
  if (!last.isPublication) return writer.removeEmptyFolder(folder);
  const gone = new Set(moved);
  const files = [...last.files.keys(), ...last.retained.keys()].filter((path) => !isWithin(path, gone));
  await writer.removeFiles([...files, RETAINED_ASSETS, ASSET_MANIFEST].map((path) => join(folder, path)));
  // A folder's path is longer than that of the folder above it.
  const deepestFirst = [...foldersOf(files)].sort((a, b) => b.length - a.length);
  for (const path of deepestFirst) await writer.removeEmptyFolder(join(folder, path));
  return writer.removeEmptyFolder(folder);
}

function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  if (folders.size === 0) return false;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    if (folders.has(path.slice(0, end))) return true;
  return false;
}

/**
 * Moves what is left in `from` to the same paths in `to`, where nothing has them, and removes emptied folders.
 * Gives the paths of what has to stay, because `to` has something else there.
 */
export async function moveRest(from: string, to: string, deps: RemoveDeps): Promise<string[]> {
  const { fs, writer } = deps;
  const staying: string[] = [];
  const visit = async (path: string): Promise<void> => {
    for (const { name, kind } of (await writer.list(join(from, path))) ?? []) {
      const below = path === '' ? name : `${path}/${name}`;
      const [here, there] = [join(from, below), join(to, below)];
      if (kind === 'folder') await visit(below);
      else if ((await writer.stat(there)) === null) await writer.move(here, there);
      else if (kind === 'file' && (await isSameFile(here, there, fs))) await writer.remove(here);
      else staying.push(below);
    }
    await writer.removeEmptyFolder(join(from, path));
  };
  await visit('');
  return staying;
}

async function isSameFile(one: string, other: string, fs: RemoveDeps['fs']): Promise<boolean> {
  if ((await fs.resolve(other))?.kind !== 'file') return false;
  return sha256(await fs.readBytes(one)) === sha256(await fs.readBytes(other));
}
