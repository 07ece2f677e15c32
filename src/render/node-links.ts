// Where the rows of a page tree lead, and what the links to a page's neighbours say.
import { pageNodes } from '../lib/page-nodes.ts';
import { encodePath, splitHref, withBase } from '../lib/url.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { PageNode, TreeNode } from '../model/tree.ts';
import type { PageLink } from './page-props.ts';
import type { Texts } from './texts.ts';

/** A group leads to the first page below it; null: there is none. Routes are plain text, and an address is not. */
export function hrefOfNode(node: TreeNode, base: string): string | null {
  switch (node.kind) {
    case 'page':
      return withBase(encodePath(node.route), base) + node.query + node.hash;
    case 'external':
      return node.href.startsWith('/') ? withBase(encodeWritten(node.href), base) : node.href;
    default:
      for (const child of node.children) {
        const href = hrefOfNode(child, base);
        if (href !== null) return href;
      }
      return null;
  }
}

/** An author may have written escapes already: those stay. */
export function encodeWritten(href: string): string {
  const { path, query, hash } = splitHref(href);
  return encodePath(path).replace(/%25(?=[0-9a-f]{2})/gi, '%') + query + hash;
}

/** The page of a component and its API page often share a title: the second then says which it is. */
export function createPageLinks({ trees, routes, site }: Pick<BuildPlan, 'trees' | 'routes' | 'site'>, texts: Texts) {
  const apiRoutes = new Set(routes.flatMap((route) => (route.kind === 'api' ? [route.path] : [])));
  const isApi = (node: PageNode) => node.api !== null || apiRoutes.has(node.route);
  const titles = new Map(
    [...trees].map(([product, tree]) => [
      product,
      new Set(pageNodes(tree.nodes).flatMap((node) => (isApi(node) ? [] : [node.title]))),
    ]),
  );
  return ({ productKey }: Pick<Route, 'productKey'>, node: PageNode | null | undefined): PageLink | null => {
    if (!node) return null;
    const isTwin = isApi(node) && titles.get(productKey)?.has(node.title);
    return {
      title: isTwin ? `${node.title} ${texts.api}` : node.title,
      href: withBase(encodePath(node.route), site.base) + node.query,
    };
  };
}
