// Where each page stands in its tree: its row, the rows above it, and the pages before and after.
import { toRoute } from '../lib/url.ts';
import type { GroupNode, PageNode, PageTree, SubheaderNode, TreeNode, TreePlace } from '../model/tree.ts';
import { withoutTabPlace } from './pathname.ts';

type Branch = GroupNode | SubheaderNode;

/** By route. A page whose route is not in it stands in no tree, which is legal. */
export function placesOf(tree: PageTree): Map<string, TreePlace> {
  const rows = new Map<string, Row>();
  const order: PageNode[] = [];
  const branches: { branch: Branch; parents: readonly Branch[] }[] = [];
  walk(tree.nodes, { parents: [], shown: true }, { rows, order, branches });
  for (const { branch, parents } of branches) claimBranch(branch, parents, rows);
  // A page is in the sequence once, at its row: a `#hash` row, or another tab of the page, is no further step.
  const sequence = order.filter((node) => rows.get(node.route)?.node === node);
  const positions = new Map(sequence.map((node, index) => [node.route, index]));
  const places = new Map<string, TreePlace>();
  for (const [route, { node, parents }] of rows) {
    const position = node.ordered ? positions.get(node.route) : undefined;
    const previous = position === undefined ? null : (sequence[position - 1] ?? null);
    const next = position === undefined ? null : (sequence[position + 1] ?? null);
    places.set(route, { node, parents, previous, next });
  }
  return places;
}

interface Row {
  readonly node: PageNode;
  /** Nearest first. */
  readonly parents: readonly Branch[];
}

interface Above {
  readonly parents: readonly Branch[];
  /** False below a node that the sidebar hides. */
  readonly shown: boolean;
}

interface Found {
  readonly rows: Map<string, Row>;
  /** Pages that the sidebar shows, top to bottom. */
  readonly order: PageNode[];
  readonly branches: { branch: Branch; parents: readonly Branch[] }[];
}

function walk(nodes: readonly TreeNode[], above: Above, found: Found): void {
  for (const node of nodes) {
    const shown = above.shown && node.inSideNav;
    if (node.kind === 'external') continue;
    if (node.kind === 'page') {
      claim(node, above.parents, found.rows);
      if (shown) found.order.push(node);
    } else {
      found.branches.push({ branch: node, parents: above.parents });
      walk(node.children, { parents: [node, ...above.parents], shown }, found);
    }
  }
}

/** The row without a hash wins, then the row that is no API tab; of two API tabs the later, as on the reference site. */
function claim(node: PageNode, parents: readonly Branch[], rows: Map<string, Row>): void {
  const row = { node, parents };
  const earlier = rows.get(node.route)?.node;
  if (!earlier || (node.hash === '' && (node.api === null || earlier.api !== null || earlier.hash !== '')))
    rows.set(node.route, row);
  if (withoutTabPlace(node.pathname) === node.pathname) return;
  // One row stands for the page and its API tabs.
  for (const tab of ['components-api/', 'hooks-api/']) {
    if (!rows.has(node.route + tab)) rows.set(node.route + tab, row);
  }
}

/** A page that has the pathname of a group, and no row of its own, opens that group. It is no step of the sequence. */
function claimBranch(branch: Branch, parents: readonly Branch[], rows: Map<string, Row>): void {
  const { pathname, title, plan, tags, inSideNav, linkProps, at } = branch;
  const route = toRoute(withoutTabPlace(pathname));
  if (!pathname.startsWith('/') || /[?#]/.test(pathname) || rows.has(route)) return;
  const base = { pathname, title, plan, tags, inSideNav, linkProps, at };
  const node: PageNode = {
    kind: 'page',
    ...base,
    route,
    hash: '',
    query: '',
    api: null,
    ordered: true,
    disableDrawer: false,
  };
  rows.set(route, { node, parents: [branch, ...parents] });
}
