// Finds a page that nests deeper, or holds longer lists, than the steps behind it can take. It is compiled again without its text.
import type { Nodes, Root } from 'mdast';
import { report } from '../../diagnostics/report.ts';
import { type PageContext, placeOf } from '../context.ts';
import type { TreeSize } from './dialect.ts';

/** Levels. The steps behind walk the tree by recursion and run out of stack beyond some thousands; real pages stay below 20. */
export const MAX_DEPTH = 500;
/** Items. A list of so many is data, not text. */
export const MAX_ITEMS = 10_000;

/** Cells: each takes 5 µs and 1 KB, and there are rows enough on a page for millions. */
export const MAX_LACKING_CELLS = 20_000;

/** Only raw HTML makes a page deeper than the walk that gave its `size` saw. */
export function limit(tree: Root, { depth, longest, lacking }: TreeSize, context: PageContext): void {
  if (depth <= MAX_DEPTH && longest <= MAX_ITEMS && lacking <= MAX_LACKING_CELLS && !context.hasRawHtml) return;
  const found =
    lacking <= MAX_LACKING_CELLS
      ? findExcess(tree)
      : { node: tree, reason: `its table rows are missing more than ${MAX_LACKING_CELLS} cells` };
  if (found === null) return;
  context.diagnostics.push(report('markdown/too-complex', { reason: found.reason }, placeOf(context.file, found.node)));
  tree.children = [];
}

interface Excess {
  readonly node: Nodes;
  readonly reason: string;
}

function findExcess(tree: Root): Excess | null {
  const nodes: Nodes[] = [tree];
  const depths = [0];
  let openTags = 0;
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const depth = depths.pop() ?? 0;
    // Raw HTML is flat here, and becomes a tree later: its tags count in the order in which they stand.
    if (node.type === 'html') openTags = Math.max(0, openTags + tagBalance(node.value));
    if (depth + openTags > MAX_DEPTH) return { node, reason: `it nests deeper than ${MAX_DEPTH} levels` };
    if (!('children' in node)) continue;
    if (node.type === 'list' && node.children.length > MAX_ITEMS)
      return { node, reason: `a list has more than ${MAX_ITEMS} items` };
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (!child) continue;
      nodes.push(child);
      depths.push(depth + 1);
    }
  }
  return null;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Elements without content, and those that the next of their kind closes. */
const NEVER_NEST = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option rp rt'.split(
    ' ',
  ),
);

/** Opening tags less closing ones. */
function tagBalance(html: string): number {
  let balance = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG))
    if (!NEVER_NEST.has(name.toLowerCase())) balance += slash === '/' ? -1 : 1;
  return balance;
}
