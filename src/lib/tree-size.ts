// Whether a page tree is small enough to stand whole in every page.
import type { PageTree, TreeNode } from '../model/tree.ts';

/** Trees up to this size do; a row costs about 40 bytes after compression. */
const WHOLE_TREE_NODES = 120;

export function isLargeTree({ nodes }: Pick<PageTree, 'nodes'>): boolean {
  return countNodes(nodes) > WHOLE_TREE_NODES;
}

function countNodes(nodes: readonly TreeNode[]): number {
  let count = 0;
  const stack: TreeNode[] = [...nodes];
  for (let node = stack.pop(); node; node = stack.pop()) {
    count++;
    if ('children' in node) stack.push(...node.children);
  }
  return count;
}
