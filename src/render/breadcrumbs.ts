// Where a page stands: its product, the groups above it, and the page itself.
import { productLayout } from '../lib/layouts.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { GroupNode, SubheaderNode } from '../model/tree.ts';
import { hrefOfNode } from './node-links.ts';
import type { BreadcrumbsProps } from './page-props.ts';
import type { HeaderProps } from './shell-props.ts';

type Crumbs = BreadcrumbsProps['crumbs'];
type Branch = GroupNode | SubheaderNode;

/** Empty for start pages, landing pages and pages that stand in no tree. */
export type BreadcrumbsOf = (route: Route, product: Product | null) => Crumbs;

export interface BreadcrumbOptions {
  readonly plan: Pick<BuildPlan, 'site'>;
  readonly products: HeaderProps['products'];
}

/** The way to a branch is the same for all pages in it. */
export function createBreadcrumbs({ plan: { site }, products }: BreadcrumbOptions): BreadcrumbsOf {
  const ways = new Map<Branch | Product, Crumbs>();
  const start = (product: Product): Crumbs => {
    const href = products.find((entry) => entry.product === product)?.href ?? null;
    // The product at the root is the site itself.
    return [product.prefix === '/' ? { title: site.title, href: site.base } : { title: product.name, href }];
  };
  const wayTo = (branches: readonly Branch[], product: Product): Crumbs => {
    const [branch, ...above] = branches;
    const key = branch ?? product;
    const known = ways.get(key);
    if (known) return known;
    const way = branch
      ? [
          ...wayTo(above, product),
          ...(branch.title === null ? [] : [{ title: branch.title, href: firstPage(branch, site.base) }]),
        ]
      : start(product);
    ways.set(key, way);
    return way;
  };
  return (route, product) => {
    const { place } = route;
    if (!place || !product || productLayout(route, product)?.disableBreadcrumbs || isStart(route, product)) return [];
    // A page that opens a group has the group's place: it is not above itself.
    const [nearest] = place.parents;
    const opensGroup = nearest?.pathname === place.node.pathname;
    const own = withBase(encodePath(route.path), site.base);
    const way = wayTo(opensGroup ? place.parents.slice(1) : place.parents, product);
    return [
      ...way.map((crumb) => (crumb.href === own ? { ...crumb, href: null } : crumb)),
      // The short name that the sidebar has; a page in another language has but its own title.
      { title: (place.node.route === route.path ? place.node.title : null) ?? route.title, href: null },
    ];
  };
}

function isStart(route: Route, { prefix }: Product): boolean {
  const { path, alternates } = route;
  const layout = route.kind === 'doc' ? route.page.frontMatter.layout : 'doc';
  return path === prefix || alternates[0]?.path === prefix || layout !== 'doc';
}

/** A group may hold links to other sites alone: it then leads nowhere. */
function firstPage(branch: Branch, base: string): string | null {
  const href = hrefOfNode(branch, base);
  return href?.startsWith(base) ? href : null;
}
