// Finds the author's line in an error that a bundled module threw: the innermost that is not of a package.
import { resolve } from 'node:path';
import { isInstalled } from './installed-files.ts';
import { relativeTo } from './paths.ts';
import { readSourceMap, type SourceMapReader } from './source-map.ts';

export interface ThrownAt {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly length?: number;
}

interface Evaluated {
  /** Folder that the sources of the map are relative to, and that diagnostics name files from. */
  readonly root: string;
  /** The module, where no line can be found. */
  readonly file: string;
}

export interface MappedScript {
  /** The end of the path or address that it ran under: a stack shows paths or URLs, with links resolved or not. */
  readonly name: string;
  /** Its source map, as JSON. */
  readonly map: string;
}

interface SourceFolders {
  /** The one that sources are relative to. */
  readonly sources: string;
  /** The one that the answer is relative to. */
  readonly root: string;
}

export function problemOfThrown(
  error: unknown,
  script: MappedScript,
  { root, file }: Evaluated,
): { readonly text: string; readonly at: ThrownAt } {
  if (!(error instanceof Error)) return { text: `it threw ${inWords(error)}`, at: { file } };
  const text = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const places = [...originalPlaces(error.stack ?? '', [script], { sources: root, root })];
  // Authors mend their own line, not that of a package.
  const own = places.find((place) => !isInstalled(`/${place.file}`));
  return { text, at: own ?? (file === '' && places[0] ? places[0] : { file }) };
}

function inWords(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'a value that is not an Error' : JSON.stringify(String(value));
}

/** Of all frames of a stack that are in one of the scripts, the innermost first. */
export function* originalPlaces(
  stack: string,
  scripts: readonly MappedScript[],
  { sources, root }: SourceFolders,
): Generator<ThrownAt> {
  for (const frame of stack.split('\n')) {
    const script = scripts.find(({ name }) => frame.includes(`${name}:`));
    if (!script) continue;
    const numbers = /^(\d+)(?::(\d+))?/.exec(frame.slice(frame.indexOf(`${script.name}:`) + script.name.length + 1));
    if (!numbers) continue;
    const place = mapOf(script).find(Number(numbers[1]), Number(numbers[2] ?? 1));
    if (!place) continue;
    const { source, line, column } = place;
    yield { file: relativeTo(root, resolve(sources, source)), line, column };
  }
}

/** Each is read once, when the first error is looked for: it may be that of all demos of a site. */
const read = new WeakMap<MappedScript, SourceMapReader>();

function mapOf(script: MappedScript): SourceMapReader {
  const map = read.get(script) ?? readSourceMap(script.map);
  read.set(script, map);
  return map;
}
