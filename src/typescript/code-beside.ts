// JavaScript beside declarations: installed packages have their code there.
import { readFileSync } from 'node:fs';

/** null: a package may keep its code elsewhere. */
export function codeBeside(file: string): { readonly text: string; readonly file: string } | null {
  const stem = file.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const text = readText(stem);
  return text === null ? null : { text, file: stem };
}

export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // A declaration without code beside it: the code is not for us to have.
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR')
    )
      return null;
    throw error;
  }
}
