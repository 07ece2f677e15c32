// What the adapter of DocSearch sends and understands: asked over HTTP, of a server that answers as Algolia's does.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { docsearchClient } from '../../../src/client/search-adapters/docsearch.ts';
import type { SearchAnswer, SearchQuery } from '../../../src/model/search.ts';

interface Asked {
  readonly host: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Record<string, unknown>;
}

const asked: Asked[] = [];
/** By host; the one for all others is `*`. */
let answers: Record<string, { readonly status: number; readonly body: unknown }> = {};
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer> /* Without an encoding. */) chunks.push(chunk);
  const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
  asked.push({
    host,
    path,
    headers: Object.keys(request.headers).filter((name) => name.startsWith('x-')),
    body: JSON.parse(Buffer.concat(chunks).toString()),
  });
  const { status, body } = answers[host] ?? answers['*'] ?? { status: 404, body: {} };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

/** The hosts are Algolia's: their requests arrive at the server above, with the host as the first part of the path. */
const client = () =>
  docsearchClient(
    { provider: 'docsearch', sheet: '', appId: 'A1', apiKey: 'k&y', indexName: 'my docs' },
    {
      fetch: (url, init) => fetch(String(url).replace('https:/', origin), init),
      origin: 'https://preview.example',
    },
  );
const QUERY: SearchQuery = { text: 'color', language: 'en', product: 'ui', isOnly: false, kinds: null, limit: 40 };
const ask = async (also: Partial<SearchQuery> = {}): Promise<readonly SearchAnswer[]> => {
  const given: SearchAnswer[] = [];
  await client().ask({ ...QUERY, ...also }, (answer) => given.push(answer));
  return given;
};

const hierarchy = (...levels: readonly string[]) =>
  Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`lvl${at}`, levels[at] ?? null]));
const value = (text: string) => ({ value: text, matchLevel: 'full', matchedWords: ['color'] });
const HITS = [
  {
    objectID: '1',
    url: 'https://docs.example/ui/button/#color-and-size',
    type: 'lvl2',
    hierarchy: hierarchy('Acme UI', 'Button', 'Color and size'),
    productId: 'ui',
    _highlightResult: { hierarchy: { lvl2: value('\uE000Color\uE001 and size') } },
  },
  {
    objectID: '2',
    url: 'https://docs.example/ui/button/#usage',
    type: 'content',
    content: 'Its color is that of the theme.',
    hierarchy: hierarchy('Acme UI', 'Button', 'Usage'),
    productId: 'ui',
    _highlightResult: { hierarchy: { lvl2: value('Usage') } },
    _snippetResult: { content: value('Its \uE000color\uE001 is that of the <b>theme</b>.') },
  },
  {
    objectID: '3',
    url: 'https://docs.example/icons/colors/#main',
    type: 'lvl1',
    hierarchy: hierarchy('Acme Icons', 'Colors'),
    productId: 'icons',
    _highlightResult: { hierarchy: { lvl1: value('\uE000Color\uE001s') } },
  },
  { objectID: '4', url: 'https://docs.example/', title: 'Of another index' },
];

describe('DocSearch', () => {
  test('is asked for the language, with the product of the page first, in one request of a browser', async () => {
    answers = { '*': { status: 200, body: { hits: [] } } };
    expect(await ask()).toEqual([{ query: QUERY, hits: [], counts: { kinds: {}, products: {} }, isWhole: true }]);
    expect(asked).toEqual([
      {
        host: 'A1-dsn.algolia.net',
        path: '/1/indexes/my%20docs/query?x-algolia-application-id=A1&x-algolia-api-key=k%26y',
        headers: [], // One of them would make a browser ask first whether it may.
        body: {
          query: 'color',
          hitsPerPage: 40,
          facetFilters: ['language:en'],
          optionalFilters: ['productId:ui'],
          highlightPreTag: '\uE000',
          highlightPostTag: '\uE001',
          attributesToSnippet: ['content:20'],
        },
      },
    ]);
    await ask({ isOnly: true });
    expect(asked[1]?.body).toMatchObject({ facetFilters: ['language:en', 'productId:ui'] });
    expect(asked[1]?.body).not.toHaveProperty('optionalFilters');
  });

  test('finds pages, sections and texts, on the host that is read', async () => {
    answers = { '*': { status: 200, body: { hits: HITS } } };
    const [answer] = await ask();
    expect(answer?.hits.map(({ kind, href, crumbs, product }) => ({ kind, href, crumbs, product }))).toEqual([
      { kind: 'heading', href: '/ui/button/#color-and-size', crumbs: ['Acme UI', 'Button'], product: 'ui' },
      { kind: 'heading', href: '/ui/button/#usage', crumbs: ['Acme UI', 'Button'], product: 'ui' },
      { kind: 'page', href: '/icons/colors/', crumbs: ['Acme Icons'], product: 'icons' },
    ]);
    expect(answer?.hits[0]?.title).toEqual([
      { text: 'Color', isMatch: true },
      { text: ' and size', isMatch: false },
    ]);
    expect(answer?.hits[1]?.snippet).toEqual([
      { text: 'Its ', isMatch: false },
      { text: 'color', isMatch: true },
      { text: ' is that of the <b>theme</b>.', isMatch: false }, // It is shown as text.
    ]);
    expect(answer?.counts).toEqual({ kinds: { heading: 2, page: 1 }, products: { ui: 2, icons: 1 } });
    const [pages] = await ask({ kinds: ['page'] });
    expect(pages?.hits.map(({ href }) => href)).toEqual(['/icons/colors/']);
    expect(pages?.counts.kinds).toEqual({ heading: 2, page: 1 });
  });

  test('a host that is down is passed over', async () => {
    answers = {
      'A1-dsn.algolia.net': { status: 503, body: {} },
      'A1-1.algolianet.com': { status: 200, body: { hits: HITS } },
    };
    expect((await ask())[0]?.hits).toHaveLength(3);
    expect(asked.map(({ host }) => host)).toEqual(['A1-dsn.algolia.net', 'A1-1.algolianet.com']);
  });

  test('what it refuses is an error that says why', async () => {
    answers = { '*': { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } } };
    await expect(ask()).rejects.toThrow(/^Algolia answered 403: .*Invalid Application-ID or API key/);
    expect(asked).toHaveLength(1); // Another host would say the same.
  });

  test('a later question ends the one before, which gives no answer and no error', async () => {
    answers = { '*': { status: 200, body: { hits: HITS } } };
    const one = client();
    const given: string[] = [];
    const first = one.ask({ ...QUERY, text: 'a' }, ({ query }) => given.push(query.text));
    const second = one.ask({ ...QUERY, text: 'ab' }, ({ query }) => given.push(query.text));
    await Promise.all([first, second]);
    expect(given).toEqual(['ab']);
  });
});
