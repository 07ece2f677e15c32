// @vitest-environment happy-dom
// What the adapter of Pagefind makes of what its script finds: a module with the interface of `pagefind.js` stands in for it.
import { describe, expect, test } from 'vitest';
import { type Pagefind, type PagefindPage, pagefindClient } from '../../../src/client/search-adapters/pagefind.ts';
import type { SearchAnswer, SearchQuery } from '../../../src/model/search.ts';

const BUTTON: PagefindPage = {
  url: '/docs/ui/button/',
  meta: { title: 'Button' },
  excerpt: 'A <mark>button</mark> starts an action.',
  sub_results: [
    { title: 'Button', url: '/docs/ui/button/', excerpt: 'A <mark>button</mark> starts an action.' },
    { title: 'Usage', url: '/docs/ui/button/#usage', excerpt: 'Press the <mark>button</mark>: &lt;Button /&gt;' },
  ],
};
const PLAIN: PagefindPage = { url: '/docs/x/', meta: {}, excerpt: 'Of <mark>buttons</mark>.' };
const QUERY: SearchQuery = { text: 'button', language: 'en', product: null, isOnly: false, kinds: null, limit: 40 };

function start(pages: readonly PagefindPage[], also: Partial<Pagefind> = {}) {
  const calls: unknown[] = [];
  const module: Pagefind = {
    options: async (options) => void calls.push(options),
    init: async () => void calls.push('init'),
    search: async () => ({ results: pages.map((page) => ({ data: async () => page })) }),
    ...also,
  };
  const client = pagefindClient(
    { provider: 'pagefind', sheet: '', path: '/docs/pagefind/' },
    {
      base: '/docs/',
      load: async (url) => {
        calls.push(url);
        return module;
      },
      document,
    },
  );
  const ask = async (also: Partial<SearchQuery> = {}): Promise<readonly SearchAnswer[]> => {
    const given: SearchAnswer[] = [];
    await client.ask({ ...QUERY, ...also }, (answer) => given.push(answer));
    return given;
  };
  return { client, calls, ask };
}

describe('Pagefind', () => {
  test('is loaded once, from its folder, and told where the site is', async () => {
    const { client, calls } = start([]);
    await client.open();
    await client.open();
    expect(calls.filter((call) => typeof call === 'string' && call !== 'init')).toEqual(['/docs/pagefind/pagefind.js']);
    expect(calls[1]).toEqual({ baseUrl: '/docs/', excerptLength: 20 });
  });

  test('finds pages and their sections; what it marks is marked, and nothing of it is HTML', async () => {
    const { client, ask } = start([BUTTON, PLAIN]);
    await client.open();
    const [answer] = await ask();
    expect(answer?.hits.map(({ kind, href, crumbs }) => ({ kind, href, crumbs }))).toEqual([
      { kind: 'page', href: '/docs/ui/button/', crumbs: [] },
      { kind: 'heading', href: '/docs/ui/button/#usage', crumbs: ['Button'] },
      { kind: 'page', href: '/docs/x/', crumbs: [] },
    ]);
    expect(answer?.hits.map(({ title }) => title[0]?.text)).toEqual(['Button', 'Usage', '/docs/x/']);
    expect(answer?.hits[1]?.snippet).toEqual([
      { text: 'Press the ', isMatch: false },
      { text: 'button', isMatch: true },
      { text: ': <Button />', isMatch: false },
    ]);
    expect(answer?.counts).toEqual({ kinds: { page: 2, heading: 1 }, products: {} });
    expect((await ask({ kinds: ['heading'] }))[0]?.hits.map(({ href }) => href)).toEqual(['/docs/ui/button/#usage']);
    expect((await ask({ limit: 1 }))[0]?.hits).toHaveLength(1);
  });

  test('nothing found is an answer without hits', async () => {
    const { client, ask } = start([]);
    await client.open();
    expect(await ask()).toEqual([{ query: QUERY, hits: [], counts: { kinds: {}, products: {} }, isWhole: true }]);
  });

  test('of two questions at once, the later one is answered', async () => {
    const { client } = start([PLAIN]);
    await client.open();
    const given: string[] = [];
    await Promise.all(['a', 'ab'].map((text) => client.ask({ ...QUERY, text }, ({ query }) => given.push(query.text))));
    expect(given).toEqual(['ab']);
  });

  test('an index that is not there, or is broken, is an error; the next opening tries again', async () => {
    let isBroken = true;
    const { client, calls } = start([], {
      init: async () => {
        if (isBroken) throw new Error('Failed to load Pagefind metadata');
      },
    });
    await expect(client.open()).rejects.toThrow('Failed to load Pagefind metadata');
    isBroken = false;
    await client.open();
    expect(calls.filter((call) => call === '/docs/pagefind/pagefind.js')).toHaveLength(2);
  });
});
