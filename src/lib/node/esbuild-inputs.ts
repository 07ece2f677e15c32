// The files that a run of esbuild read.
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** Absolute, sorted; without modules that plugins or the caller made. `workingDir` is the run's own. */
export function inputFiles({ inputs }: Pick<Metafile, 'inputs'>, workingDir: string): string[] {
  const files = Object.keys(inputs).filter((input) => !/^[a-z-]{2,}:|^<stdin>$/.test(input));
  return files.map((file) => resolve(workingDir, file.replace(/\?.*$/, ''))).sort();
}
