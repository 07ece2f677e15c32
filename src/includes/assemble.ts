// Puts the lines of a page together: its own, and in the place of each include those that it asks for.
import { findComplexity } from '../lib/complexity.ts';
import { BLOCK_PREFIX, type KnownLine, knownLines } from '../lib/lines.ts';
import { splitPage } from '../lib/split-page.ts';
import type { Location } from '../model/outcome.ts';
import { currentFile, type Place, readInto } from './assembly.ts';
import { importCode } from './code.ts';
import { behindPrefix, type PageLine, placeOfOption, placeOfValue, splitLines } from './page-line.ts';
import { marksInMarkdown } from './regions.ts';
import { type Request, readFence, readInclude } from './request.ts';
import { type NumberedLine, selectLines } from './select.ts';

/** `lines` are those of the file that is read now, or some of them. */
export async function assemble(lines: readonly NumberedLine[], place: Place): Promise<PageLine[]> {
  const source = currentFile(place);
  const own = lines.map(({ text, line }): PageLine => ({ text, source, line, shift: 0 }));
  const text = `${lines.map(({ text }) => text).join('\n')}\n`;
  if (findComplexity(text) !== null) return own; // The compiler refuses the page for it, and reports nothing else.
  const known = [...knownLines(text)];
  const page: PageLine[] = [];
  let next = 0;
  while (next < own.length) {
    const end = known[next]?.kind === 'opener' ? endOfFence(known, next) : next + 1;
    const block = own.slice(next, end);
    const [first] = block;
    const made =
      first && known[next]?.kind === 'prose'
        ? await replaceInclude(first, place)
        : await replaceFence(block, known[end - 1]?.kind === 'closer', place);
    for (const line of made) page.push(line); // More than a call can have arguments.
    next = end;
  }
  return page;
}

/** Index behind the last line of the fence that opens at `start`. */
function endOfFence(known: readonly KnownLine[], start: number): number {
  for (let index = start + 1; index < known.length; index++) if (known[index]?.kind === 'closer') return index + 1;
  return known.length;
}

async function replaceInclude(own: PageLine, place: Place): Promise<PageLine[]> {
  if (!own.text.includes('{{')) return [own];
  const prefix = BLOCK_PREFIX.exec(own.text)?.[0] ?? '';
  const body = own.text.slice(prefix.length).trimEnd();
  const whole = { file: own.source.file, line: own.line, column: prefix.length + 1, length: body.length };
  const read = readInclude(body, (option) => (option && placeOfOption(own, option)) || whole);
  if (read === null) return [own];
  const { assembly } = place;
  assembly.diagnostics.push(...read.diagnostics);
  const placeOf = (word: string) => placeOfValue(own, word) ?? whole;
  const included = read.value && (await linesOfFragment(read.value, placeOf, place));
  if (included === null) assembly.isWhole = false;
  if (included === null || included.length === 0) return [{ ...own, text: prefix.trimEnd() }];
  return behindPrefix(included, prefix);
}

async function linesOfFragment(
  request: Request,
  placeOf: (word: string) => Location,
  place: Place,
): Promise<PageLine[] | null> {
  const fragment = await readInto(request.path, placeOf(request.path), place);
  if (fragment === null) return null;
  const lines = splitLines(withoutHead(fragment.text));
  const selected = selectLines({ file: fragment.file, lines, marks: marksInMarkdown(lines) }, request, placeOf);
  place.assembly.diagnostics.push(...selected.diagnostics);
  return selected.value && assemble(selected.value, { ...place, chain: [...place.chain, fragment] });
}

/** The head becomes empty lines, so that the others keep their numbers. */
function withoutHead(text: string): string {
  const split = splitPage(text);
  return split === null || split === 'unclosed' ? text : split.text;
}

/** `block` is a fence from its opening line on. */
async function replaceFence(block: readonly PageLine[], closed: boolean, place: Place): Promise<readonly PageLine[]> {
  const [opener, ...rest] = block;
  if (!opener?.text.includes('file=')) return block;
  const column = (BLOCK_PREFIX.exec(opener.text)?.[0].length ?? 0) + 1;
  const length = opener.text.trimEnd().length - column + 1;
  const whole = { file: opener.source.file, line: opener.line, column, length };
  const read = readFence(opener.text, (option) => (option && placeOfOption(opener, option)) || whole);
  if (read === null) return block;
  place.assembly.diagnostics.push(...read.diagnostics);
  const placeOf = (word: string) => placeOfValue(opener, word) ?? whole;
  const made = read.value && (await importCode(block, { request: read.value, closed, placeOf }, place));
  if (made !== null) return made;
  place.assembly.isWhole = false;
  // Not empty: nothing more is to be said of a fence whose code could not be read.
  return [opener, { ...opener, text: `${' '.repeat(column - 1)}?` }, ...rest];
}
