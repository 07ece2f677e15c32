// Page trees in another language: where their rows lead, and what they are called.
import { expect, test } from 'vitest';
import type { BuildPlan } from '../../src/model/route.ts';
import type { GroupNode, PageNode } from '../../src/model/tree.ts';
import { localPlan } from '../../src/render/local-plan.ts';
import { testSite } from '../support/site.ts';

const node = { plan: 'community', tags: [], inSideNav: true, linkProps: {}, at: { file: 'pages.ts' } } as const;
const pageNode = (pathname: string, title: string | null): PageNode => ({
  ...node,
  kind: 'page',
  pathname,
  title,
  route: `${pathname}/`,
  hash: '',
  query: '',
  api: null,
  ordered: true,
  disableDrawer: false,
});
const button = pageNode('/ui/button', 'Button');
const slider = pageNode('/ui/slider', 'Slider');
const bare = pageNode('/ui/bare', null);
const group: GroupNode = {
  ...node,
  kind: 'group',
  pathname: '/ui/inputs',
  title: 'Inputs',
  href: null,
  children: [button, slider, bare],
};
const place = { node: button, parents: [group], previous: null, next: slider };
const routes = [
  { path: '/ui/button/', language: 'en', title: 'Button', place },
  { path: '/zh/ui/button/', language: 'zh', title: '按钮', place },
  { path: '/zh/ui/bare/', language: 'zh', title: '无', place: null },
];
const plan = {
  site: testSite({ languages: ['en', 'zh'] }),
  routes,
  generated: [],
  trees: new Map([['ui', { productId: 'ui', nodes: [group] }]]),
} as unknown as BuildPlan; // All that is read of it.

const rowsOf = (trees: BuildPlan['trees']) =>
  (trees.get('ui')?.nodes ?? []).flatMap((top) =>
    top.kind === 'group'
      ? [[top.title, null], ...top.children.map((row) => [row.title, row.kind === 'page' ? row.route : null])]
      : [],
  );

test('the first language has the plan as it is', () => {
  expect(localPlan(plan, 'en', { pages: {} }).plan).toBe(plan);
});

test('rows lead to translations, by their titles; who asked for no title gets none', () => {
  expect(rowsOf(localPlan(plan, 'zh', { pages: {} }).plan.trees)).toEqual([
    ['Inputs', null],
    ['按钮', '/zh/ui/button/'],
    ['Slider', '/ui/slider/'],
    [null, '/zh/ui/bare/'],
  ]);
  expect(rowsOf(plan.trees)[1]).toEqual(['Button', '/ui/button/']);
});

test('a text of the table wins over all other titles, in the first language too', () => {
  const pages = { '/ui/inputs': '输入', '/ui/button': '键', '/ui/slider': '滑块' };
  expect(rowsOf(localPlan(plan, 'zh', { pages }).plan.trees).map(([title]) => title)).toEqual([
    '输入',
    '键',
    '滑块',
    null,
  ]);
  expect(rowsOf(localPlan(plan, 'en', { pages: { '/ui/inputs': 'Fields' } }).plan.trees)).toEqual([
    ['Fields', null],
    ['Button', '/ui/button/'],
    ['Slider', '/ui/slider/'],
    [null, '/ui/bare/'],
  ]);
});

test('rows that lead to a section or a tab keep their own titles, unless the table has one for their pathname', () => {
  const rows: readonly PageNode[] = [
    { ...button, pathname: '/ui/button#sizes', title: 'Sizes', hash: '#sizes' },
    { ...button, pathname: '/ui/button?tab=a', title: 'Tab A', query: '?tab=a' },
    // `query` of a node: its pathname is that of the page, too.
    { ...button, title: 'Tab B', query: '?tab=b' },
    { ...button, pathname: '/ui/button/components-api', title: 'API', api: 'components-api' },
  ];
  const trees = new Map([['ui', { productId: 'ui', nodes: rows }]]);
  const titlesIn = (pages: Readonly<Record<string, string>>) =>
    (localPlan({ ...plan, trees }, 'zh', { pages }).plan.trees.get('ui')?.nodes ?? []).map((row) => [
      row.title,
      row.kind === 'page' && row.route,
    ]);
  const route = '/zh/ui/button/';
  expect(titlesIn({})).toEqual(['Sizes', 'Tab A', 'Tab B', 'API'].map((title) => [title, route]));
  const pages = { '/ui/button#sizes': '尺寸', '/ui/button?tab=a': '甲', '/ui/button': '键' };
  expect(titlesIn(pages)).toEqual(['尺寸', '甲', 'Tab B', 'API'].map((title) => [title, route]));
});

test('a group may have a name that all objects have', () => {
  const trees = new Map([['ui', { productId: 'ui', nodes: [{ ...group, pathname: 'constructor' }] }]]);
  expect(rowsOf(localPlan({ ...plan, trees }, 'zh', { pages: {} }).plan.trees)[0]).toEqual(['Inputs', null]);
});

test('the place of a page is that in the tree of its language', () => {
  const local = localPlan(plan, 'zh', { pages: {} });
  const [, translated] = plan.routes;
  if (!translated) throw new Error('The plan has two routes.');
  const found = local.route(translated).place;
  const [top] = local.plan.trees.get('ui')?.nodes ?? [];
  expect(found?.node).toMatchObject({ title: '按钮', route: '/zh/ui/button/' });
  expect([found?.parents[0], found?.next?.title]).toEqual([top, 'Slider']);
});
