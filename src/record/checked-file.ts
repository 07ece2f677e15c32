// Files of the cache that are only taken whole: their first line says what they are, and the hash of the rest.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../lib/node/file-hash.ts';
import { makeFolders } from '../lib/node/make-folders.ts';

/** Of one project: of other output folders, bases, configs. */
const MOST_FILES = 8;

export interface WholeText {
  readonly body: string;
  readonly hash: string;
}

/** null: there is no such file, or it is another than was written. */
export function readWhole(path: string, form: string): WholeText | null {
  const text = textOf(path);
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  const hash = hashOf(body);
  return end === -1 || text.slice(0, end) !== headOf(form, hash) ? null : { body, hash };
}

/**
 * In one step, so that another process reads the one before or this one. Gives the hash; null: it could not be written,
 * and is done without, as nobody asked for it.
 */
export function writeWhole(path: string, form: string, body: string): string | null {
  const temporary = `${path}.${process.pid}.new`;
  const hash = hashOf(body);
  try {
    makeFolders(dirname(path));
    writeFileSync(temporary, `${headOf(form, hash)}\n${body}`);
    renameSync(temporary, path);
    forgetOldest(dirname(path));
    return hash;
  } catch {
    if (existsSync(temporary)) rmSync(temporary, { force: true });
    return null;
  }
}

/** False: it cannot be made. A cache is done without where there is no room for it. */
export function makeFolderOf(path: string): boolean {
  try {
    makeFolders(dirname(path));
    return true;
  } catch {
    return false;
  }
}

function headOf(form: string, hash: string): string {
  return `${form} ${hash}`;
}

/** Empty: there is no such file. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // The first build, or a cache that is closed to us.
  }
}

function forgetOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => ({ name, written: statSync(join(folder, name)).mtimeMs }));
  const byAge = files.sort((a, b) => b.written - a.written);
  for (const { name } of byAge.slice(MOST_FILES)) rmSync(join(folder, basename(name)), { force: true });
}
