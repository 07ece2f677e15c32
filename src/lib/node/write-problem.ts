// Why the system refused a file, in words that name no path: the message around it names the file as its author did.

import { errorMessage } from '../error-message.ts';
import { codeOf } from './error-code.ts';

/** Without a full stop. The code of the system stands behind, for those who look it up. */
export function writeProblem(error: unknown): string {
  const code = codeOf(error);
  const words = PROBLEMS[code];
  return words === undefined ? errorMessage(error).replace(/[.\s]+$/, '') : `${words} (${code})`;
}

/** Whether it is the system that can not go on, whatever it was asked for: no bug of anybody. */
export function isShortage(error: unknown): boolean {
  return SHORTAGES.has(codeOf(error));
}

const SHORTAGES = new Set(['EDQUOT', 'EFBIG', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'ENOSPC', 'EROFS']);

const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is exceeded',
  EFBIG: 'the file is too large',
  EIO: 'a disk error occurred',
  EMFILE: 'this process has too many open files',
  ENFILE: 'this computer has too many open files',
  ENOMEM: 'this computer is out of memory',
  EBUSY: 'it is in use',
  EXDEV: 'it is on another disk',
  ENOENT: 'its folder does not accept new files',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a part of its path is a file, not a folder',
  EISDIR: 'a folder has the same name',
  ENOTEMPTY: 'a folder has the same name',
  ENAMETOOLONG: 'its name is too long',
};
