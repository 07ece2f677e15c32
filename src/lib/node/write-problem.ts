// Why a file could not be written, in words that name no path: the message around it names the file as its author did.

import { errorMessage } from '../error-message.ts';
import { codeOf } from './error-code.ts';

/** Without a full stop. */
export function writeProblem(error: unknown): string {
  const code = codeOf(error);
  return PROBLEMS[code] ?? errorMessage(error).replace(/[.\s]+$/, '');
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'its folder takes no new files',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'a part of its path is a file, not a folder',
  EISDIR: 'a folder has its name',
  ENOTEMPTY: 'a folder has its name',
  ENAMETOOLONG: 'its name is too long',
};
