// What tells one docs-gen from another, for results that are kept between builds.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { sha256 } from './hash.ts';
import { bundledProgram } from './package-root.ts';

/** null: the program runs unbundled, and may be another at each run. Names of chunks hold a hash of what is in them. */
export function programKey(): string | null {
  if (bundledProgram === null) return null;
  const files = readdirSync(bundledProgram, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const parts = names.map((name) => [name, name.includes(`${sep}chunks${sep}`) ? '' : sha256(readFileSync(name))]);
  return sha256(JSON.stringify([process.version, process.platform, process.arch, ...parts]));
}
