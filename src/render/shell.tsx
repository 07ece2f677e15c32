// Header and sidebar, rendered once for a product and an open branch, then marked for each page by splicing.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageNodes } from '../lib/page-nodes.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { PageNode, PageTree, TreeNode } from '../model/tree.ts';
import { createIslandScope, IslandScopeContext } from './island.tsx';
import type { CommonProps, HeaderProps, Html, SiteFooterProps, Templates } from './template-props.ts';

/** Trees up to this size stand whole in every page; a row costs about 40 bytes after compression. */
const WHOLE_TREE_NODES = 120;

export interface Shell {
  readonly products: HeaderProps['products'];
  header(product: Product | null, hasNav: boolean): Html;
  /** '': none. */
  footer(product: Product | null): Html;
  /** null: the product has no tree, or nothing in it shows. `shared` has no mark on the page's own row. */
  nav(route: Route): { readonly html: Html; readonly shared: Html } | null;
}

interface Nav {
  readonly html: Html;
  /** For each page of the sidebar, where the start of its link ends in `html`. */
  readonly links: ReadonlyMap<PageNode, number>;
}

export interface ShellOptions {
  readonly plan: BuildPlan;
  readonly templates: Pick<Templates, 'Header' | 'Sidebar' | 'SiteFooter'>;
  readonly common: CommonProps;
  readonly islands: Map<string, string>;
}

export function createShell({ plan, templates, common, islands }: ShellOptions): Shell {
  const headers = new Map<string, Html>();
  const footers = new Map<string | undefined, Html>();
  const navs = new Map<string, Nav>();
  const products = reachableProducts(plan, common.base);
  /** `stem` keeps the ids of one part apart from those of the others. */
  const render = (element: ReactElement, stem: string) =>
    renderToStaticMarkup(<IslandScopeContext value={createIslandScope(islands, stem)}>{element}</IslandScopeContext>, {
      identifierPrefix: `${stem}-`,
    });
  const header = (product: Product | null, hasNav: boolean): Html => {
    const key = `${product?.id}|${hasNav}`;
    const known = headers.get(key);
    if (known !== undefined) return known;
    const html = render(<templates.Header {...headerProps(product, hasNav, plan, products, common)} />, 's');
    headers.set(key, html);
    return html;
  };
  const footer = (product: Product | null): Html => {
    let html = footers.get(product?.id);
    if (html === undefined) {
      html = render(<templates.SiteFooter {...brandProps(product, plan, products, common)} />, 'f');
      footers.set(product?.id, html);
    }
    return html;
  };
  const nav: Shell['nav'] = (route) => {
    const tree = plan.trees.get(route.productKey);
    if (!tree?.nodes.some((node) => node.inSideNav)) return null;
    const open = route.place?.parents.map((parent) => parent.pathname) ?? [];
    const key = JSON.stringify([route.productKey, open]);
    let known = navs.get(key);
    if (!known) {
      const rows: PageNode[] = [];
      const mark = (node: PageNode) => `\0${rows.push(node) - 1}\0`;
      const whole = countNodes(tree) <= WHOLE_TREE_NODES;
      known = unmarked(
        render(<templates.Sidebar {...common} tree={tree} open={new Set(open)} whole={whole} mark={mark} />, 'n'),
        rows,
      );
      navs.set(key, known);
    }
    const { html, links } = known;
    const at = route.place ? links.get(route.place.node) : undefined;
    const marked = at === undefined ? html : `${html.slice(0, at)} aria-current="page"${html.slice(at)}`;
    return { html: marked, shared: html };
  };
  return { products, header, footer, nav };
}

/** Takes the marks of the rows out, and remembers where they stood. */
function unmarked(marked: Html, rows: readonly PageNode[]): Nav {
  const links = new Map<PageNode, number>();
  const pieces = marked.split(/ data-mark="\0\d+\0"/);
  let at = 0;
  for (const [index, piece] of pieces.slice(0, -1).entries()) {
    at += piece.length;
    const row = rows[index];
    if (row) links.set(row, at);
  }
  return { html: pieces.join(''), links };
}

function countNodes(tree: PageTree): number {
  let count = 0;
  const stack: TreeNode[] = [...tree.nodes];
  for (let node = stack.pop(); node; node = stack.pop()) {
    count++;
    if ('children' in node) stack.push(...node.children);
  }
  return count;
}

/** Products with a page to start at: the one at their prefix, else the first of their tree. */
function reachableProducts(plan: BuildPlan, base: string): HeaderProps['products'] {
  const routes = new Set(plan.routes.map((route) => route.path));
  return [...plan.products.values()].flatMap((product) => {
    const start = routes.has(product.prefix)
      ? product.prefix
      : pageNodes(plan.trees.get(product.id)?.nodes ?? [])[0]?.route;
    return product.prefix === '/' || start === undefined ? [] : [{ product, href: withBase(encodePath(start), base) }];
  });
}

/** What header and footer share. */
function brandProps(
  product: Product | null,
  { site }: BuildPlan,
  products: HeaderProps['products'],
  common: CommonProps,
): SiteFooterProps {
  return {
    ...common,
    title: site.title,
    siteLogo: site.logo,
    product: product?.prefix === '/' ? null : product,
    products,
    homeHref: products.find((entry) => entry.product === product)?.href ?? common.base,
    repository: site.repo?.url ?? null,
  };
}

function headerProps(
  product: Product | null,
  hasNav: boolean,
  plan: BuildPlan,
  products: HeaderProps['products'],
  common: CommonProps,
): HeaderProps {
  return {
    ...brandProps(product, plan, products, common),
    hasNav,
    versions: (product?.versions ?? []).map(({ text, href, current }) => ({
      text,
      current,
      href: href === undefined ? null : href.startsWith('/') ? withBase(href, common.base) : href,
    })),
  };
}
