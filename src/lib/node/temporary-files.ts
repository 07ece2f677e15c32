// Names of the files that editors create next to a file while they write it, and that systems leave behind.
import { basename } from 'node:path';

export function isTemporary(path: string): boolean {
  return /^\.|~$|^4913$|\.(?:sw[a-z]|tmp)$/.test(basename(path));
}
