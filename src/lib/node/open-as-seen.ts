// Opens the file that was looked at: between the look and the opening, a link may have come, or lead elsewhere.
import { closeSync, constants, fstatSync, openSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import type { RealPath } from '../../model/deps.ts';
import { codeOf } from './error-code.ts';

/**
 * The descriptor, for whoever closes it. A file that was no link costs no further call of the system; Windows has no such
 * opening, and follows what came. Throws where it is another file.
 */
export function openAsSeen(path: string, realPath: Exclude<RealPath, undefined>): number {
  if (realPath === null) return openPlain(path);
  const file = openSync(path, 'r');
  try {
    if (!isSame(file, path, realPath)) throw exchanged();
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

const PLAIN = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

function openPlain(path: string): number {
  try {
    return openSync(path, PLAIN);
  } catch (error) {
    throw ['ELOOP', 'EMLINK'].includes(codeOf(error)) ? exchanged() : error; // FreeBSD says the second.
  }
}

function exchanged(): Error {
  return new Error('it was replaced by another file or a symbolic link during the build');
}

/** Linux says where an open file lies, whatever happens to its path. Elsewhere the path is followed again, to the same file. */
function isSame(file: number, path: string, realPath: string): boolean {
  return placeOf(file) === realPath || leadsStillTo(realPath, path, file);
}

function placeOf(file: number): string | null {
  if (process.platform !== 'linux') return null;
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return null; // Without `/proc`, as in some containers.
  }
}

/** Also where the disk writes a name otherwise than the path does, in upper and lower case say. */
function leadsStillTo(realPath: string, path: string, file: number): boolean {
  if (realpathSync.native(path) !== realPath) return false;
  const [opened, seen] = [fstatSync(file, { bigint: true }), statSync(realPath, { bigint: true })];
  return opened.ino === seen.ino && opened.dev === seen.dev;
}
