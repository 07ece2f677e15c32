// Fills a fence that names a file with the code of that file.
import { report } from '../diagnostics/report.ts';
import type { Location } from '../model/outcome.ts';
import { type Place, readInto } from './assembly.ts';
import { behindPrefix, furtherPrefix, type PageLine, splitLines } from './page-line.ts';
import { marksInCode } from './regions.ts';
import type { FenceRequest } from './request.ts';
import { selectLines } from './select.ts';

export interface ImportOptions {
  readonly request: FenceRequest;
  /** Whether the last line is the closing fence. */
  readonly closed: boolean;
  readonly placeOf: (word: string) => Location;
}

/** `lines` are those of the fence, as the author wrote it. null: it was told why there is no code. */
export async function importCode(
  lines: readonly PageLine[],
  { request, closed, placeOf }: ImportOptions,
  place: Place,
): Promise<PageLine[] | null> {
  const [opener, ...rest] = lines;
  if (!opener) return null;
  const { diagnostics } = place.assembly;
  const closer = closed ? rest.at(-1) : undefined;
  const written = rest.find((line) => line !== closer && line.text.replace(/^[ \t>]*/, '') !== '');
  if (written) {
    const { source, line, text } = written;
    const at = {
      file: source.file,
      line,
      column: text.length - text.trimStart().length + 1,
      length: text.trim().length,
    };
    diagnostics.push(report('includes/code-in-fence', { path: request.path }, at));
    return null;
  }
  const file = await readInto(request.path, placeOf(request.path), place);
  if (file === null) return null;
  const fileLines = splitLines(file.text);
  const selected = selectLines({ file: file.file, lines: fileLines, marks: marksInCode(fileLines) }, request, placeOf);
  diagnostics.push(...selected.diagnostics);
  if (selected.value === null) return null;
  const code = selected.value.map(({ text, line }): PageLine => ({ text, source: file, line, shift: 0 }));
  const fence = fenceAround(code, request.fence);
  const further = furtherPrefix(request.prefix);
  return [
    { ...opener, text: request.prefix + fence + request.info },
    ...behindPrefix(withoutIndent(code), further),
    ...(closer ? [{ ...closer, text: further + fence }] : []),
  ];
}

/** Longer than any that the code holds: a line of the code must not end it. */
function fenceAround(code: readonly PageLine[], fence: string): string {
  const mark = fence[0] ?? '`';
  let length = fence.length;
  for (const { text } of code) {
    const run = text.trimStart();
    if (run.startsWith(fence))
      length = Math.max(length, run.length - run.replace(new RegExp(`^${mark}+`), '').length + 1);
  }
  return mark.repeat(length);
}

/** Without the indentation that all lines share. */
function withoutIndent(code: readonly PageLine[]): PageLine[] {
  const indents = code.filter(({ text }) => text.trim() !== '').map(({ text }) => /^[ \t]*/.exec(text)?.[0] ?? '');
  let common = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(common)) common = common.slice(0, -1);
  return code.map((line) => ({ ...line, text: line.text.slice(common.length), shift: line.shift - common.length }));
}
