// Redirects for Cloudflare, by the rules of its documentation.
import { describe, expect, test } from 'vitest';
import { checkCloudflare } from '../../src/derive/cloudflare.ts';
import { redirects } from '../../src/derive/redirects.ts';
import { contextOf, siteOf, text } from './support.ts';

describe('redirects for Cloudflare', () => {
  test('have plain status codes, exact rules before patterns, and warnings for rules that cannot be written', () => {
    const context = contextOf({
      hosts: ['cloudflare'],
      base: '/docs/',
      redirects: [
        { from: '/v1/*', to: '/ui/:splat' },
        { from: '/old/', to: '/ui/' },
        { from: '/item/:id', to: '/ui/:id/', status: 302 },
        { from: '/caf%C3%A9/', to: '/ui/?a=1#b', status: 308 },
        { from: '/store?id=:id', to: '/ui/:id/' },
        { from: '/api/*', to: 'https://api.acme.example/:splat', status: 200 },
        { from: `/${'long'.repeat(300)}/`, to: '/ui/' },
      ],
    });
    const files = redirects([], context);
    expect(text(files, '_redirects').replace(/(?:long)+/g, 'long')).toMatchInlineSnapshot(`
      "/docs/old/ /docs/ui/ 301
      /docs/caf%C3%A9/ /docs/ui/?a=1#b 308
      /docs/v1/* /docs/ui/:splat 301
      /docs/item/:id /docs/ui/:id/ 302
      # /store?id=:id has no rule: Cloudflare does not match the query of an address.
      # /api/* has no rule: Cloudflare shows nothing of another host.
      # /long/ has no rule: Cloudflare reads 1,000 characters of a line.
      "
    `);
    // Who is not led on by a rule is by the page.
    expect(files.map(({ path }) => path)).toContain('old/index.html');
  });

  test.each([
    ['exact redirects', 2000, (n: number) => ['_redirects', `/a${n} /b 301`]],
    ['redirects with a pattern', 100, (n: number) => ['_redirects', `/a${n}/* /b 301`]],
    ['header rules', 100, (n: number) => ['_headers', `/a${n}\n  Cache-Control: no-cache`]],
  ] as const)('are reported if there are more %s than %i', (kind, limit, line) => {
    const diagnostics = (count: number, hosts: readonly ['cloudflare'] | readonly [] = ['cloudflare']) => {
      const lines = Array.from({ length: count }, (_, n) => line(n));
      const files = new Map([[lines[0]?.[0] ?? '', lines.map(([, rule]) => `${rule}\n`).join('')]]);
      return checkCloudflare(siteOf({ hosts: [...hosts] }), files, { file: 'site.config.ts' });
    };
    expect(diagnostics(limit)).toEqual([]);
    expect(diagnostics(limit + 1)).toEqual([
      expect.objectContaining({
        code: 'emit/host-limit',
        message: `Cloudflare supports ${limit} ${kind}, but the site has ${limit + 1}.`,
      }),
    ]);
    expect(diagnostics(limit + 1, [])).toEqual([]);
  });
});
