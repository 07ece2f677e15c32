// Lists: items with all that they hold, set in below their marker. A list of sections is a list on screens alone.
import { attributeOf, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { hang } from './markdown-text.ts';

export function listMarkdown(list: HtmlElement, blocksOf: (nodes: readonly HtmlNode[]) => string[]): string {
  const isOrdered = list.tag === 'ol';
  const first = Number(attributeOf(list, 'start') ?? 1);
  const items = list.children
    .filter((child) => typeof child !== 'string')
    .map((item, index) => ({ marker: isOrdered ? `${first + index}. ` : '- ', blocks: blocksOf(item.children) }));
  if (items.every(({ blocks: [start = ''] }) => /^#{1,6} /.test(start)))
    return items.map(({ blocks }) => blocks.join('\n\n')).join('\n\n');
  const isTight = items.every(({ blocks }) => blocks.slice(1).every(isList));
  const gap = isTight ? '\n' : '\n\n';
  return items
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ marker, blocks }) => hang(marker, blocks.join(gap)))
    .join(gap);
}

function isList(block: string): boolean {
  return /^(?:-|\d+\.) /.test(block);
}
