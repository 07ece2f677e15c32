// The top of a product's tree as topics: one for each group or caption, and one for the rows that stand in none.
import type { GroupNode, PageNode, SubheaderNode, TreeNode } from '../model/tree.ts';

export interface Topic {
  /** null: rows of the top level, those before the first group or those after it. */
  readonly node: GroupNode | SubheaderNode | null;
  /** The first rows below it, captions dissolved. */
  readonly rows: readonly Exclude<TreeNode, SubheaderNode>[];
  /** All pages below it, each once. */
  readonly pages: number;
  /** False: there is more below it than its rows show. */
  readonly whole: boolean;
}

/** Rows that a topic shows. */
const MOST_ROWS = 6;

/** `hidden`: routes that need no row, such as the page that shows the topics. */
export function topicsOf(nodes: readonly TreeNode[], hidden: readonly string[] = []): Topic[] {
  const before: TreeNode[] = [];
  const after: TreeNode[] = [];
  const groups: Topic[] = [];
  for (const node of nodes) {
    if (!node.inSideNav) continue;
    if (node.kind === 'group' || node.kind === 'subheader') groups.push(topic(node, node.children));
    else if (node.kind !== 'page' || !hidden.includes(node.route)) (groups.length === 0 ? before : after).push(node);
  }
  return [topic(null, before), ...groups, topic(null, after)].filter(({ rows }) => rows.length > 0);
}

function topic(node: Topic['node'], children: readonly TreeNode[]): Topic {
  const all = shownRows(children);
  // Links that stand in no group have no other place on the page, so none is cut off.
  const rows = node === null ? all : all.slice(0, MOST_ROWS);
  const pages = new Set(shownPages(children).map(({ route }) => route)).size;
  return { node, rows, pages, whole: rows.length === all.length && all.every(({ kind }) => kind !== 'group') };
}

/** Rows that lead to a section of a page are no pages. */
function shownRows(nodes: readonly TreeNode[]): Topic['rows'] {
  return nodes.flatMap((node): Topic['rows'] => {
    if (!node.inSideNav || (node.kind === 'page' && node.hash !== '')) return [];
    return node.kind === 'subheader' ? shownRows(node.children) : [node];
  });
}

/** Pages that the sidebar shows, in its order. */
export function shownPages(nodes: readonly TreeNode[]): PageNode[] {
  return nodes.flatMap((node) => {
    if (!node.inSideNav || node.kind === 'external') return [];
    return node.kind === 'page' ? [node] : shownPages(node.children);
  });
}
