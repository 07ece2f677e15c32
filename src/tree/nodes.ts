// Turns the nodes an author wrote into nodes of the four kinds: group, caption, page, link.

import type { DataPath } from '../diagnostics/locate-literal.ts';
import { canonicalHash, isBelow, isExternal, splitHref } from '../lib/url.ts';
import type { Location } from '../model/outcome.ts';
import type { GroupNode, PageNode, Tag, TreeNode } from '../model/tree.ts';
import { type PageNodeInput, writtenChildren } from '../schema/page-tree.ts';
import { apiTabOf, routeOfLeaf } from './pathname.ts';
import { nodeTitle } from './title.ts';

export interface Surroundings {
  /** Routes of all pages, markdown and API. */
  readonly known: ReadonlySet<string>;
  /** Routes of pages that are not built: their rows are left out. */
  readonly drafts: ReadonlySet<string>;
  readonly elsewhere: readonly string[];
  /** File that holds the tree. */
  readonly at: Location;
  /** Line of a node that leads to a section: whether it exists is known only after the tree is built. */
  readonly placeOf: (pathname: string) => Location;
}

/** A node and where it stands in the author's data. */
export interface PlacedNode {
  readonly node: TreeNode;
  readonly path: DataPath;
}

export interface BuiltNodes {
  readonly nodes: readonly TreeNode[];
  /** All nodes, each before what it holds. */
  readonly placed: readonly PlacedNode[];
}

export function toNodes(inputs: readonly PageNodeInput[], around: Surroundings, path: DataPath = []): BuiltNodes {
  const built = inputs.flatMap((input, index) => {
    const ownPath = [...path, index];
    const below = toNodes(writtenChildren(input), around, [...ownPath, 'children']);
    if (isLeftOut(input, below.nodes, around)) return [];
    const node = toNode(input, below.nodes, around);
    return [{ node, placed: [{ node, path: ownPath }, ...below.placed] }];
  });
  return { nodes: built.map(({ node }) => node), placed: built.flatMap(({ placed }) => placed) };
}

/** A draft, and what would hold nothing but drafts. */
function isLeftOut(input: PageNodeInput, children: readonly TreeNode[], { drafts }: Surroundings): boolean {
  if (drafts.size === 0 || children.length > 0) return false;
  if (writtenChildren(input).length > 0) return true;
  return !input.subheader && drafts.has(routeOfLeaf(splitHref(input.pathname).path, drafts));
}

/** In the order of the chips. */
const TAGS: readonly Tag[] = ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'];

function toNode(
  input: PageNodeInput,
  children: readonly TreeNode[],
  { known, elsewhere, at, placeOf }: Surroundings,
): TreeNode {
  const base = {
    pathname: input.pathname,
    title: nodeTitle(input),
    plan: input.plan ?? 'community',
    tags: TAGS.filter((tag) => input[tag]),
    ...(typeof input.icon === 'string' ? { icon: input.icon } : {}),
    inSideNav: input.inSideNav ?? true,
    linkProps: plainProps(input.linkProps),
    at,
  };
  if (input.subheader) return { kind: 'subheader', ...base, children };
  if (children.length > 0) return { kind: 'group', ...base, href: hrefOfFirst(children), children };
  const { path, query: written, hash: writtenHash } = splitHref(input.pathname);
  const hash = canonicalHash(writtenHash);
  const query = joinQueries(written, input.query);
  const route = routeOfLeaf(path, known);
  if (isExternal(path) || (!known.has(route) && isBelow(path, elsewhere)))
    return { kind: 'external', ...base, href: path + query + hash };
  return {
    kind: 'page',
    ...base,
    at: hash === '' ? at : placeOf(input.pathname),
    route,
    hash,
    query,
    api: apiTabOf(input.pathname),
    ordered: input.ordered ?? true,
    disableDrawer: input.disableDrawer ?? false,
  };
}

/** Only what can be an attribute: a style object of another tool has no meaning here. A new tab gets no hold of this one. */
function plainProps(props: PageNodeInput['linkProps']): PageNode['linkProps'] {
  const plain: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(props ?? {}))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') plain[name] = value;
  if (plain.target !== '_blank') return plain;
  const rel = typeof plain.rel === 'string' ? plain.rel.split(/\s+/).filter(Boolean) : [];
  return { ...plain, rel: [...new Set([...rel, 'noopener'])].join(' ') };
}

/** Where a group leads: its first page, through captions and groups. */
function hrefOfFirst(children: readonly TreeNode[]): GroupNode['href'] {
  for (const child of children) {
    const href = hrefOf(child);
    if (href !== null) return href;
  }
  return null;
}

function hrefOf(node: TreeNode): string | null {
  switch (node.kind) {
    case 'page':
      return node.route + node.query + node.hash;
    case 'subheader':
      return hrefOfFirst(node.children);
    case 'group':
    case 'external':
      return node.href;
  }
}

function joinQueries(written: string, query: PageNodeInput['query']): string {
  const added = typeof query === 'string' ? query.replace(/^\?/, '') : new URLSearchParams(query).toString();
  const all = [written.slice(1), added].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}
