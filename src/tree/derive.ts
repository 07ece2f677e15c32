// The page tree of a product whose author wrote none: its folders are the groups, front matter `order` and titles the order.

import { derivedTitle } from '../lib/derived-title.ts';
import type { PageSource } from '../model/page.ts';
import type { Product } from '../model/site.ts';
import type { PageNodeInput } from '../schema/page-tree.ts';
import type { ApiRow } from './api-children.ts';
import { toPathname } from './pathname.ts';

export function deriveNodes(product: Product, pages: readonly PageSource[], api: readonly ApiRow[]): PageNodeInput[] {
  const top: Folder = { route: product.prefix, own: null, folders: new Map() };
  for (const page of pages) {
    if (page.productKey === product.id && page.primary && !page.frontMatter.unlisted)
      place(top, page.route, leafOf(page, product));
  }
  for (const { route, name } of api) place(top, route, { route, title: name, order: Number.POSITIVE_INFINITY });
  return [...(top.own ? [inputOf(top.own)] : []), ...childrenOf(top)];
}

interface Leaf {
  readonly route: string;
  readonly title: string;
  /** Pages without one come after those with one. */
  readonly order: number;
}

/** A part of the routes: the page there, and what lies below. */
interface Folder {
  readonly route: string;
  own: Leaf | null;
  readonly folders: Map<string, Folder>;
}

function leafOf({ route, frontMatter, heading }: PageSource, product: Product): Leaf {
  const title =
    frontMatter.title || heading || (route === product.prefix ? product.name : derivedTitle(toPathname(route)));
  return { route, title, order: frontMatter.order ?? Number.POSITIVE_INFINITY };
}

function place(top: Folder, route: string, leaf: Leaf): void {
  let folder = top;
  for (const segment of route.slice(top.route.length).split('/').filter(Boolean)) {
    const next = folder.folders.get(segment) ?? { route: `${folder.route}${segment}/`, own: null, folders: new Map() };
    folder.folders.set(segment, next);
    folder = next;
  }
  folder.own = leaf;
}

function childrenOf(folder: Folder): PageNodeInput[] {
  const rows = [...folder.folders.values()].map((child) => {
    const row = child.folders.size === 0 && child.own ? inputOf(child.own) : groupOf(child);
    return { row, order: child.own?.order ?? Number.POSITIVE_INFINITY };
  });
  return rows
    .sort(
      (a, b) =>
        compare(a.order, b.order) || compare(titleOf(a.row), titleOf(b.row)) || compare(a.row.pathname, b.row.pathname),
    )
    .map(({ row }) => row);
}

/** The page of a folder is the first row of its group, so that it can be reached: a group only opens and closes. */
function groupOf(folder: Folder): PageNodeInput {
  const route = folder.route.slice(0, -1);
  return {
    pathname: `${toPathname(route)}-group`,
    title: route.endsWith('/api') ? 'API' : derivedTitle(toPathname(route)),
    children: [...(folder.own ? [inputOf(folder.own)] : []), ...childrenOf(folder)],
  };
}

function inputOf({ route, title }: Leaf): PageNodeInput {
  return { pathname: toPathname(route), title };
}

function titleOf({ title, pathname }: PageNodeInput): string {
  return (title || pathname).toLowerCase();
}

/** By code unit: the same on every machine and in every locale. */
function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
