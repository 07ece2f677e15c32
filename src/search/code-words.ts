// From code to the names in it that somebody may look for: an index of all its letters would be as large as that of the text.

/** Names of three letters and more, with the dots and slashes in them: `apiRef.current`, `@acme/grid`. */
const NAME = /[\p{L}$_@][\p{L}\p{N}$_]*(?:[-./@:]{1,2}[\p{L}\p{N}$_]+)*/gu;
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
  const said = new Set(text.match(NAME));
  const names = new Set<string>();
  for (const name of code.match(NAME) ?? []) {
    const isWord = name.length >= LEAST && name.length <= MOST && !SYNTAX.has(name);
    if (isWord && !said.has(name)) names.add(name);
  }
  return [...names].join(' ');
}
