// Pages and API pages to one plan: routes with their ids, languages, places, addresses and checked links.
import { describe, expect, test } from 'vitest';
import type { ApiDoc } from '../../src/model/api.ts';
import { NO_ASSETS } from '../../src/model/assets.ts';
import type { CompiledPage, PageSource } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { planSite } from '../../src/plan/plan.ts';
import { toNodes } from '../../src/tree/nodes.ts';
import { pageCompiler, said } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';

interface Draft extends Partial<PageSource> {
  readonly markdown: string;
}

async function plan(drafts: readonly Draft[], config: Readonly<Record<string, unknown>> = {}, apiDocs: ApiDoc[] = []) {
  const site = testSite(config);
  return planSite({
    site,
    pages: await compile(drafts, site),
    apiDocs,
    demos: new Map(),
    trees: new Map(),
    history: new Map(),
    assets: NO_ASSETS,
    places: new Map(),
    drafts: [],
    leftOut: [],
  });
}

async function compile(drafts: readonly Draft[], site: Site): Promise<CompiledPage[]> {
  const compilePage = await pageCompiler(site);
  const pages: CompiledPage[] = [];
  for (const { markdown, ...source } of drafts) {
    const name = source.name ?? `${source.route?.split('/').at(-2)}.md`;
    const { page } = await compilePage(markdown, { source: { name, file: `content/ui/${name}`, ...source } });
    pages.push(page);
  }
  return pages;
}

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

// [accepted languages, product and category of a page below `/zh/` on a site that is built in English alone]
test.each([
  [['en', 'zh'], 'material-ui', 'core'],
  [['en'], null, null],
])('an accepted language in %j is split from the path', async (acceptedLanguages, productId, categoryId) => {
  const { value } = await plan([{ route: '/zh/material-ui/button/', productKey: 'site', markdown: 'x\n' }], {
    acceptedLanguages,
    products: [{ id: 'site', prefix: '/', name: 'Acme', contentDir: 'content' }],
  });
  expect(value.routes.map((route) => [route.language, route.productId, route.categoryId])).toEqual([
    ['en', productId, categoryId],
  ]);
});

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

describe('languages', () => {
  const config = { languages: ['en', 'zh', 'de'] };
  const drafts: Draft[] = [
    { route: '/ui/a/', markdown: '## Use\n' },
    { route: '/zh/ui/a/', name: 'a-zh.md', language: 'zh', markdown: '[b](/ui/b/) [a](/ui/a/)\n' },
    { route: '/ui/b/', markdown: 'b' },
  ];

  test('a page lists all its languages, the default first', async () => {
    const { value } = await plan(drafts, config);
    expect(value.routes.map(({ path, alternates }) => [path, alternates.map((other) => other.path)])).toEqual([
      ['/ui/a/', ['/ui/a/', '/zh/ui/a/']],
      ['/ui/b/', ['/ui/b/']],
      ['/zh/ui/a/', ['/ui/a/', '/zh/ui/a/']],
    ]);
  });

  test('a link gets a prefix only if the page exists in that language', async () => {
    const { value, diagnostics } = await plan(drafts, config);
    const zh = value.routes.find(({ path }) => path === '/zh/ui/a/');
    expect(zh?.kind === 'doc' && zh.hrefs).toEqual({ 0: '/ui/b/', 1: '/zh/ui/a/' });
    expect(diagnostics).toEqual([]);
  });

  test('product ids are those of the page without its prefix', async () => {
    const { value } = await plan(drafts, config);
    expect(value.routes.map(({ productId }) => productId)).toEqual(['ui', 'ui', 'ui']);
  });
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

describe('a section that a page tree links to', () => {
  async function planWithTree(hash: string, config: Readonly<Record<string, unknown>> = {}) {
    const site = testSite(config);
    const pathname = `/ui/button${hash}`;
    const inputs = [{ pathname: 'group', children: [{ pathname, title: 'Sizes' }] }];
    const at = { file: 'content/ui/pages.ts' };
    const around = {
      known: new Set(['/ui/button/']),
      drafts: new Set<string>(),
      elsewhere: [],
      at,
      placeOf: () => ({ ...at, line: 4 }),
    };
    const trees = new Map([['ui', { productId: 'ui', nodes: toNodes(inputs, around).nodes }]]);
    const pages = await compile([{ route: '/ui/button/', markdown: '## Sizes' }], site);
    return planSite({
      site,
      pages,
      apiDocs: [],
      demos: new Map(),
      trees,
      places: new Map(),
      history: new Map(),
      assets: NO_ASSETS,
      drafts: [],
      leftOut: [],
    }).value.undecided.map(({ diagnostic }) => diagnostic);
  }

  test.each(['', '#sizes', '#top', '#:~:text=a'])('exists: %s', async (hash) => {
    expect(await planWithTree(hash)).toEqual([]);
  });

  test('is reported with its line and the node if it does not exist', async () => {
    expect(await planWithTree('#size')).toMatchObject([
      {
        code: 'plan/dead-anchor',
        severity: 'error',
        message: 'The page tree lists /ui/button#size, but /ui/button/ has no element with the id "size".',
        hint: 'did you mean "#sizes"?',
        at: { file: 'content/ui/pages.ts', line: 4 },
      },
    ]);
  });

  test('has the severity of links in pages', async () => {
    expect(await planWithTree('#size', { links: { deadAnchor: 'warning' } })).toMatchObject([{ severity: 'warning' }]);
    expect(await planWithTree('#size', { links: { deadAnchor: 'off' } })).toEqual([]);
  });
});
