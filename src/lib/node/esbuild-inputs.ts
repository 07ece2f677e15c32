// The files that a run of esbuild read, and what it left to be asked for.
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { isInstalled, watchedInputs } from './installed-files.ts';

/**
 * Absolute, sorted; without modules that plugins or the caller made. Of packages, those files that tell of a change.
 * `workingDir` is the run's own; `fileOf` finds files that a plugin has renamed.
 */
export function inputFiles(
  { inputs }: Pick<Metafile, 'inputs'>,
  workingDir: string,
  fileOf: (input: string) => string | null = () => null,
): string[] {
  const absolute = (input: string): string | null => {
    const file = input.replace(/\?.*$/, '');
    return isMade(file) ? fileOf(file) : resolve(workingDir, file);
  };
  const named = new Set<string>();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    if (isInstalled(absolute(importer) ?? '')) continue;
    for (const { path, external } of imports) {
      const file = external ? null : absolute(path);
      if (file !== null) named.add(file);
    }
  }
  const files = Object.keys(inputs).flatMap((input) => absolute(input) ?? []);
  return watchedInputs(files, (file) => named.has(file));
}

/** By a plugin, given by the caller, or what stands for a constant (`<define:process.env>`) or for a file that browsers go without. */
export function isMade(input: string): boolean {
  return /^[a-z-]{2,}:|^\(disabled\):|^<.+>$/.test(input);
}

/** What the bundles of a run ask of others while they run. */
export function importsOf({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [...new Set(imports.flatMap(({ path, external }) => (external ? [path] : [])))].sort();
}
