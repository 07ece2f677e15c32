// The plan as one language sees it: rows of page trees lead to translations where there are some, and bear their titles.
import { splitHref, withLanguage } from '../lib/url.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { PageNode, PageTree, TreeNode, TreePlace } from '../model/tree.ts';
import type { Texts } from './texts.ts';

export interface LocalPlan {
  readonly plan: BuildPlan;
  /** The same route, with its place in the trees of this language. */
  route<R extends Route>(route: R): R;
}

export function localPlan(plan: BuildPlan, language: string, { pages: titles }: Pick<Texts, 'pages'>): LocalPlan {
  const [first = 'en'] = plan.site.languages;
  // Most sites speak one language, and name their pages in their trees.
  if (language === first && Object.keys(titles).length === 0) return { plan, route: (route) => route };
  const translated = new Map(
    language === first
      ? []
      : [...plan.routes, ...plan.generated].flatMap((page): [string, string | null][] =>
          page.language === language ? [[page.path, 'title' in page ? page.title : null]] : [],
        ),
  );
  const locals = new Map<TreeNode, TreeNode>();
  const toLocal = (node: TreeNode): TreeNode => {
    const local = localNodeOf(node);
    locals.set(node, local);
    return local;
  };
  const localNodeOf = (node: TreeNode): TreeNode => {
    const written = titleInTable(node, titles);
    const title = written ?? node.title;
    if (node.kind === 'external') return { ...node, title };
    if (node.kind !== 'page') return { ...node, title, children: node.children.map(toLocal) };
    const route = withLanguage(node.route, language, first);
    const titleOfPage = translated.get(route);
    if (titleOfPage === undefined) return { ...node, title };
    const bearsPage = node.title !== null && isWholePage(node);
    return { ...node, route, title: written ?? (bearsPage ? titleOfPage : null) ?? node.title };
  };
  const trees = new Map(
    [...plan.trees].map(([product, tree]): [string, PageTree] => [
      product,
      { ...tree, nodes: tree.nodes.map(toLocal) },
    ]),
  );
  const localNode = <Node extends TreeNode>(node: Node): Node => (locals.get(node) ?? node) as Node; // Made of a node of this kind.
  const localPlace = ({ node, parents, previous, next }: TreePlace): TreePlace => {
    const neighbour = (page: PageNode | null) => page && localNode(page);
    return {
      node: localNode(node),
      parents: parents.map(localNode),
      previous: neighbour(previous),
      next: neighbour(next),
    };
  };
  return {
    plan: { ...plan, trees },
    route: (route) => (route.place === null ? route : { ...route, place: localPlace(route.place) }),
  };
}

/** Rows that differ by the `query` of their nodes alone share a pathname, and have a title each. */
export function isTitledByTable(node: TreeNode): boolean {
  return node.kind !== 'page' || node.query === splitHref(node.pathname).query;
}

function titleInTable(node: TreeNode, titles: Texts['pages']): string | null {
  // The name of a group may be any word, such as one that all objects have.
  return isTitledByTable(node) && Object.hasOwn(titles, node.pathname) ? (titles[node.pathname] ?? null) : null;
}

/** A row that leads to a section or to a tab is not called as the page is. */
function isWholePage({ hash, query, api }: PageNode): boolean {
  return hash === '' && query === '' && api === null;
}
