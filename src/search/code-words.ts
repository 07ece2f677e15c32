// From code to the names in it that somebody may look for: an index of all its letters would be as large as that of the text.
import { DistinctRuns, JOINT, PART, START } from '../lib/distinct-runs.ts';

/** Names of three letters and more, with the dots and slashes in them: `apiRef.current`, `@acme/grid`. */
const NAME = /[\p{L}$_@][\p{L}\p{N}$_]*(?:[-./@:]{1,2}[\p{L}\p{N}$_]+)*/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';
/** The same for plain letters, at a fifth of the time. */
const plainNames = new DistinctRuns({
  [LETTERS]: START | PART,
  '0123456789': PART,
  '@': START | JOINT,
  '-./:': JOINT,
});
const LEAST = 3;
/** Longer ones are data. */
const MOST = 60;
/** What every block says. */
const SYNTAX = new Set(
  'and any as async await boolean case catch class const default delete div else export extends false for from function if import in interface let new null number of return span static string super switch the this throw true try type typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** Each once, in order; those that `text` says are left out. */
export function codeWords(code: string, text: string): string {
  if (code === '') return '';
  const names = plainNames.of(`${text}\n${code}`, text.length) ?? namesBut(code, new Set(text.match(NAME)));
  return names.filter((name) => name.length >= LEAST && name.length <= MOST && !SYNTAX.has(name)).join(' ');
}

function namesBut(code: string, said: ReadonlySet<string>): string[] {
  return [...new Set(code.match(NAME))].filter((name) => !said.has(name));
}
