// Where files of the project that demos are made of read names that have no value in a browser.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeNames, mayRead, NODE_NAMES } from '../demos/environment.ts';
import { parseModule } from '../demos/syntax/parse-module.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { InlineModules } from '../model/demo.ts';
import type { Location } from '../model/outcome.ts';

export interface UnknownName {
  /** `process.env.API_URL`, `Buffer`. */
  readonly name: string;
  readonly at: Location;
}

/** Each place once: several demos are made of the same file. `parts`: absolute files by demo. `values`: names that have a value. */
export async function unknownNames(
  parts: ReadonlyMap<string, readonly string[]>,
  { root, inline }: { readonly root: string; readonly inline: InlineModules },
  values: readonly string[],
): Promise<UnknownName[]> {
  const known = new Set(['process.env.NODE_ENV', ...values]);
  const files = [...new Set([...parts.values()].flat())].map((path) => relativeTo(root, path)).sort();
  const texts = [
    ...files.map((file) => [file, null] as const),
    ...[...inline].map(([name, { text }]) => [name, text] as const),
  ];
  const found: UnknownName[] = [];
  for (const [file, text] of texts) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const source = text ?? (await readFile(join(root, file), 'utf8'));
    if (!mayRead(source, NODE_NAMES)) continue;
    const parsed = await parseModule(source, file);
    if (!parsed.ok) continue; // esbuild read it: it is valid where Babel is not.
    const lines = lineIndex(source);
    for (const { name, start, end, isChecked } of freeNames(parsed.value.program, NODE_NAMES))
      if (!isChecked && !known.has(name))
        found.push({ name, at: { ...locate(file, lines, start), length: end - start } });
  }
  return found;
}
