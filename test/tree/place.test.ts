// Where a page stands: its row, what is above it, what comes before and after.
import { describe, expect, test } from 'vitest';
import type { PageNodeInput } from '../../src/schema/page-tree.ts';
import { toNodes } from '../../src/tree/nodes.ts';
import { placesOf } from '../../src/tree/place.ts';

function places(inputs: PageNodeInput[], routes: string[] = []) {
  const { nodes } = toNodes(inputs, {
    known: new Set(routes),
    drafts: new Set(),
    elsewhere: [],
    at: { file: 'pages.ts' },
    placeOf: () => ({ file: 'pages.ts' }),
  });
  return placesOf({ productId: 'ui', nodes });
}

/** `previous < pathname of its row < next`, with `-` for none. */
function step(inputs: PageNodeInput[], route: string, routes?: string[]): string | null {
  const place = places(inputs, routes).get(route);
  return place ? `${place.previous?.pathname ?? '-'} < ${place.node.pathname} < ${place.next?.pathname ?? '-'}` : null;
}

describe('previous and next', () => {
  const tree: PageNodeInput[] = [
    { pathname: '/a' },
    {
      pathname: 'g',
      children: [{ pathname: '/b' }, { pathname: 's', subheader: 'S', children: [{ pathname: '/c' }] }],
    },
    { pathname: 'https://x.example/' },
    { pathname: '/d' },
  ];

  test.each([
    ['/a/', '- < /a < /b'],
    ['/b/', '/a < /b < /c'],
    ['/c/', '/b < /c < /d'],
    ['/d/', '/c < /d < -'],
  ])('follow the leaves, depth first, past links that leave the site: %s', (route, expected) => {
    expect(step(tree, route)).toBe(expected);
  });

  test('pass over what the sidebar hides, and all below it', () => {
    const hidden: PageNodeInput[] = [
      { pathname: '/a' },
      { pathname: '/b', inSideNav: false },
      { pathname: 'g', inSideNav: false, children: [{ pathname: '/c' }] },
      { pathname: '/d' },
    ];
    expect(step(hidden, '/a/')).toBe('- < /a < /d');
    expect(step(hidden, '/b/')).toBe('- < /b < -');
    expect(step(hidden, '/c/')).toBe('- < /c < -');
  });

  test('are none on a page with ordered: false, which stays a neighbour of others', () => {
    const tree: PageNodeInput[] = [{ pathname: '/a' }, { pathname: '/b', ordered: false }, { pathname: '/c' }];
    expect(step(tree, '/b/')).toBe('- < /b < -');
    expect(step(tree, '/a/')).toBe('- < /a < /b');
  });

  test.each([
    ['after its page', [{ pathname: '/a' }, { pathname: '/a#x' }, { pathname: '/b' }]],
    ['before its page', [{ pathname: '/a#x' }, { pathname: '/a' }, { pathname: '/b' }]],
  ])('know a #hash row %s as a part of the page', (_name, tree) => {
    expect(step(tree, '/a/')).toBe('- < /a < /b');
    expect(step(tree, '/b/')).toBe('/a < /b < -');
  });

  test('count a #hash row whose page has no other', () => {
    expect(step([{ pathname: '/a#x' }, { pathname: '/a#y' }, { pathname: '/b' }], '/b/')).toBe('/a#x < /b < -');
  });
});

describe('the parents', () => {
  test('come nearest first', () => {
    const tree: PageNodeInput[] = [
      { pathname: 'g', children: [{ pathname: 's', subheader: 'S', children: [{ pathname: '/a' }] }] },
    ];
    expect(
      places(tree)
        .get('/a/')
        ?.parents.map(({ pathname }) => pathname),
    ).toEqual(['s', 'g']);
  });

  test('of a page that has the pathname of a group start with that group', () => {
    const place = places([{ pathname: 'top', children: [{ pathname: '/g', children: [{ pathname: '/g/a' }] }] }]).get(
      '/g/',
    );
    expect(place).toMatchObject({ previous: null, next: null, node: { kind: 'page', route: '/g/', title: 'G' } });
    expect(place?.parents.map(({ pathname }) => pathname)).toEqual(['/g', 'top']);
  });
});

describe('the row of a page', () => {
  test('is none when the tree does not list it', () => {
    expect(step([{ pathname: '/a' }, { pathname: 'https://x.example/' }], '/b/')).toBeNull();
  });

  test('with [docsTab] is also that of its API tabs', () => {
    const tree: PageNodeInput[] = [{ pathname: '/a/[docsTab]' }, { pathname: '/b' }];
    expect(['/a/', '/a/components-api/', '/a/hooks-api/'].map((route) => step(tree, route))).toEqual(
      Array(3).fill('- < /a/[docsTab] < /b'),
    );
  });

  test('is not taken by an API tab of the page', () => {
    const tree: PageNodeInput[] = [{ pathname: '/a' }, { pathname: '/a/components-api' }, { pathname: '/b' }];
    expect(step(tree, '/a/', ['/a/', '/b/'])).toBe('- < /a < /b');
    expect(step(tree, '/b/', ['/a/', '/b/'])).toBe('/a < /b < -');
  });

  test('that stands twice as an API tab is the later one', () => {
    const tree: PageNodeInput[] = [
      { pathname: 'one', children: [{ pathname: '/a/hooks-api' }] },
      { pathname: '/b' },
      { pathname: 'two', children: [{ pathname: '/a/hooks-api/' }] },
    ];
    expect(step(tree, '/a/hooks-api/')).toBe('/b < /a/hooks-api/ < -');
    expect(
      places(tree)
        .get('/a/hooks-api/')
        ?.parents.map(({ pathname }) => pathname),
    ).toEqual(['two']);
  });
});
