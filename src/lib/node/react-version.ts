// The React that a folder's modules find.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isRecord } from '../is-record.ts';
import { parseJson } from '../parse-json.ts';

/** The oldest version that the scripts of pages run with, and so what they show. */
export const OLDEST_REACT = 19;

/** Null: there is none. */
export function reactVersion(folder: string): string | null {
  const require = createRequire(join(folder, 'package.json'));
  let file: string;
  try {
    file = require.resolve('react/package.json');
  } catch {
    return null; // That is the answer.
  }
  const manifest = parseJson(readFileSync(file, 'utf8'));
  return isRecord(manifest) && typeof manifest.version === 'string' ? manifest.version : null;
}

export function isOldReact(version: string | null): boolean {
  return version !== null && Number.parseInt(version, 10) < OLDEST_REACT;
}
