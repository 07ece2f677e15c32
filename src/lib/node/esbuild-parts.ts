// Which files of the project each entry of a run is made of: when one of them changes, these entries are others, and no more.
import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { isMade } from './esbuild-inputs.ts';

/** By id; absolute, sorted. What packages hold does not count: nothing of theirs leads back into the project. */
export function partsOfEntries(
  { inputs }: Pick<Metafile, 'inputs'>,
  entries: readonly { readonly id: string; readonly input: string }[],
  root: string,
): Map<string, readonly string[]> {
  return new Map(
    entries.flatMap(({ id, input }) => (inputs[input] ? [[id, partsOf(input, inputs, root)] as const] : [])),
  );
}

function partsOf(entry: string, inputs: Metafile['inputs'], root: string): string[] {
  const seen = new Set([entry]);
  const parts = new Set<string>();
  for (const input of seen) {
    if (isOfPackage(input)) continue;
    if (!isMade(input)) parts.add(resolve(root, input.replace(/\?.*$/, '')));
    for (const { path, external } of inputs[input]?.imports ?? []) if (!external) seen.add(path);
  }
  return [...parts].sort();
}

function isOfPackage(input: string): boolean {
  return /(?:^|\/)node_modules\//.test(input);
}
