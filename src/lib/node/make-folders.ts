// Folders, with all that is above them.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';

/**
 * Throws what the system says of the first folder that cannot be made. `mkdir` with `recursive` never returns below one that is
 * there and takes nothing, as `/proc`, and says of a disk that can only be read that there is no such folder (Node 20).
 */
export function makeFolders(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (isFolder(path)) return;
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    makeFolders(above);
    makeLast(path);
  }
}

/** Another process may have been faster. */
function makeLast(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
