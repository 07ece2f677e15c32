// One line of a page that is put together, which knows where it was written.
import type { Location } from '../model/outcome.ts';
import type { TextFile } from './files.ts';

export interface PageLine {
  readonly text: string;
  readonly source: Pick<TextFile, 'file' | 'name'>;
  /** In its file, from 1. */
  readonly line: number;
  /** Characters that stand before it here and not there. */
  readonly shift: number;
}

/** By every line end that markdown knows: so lines count as they do in reports. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Where an option of a line is written, so that a report points at what is wrong: `"region"` or `region=`. */
export function placeOfOption(line: PageLine, option: string): Location | null {
  return placeOf(line, [`"${option}"`, `${option}=`], option);
}

/** Where a value of a line is written; null when it is not written there as it is. */
export function placeOfValue(line: PageLine, value: string): Location | null {
  return placeOf(line, [`"${value}"`, `'${value}'`, `=${value}`], value);
}

function placeOf({ text, source, line }: PageLine, forms: readonly string[], word: string): Location | null {
  for (const form of forms) {
    const at = text.lastIndexOf(form);
    if (at !== -1) return { file: source.file, line, column: at + form.indexOf(word) + 1, length: word.length };
  }
  return null;
}

/** All lines stand as deep as the line that asks for them. */
export function behindPrefix(lines: readonly PageLine[], prefix: string): PageLine[] {
  const further = furtherPrefix(prefix);
  return lines.map((line, index) => {
    const text = (index === 0 ? prefix : further) + line.text;
    return { ...line, text: line.text === '' ? text.trimEnd() : text, shift: line.shift + prefix.length };
  });
}

/** What the next lines of the same block begin with: marks of quotes go on, those of list items become spaces. */
export function furtherPrefix(prefix: string): string {
  return prefix.replace(/[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])/g, (mark) => ' '.repeat(mark.length));
}
