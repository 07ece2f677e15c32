// What the nodes of a page tree become: titles, icons, links and defaults.
import { describe, expect, test } from 'vitest';
import { build, nodesOf, outline } from './build-tree.ts';

describe('a node', () => {
  test('has defaults for all missing fields', async () => {
    expect(await nodesOf("[{ pathname: '/ui/button' }]")).toEqual([
      {
        kind: 'page',
        pathname: '/ui/button',
        title: 'Button',
        plan: 'community',
        tags: [],
        inSideNav: true,
        linkProps: {},
        at: { file: 'content/pages.ts' },
        route: '/ui/button/',
        hash: '',
        query: '',
        api: null,
        ordered: true,
        disableDrawer: false,
      },
    ]);
  });

  test('keeps every field; its tags are in the order of the chips', async () => {
    const [node] = await nodesOf(`[{
      pathname: '/ui/button', plan: 'pro', deprecated: true, beta: true, unstable: true, planned: true, newFeature: true, legacy: true,
      icon: 'BookIcon', inSideNav: false, ordered: false, disableDrawer: true, linkProps: { target: '_blank', tabIndex: 0, sx: { a: 1 }, on: () => {} },
    }]`);
    expect(node).toMatchObject({
      plan: 'pro',
      tags: ['legacy', 'newFeature', 'planned', 'unstable', 'beta', 'deprecated'],
      icon: 'BookIcon',
      inSideNav: false,
      ordered: false,
      disableDrawer: true,
    });
    expect(node?.linkProps).toEqual({ target: '_blank', tabIndex: 0, rel: 'noopener' });
  });

  test('whose icon is a component has none', async () => {
    expect((await nodesOf("[{ pathname: '/ui/button', icon: () => null, newFeature: false }]"))[0]).not.toHaveProperty(
      'icon',
    );
  });

  test.each([
    ["{ pathname: '/ui/button#usage' }", { kind: 'page', route: '/ui/button/', hash: '#usage', query: '' }],
    ["{ pathname: '/ui/button/?a=b#usage' }", { kind: 'page', route: '/ui/button/', hash: '#usage', query: '?a=b' }],
    ["{ pathname: '/ui/button', query: { a: 'b c', d: '&' } }", { route: '/ui/button/', query: '?a=b+c&d=%26' }],
    ["{ pathname: '/ui/button?x=1', query: '?a=b' }", { route: '/ui/button/', query: '?x=1&a=b' }],
    ["{ pathname: 'https://a.example/b', title: 'B' }", { kind: 'external', href: 'https://a.example/b', title: 'B' }],
    ["{ pathname: 'mailto:a@b.example' }", { kind: 'external' }],
    ["{ pathname: '/blog/a', title: 'A' }", { kind: 'external', href: '/blog/a' }],
    ["{ pathname: '/ui/llms.txt' }", { kind: 'external', href: '/ui/llms.txt' }],
    ["{ pathname: '/ui/api/button' }", { kind: 'page', route: '/ui/api/button/', title: 'Button' }],
    ["{ pathname: '/ui/button/[docsTab]' }", { kind: 'page', route: '/ui/button/', api: null, title: 'Button' }],
    [
      "{ pathname: '/ui/button/components-api/#button', title: 'Button' }",
      { kind: 'page', route: '/ui/button/', hash: '#button', api: 'components-api' },
    ],
    ["{ pathname: '/ui/card/hooks-api' }", { kind: 'page', route: '/ui/card/hooks-api/', api: 'hooks-api' }],
    ["{ pathname: '/ui/button', children: [] }", { kind: 'page' }],
    ["{ pathname: '/ui/x', subheader: 'Extra' }", { kind: 'subheader', title: 'Extra', children: [] }],
    [
      "{ pathname: 'Anything', children: [{ pathname: '/ui/button' }] }",
      { kind: 'group', title: 'Anything', href: '/ui/button/' },
    ],
  ])('%s', async (node, expected) => {
    const extra = {
      site: "links: { elsewhere: ['/blog', '/ui/llms.txt'] },",
      apiRoutes: ['/ui/api/button/', '/ui/card/hooks-api/'],
    };
    expect((await nodesOf(`[${node}]`, extra))[0]).toMatchObject(expected);
  });

  test('below links.elsewhere that is a page is a page', async () => {
    expect(await nodesOf("[{ pathname: '/ui/button' }]", { site: "links: { elsewhere: ['/ui/'] }," })).toMatchObject([
      { kind: 'page' },
    ]);
  });

  test.each([
    ["[{ pathname: '/ui/button#a' }]", '/ui/button/#a'],
    ["[{ pathname: '/ui/s', subheader: 'S', children: [{ pathname: '/ui/card' }] }]", '/ui/card/'],
    ["[{ pathname: '/ui/g2', children: [{ pathname: '/ui/card' }] }, { pathname: '/ui/button' }]", '/ui/card/'],
    ["[{ pathname: '/ui/s', subheader: 'S' }, { pathname: '/ui/button' }]", '/ui/button/'],
    ["[{ pathname: 'https://a.example/' }]", 'https://a.example/'],
    ["[{ pathname: '/ui/s', subheader: 'S' }]", null],
  ])('that is a group leads to its first page: %s', async (children, href) => {
    expect((await nodesOf(`[{ pathname: '/ui/g', children: ${children} }]`))[0]).toMatchObject({ kind: 'group', href });
  });

  test('keeps its place: the order is the author’s', async () => {
    const nodes = await nodesOf(`[{ pathname: '/ui/card' },
      { pathname: '/ui/group', title: 'More', children: [
        { pathname: '/ui/s', subheader: 'Inside', children: [{ pathname: '/ui/button' }] },
        { pathname: 'https://a.example/z', title: false }] }]`);
    expect(outline(nodes)).toEqual([
      'page Card /ui/card/',
      [
        'group More /ui/group',
        ['subheader Inside /ui/s', 'page Button /ui/button/'],
        'external null https://a.example/z',
      ],
    ]);
  });
});

test.each(['style', 'href', 'class', 'className', 'children', 'dangerouslySetInnerHTML', 'onclick', 'onFocus'])(
  'the linkProps of a node may not set %s',
  async (name) => {
    const tree = `export default [{ pathname: '/ui/button', linkProps: { ${name}: { a: 1 }, id: 'b' } }];`;
    const { diagnostics } = await build({ 'content/pages.ts': tree });
    expect(diagnostics).toMatchObject([{ code: 'tree/invalid-field' }]);
    expect(diagnostics[0]?.message).toContain(`"${name}" is not allowed in \`linkProps\``);
  },
);

test.each([
  ["{ target: '_blank' }", { target: '_blank', rel: 'noopener' }],
  ["{ target: '_blank', rel: 'nofollow' }", { target: '_blank', rel: 'nofollow noopener' }],
  ["{ target: '_blank', rel: 'noopener' }", { target: '_blank', rel: 'noopener' }],
  ["{ target: '_self', sx: { color: 'red' } }", { target: '_self' }],
])('a link in a new tab gets noopener: %s', async (linkProps, expected) => {
  const [node] = await nodesOf(`[{ pathname: '/ui/button', linkProps: ${linkProps} }]`);
  expect(node?.linkProps).toEqual(expected);
});

test('the name of a group may look like any address; mailto and tel are valid links', async () => {
  const tree =
    "[{ pathname: 'ui:inputs', children: [{ pathname: '/ui/button' }] }, { pathname: 'mailto:a@b.example', title: 'Mail' }]";
  expect((await nodesOf(tree)).map(({ kind }) => kind)).toEqual(['group', 'external']);
});
