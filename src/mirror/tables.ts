// Tables with pipes: a cell is one line, whatever it holds.
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { type InlineOptions, inlineMarkdown, isLeftOut } from './inline.ts';

export function tableMarkdown(table: HtmlElement, options: InlineOptions): string {
  const rows = rowsOf(table.children).map(({ children }) =>
    children
      .filter((cell) => typeof cell !== 'string' && (cell.tag === 'th' || cell.tag === 'td'))
      .map((cell) => (typeof cell === 'string' ? '' : cellText(cell, options))),
  );
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const [head, ...body] = rows;
  if (head === undefined || width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const caption = table.children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  const title = caption === undefined ? '' : inlineMarkdown([caption], options);
  const lines = [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)];
  return [...(title === '' ? [] : [title, '']), ...lines].join('\n');
}

/** The rows of head, body and foot, in their order. */
function rowsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || isLeftOut(node)) return [];
    if (node.tag === 'tr') return [node];
    return ['thead', 'tbody', 'tfoot'].includes(node.tag) ? rowsOf(node.children) : [];
  });
}

function cellText({ children }: HtmlElement, options: InlineOptions): string {
  return inlineMarkdown(children, options)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}
