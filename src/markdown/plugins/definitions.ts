// Step and handler: remark-rehype starts with a walk over the page in search of definitions and footnotes, which
// costs as much as the parser. A page that has none goes there behind an empty root, and the walk finds nothing to do.
import type { Root } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import type { PageContext } from '../context.ts';

declare module 'mdast' {
  interface RootData {
    /** The page behind an empty root. */
    page?: Root;
  }
}

export function hideFromDefinitionSearch(tree: Root, { hasDefinitions }: PageContext): Root {
  return hasDefinitions ? tree : { type: 'root', children: [], data: { page: tree } };
}

/** remark-rehype's own handler, given the page that stands behind the root. */
export const rootHandler: typeof defaultHandlers.root = (state, root) =>
  defaultHandlers.root(state, root.data?.page ?? root);
