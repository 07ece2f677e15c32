// The page tree of a product: what the sidebar shows, in the order it was written.
import type { Location } from './outcome.ts';

export type Plan = 'community' | 'pro' | 'premium';
/** Chips after a title, in the order the sidebar shows them. */
export type Tag = 'legacy' | 'newFeature' | 'planned' | 'unstable' | 'beta' | 'deprecated';

interface NodeBase {
  /** As written by the author: the identity of the node, which need not be a page. */
  readonly pathname: string;
  /** null when the author asked for no title (`title: false`). */
  readonly title: string | null;
  readonly plan: Plan;
  readonly tags: readonly Tag[];
  /** Name of one of the sidebar's icons. */
  readonly icon?: string;
  /** False hides the node and all below it in the sidebar; its pages are built all the same. */
  readonly inSideNav: boolean;
  readonly linkProps: Readonly<Record<string, string | number | boolean>>;
  /** The file that holds the node, and its line where the pathname has a hash; other lines are looked up only when needed. */
  readonly at: Location;
}

/** A row that opens and closes; `href` is where a modified click leads: the first page below it. */
export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  readonly href: string | null;
  readonly children: readonly TreeNode[];
}

/** A caption over its children, always open, never a link. */
export interface SubheaderNode extends NodeBase {
  readonly kind: 'subheader';
  readonly children: readonly TreeNode[];
}

/** A row that leads to a page of this site. */
export interface PageNode extends NodeBase {
  readonly kind: 'page';
  /** Canonical route: leading and trailing slash. */
  readonly route: string;
  /** With the leading `#`, or empty. */
  readonly hash: string;
  /** With the leading `?`, or empty. */
  readonly query: string;
  /** Component and hook API tabs of one page may stand in the tree more than once. */
  readonly api: 'components-api' | 'hooks-api' | null;
  /** False hides previous and next links on the page. */
  readonly ordered: boolean;
  /** True: the page shows no sidebar. */
  readonly disableDrawer: boolean;
}

/** A row that leaves the site, or goes to a file that is no page. */
export interface ExternalNode extends NodeBase {
  readonly kind: 'external';
  readonly href: string;
}

export type TreeNode = GroupNode | SubheaderNode | PageNode | ExternalNode;

export interface PageTree {
  readonly productId: string;
  readonly nodes: readonly TreeNode[];
}

/** Where a page stands in its tree. */
export interface TreePlace {
  readonly node: PageNode;
  /** Nearest first. */
  readonly parents: readonly (GroupNode | SubheaderNode)[];
  readonly previous: PageNode | null;
  readonly next: PageNode | null;
}
