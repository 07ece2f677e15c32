// Puts a folder back as it was: the files that somebody has not changed meanwhile are not touched.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from '../../support/write-files.ts';
import { changedPaths, readFolder } from './published.ts';

/** `state`: what `readFolder` said of it. Folders that hold none of these files go. */
export async function restoreFolder(folder: string, state: ReadonlyMap<string, Buffer>): Promise<void> {
  const changed = changedPaths(state, await readFolder(folder));
  for (const path of changed) if (!state.has(path)) await rm(join(folder, path));
  await removeEmpty(folder);
  await writeFiles(folder, Object.fromEntries(changed.flatMap((path) => toEntry(path, state.get(path)))));
}

function toEntry(path: string, content: Buffer | undefined): [string, Buffer][] {
  return content === undefined ? [] : [[path, content]];
}

/** Whether nothing is left of it. */
async function removeEmpty(folder: string): Promise<boolean> {
  let isEmpty = true;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && (await removeEmpty(path))) await rm(path, { recursive: true });
    else isEmpty = false;
  }
  return isEmpty;
}
