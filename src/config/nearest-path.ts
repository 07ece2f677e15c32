// "Did you mean" for a file or folder that the configuration names: what its own folder holds instead.

import { dirname, join, resolve } from 'node:path';
import { nearest } from '../lib/nearest.ts';
import type { PathProblem } from '../lib/node/path-kind.ts';
import { toPosix } from '../lib/node/paths.ts';
import { withoutEnd } from '../lib/without-end.ts';
import type { FileSystem } from '../model/deps.ts';

/** What is there, and of the wrong kind, has no better name. */
export async function nearestFor(
  { isMissing }: PathProblem,
  written: string,
  root: string,
  fs: Pick<FileSystem, 'list'>,
): Promise<string | null> {
  return isMissing ? nearestPath(root, written, fs) : null;
}

/** In the form in which the path was written. */
async function nearestPath(root: string, written: string, fs: Pick<FileSystem, 'list'>): Promise<string | null> {
  const folder = dirname(written);
  const last = withoutEnd(toPosix(written), '/').split('/').at(-1) ?? '';
  const entries = await fs.list(resolve(root, folder));
  if (entries !== null) {
    const names = entries.map(({ name }) => name).filter((name) => !name.startsWith('.'));
    const name = nearest(last, names);
    return name === null ? null : joined(folder, name, written);
  }
  if (folder === '.' || folder === dirname(folder)) return null;
  // A folder on the way is misspelt: mend that one, and see whether the rest is there.
  const mended = await nearestPath(root, folder, fs);
  if (mended === null) return null;
  const held = await fs.list(resolve(root, mended));
  return held?.some(({ name }) => name === last) ? joined(mended, last, written) : null;
}

function joined(folder: string, name: string, written: string): string {
  const path = folder === '.' ? name : toPosix(join(folder, name));
  return written.startsWith('./') && !path.startsWith('.') ? `./${path}` : path;
}
