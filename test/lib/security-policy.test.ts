// The policy of a site by its config: what is always in it, and which hosts each service adds.
import { expect, test } from 'vitest';
import { securityPolicy } from '../../src/lib/node/security-policy.ts';
import type { HeadTag } from '../../src/model/plugin.ts';
import { testSite } from '../support/site.ts';

type Config = Parameters<typeof testSite>[0];
const INLINE = { beforePaint: 'a()', beforeCode: 'b()', restoreNav: 'c()', react: null };
const HASH = "'sha256-[\\w+/]{43}='";

const policy = (config: Config = {}, tags: readonly HeadTag[] = []) => securityPolicy(testSite(config), INLINE, tags);
/** Sources by directive. */
const sources = (config: Config = {}, tags: readonly HeadTag[] = []): Record<string, string> => {
  const [, value = ''] = policy(config, tags)?.header ?? [];
  return Object.fromEntries(value.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
};
const PLAIN = sources();
/** Sources that a config adds to those of a site without services, by directive. */
const added = (config: Config, tags: readonly HeadTag[] = []) =>
  Object.fromEntries(
    Object.entries(sources(config, tags)).flatMap(([directive, all]) => {
      const before = PLAIN[directive]?.split(' ') ?? [];
      const more = all.split(' ').filter((source) => !before.includes(source));
      return more.length > 0 ? [[directive, more.join(' ')]] : [];
    }),
  );

test('a site without services may load nothing of another host but pictures and films', () => {
  const { 'script-src': scripts, ...rest } = PLAIN;
  expect(scripts).toMatch(new RegExp(`^'self'(?: ${HASH}){4}$`));
  expect(rest).toMatchInlineSnapshot(`
    {
      "base-uri": "'none'",
      "connect-src": "'self'",
      "default-src": "'self'",
      "font-src": "'self' data:",
      "form-action": "'self'",
      "frame-ancestors": "'self'",
      "frame-src": "'self'",
      "img-src": "'self' data: blob: https:",
      "manifest-src": "'self'",
      "media-src": "'self' data: blob: https:",
      "object-src": "'none'",
      "style-src": "'self' 'unsafe-inline'",
      "worker-src": "'self'",
    }
  `);
});

test.each<[string, Config, object]>([
  [
    'a font host',
    { fonts: { stylesheets: ['https://fonts.example/a.css'] } },
    { 'style-src': 'https://fonts.example', 'font-src': 'https://fonts.example' },
  ],
  [
    'Google Fonts, whose files are elsewhere',
    { fonts: { iconStylesheet: 'https://fonts.googleapis.com/icon' } },
    { 'style-src': 'https://fonts.googleapis.com', 'font-src': 'https://fonts.gstatic.com' },
  ],
  [
    'Google’s tag',
    { analytics: { adapter: 'gtag', id: 'G-A' } },
    {
      'script-src': 'https://www.googletagmanager.com',
      'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
    },
  ],
  [
    'Plausible',
    { analytics: { adapter: 'plausible' } },
    { 'script-src': 'https://plausible.io', 'connect-src': 'https://plausible.io' },
  ],
  [
    'Plausible of one’s own',
    { analytics: { adapter: 'plausible', script: 'https://p.example:8080/js/x.js' } },
    { 'script-src': 'https://p.example:8080', 'connect-src': 'https://p.example:8080' },
  ],
  [
    'an ad network',
    {
      ads: { network: { script: 'https://cdn.carbonads.com/carbon.js', inlineUrl: 'https://srv.ads.example/a.json' } },
    },
    {
      'script-src': 'https://cdn.carbonads.com https://srv.carbonads.net',
      'connect-src': 'https://srv.ads.example',
    },
  ],
  ['own ads', { ads: {} }, {}],
  [
    'an embed',
    { markdown: { embeds: ['player.example'] } },
    { 'frame-src': 'https://player.example https://*.player.example' },
  ],
  ['feedback', { feedback: { endpoint: 'https://f.example/in' } }, { 'connect-src': 'https://f.example' }],
  ['feedback on the host of the site', { feedback: { endpoint: '/in' } }, {}],
  ['news', { notifications: { url: 'https://n.example/n.json' } }, { 'connect-src': 'https://n.example' }],
  [
    'DocSearch',
    { search: { provider: 'docsearch', appId: 'ABC', apiKey: 'k', indexName: 'i' } },
    { 'connect-src': 'https://abc-dsn.algolia.net https://abc-1.algolianet.com' },
  ],
  ['Pagefind', { search: { provider: 'pagefind' } }, { 'script-src': "'wasm-unsafe-eval'" }],
  [
    'tags of the config',
    {
      head: [
        { tag: 'script', attributes: { src: 'https://s.example/a.js' } },
        { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{}' },
        { tag: 'link', attributes: { rel: 'stylesheet', href: '//c.example/a.css' } },
        { tag: 'link', attributes: { rel: 'preload', as: 'fetch', href: 'https://d.example/a.json' } },
        { tag: 'link', attributes: { rel: 'me', href: 'https://e.example/' } },
        { tag: 'meta', attributes: { name: 'a', content: 'https://e.example/' } },
      ],
    },
    {
      'script-src': 'https://s.example',
      'style-src': 'https://c.example',
      'font-src': 'https://c.example',
      'connect-src': 'https://d.example',
    },
  ],
  ['a base', { head: [{ tag: 'base', attributes: { href: '/' } }] }, { 'base-uri': "'self'" }],
  [
    'sources that are named',
    {
      security: {
        contentSecurityPolicy: { sources: { 'connect-src': ['https://api.example'], 'object-src': ["'self'"] } },
      },
    },
    { 'connect-src': 'https://api.example', 'object-src': "'self'" },
  ],
])('%s adds its hosts, and no others', (_, config, expected) => {
  expect(added(config)).toEqual(expected);
});

test('demos are sent to editors that the site leads to', () => {
  const actions = (demos: object) =>
    securityPolicy(testSite({ demos }), { ...INLINE, react: 'assets/react.js' }, [])?.header?.[1].match(
      /form-action [^;]+/,
    )?.[0];
  expect(actions({})).toBe("form-action 'self' https://stackblitz.com https://codesandbox.io");
  expect(actions({ stackBlitz: false })).toBe("form-action 'self' https://codesandbox.io");
});

test('inline scripts of the config, of pages and of plugins run by their hash, as a parser reads them', () => {
  const script = (content: string): HeadTag => ({ tag: 'script', attributes: {}, content });
  const own = added({}, [script('a\r\nb'), script('a\nb')]);
  expect(own).toEqual({ 'script-src': expect.stringMatching(new RegExp(`^${HASH}$`)) });
  expect(added({ head: [script('a\rb')] })).toEqual(own);
});

test('a page holds what browsers read there: its own scripts, and no rule about frames around it', () => {
  const meta = policy()?.meta?.([{ tag: 'script', attributes: { src: 'https://s.example/a.js' } }]) ?? '';
  expect(meta).toContain(' https://s.example;');
  expect(meta).not.toContain('frame-ancestors');
  expect(meta).not.toContain('report-uri');
});

test('the policy may only report, be none, or give way to one of the author', () => {
  const reporting = policy({
    security: { contentSecurityPolicy: { reportOnly: true, reportUri: 'https://r.example/' } },
  });
  expect(reporting?.header?.[0]).toBe('Content-Security-Policy-Report-Only');
  expect(reporting?.header?.[1]).toMatch(/; report-uri https:\/\/r\.example\/$/);
  expect(reporting?.meta).toBe(null);
  expect(policy({ security: { contentSecurityPolicy: false } })).toBe(null);
  expect(policy({ headers: { '/*': { 'content-security-policy': "default-src 'self'" } } })?.header).toBe(null);
  expect(policy({ headers: { '/ui/*': { 'Content-Security-Policy': "default-src 'self'" } } })?.header).not.toBe(null);
});
