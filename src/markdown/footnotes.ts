// Footnote references that no definition answers: markdown leaves them as text, which is never what was meant.
import type { Text } from 'mdast';
import { locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import type { PageContext } from './context.ts';

/** A backslash before the bracket says that text is meant. */
const REFERENCE = /(?<!\\)\[\^([\w-]+)\]/g;

/** A reference with its definition is a node of its own: what is still text has none. */
export function reportMissingFootnotes(node: Text, context: PageContext): void {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined || !node.value.includes('[^')) return;
  for (const { 0: written, 1: name = '', index } of context.text.slice(start, end).matchAll(REFERENCE)) {
    const at = locate(context.file, context.lines(), start + index, written.length);
    context.diagnostics.push(report('markdown/missing-footnote', { name }, at));
  }
}
