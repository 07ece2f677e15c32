// Rows of tables that are not as long as its head: how many cells they lack, and which of theirs nobody sees.
import type { Table } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { type PageContext, placeOf } from './context.ts';

/**
 * A row that is shorter than the table's head is filled with cells: of many columns and many short rows, that is their product.
 * Of a longer one the rest is not shown.
 */
export function countCells({ align, children }: Table, context: PageContext): number {
  const columns = align?.length ?? children[0]?.children.length ?? 0;
  let lacking = 0;
  for (const row of children) {
    lacking += Math.max(0, columns - row.children.length);
    const lost = row.children[columns];
    if (lost) context.diagnostics.push(report('markdown/lost-cells', { columns }, placeOf(context.file, lost)));
  }
  return lacking;
}
