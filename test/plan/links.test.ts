// Links between pages: which are dead, what was meant, and where each leads in the end.
import { describe, expect, test } from 'vitest';
import { NO_ASSETS } from '../../src/model/assets.ts';
import type { LinkRef } from '../../src/model/page.ts';
import { checkLink, type LinkTargets } from '../../src/plan/links.ts';
import { testSite } from '../support/site.ts';

const at = { file: 'content/ui/a/a.md', line: 3, column: 5, length: 8 };
const targets: LinkTargets = {
  leftOut: new Set(['/ui/left-out/', 'ui/left-out.md']),
  assets: NO_ASSETS,
  anchors: new Map([
    ['/ui/a/', new Set(['sizes', 'main-content'])],
    ['/ui/button/', new Set(['sizes', 'icon-button', '%E2%9C%85-done', 'Über', 'main-content'])],
    ['/ui/é/', new Set<string>()],
    ['/zh/ui/button/', new Set(['sizes'])],
    ['/x/', new Set<string>()],
  ]),
  drafts: new Map([
    ['/ui/next/', 'content/ui/next.md'],
    ['ui/next.md', 'content/ui/next.md'],
  ]),
  routeOfFile: new Map([
    ['ui/a/a.md', '/ui/a/'],
    ['ui/button/button.md', '/ui/button/'],
    ['other/a.md', '/x/'],
  ]),
};

function check(href: string, ref: Partial<LinkRef>, config: Readonly<Record<string, unknown>> = {}, language = 'en') {
  const link: LinkRef = { href, path: null, anchor: '', query: '', contentFile: null, at, ...ref };
  const site = testSite({ languages: ['en', 'zh'], ...config });
  const checked = checkLink(link, { productKey: 'ui', language }, targets, site);
  const { href: final } = checked;
  const diagnostics = [...checked.diagnostics, ...checked.undecided.map(({ diagnostic }) => diagnostic)];
  return {
    href: final,
    diagnostics,
    said: diagnostics.map(({ severity, code, hint }) => `${severity} ${code}: ${hint}`),
  };
}

describe('a link that lands', () => {
  test.each<[string, Partial<LinkRef>, string]>([
    ['/ui/button/', { path: '/ui/button/' }, '/ui/button/'],
    ['/ui/button/#sizes', { path: '/ui/button/', anchor: 'sizes' }, '/ui/button/#sizes'],
    ['/ui/button/?a=1#sizes', { path: '/ui/button/', anchor: 'sizes', query: '?a=1' }, '/ui/button/?a=1#sizes'],
    ['#sizes', { path: '/ui/a/', anchor: 'sizes' }, '/ui/a/#sizes'],
    ['/ui/%C3%A9/', { path: '/ui/é/' }, '/ui/%C3%A9/'],
    // Ids in either form.
    ['/ui/button/#%E2%9C%85-done', { path: '/ui/button/', anchor: '%E2%9C%85-done' }, '/ui/button/#%E2%9C%85-done'],
    ['/ui/button/#✅-done', { path: '/ui/button/', anchor: '✅-done' }, '/ui/button/#✅-done'],
    ['/ui/button/#%C3%9Cber', { path: '/ui/button/', anchor: '%C3%9Cber' }, '/ui/button/#%C3%9Cber'],
    // Places that every page has.
    ['/ui/button/#top', { path: '/ui/button/', anchor: 'top' }, '/ui/button/#top'],
    ['/ui/button/#main-content', { path: '/ui/button/', anchor: 'main-content' }, '/ui/button/#main-content'],
    ['/ui/button/#:~:text=a', { path: '/ui/button/', anchor: ':~:text=a' }, '/ui/button/#:~:text=a'],
    // Files.
    ['../button/button.md#sizes', { contentFile: 'button/button.md', anchor: 'sizes' }, '/ui/button/#sizes'],
    ['/robots.txt', { path: '/robots.txt' }, '/robots.txt'],
  ])('%s', (href, ref, expected) => {
    expect(check(href, ref)).toMatchObject({ href: expected, said: [] });
  });

  test('that was written with the base is told how to be written without', () => {
    const { said } = check('/docs/ui/button/#sizes', { path: '/docs/ui/button/', anchor: 'sizes' }, { base: '/docs/' });
    expect(said).toEqual([
      'error plan/dead-link: remove the `base` of the site from the address: write /ui/button/#sizes',
    ]);
    const dead = check('/docs/ui/buttons/', { path: '/docs/ui/buttons/' }, { base: '/docs/' });
    expect(dead.said[0]).not.toContain('base');
  });

  test('stands under the base', () => {
    expect(check('/ui/button/', { path: '/ui/button/' }, { base: '/docs/' }).href).toBe('/docs/ui/button/');
  });

  test('may lead elsewhere, when the configuration says so', () => {
    const config = { links: { elsewhere: ['/material-ui/', '/blog'] } };
    for (const path of ['/material-ui/a/', '/material-ui/', '/blog/', '/blog/a/'])
      expect(check(path, { path, anchor: 'anything' }, config).said).toEqual([]);
    for (const path of ['/material/', '/blogger/']) expect(check(path, { path }, config).said).toHaveLength(1);
  });

  test.each([
    ['/old/', '/old/', true],
    ['/old', '/old/', true],
    ['/old/*', '/old/a/b/', true],
    ['/old/*', '/old/', true],
    ['/old/:name', '/old/a/', true],
    ['/old/:name', '/old/a/b/', false],
    ['/old/', '/old/a/', false],
    ['/old/', '/older/', false],
  ])('a redirect from %s answers %s: %j', (from, path, answers) => {
    const { said } = check(path, { path }, { redirects: [{ from, to: '/ui/a/' }] });
    expect(said.length === 0).toBe(answers);
  });
});

describe('a link in another language', () => {
  test.each<[string, Partial<LinkRef>, string]>([
    ['/ui/button/', { path: '/ui/button/' }, '/zh/ui/button/'],
    ['/ui/button/#sizes', { path: '/ui/button/', anchor: 'sizes' }, '/zh/ui/button/#sizes'],
    ['../button/button.md', { contentFile: 'button/button.md' }, '/zh/ui/button/'],
    // There is no such page in Chinese.
    ['/ui/a/', { path: '/ui/a/' }, '/ui/a/'],
    ['/zh/ui/button/', { path: '/zh/ui/button/' }, '/zh/ui/button/'],
  ])('%s', (href, ref, expected) => {
    expect(check(href, ref, {}, 'zh')).toMatchObject({ href: expected, said: [] });
  });

  test('is checked against the page it lands on', () => {
    expect(
      check('/ui/button/#icon-button', { path: '/ui/button/', anchor: 'icon-button' }, {}, 'zh').said,
    ).toHaveLength(1);
  });
});

describe('a link that is wrong', () => {
  test.each<[string, Partial<LinkRef>, string]>([
    ['/ui/buton/', { path: '/ui/buton/' }, 'error plan/dead-link: did you mean "/ui/button/"?'],
    [
      '/nothing/like/it/',
      { path: '/nothing/like/it/' },
      'error plan/dead-link: correct the address, or add its prefix to `links.elsewhere` if another site serves it.',
    ],
    ['button.md', { contentFile: 'button/buton.md' }, 'error plan/dead-link: did you mean "button/button.md"?'],
    ['/ui/button/#size', { path: '/ui/button/', anchor: 'size' }, 'error plan/dead-anchor: did you mean "#sizes"?'],
    [
      '/ui/button/#wombats',
      { path: '/ui/button/', anchor: 'wombats' },
      'error plan/dead-anchor: link to the page without a hash, or add this id to the heading with {#id}.',
    ],
    ['/ui/button', { path: '/ui/button/' }, 'warning plan/link-not-canonical: write /ui/button/'],
    ['../button/', { path: '/ui/button/' }, 'warning plan/link-not-canonical: write /ui/button/'],
    ['/ui//button/', { path: '/ui/button/' }, 'warning plan/link-not-canonical: write /ui/button/'],
    [
      '/ui/button?a=1#sizes',
      { path: '/ui/button/', anchor: 'sizes', query: '?a=1' },
      'warning plan/link-not-canonical: write /ui/button/?a=1#sizes',
    ],
  ])('%s', (href, ref, expected) => {
    const { said, diagnostics } = check(href, ref);
    expect(said).toEqual([expected]);
    expect(diagnostics[0]?.at).toBe(at);
    expect(diagnostics[0]?.message).toContain(ref.anchor ? ref.anchor : href);
  });

  test('may be wrong in two ways', () => {
    expect(check('/ui/button#size', { path: '/ui/button/', anchor: 'size' }).said).toHaveLength(2);
  });

  test('keeps an address all the same', () => {
    expect(check('/ui/buton/', { path: '/ui/buton/' }).href).toBe('/ui/buton/');
    expect(check('no.md', { contentFile: 'no.md' }).href).toBe('no.md');
  });

  test.each([
    ['dead', '/ui/buton/', { path: '/ui/buton/' }],
    ['dead', 'no.md', { contentFile: 'no.md' }],
    ['deadAnchor', '/ui/button/#no', { path: '/ui/button/', anchor: 'no' }],
    ['notCanonical', '/ui/button', { path: '/ui/button/' }],
  ])('has the severity that `links.%s` gives: %s', (field, href, ref) => {
    const severities = (['off', 'warning', 'error'] as const).map((severity) =>
      check(href, ref, { links: { [field]: severity } }).diagnostics.map((diagnostic) => diagnostic.severity),
    );
    expect(severities).toEqual([[], ['warning'], ['error']]);
  });
});

test('an encoded anchor is told as people read it', () => {
  const { diagnostics } = check('/ui/button/#%E2%9C%85-dune', { path: '/ui/button/', anchor: '%E2%9C%85-dune' });
  expect(diagnostics[0]?.message).toBe('/ui/button/ has no element with the id "✅-dune".');
  expect(diagnostics[0]?.hint).toBe('did you mean "#✅-done"?');
  const umlaut = check('/ui/button/#%C3%BCber-', { path: '/ui/button/', anchor: '%C3%BCber-' });
  expect(umlaut.diagnostics[0]?.hint).toBe('did you mean "#Über"?');
});

describe('a link to a page that is a draft', () => {
  test.each<[string, Partial<LinkRef>, string]>([
    ['/ui/next/', { path: '/ui/next/' }, 'en'],
    ['/ui/next/#a', { path: '/ui/next/', anchor: 'a' }, 'zh'],
    ['next.md', { contentFile: 'next.md' }, 'en'],
  ])('%s is dead, and the hint says why', (href, ref, language) => {
    expect(check(href, ref, {}, language).said).toEqual([
      'error plan/dead-link: remove the link, or remove `draft` from the front matter of content/ui/next.md.',
    ]);
  });

  test('is as severe as any dead link', () => {
    const said = (dead: string) => check('next.md', { contentFile: 'next.md' }, { links: { dead } }).diagnostics;
    expect(said('warning')).toMatchObject([{ severity: 'warning' }]);
    expect(said('off')).toEqual([]);
  });
});

test.each<[string, Partial<LinkRef>]>([
  ['/ui/left-out/', { path: '/ui/left-out/' }],
  ['../left-out.md', { contentFile: 'left-out.md' }],
])('%s leads to a page that is left out for another mistake, which is enough', (href, ref) => {
  expect(check(href, ref).said).toEqual([]);
});
