// Pages and API pages become one plan: routes, addresses and checked links.
import { describe, expect, test } from 'vitest';
import type { ApiDoc } from '../../src/model/api.ts';
import { said } from '../support/compile-page.tsx';
import { plan } from './plan-pages.ts';

function apiDoc(route: string, more: Partial<Extract<ApiDoc, { kind: 'interface' }>> = {}): ApiDoc {
  return {
    kind: 'interface',
    route,
    file: `content/ui/api/${route.split('/').at(-2)}.json`,
    productKey: 'ui',
    name: 'Button',
    title: 'Button API',
    summary: 'API of Button.',
    anchors: ['props'],
    links: [],
    props: [],
    claims: [],
    typeNames: [],
    section: null,
    ...more,
  } as ApiDoc; // The fields that planning reads; the rest is what rendering shows.
}

test('routes are sorted in any order of the pages', async () => {
  const { value } = await plan(
    [
      { route: '/ui/b/', markdown: 'b' },
      { route: '/ui/a/', markdown: 'a' },
    ],
    {},
    [apiDoc('/ui/api/button/')],
  );
  expect(value.routes.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
    'doc /ui/a/',
    'api /ui/api/button/',
    'doc /ui/b/',
  ]);
});

test('the links between pages, content files and API pages are checked, and resolved if only the plan can', async () => {
  const { value, diagnostics } = await plan(
    [
      { route: '/ui/a/', markdown: '[b](b.md#use) [c](/ui/b/) [d](/ui/api/button/#props) [e](#x)\n\n## X\n' },
      { route: '/ui/b/', markdown: '## Use\n\n[a](/ui/aa/) [b](c.md)\n' },
    ],
    {},
    [apiDoc('/ui/api/button/')],
  );
  const [a] = value.routes;
  expect(a?.kind === 'doc' && a.hrefs).toEqual({
    0: '/ui/b/#use',
    1: '/ui/b/',
    2: '/ui/api/button/#props',
    3: '/ui/a/#x',
  });
  expect(said(diagnostics)).toEqual(['3:5 error plan/dead-link', '3:18 error plan/dead-link']);
});

test('a file with two routes is reported once', async () => {
  const draft = { markdown: '[x](/ui/none/)\n', name: 'a.md' };
  const { diagnostics } = await plan([
    { ...draft, route: '/ui/a/' },
    { ...draft, route: '/ui/b/', primary: false },
  ]);
  expect(said(diagnostics)).toEqual(['1:5 error plan/dead-link']);
});

test('the links of API pages are checked too', async () => {
  const at = { file: 'content/ui/api/button.json' };
  const link = { href: '/ui/a', path: '/ui/a/', anchor: '', query: '', contentFile: null, at };
  const { diagnostics } = await plan([{ route: '/ui/a/', markdown: 'a' }], {}, [
    apiDoc('/ui/api/button/', { links: [link] }),
  ]);
  expect(diagnostics).toMatchObject([{ code: 'plan/link-not-canonical', severity: 'warning', at }]);
});

test('a component without an API page has no link, and is reported where it is written', async () => {
  const markdown = '---\ntitle: Fab\nproductId: ui\ncomponents: Button, Fab\n---\n\na\n';
  const { value, diagnostics } = await plan([{ route: '/ui/a/', markdown }], {}, [apiDoc('/ui/api/button/')]);
  const [a] = value.routes;
  expect(a?.kind === 'doc' && a.apiHrefs).toEqual(['/ui/api/button/', null]);
  expect(diagnostics.map(({ code, at }) => `${code} ${at?.line}:${at?.column}`)).toEqual([
    'plan/missing-api-page 4:21',
  ]);
});

test('a page and an API page with the same route are an error that names both', async () => {
  const { diagnostics } = await plan([{ route: '/ui/a/', markdown: 'a' }], {}, [apiDoc('/ui/a/')]);
  expect(diagnostics).toMatchObject([
    {
      code: 'plan/duplicate-route',
      severity: 'error',
      at: { file: 'content/ui/api/a.json' },
      related: [{ at: { file: 'content/ui/a.md' } }],
    },
  ]);
});

describe('the edit address', () => {
  const repo = { url: 'https://github.com/acme/ui', branch: 'next' };
  test.each([
    ['a', { repo }, 'https://github.com/acme/ui/edit/next/content/ui/a.md'],
    ['---\nfilename: /docs/x y.md\n---\n', { repo }, 'https://github.com/acme/ui/edit/next/docs/x%20y.md'],
    ['a', {}, null],
  ])('of %j with %j', async (markdown, config, expected) => {
    expect((await plan([{ route: '/ui/a/', markdown }], config)).value.routes[0]?.editUrl).toBe(expected);
  });
});

describe('the root', () => {
  test.each([
    ['leads to the first product that has a page there', ['/ui/', '/ui/a/'], '/ui/'],
    ['leads to the first page when no product has one', ['/ui/b/', '/ui/a/'], '/ui/a/'],
    ['is a page of its own', ['/', '/ui/'], null],
  ])('%s', async (_name, routes, target) => {
    const { value } = await plan(routes.map((route) => ({ route, name: `x${route.length}.md`, markdown: 'a' })));
    expect(value.site.redirects.map(({ from, to }) => [from, to])).toEqual(target === null ? [] : [['/', target]]);
  });

  test('keeps the redirect that the configuration gives it', async () => {
    const redirects = [{ from: '/', to: '/ui/b/' }];
    const { value } = await plan([{ route: '/ui/a/', markdown: 'a' }], { redirects });
    expect(value.site.redirects.map(({ to }) => to)).toEqual(['/ui/b/']);
  });
});
