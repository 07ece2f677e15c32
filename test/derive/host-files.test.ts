// Rules of a site's own `_redirects`, `_headers` and `robots.txt`, merged with those of the build.
import { describe, expect, test } from 'vitest';
import type { DeriveContext } from '../../src/derive/context.ts';
import { checkHeaders, headers } from '../../src/derive/headers.ts';
import { NGINX_FILE, nginx } from '../../src/derive/nginx.ts';
import { checkRedirects, redirects } from '../../src/derive/redirects.ts';
import { robots } from '../../src/derive/robots.ts';
import { headersOf, readHeaders, siteHeaders } from '../../src/serve/server-headers.ts';
import { readRedirects } from '../../src/serve/server-redirects.ts';
import { contextOf, html, text } from './support.ts';

const at = (line: number, file = '_redirects') => ({ file: `public/${file}`, line, column: 1 });
const noConfig = { readText: async () => 'export default {};' };

function withFiles(context: DeriveContext, site: Partial<DeriveContext['site']>): DeriveContext {
  return { ...context, site: { ...context.site, ...site } };
}

describe('redirects of a file', () => {
  const rule = (line: number, from: string, to: string, wins = false) =>
    ({ from, to, status: 301, wins, at: at(line) }) as const;
  const context = (config = {}) =>
    withFiles(contextOf(config, ['/ui/']), {
      redirects: [
        { from: '/a/', to: '/ui/', status: 301 },
        rule(1, '/b/', '/ui/'),
        rule(3, '/ui/', '/a/'),
        rule(4, '/a/', '/ui/'),
        rule(5, '/b/', '/a/'),
        rule(6, '/store?id=1', '/ui/', true),
      ],
      hostFiles: {
        redirectLines: [
          { text: '/ /de/ 302 Language=de', before: 2 },
          { text: '/* /index.html 200', before: 6 },
        ],
        headerPlaces: {},
        robots: null,
      },
    });

  test('keep their order, also around the lines that hosts get unchanged', () => {
    const files = redirects([html('ui/index.html')], context());
    expect(text(files, '_redirects').split('\n')).toEqual([
      '/a/ /ui/ 301!',
      '/b/ /ui/ 301!',
      '/ /de/ 302 Language=de',
      '/store id=1 /ui/ 301!',
      '/* /index.html 200',
      '',
    ]);
    expect(files.map(({ path }) => path)).toEqual(['_redirects', 'a/index.html', 'b/index.html']);
    // What holds for some readers only is no rule of the server on an author's machine.
    expect(readRedirects(text(files, '_redirects')).map(({ from }) => from)).not.toContain('/');
    const cloudflare = redirects([], context({ hosts: ['cloudflare'] }));
    expect(text(cloudflare, '_redirects')).toMatch(/\n\/ \/de\/ 302 Language=de\n\/\* \/index\.html 200\n$/);
    expect(text(nginx([], context({ hosts: ['nginx'] })), NGINX_FILE)).toContain('# /* /index.html 200 has no rule: ');
  });

  test('without an effect are warnings, unless both rules do the same', async () => {
    const found = await checkRedirects([html('ui/index.html')], context(), noConfig);
    expect(found.map(({ code, severity, message, at }) => [code, severity, message, at?.line])).toEqual([
      ['emit/unused-redirect', 'warning', 'The redirect from /ui/ has no effect: /ui/ is the address of a page.', 3],
      [
        'emit/unused-redirect',
        'warning',
        'The redirect from /b/ has no effect: line 1 of public/_redirects starts at /b/ too, and has the target /ui/.',
        5,
      ],
    ]);
  });

  test('that win over a page are errors', async () => {
    const site = { redirects: [rule(2, '/ui/', '/a/', true)] };
    const found = await checkRedirects([html('ui/index.html')], withFiles(contextOf({}, ['/ui/']), site), noConfig);
    expect(found).toMatchObject([
      {
        code: 'emit/redirect-shadows-page',
        message: 'The redirect starts at /ui/, which is the address of a page.',
        at: at(2),
      },
    ]);
  });
});

describe('headers of the site', () => {
  const files = [html('index.html'), html('ui/index.html'), html('static/a.html')];
  const own = {
    '/*': { 'x-frame-options': 'DENY' },
    '/static/*': { 'Cache-Control': 'max-age=60' },
    '/ui/embed/*': { 'Cache-Control': 'no-store', 'X-Own': '1' },
    '/ui/free/*': { '! Cache-Control': '', 'Cache-Control': 'no-store' },
  };
  const answer = (path: string, config = {}) =>
    headersOf(readHeaders(text(headers(files, withFiles(contextOf(config), { headers: own })), '_headers')), path);

  test('take the place of built-in ones that they cover', () => {
    expect(answer('/ui/')).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(answer('/docs/static/a.html', { base: '/docs/' })['cache-control']).toBe('max-age=60');
    expect(answer('/ui/free/a')['cache-control']).toBe('no-store');
    expect(headersOf(siteHeaders(own, '/docs/'), '/docs/ui/')).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  test('that hosts join with built-in ones are warnings with their place', async () => {
    const context = contextOf({});
    const headerPlaces = { '/ui/embed/* Cache-Control': at(7, '_headers') };
    const hostFiles = { ...context.site.hostFiles, headerPlaces };
    const found = await checkHeaders(files, withFiles(context, { headers: own, hostFiles }), {
      fs: noConfig,
      needed: () => [],
    });
    expect(found).toMatchObject([
      {
        code: 'emit/joined-header',
        severity: 'warning',
        message:
          'Hosts join Cache-Control of /ui/embed/* with the built-in value for /ui/*: public, max-age=0, must-revalidate.',
        at: at(7, '_headers'),
      },
    ]);
  });
});

describe('a policy of the site', () => {
  const needed = [{ 'script-src': ["'self'", "'sha256-aaa='"], 'connect-src': ["'self'"] }];
  const check = (headers: Readonly<Record<string, string>>) => {
    const context = contextOf({});
    const headerPlaces = { '/* Content-Security-Policy': at(3, '_headers') };
    const hostFiles = { ...context.site.hostFiles, headerPlaces };
    return checkHeaders(files, withFiles(context, { headers: { '/*': headers }, hostFiles }), {
      fs: noConfig,
      needed: () => needed,
    });
  };
  const files = [html('index.html')];

  test('is an error at its place if it refuses what pages need', async () => {
    expect(await check({ 'Content-Security-Policy': "default-src 'self'" })).toMatchObject([
      {
        code: 'emit/policy-refuses',
        severity: 'error',
        message: "The Content-Security-Policy for /* refuses what pages need: script-src 'sha256-aaa='.",
        at: at(3, '_headers'),
      },
    ]);
  });

  test('is accepted if it allows what pages need, or only reports', async () => {
    expect(await check({ 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-aaa='" })).toEqual(
      [],
    );
    expect(await check({ 'Content-Security-Policy-Report-Only': "default-src 'none'" })).toEqual([]);
  });
});

describe('robots.txt of the site', () => {
  const robotsOf = (own: string) => {
    const context = contextOf({});
    return text(
      robots([], withFiles(context, { hostFiles: { ...context.site.hostFiles, robots: own } })),
      'robots.txt',
    );
  };

  test('is kept, and names the sitemap', () => {
    expect(robotsOf('User-agent: a\nDisallow: /x/')).toBe(
      'User-agent: a\nDisallow: /x/\n\nSitemap: https://acme.example/sitemap.xml\n',
    );
    const own = 'sitemap: https://acme.example/other.xml\nUser-agent: *\n';
    expect(robotsOf(own)).toBe(own);
  });
});
