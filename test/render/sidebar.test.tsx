// The sidebars of one product: what they share is rendered once, which no page may tell.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BuildPlan } from '../../src/model/route.ts';
import type { GroupNode, PageNode, SubheaderNode, TreeNode } from '../../src/model/tree.ts';
import type { SidebarProps } from '../../src/render/shell-props.ts';
import { createSidebars } from '../../src/render/sidebar.tsx';
import type { CommonProps } from '../../src/render/template-props.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { placesOf } from '../../src/tree/place.ts';
import { Sidebar } from '../../templates/parts/shell/Sidebar.tsx';
import { testSite } from '../support/site.ts';

const base = { plan: 'community', tags: [], inSideNav: true, linkProps: {}, at: { file: 'pages.ts' } } as const;

function page(route: string, more: Partial<PageNode> = {}): PageNode {
  const rest = { hash: '', query: '', api: null, ordered: true, disableDrawer: false };
  return { ...base, ...rest, kind: 'page', pathname: route, route, title: `Page at ${route}`, ...more };
}

function branch<Kind extends 'group' | 'subheader'>(kind: Kind, pathname: string, children: TreeNode[]) {
  return { ...base, kind, pathname, title: pathname, href: null, children } as unknown as GroupNode | SubheaderNode;
}

/** Groups with pages alone, with a group among their pages, and with a caption. */
function tree(groups: number): TreeNode[] {
  const all = Array.from({ length: groups }, (_, g) => {
    const path = `/ui/${g}/`;
    const web = {
      ...base,
      kind: 'external',
      pathname: `https://${g}.example`,
      href: `https://${g}.example`,
      title: 'Web',
    };
    return branch('group', path, [
      page(path),
      page(`${path}hidden/`, { inSideNav: false }),
      web as TreeNode,
      ...(g % 3 === 1 ? [branch('group', `${path}deep/`, [page(`${path}deep/a/`), page(`${path}deep/b/`)])] : []),
      ...(g % 3 === 2
        ? [branch('subheader', `${path}under/`, [page(`${path}under/a/`), page(`${path}under/b/`)])]
        : []),
    ]);
  });
  return [page('/ui/'), ...all];
}

function sidebars(nodes: TreeNode[], template: (props: SidebarProps) => React.ReactNode) {
  const site = testSite();
  const plan = {
    site,
    products: new Map(site.products.map((product) => [product.id, product])),
    trees: new Map([['ui', { productId: 'ui', nodes }]]),
    ids: new Map([['/ui/all-pages/', new Set()]]),
  } as unknown as BuildPlan; // What the function reads of a plan.
  const common = { userLanguage: 'en', translations: englishTexts, base: '/' } as unknown as CommonProps;
  const made = createSidebars({
    plan,
    templates: { Sidebar: template },
    common,
    islands: new Map(),
    restoreScript: '',
  });
  const navs = [...placesOf({ productId: 'ui', nodes })].map(([path, place]) => ({
    path,
    nav: made.nav({ productKey: 'ui', path, place }),
  }));
  const list = made.nav({ productKey: 'ui', path: '/ui/all-pages/', place: null });
  return { navs, list, files: made.files() };
}

/** As if nothing were shared. */
function Apart(props: SidebarProps) {
  return <Sidebar {...props} once={(_, render) => renderToStaticMarkup(render())} />;
}

test.each([
  ['small', 6],
  ['large', 36],
])('sidebars of a %s tree are the same as when each is rendered separately', (_, groups) => {
  const asked: string[] = [];
  const counted = (props: SidebarProps) => (
    <Sidebar
      {...props}
      mark={(node) => {
        asked.push(node.route);
        return props.mark(node);
      }}
    />
  );
  const shared = sidebars(tree(groups), counted);
  expect(shared).toEqual(sidebars(tree(groups), Apart));
  expect(JSON.stringify(shared)).not.toMatch(/data-mark|\\u0000/);
  for (const { path, nav } of shared.navs) {
    const marked = [...(nav?.html.matchAll(/<a href="([^"]*)" aria-current="page"/g) ?? [])].map(([, href]) => href);
    expect(marked).toEqual(/(?:hidden|deep|under)\/$/.test(path) ? [] : [path]); // The others have a row.
  }
  expect(shared.files).toHaveLength(groups > 30 ? 1 : 0);
  expect(asked.filter((route) => route === '/ui/0/')).toHaveLength(1); // In a group of pages alone.
});
