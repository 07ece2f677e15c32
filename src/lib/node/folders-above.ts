// Where Node looks for packages: in a folder, and in those above it.
import { dirname } from 'node:path';

/** From the folder itself to the top; absolute, if the folder is. */
export function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}
