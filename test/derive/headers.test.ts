// Rules for headers, as hosts that read `_headers` and as nginx know them.
import { describe, expect, test } from 'vitest';
import { headers } from '../../src/derive/headers.ts';
import { NGINX_HEADERS_FILE, nginxHeaders } from '../../src/derive/nginx-headers.ts';
import { LIVE_PAGE } from '../../src/model/live.ts';
import type { SiteConfigInput } from '../../src/schema/site-config.ts';
import { headersOf, readHeaders } from '../../src/serve/server-headers.ts';
import { asset, contextOf, html, text } from './support.ts';

const POLICY = ['Content-Security-Policy', "default-src 'self'"] as const;
const PAGES = [html('index.html'), html('404.html'), html('ui/index.html'), asset('assets/a.js', 'text/javascript')];
const contextFor = (config: Partial<SiteConfigInput> = {}) => ({ ...contextOf(config), policy: POLICY });

/** The policy of an address, as a host answers that reads the file. */
const policyAt = (path: string, files = PAGES, config: Partial<SiteConfigInput> = {}) =>
  headersOf(readHeaders(text(headers(files, contextFor(config)), '_headers')), path)['content-security-policy'];

describe('the policy of a site', () => {
  test('applies to every address', () => {
    for (const path of ['/', '/ui/', '/404.html', '/assets/a.js', '/sw.js', '/no/such/page/'])
      expect(policyAt(path), path).toBe(POLICY[1]);
    expect(policyAt('/docs/ui/', PAGES, { base: '/docs/' })).toBe(POLICY[1]);
  });

  test('applies to every folder and file except edited demos, which have a separate one', () => {
    const files = [...PAGES, html(LIVE_PAGE)];
    for (const path of ['/', '/ui/', '/ui/no/such/page/', '/404.html', '/assets/a.js', '/sw.js'])
      expect(policyAt(path, files), path).toBe(POLICY[1]);
    expect(policyAt(`/${LIVE_PAGE}`, files)).toBe("sandbox allow-scripts; frame-ancestors 'self'");
    expect(policyAt(`/docs/${LIVE_PAGE}`, files, { base: '/docs/' })).toMatch(/^sandbox/);
  });
});

/** What nginx adds to an answer, by its documentation: the first line sets a variable, a condition may set it again, what is empty is left out. */
function nginxAnswers(config: string, path: string): Record<string, string[]> {
  const variables = new Map<string, string>();
  const answer: Record<string, string[]> = {};
  const set = (statements: string) => {
    for (const [, name = '', value = ''] of statements.matchAll(/set (\$\w+) "((?:[^"\\]|\\.)*)";/g))
      variables.set(name, value.replaceAll('\\"', '"'));
  };
  for (const line of config.split('\n')) {
    const [, pattern, body] = /^if \(\$uri ~ "(.*)"\) \{ (.*) \}$/.exec(line) ?? [];
    if (pattern !== undefined && body !== undefined) {
      if (new RegExp(pattern).test(path)) set(body);
    } else if (line.startsWith('set ')) set(line);
    const [, name, variable, literal] = /^add_header (\S+) (?:(\$\w+)|"((?:[^"\\]|\\.)*)") always;$/.exec(line) ?? [];
    const value = literal ?? variables.get(variable ?? '') ?? '';
    if (name !== undefined && value !== '') answer[name] = [...(answer[name] ?? []), value];
  }
  return answer;
}

describe('header rules for nginx', () => {
  const config = {
    hosts: ['nginx' as const],
    headers: {
      '/ui/*': { 'X-Docs': 'say "yes"', 'Cache-Control': 'no-transform' },
      '/ui/:name/': { 'X-Name': 'one' },
      '/a b/': { 'X-Space': 'here' },
      '/*': { 'X-All': 'all' },
      '/money/*': { 'X-Price': '$5' },
      'https://other.example/*': { 'X-Other': 'other' },
    },
  };
  const files = [...PAGES, html(LIVE_PAGE)];
  const body = text(nginxHeaders(files, contextFor(config)), NGINX_HEADERS_FILE);

  test('are written if the config names the host', () => {
    expect(nginxHeaders(files, contextFor())).toEqual([]);
  });

  test.each([
    ['/', '/index.html'],
    ['/ui/', '/ui/index.html'],
    ['/ui/button/', '/ui/button/index.html'],
    ['/404.html', '/404.html'],
    ['/assets/a.js', '/assets/a.js'],
    [`/${LIVE_PAGE}`, `/${LIVE_PAGE}`],
    ['/a%20b/', '/a b/index.html'],
  ])('set for %s the same headers as other hosts', (path, uri) => {
    const other = headersOf(readHeaders(text(headers(files, contextFor(config)), '_headers')), path);
    const own = Object.entries(nginxAnswers(body, uri)).map(([name, values]) => [
      name.toLowerCase(),
      values.join(', '),
    ]);
    expect(Object.fromEntries(own)).toEqual(other);
  });

  test('are reported if they cannot express a header', () => {
    expect(body.split('\n').filter((line) => /^# .* has no rule/.test(line))).toEqual([
      '# X-Price of /money/* has no rule: nginx would read a variable behind the dollar sign.',
      '# https://other.example/* has no rule: it is one of another host.',
    ]);
  });
});
