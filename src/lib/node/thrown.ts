// Finds the author's line in an error that a bundled module threw.
import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { relativeTo } from './paths.ts';

export interface ThrownAt {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly length?: number;
}

interface Evaluated {
  /** The end of the path that the module was evaluated under: a stack shows paths or URLs, with links resolved or not. */
  readonly name: string;
  /** Its source map, as JSON. */
  readonly map: string;
  /** Folder that the sources of the map are relative to, and that diagnostics name files from. */
  readonly root: string;
  /** The module, where no line can be found. */
  readonly file: string;
}

export function problemOfThrown(
  error: unknown,
  evaluated: Evaluated,
): { readonly text: string; readonly at: ThrownAt } {
  if (!(error instanceof Error)) return { text: `it threw ${inWords(error)}`, at: { file: evaluated.file } };
  const text = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  return { text, at: originalPlace(error.stack ?? '', evaluated) ?? { file: evaluated.file } };
}

function inWords(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'a value that is not an Error' : JSON.stringify(String(value));
}

/** The innermost frame that lies in the module. */
function originalPlace(stack: string, { name, map, root }: Evaluated): ThrownAt | null {
  for (const frame of stack.split('\n')) {
    const at = frame.indexOf(`${name}:`);
    if (at === -1) continue;
    const numbers = /^(\d+)(?::(\d+))?/.exec(frame.slice(at + name.length + 1));
    if (!numbers) continue;
    const entry = new SourceMap(JSON.parse(map)).findEntry(Number(numbers[1]) - 1, Number(numbers[2] ?? 1) - 1);
    if (!('originalSource' in entry)) continue;
    const file = relativeTo(root, resolve(root, entry.originalSource));
    return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return null;
}
