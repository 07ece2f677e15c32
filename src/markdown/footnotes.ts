// Footnote references that no definition answers: markdown leaves them as text, which is never what was meant.
import type { Text } from 'mdast';
import { report } from '../diagnostics/report.ts';
import type { PageContext } from './context.ts';

/** A backslash before the bracket says that text is meant. */
const REFERENCE = /(?<!\\)\[\^([\w-]+)\]/g;

/** A reference with its definition is a node of its own: what is still text has none. */
export function reportMissingFootnotes(node: Text, context: PageContext): void {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined || !node.value.includes('[^')) return;
  const source = context.text.slice(start, end);
  const { line: firstLine, column: firstColumn } = node.position?.start ?? { line: 1, column: 1 };
  let line = firstLine;
  let feed = -firstColumn; // Where the line begins, counted from the node.
  let seen = 0;
  for (const { 0: written, 1: name = '', index } of source.matchAll(REFERENCE)) {
    // From the reference before it on: there may be thousands.
    for (let next = source.indexOf('\n', seen); next !== -1 && next < index; next = source.indexOf('\n', next + 1)) {
      line++;
      feed = next;
    }
    seen = index;
    const at = { file: context.file, line, column: index - feed, length: written.length };
    context.diagnostics.push(report('markdown/missing-footnote', { name }, at));
  }
}
