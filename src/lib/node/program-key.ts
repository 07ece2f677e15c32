// What tells one docs-gen from another, for results that are kept between builds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './hash.ts';
import { bundledProgram } from './package-root.ts';

/** null: the program runs unbundled, and may be another at each run. */
export function programKey(): string | null {
  if (bundledProgram === null) return null;
  const { version, platform, arch } = process;
  return sha256(JSON.stringify([version, platform, arch, readFileSync(join(bundledProgram, KEY_FILE), 'utf8')]));
}

/** `scripts/bundle-cli.mjs` writes it: a hash of all files of the program. */
const KEY_FILE = 'key.txt';
