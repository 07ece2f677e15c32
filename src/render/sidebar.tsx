// The page tree of a product beside its pages: rendered once for an open branch, then marked for each page by splicing.
// What a large tree leaves out of its pages is one file more, which the browser fetches when a reader opens a group.
import { renderToStaticMarkup } from 'react-dom/server';
import { allPagesPath } from '../lib/all-pages.ts';
import { escapeAttribute } from '../lib/html.ts';
import { sha256 } from '../lib/node/hash.ts';
import { isLargeTree } from '../lib/tree-size.ts';
import { encodePath, withBase } from '../lib/url.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import type { BuildPlan } from '../model/route.ts';
import type { GroupNode, PageNode, PageTree, TreeNode, TreePlace } from '../model/tree.ts';
import { createIslandScope, IslandScopeContext } from './island.tsx';
import type { SidebarProps } from './shell-props.ts';
import type { CommonProps, Html, Templates } from './template-props.ts';

export interface SidebarOptions {
  readonly plan: BuildPlan;
  readonly templates: Pick<Templates, 'Sidebar'>;
  readonly common: CommonProps;
  readonly islands: Map<string, string>;
  /** Puts back what the reader had opened, before the first paint. */
  readonly restoreScript: string;
}

/** What a sidebar has to know of its page. */
export interface SidebarPage {
  readonly productKey: string;
  readonly path: string;
  readonly place: TreePlace | null;
}

export interface Sidebars {
  /** null: the product has no tree, or nothing in it shows. `shared` has no mark on the page's own row. */
  nav(page: SidebarPage): { readonly html: Html; readonly shared: Html } | null;
  /** Files with all rows of large trees, of the products that `nav` was asked for. */
  files(): readonly MadeArtifact[];
}

interface Nav {
  readonly html: Html;
  /** For each page of the sidebar, where the start of its link ends in `html`. */
  readonly links: ReadonlyMap<PageNode, number>;
}

/** What all sidebars of a product share. */
interface ProductNav {
  readonly props: Pick<SidebarProps, 'tree' | 'groupNumber' | 'once' | 'mark'>;
  /** Pages by the number in their mark. */
  readonly rows: readonly PageNode[];
  /** By the branch that is open: the nearest group or caption above the page. */
  readonly navs: Map<TreeNode | 'none' | 'all pages', Nav>;
  readonly allPages: string | null;
  /** Stands behind the sidebar. */
  readonly script: Html;
  readonly file: MadeArtifact | null;
}

/**
 * An empty element after the script of the sidebar: browsers paint nothing before they have read it (`head.ts`). It is
 * not the script itself, which counts as read when its end tag is, and still waits for the style sheet before it runs.
 */
export const RESTORED_NAV_ID = 'dg-nav-kept';

export function createSidebars({ plan, templates, common, islands, restoreScript }: SidebarOptions): Sidebars {
  const { site } = plan;
  const products = new Map<string, ProductNav | null>();

  const render = (props: Omit<SidebarProps, keyof CommonProps>): Html =>
    renderToStaticMarkup(
      <IslandScopeContext value={createIslandScope(islands, 'n')}>
        <templates.Sidebar {...common} {...props} />
      </IslandScopeContext>,
      { identifierPrefix: 'n-' },
    );

  const productNav = (productKey: string): ProductNav | null => {
    const product = plan.products.get(productKey);
    const tree = plan.trees.get(productKey);
    if (!product || !tree?.nodes.some((node) => node.inSideNav)) return null;
    const rows: PageNode[] = [];
    const props = { tree, groupNumber: groupNumbers(tree), once: createOnce(), mark: createMarks(rows) };
    const isLarge = isLargeTree(tree);
    const closed = { ...props, open: new Set<string>(), whole: true, allPages: null };
    const name = `pages-${productKey}-${common.userLanguage}`;
    const file = isLarge ? rowsFile(name, unmarked(render(closed), rows).html) : null;
    // What is kept of one tree means nothing in another: the name of the file says which it is.
    const key = `${site.storagePrefix}-nav:${file === null ? productKey : withBase(`/${file.path}`, site.base)}`;
    const script = `<script data-nav="${escapeAttribute(key)}">${restoreScript}</script><i id="${RESTORED_NAV_ID}" hidden></i>`;
    const [first] = site.languages;
    const paths = [allPagesPath(product, common.userLanguage, first), allPagesPath(product, first ?? 'en', first)];
    const path = paths.find((candidate) => plan.ids.has(candidate)) ?? paths[1] ?? null;
    return { props, rows, navs: new Map(), script, file, allPages: isLarge ? path : null };
  };

  const nav: Sidebars['nav'] = ({ productKey, path, place }) => {
    let shared = products.get(productKey);
    if (shared === undefined) {
      shared = productNav(productKey);
      products.set(productKey, shared);
    }
    if (shared === null) return null;
    const { props, rows, navs, script, file, allPages } = shared;
    const isAllPages = path === allPages;
    const branch = isAllPages ? 'all pages' : (place?.parents[0] ?? 'none');
    let known = navs.get(branch);
    if (!known) {
      const html = render({
        ...props,
        open: new Set(place?.parents.map((parent) => parent.pathname)),
        whole: file === null,
        allPages: allPages === null ? null : { href: withBase(encodePath(allPages), site.base), isCurrent: isAllPages },
      });
      known = unmarked(html + script, rows);
      navs.set(branch, known);
    }
    const { html, links } = known;
    const at = place ? links.get(place.node) : undefined;
    const marked = at === undefined ? html : `${html.slice(0, at)} aria-current="page"${html.slice(at)}`;
    return { html: marked, shared: html };
  };

  const files = () => [...products.values()].flatMap((shared) => shared?.file ?? []);
  return { nav, files };
}

/** JSON, because it is no document: no host rewrites its name, and no search engine takes it for a page. */
function rowsFile(name: string, html: Html): MadeArtifact {
  const body = JSON.stringify(html);
  const stem = name.replace(/[^\w-]+/g, '-');
  const path = `${ASSET_FOLDER}${stem}-${sha256(body).slice(0, 10)}.json`;
  return { path, body, type: 'application/json', immutable: true };
}

/** Groups count from the top, hidden ones too: a number is the same on all pages of a build. */
function groupNumbers({ nodes }: PageTree): (node: GroupNode) => number {
  const numbers = new Map<TreeNode, number>();
  const count = (rows: readonly TreeNode[]): void => {
    for (const node of rows) {
      if (node.kind === 'group') numbers.set(node, numbers.size);
      if ('children' in node) count(node.children);
    }
  };
  count(nodes);
  return (node) => numbers.get(node) ?? -1;
}

/** A closed group looks the same beside all pages but its own, and rows without groups do but for the mark. */
function createOnce(): SidebarProps['once'] {
  const known = new Map<object, Html>();
  return (what, render) => {
    let html = known.get(what);
    if (html === undefined) {
      html = renderToStaticMarkup(render(), { identifierPrefix: 'n-' });
      known.set(what, html);
    }
    return html;
  };
}

/** A page has one mark in all sidebars of its product, so that rows may be rendered once for all of them. */
function createMarks(rows: PageNode[]): SidebarProps['mark'] {
  const known = new Map<PageNode, string>();
  return (node) => {
    let mark = known.get(node);
    if (mark === undefined) {
      mark = `\0${rows.push(node) - 1}\0`;
      known.set(node, mark);
    }
    return mark;
  };
}

/** Takes the marks of the rows out, and remembers where they stood. */
function unmarked(marked: Html, rows: readonly PageNode[]): Nav {
  const links = new Map<PageNode, number>();
  let html = '';
  for (const [index, piece] of marked.split(/ data-mark="\0(\d+)\0"/).entries()) {
    const row = index % 2 === 1 ? rows[Number(piece)] : undefined;
    if (row) links.set(row, html.length);
    else html += piece;
  }
  return { html, links };
}
