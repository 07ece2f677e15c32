// The rows of a page tree that are pages, depth first: the order in which the sidebar shows them.
import type { PageNode, TreeNode } from '../model/tree.ts';

export function pageNodes(nodes: readonly TreeNode[]): PageNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'page') return [node];
    return node.kind === 'external' ? [] : pageNodes(node.children);
  });
}
