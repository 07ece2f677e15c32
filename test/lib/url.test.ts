// Addresses (behaviour §1.1 and §1.2; decisions: `/api/…` only, an empty accepted list beyond the config's).
import { describe, expect, test } from 'vitest';
import {
  decodePath,
  encodePath,
  isBelow,
  isExternal,
  isLanguageNeutral,
  pathnameToLanguage,
  resolvePath,
  splitHref,
  toRoute,
  withBase,
  withLanguage,
} from '../../src/lib/url.ts';

describe('the language of a path', () => {
  test.each([
    // path, language, canonicalAs
    ['/', 'en', '/'],
    ['', 'en', ''],
    ['/ui/button/', 'en', '/ui/button/'],
    ['/ui/button', 'en', '/ui/button'],
    // An accepted pair, with the slash after it, is taken off.
    ['/zh/', 'zh', '/'],
    ['/zh/ui/button/', 'zh', '/ui/button/'],
    // Without that slash it is no prefix; nor is a pair that is not accepted, nor one inside.
    ['/zh', 'en', '/zh'],
    ['/zhu/', 'en', '/zhu/'],
    ['/zh#a', 'en', '/zh#a'],
    ['/de/ui/', 'en', '/de/ui/'],
    ['/ui/zh/', 'en', '/ui/zh/'],
    // The default language is recognised and stays.
    ['/en/ui/', 'en', '/en/ui/'],
    // Hash and query stay.
    ['/zh/ui/#a', 'zh', '/ui/#a'],
    ['/ui/#a#b/', 'en', '/ui/#a#b/'],
    ['/ui/?a=b#c', 'en', '/ui/?a=b#c'],
  ])('%s', (path, userLanguage, canonicalAs) => {
    expect(pathnameToLanguage(path, ['en', 'zh'])).toEqual({ userLanguage, canonicalAs });
  });

  test('is accepted by config', () => {
    expect(pathnameToLanguage('/de/a/', ['en', 'de']).userLanguage).toBe('de');
    expect(pathnameToLanguage('/zh/a/', ['en', 'de'])).toMatchObject({ userLanguage: 'en', canonicalAs: '/zh/a/' });
    expect(pathnameToLanguage('/a/', ['de'], 'de').userLanguage).toBe('de');
  });

  test.each([
    ['/blog', true],
    ['/blog/', true],
    ['/blog/a/', true],
    ['/blogger/', false],
    ['/ui/blog/', false],
    ['/size-snapshot/', true],
    ['/size-snapshot', false],
    ['/size-snapshot/a', false],
    ['/', false],
  ])('is none on neutral paths: %s %s', (path, expected) => {
    expect(isLanguageNeutral(path)).toBe(expected);
  });

  test.each([
    ['/ui/', 'en', '/ui/'],
    ['/ui/', 'zh', '/zh/ui/'],
    ['/blog/a', 'zh', '/blog/a'],
  ])('is put before %s in %s', (path, language, expected) => {
    expect(withLanguage(path, language)).toBe(expected);
  });
});

test.each([
  ['ui/button', '/ui/button/'],
  ['/ui//button//', '/ui/button/'],
  ['', '/'],
  ['/', '/'],
])('a route has one slash at each end: %j', (path, route) => {
  expect(toRoute(path)).toBe(route);
});

test.each([
  ['/a/?b#c?d', { path: '/a/', query: '?b', hash: '#c?d' }],
  ['/a/', { path: '/a/', query: '', hash: '' }],
  ['#a', { path: '', query: '', hash: '#a' }],
  ['?a', { path: '', query: '?a', hash: '' }],
])('an address is cut at query and hash: %s', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});

test.each([
  ['https://a.example', true],
  ['HTTP://a', true],
  ['mailto:a@b', true],
  ['//a.example/b', true],
  ['/a:b', false],
  ['a/b:c', false],
  ['#a:b', false],
  ['', false],
])('%j leaves the site: %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected);
});

test.each([
  ['/blog', ['/blog'], true],
  ['/blog/', ['/blog'], true],
  ['/blog', ['/blog/'], true],
  ['/blog/a', ['/x', '/blog/'], true],
  ['/blogger', ['/blog'], false],
  ['/a', [], false],
  ['/a', ['/'], true],
])('%s is below %j: %s', (path, prefixes, expected) => {
  expect(isBelow(path, prefixes)).toBe(expected);
});

test.each([
  ['b', '/ui/a/', '/ui/a/b'],
  ['./b/', '/ui/a/', '/ui/a/b/'],
  ['../b', '/ui/a/', '/ui/b'],
  ['..', '/ui/a/', '/ui/'],
  ['../../../..', '/ui/a/', '/'],
  ['', '/ui/a/', '/ui/a/'],
  ['.', '/ui/a/', '/ui/a/'],
  ['/x/../y/', '/ui/', '/y/'],
])('%j from %s is %s', (path, route, expected) => {
  expect(resolvePath(path, route)).toBe(expected);
});

test.each([
  ['/caf%C3%A9/', '/café/'],
  ['/100%/', '/100%/'],
  ['/100%/caf%c3%a9%', '/100%/café%'],
  ['/%ff/%20', '/%ff/ '],
])('%s is decoded as far as it goes', (path, expected) => {
  expect(decodePath(path)).toBe(expected);
});

test.each([
  ['/café a/', '/caf%C3%A9%20a/'],
  ['/a?b#c', '/a%3Fb%23c'],
  ['/100%/', '/100%25/'],
  ['/\ud800/', '/%EF%BF%BD/'],
  ['/😀/', '/%F0%9F%98%80/'],
])('%j is encoded', (path, expected) => {
  expect(encodePath(path)).toBe(expected);
});

test.each([
  ['/ui/', '/docs/', '/docs/ui/'],
  ['/ui/', '/', '/ui/'],
  ['/', '/docs/', '/docs/'],
  ['#a', '/docs/', '#a'],
  ['https://a.example/', '/docs/', 'https://a.example/'],
  ['//a.example/', '/docs/', '//a.example/'],
])('%s under the base %s is %s', (path, base, expected) => {
  expect(withBase(path, base)).toBe(expected);
});
