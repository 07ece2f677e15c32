// Redirects of a built folder.
import { describe, expect, test } from 'vitest';
import type { ServedFile } from '../../src/model/serve.ts';
import { withRedirects } from '../../src/serve/server-redirects.ts';
import { built } from './built-folder.ts';

describe('redirects', () => {
  // Rule, path, query; where it leads to, or nowhere.
  test.each([
    ['/old/ /ui/ 301', 'old/', '', 'ui/'],
    ['/old/ /ui/', 'old', '', 'ui/'],
    ['/old/ https://x.example/a 302', 'old/', '', 'https://x.example/a'],
    ['/v1/* /v2/:splat 301', 'v1/a/b', '', 'v2/a/b'],
    ['/v1/* /v2/:splat 301', 'v1/ü?#x', '', 'v2/%C3%BC%3F%23x'],
    ['/v1/* /:splat 301', 'v1//evil.example/', '', 'evil.example'],
    ['/a/:b/ /c/:b/ 301', 'a/x/', '', 'c/x/'],
    ['/f q=:w /s/:w/ 301', 'f', '?q=a&b=1', 's/a/'],
    ['/f q=1 /s/ 301', 'f', '?q=2', null],
    ['/f q=1 /s/ 301', 'f', '', null],
    ['# /old/ /ui/ 301', 'old/', '', null],
    ['/old/', 'old/', '', null],
    ['/old/ /ui/ 404', 'old/', '', null],
    ['/old/ https://x.example/ 200', 'old/', '', null],
    ['/page/ /ui/ 301', 'page/', '', 'file'],
    ['/page/ /ui/ 301!', 'page/', '', 'ui/'],
    ['/copy/ /page/ 200', 'copy/', '', 'file'],
  ])('%s answers %s%s with %s', async (rule, path, query, to) => {
    const { site } = await built({ _redirects: `${rule}\n`, 'page/index.html': 'page' });
    const found = await site.find(path, query);
    expect(found === null ? null : found.kind === 'redirect' ? found.to : 'file').toBe(to);
  });

  test('hold the base, which the folder does not', async () => {
    const { site } = await built({ _redirects: '/docs/old/ /docs/ui/ 301\n/docs/up/ /other/ 301\n' }, '/docs/');
    expect(await site.find('old/')).toMatchObject({ to: 'ui/' });
    expect(await site.find('up/')).toMatchObject({ to: '/other/' });
  });
});

describe('a source that has its redirects as a file', () => {
  const list: ServedFile = {
    kind: 'file',
    body: '/docs/old/* /docs/new/:splat 302\n/docs/copy/ /docs/page/ 200\n/docs/page/ /docs/other/ 301!\n',
    type: 'text/plain',
    ...{ tag: 'a', immutable: false },
  };
  const page: ServedFile = { ...list, body: 'page', type: 'text/html' };
  const files = new Map([
    ['_redirects', list],
    ['page/', page],
  ]);

  test('has them applied where nothing is', async () => {
    const asked: string[] = [];
    const source = withRedirects(
      {
        async find(path) {
          asked.push(path);
          return files.get(path) ?? null;
        },
        notFound: async () => null,
      },
      '/docs/',
    );
    expect(await source.find('page/')).toBe(page);
    expect(asked).toEqual(['page/']);
    expect(await source.find('old/a/')).toEqual({ kind: 'redirect', to: 'new/a', status: 302 });
    expect(await source.find('copy/')).toBe(page);
    expect(await source.find('none/')).toBeNull();
  });

  test('may have none', async () => {
    const source = withRedirects({ find: async () => null, notFound: async () => page }, '/');
    expect([await source.find('a/'), await source.notFound()]).toEqual([null, page]);
  });
});
