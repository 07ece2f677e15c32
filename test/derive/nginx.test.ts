// Redirect rules for nginx, and the file that turns Jekyll off on GitHub Pages.
import { describe, expect, test } from 'vitest';
import { NGINX_FILE, nginx } from '../../src/derive/nginx.ts';
import { noJekyll } from '../../src/derive/no-jekyll.ts';
import { contextOf, html, text } from './support.ts';

type Redirect = { from: string; to: string; status?: 200 | 301 | 302 | 307 | 308 };

const lines = (redirects: Redirect[], config = {}) => {
  const files = nginx([html('ui/index.html')], contextOf({ hosts: ['nginx'], redirects, ...config }, ['/ui/']));
  return text(files, NGINX_FILE).split('\n').slice(1, -1);
};

/** The expressions of the rules, as nginx reads them. */
const patterns = (redirects: Redirect[], config = {}) =>
  lines(redirects, config).flatMap((line) => {
    const [, pattern] = /^location ~ "(.*?)" \{/.exec(line) ?? [];
    return pattern === undefined ? [] : [new RegExp(pattern.replaceAll('\\\\', '\\').replaceAll('\\"', '"'), 'u')];
  });

describe('redirect rules for nginx', () => {
  test('are written if the config names the host', () => {
    const redirects = [{ from: '/old/', to: '/ui/' }];
    expect(nginx([], contextOf({ redirects }))).toEqual([]);
    expect(lines(redirects)).toEqual(['location ~ "^/old/?$" { return 301 "/ui/$is_args$args"; }']);
  });

  test('use the match of a pattern, after existing files', () => {
    expect(lines([{ from: '/v1/:name/*', to: 'https://v1.acme.example/:name/:splat', status: 302 }])).toEqual([
      'location ~ "^/v1/(?<dg_name>[^/\\x5c\\x00-\\x1f\\x7f]+)(?:/(?<dg_splat>(?:[^/\\x5c\\x00-\\x1f\\x7f][^\\x5c\\x00-\\x1f\\x7f]*)?))?$" { try_files $uri $uri/index.html @docs_gen_0; }',
      `location @docs_gen_0 { return 302 "https://v1.acme.example/\${dg_name}/\${dg_splat}$is_args$args"; }`,
    ]);
  });

  test('keep the query and hash of the target, and include the base', () => {
    expect(lines([{ from: '/ö$.b/', to: '/new page/?a=1#b', status: 308 }], { base: '/docs/' })).toEqual([
      'location ~ "^/docs/ö\\$\\.b/?$" { return 308 "/docs/new%20page/?a=1#b"; }',
    ]);
  });

  test('rewrite on the same host, and report rules that they cannot express', () => {
    expect(
      lines([
        { from: '/app/*', to: '/ui/:splat', status: 200 },
        { from: '/proxy/*', to: 'https://other.example/', status: 200 },
        { from: '/a?b=1', to: '/ui/' },
      ]).slice(1),
    ).toEqual([
      `location @docs_gen_0 { rewrite ^ "/ui/\${dg_splat}" last; }`,
      '# /proxy/* has no rule: write a proxy_pass for what another host answers.',
      '# /a?b=1 has no rule: nginx does not match the query of an address.',
    ]);
  });

  test.each([
    ['/old', ['/old', '/old/'], ['/older', '/old/a', '/a/old']],
    [
      '/v1/*',
      ['/v1', '/v1/', '/v1/a/b'],
      ['/v10', '/v1/a\r\nSet-Cookie: x', '/v1//evil.example', '/v1/\\evil.example', '/v1/a\\b'],
    ],
    ['/u/:name/', ['/u/a', '/u/a/'], ['/u/', '/u/a/b', '/u/a\nb', '/u/\\evil.example']],
  ])('answer %s like other hosts, and contain nothing that ends a header', (from, yes, no) => {
    const [pattern] = patterns([{ from, to: 'https://other.example/' }]);
    expect(yes.filter((path) => !pattern?.test(path))).toEqual([]);
    expect(no.filter((path) => pattern?.test(path))).toEqual([]);
  });

  test('leave out rules that would hide a page', () => {
    expect(lines([{ from: '/ui', to: '/other/' }])).toEqual([]);
  });
});

test('the file that turns Jekyll off is written if the config names GitHub Pages', () => {
  expect(noJekyll([], contextOf({}))).toEqual([]);
  expect(noJekyll([], contextOf({ hosts: ['github-pages'] })).map(({ path }) => path)).toEqual(['.nojekyll']);
});
