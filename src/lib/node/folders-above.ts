// Where Node looks for packages: in a folder, and in those above it.
import { dirname, join } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';

/** From the folder itself to the top; absolute, if the folder is. */
export function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

/** Whether a package, or a file of one, is in a `node_modules` of these folders: `react`, `react/package.json`. */
export async function isInPackages(name: string, root: string, fs: Pick<FileSystem, 'exists'>): Promise<boolean> {
  for (const folder of foldersAbove(root)) if (await fs.exists(join(folder, 'node_modules', name))) return true;
  return false;
}
