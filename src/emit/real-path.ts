// Paths without symbolic links, also of folders that cannot exist: these are refused with a reason, when they are looked at.
import { codeOf } from '../lib/node/error-code.ts';
import type { ReservedFolder } from '../lib/node/reserved-folder.ts';
import type { FileWriter } from '../model/deps.ts';

/** A path below a file, and links that form a circle, stay as they are. */
export async function realPath(path: string, writer: Pick<FileWriter, 'realPath'>): Promise<string> {
  try {
    return await writer.realPath(path);
  } catch (error) {
    if (!['ENOTDIR', 'ELOOP'].includes(codeOf(error))) throw error;
    return path;
  }
}

export function realFolders(
  folders: readonly ReservedFolder[],
  writer: Pick<FileWriter, 'realPath'>,
): Promise<ReservedFolder[]> {
  return Promise.all(folders.map(async (folder) => ({ ...folder, path: await realPath(folder.path, writer) })));
}
