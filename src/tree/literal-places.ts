// Where the pathnames of a tree stand in its source: found by their words, since parsing the source takes a second look
// that only a wrong tree is worth.
import type { DataSource } from '../diagnostics/data-source.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import type { Location } from '../model/outcome.ts';

/** Each call for a pathname gives its next place; the file alone where it is computed. */
export async function literalPlaces(source: DataSource): Promise<(pathname: string) => Location> {
  const text = await source.text();
  const index = lineIndex(text);
  const cursors = new Map<string, number>();
  return (pathname) => {
    const from = cursors.get(pathname) ?? 0;
    const offset = findValue(text, pathname, from);
    if (offset === -1) return { file: source.file };
    cursors.set(pathname, offset + 2);
    return locate(source.file, index, offset, pathname.length + 2);
  };
}

/** Offset of the opening quotation mark; -1: no `pathname` is followed by these words. */
function findValue(text: string, words: string, from: number): number {
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
    const quote = text[at - 1] ?? '';
    const isLiteral = /["'`]/.test(quote) && text[at + words.length] === quote;
    if (isLiteral && /pathname["']?\s*:\s*$/.test(text.slice(Math.max(0, at - 40), at - 1))) return at - 1;
  }
  return -1;
}
