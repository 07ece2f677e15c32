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
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'files may not be as large here',
  EIO: 'the disk failed',
  EMFILE: 'this process may open no more files',
  ENFILE: 'this computer may open no more files',
  ENOMEM: 'this computer has no more memory',
  EBUSY: 'something else holds it',
  EXDEV: 'it lies on another disk',
  ENOENT: 'its folder takes no new files',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a part of its path is a file, not a folder',
  EISDIR: 'a folder has its name',
  ENOTEMPTY: 'a folder has its name',
  ENAMETOOLONG: 'its name is too long',
};
