// The files that a run of esbuild read, and what it left to be asked for.
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** Absolute, sorted; without modules that plugins or the caller made. `workingDir` is the run's own. */
export function inputFiles({ inputs }: Pick<Metafile, 'inputs'>, workingDir: string): string[] {
  const files = Object.keys(inputs).filter((input) => !/^[a-z-]{2,}:|^<stdin>$/.test(input));
  return files.map((file) => resolve(workingDir, file.replace(/\?.*$/, ''))).sort();
}

/** What the bundles of a run ask of others while they run. */
export function importsOf({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [...new Set(imports.flatMap(({ path, external }) => (external ? [path] : [])))].sort();
}
