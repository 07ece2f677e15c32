// Which problems are mistakes in a fence that is checked only because it imports something: it shows a part of a program.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { packageName } from '../lib/package-name.ts';
import type { TypeProblem } from '../model/package-types.ts';

export type Verdict =
  | { readonly kind: 'mistake' }
  /** The reader's own code is meant, or another way to write the line above. */
  | { readonly kind: 'left-to-reader' }
  /** `reason`: the end of a sentence. */
  | { readonly kind: 'unchecked'; readonly reason: string };

/** Names that the fence does not declare, with what TypeScript suggests to install for some of them. */
const UNKNOWN_NAME = [2304, 2503, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2686, 18004];
/** The same import, component or default export in two ways. */
const WRITTEN_TWICE = [2300, 2323, 2440, 2451, 2528, 2393];
const LEFT_TO_READER = new Set([...UNKNOWN_NAME, ...WRITTEN_TWICE]);
/** What TypeScript takes for the type of something that has no annotation and no use. */
const NO_TYPE = /'(?:\{\}|null|never|never\[\])'|\bunknown\b|<null>|<never\[\]>|\bspread types\b/i;
const NOT_FOUND = new Set([2306, 2307, 2792, 2882]);
const WITHOUT_TYPES = 7016;

export function verdictOnExcerpt(problem: TypeProblem, root: string): Verdict {
  const { number, message } = problem;
  if (number < 2000) return { kind: 'unchecked', reason: 'TypeScript cannot parse it' };
  const untyped = untypedPackage(problem);
  if (untyped) return { kind: 'unchecked', reason: `${untyped} does not have types` };
  const isUntyped = (number >= 7000 && number < 7100) || NO_TYPE.test(message);
  if (LEFT_TO_READER.has(number) || isUntyped) return { kind: 'left-to-reader' };
  if (!NOT_FOUND.has(number)) return { kind: 'mistake' };
  const specifier = specifierIn(message);
  if (specifier === null || specifier.startsWith('.')) return { kind: 'left-to-reader' };
  const name = packageName(specifier);
  if (name === '' || isInstalledFor(name, root)) return { kind: 'mistake' };
  return { kind: 'unchecked', reason: `${name} is not installed` };
}

/** null: something else is wrong. */
export function untypedPackage({ number, message }: TypeProblem): string | null {
  const specifier = number === WITHOUT_TYPES ? specifierIn(message) : null;
  return specifier === null || specifier.startsWith('.') ? null : packageName(specifier);
}

function specifierIn(message: string): string | null {
  return /\bmodule '([^']+)'/.exec(message)?.[1] ?? null;
}

function isInstalledFor(name: string, root: string): boolean {
  return foldersAbove(root).some((folder) => existsSync(join(folder, 'node_modules', name)));
}
