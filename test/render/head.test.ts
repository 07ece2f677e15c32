// The head of a page: title, addresses and languages.
import { expect, test } from 'vitest';
import { publicUrl } from '../../src/lib/published-names.ts';
import { createHead, documentTitle, type PageHead } from '../../src/render/head.ts';
import { bundle } from '../derive/support.ts';
import { testSite } from '../support/site.ts';
import { head, lines, page } from './render-head.ts';

test('an unlisted page asks search engines to leave it out, and keeps its address', () => {
  expect(lines(/robots|canonical/, { unlisted: true })).toEqual([
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://acme.example/ui/button/">',
  ]);
  expect(lines(/robots/)).toEqual([]);
});

test('a page with another canonical form names that form everywhere, and no language of its own', () => {
  const latest = 'https://v3.acme.example/ui/button/';
  const crumbs = [{ title: 'Button', href: '/ui/button/' }];
  const page = { canonical: latest, isArticle: true, crumbs };
  expect(lines(/robots|canonical|hreflang|og:url|BreadcrumbList/, page)).toEqual([
    `<link rel="canonical" href="${latest}">`,
    `<meta property="og:url" content="${latest}">`,
  ]);
  expect(lines(/TechArticle/, page).join()).toContain(`"url":"${latest}"`);
});

test.each([{ noIndex: true }, { unlisted: true }])('%j wins over the address of another page', (hidden) => {
  const page = { ...hidden, canonical: 'https://v3.acme.example/ui/button/', isArticle: true };
  expect(lines(/robots|canonical|og:url|ld\+json/, page)).toEqual([
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://acme.example/ui/button/">',
    '<meta property="og:url" content="https://acme.example/ui/button/">',
  ]);
});

test('a page whose code readers choose has their preference before it has styles', () => {
  const scripts = (page: Partial<PageHead>) => lines(/<script>|stylesheet/, page).map((line) => line.slice(0, 25));
  expect(scripts({ hasCodeChoices: true })).toEqual([
    '<script>prefer()</script>',
    '<script>paint()</script>',
    '<link rel="stylesheet" hr',
  ]);
  expect(scripts({})).toEqual(['<script>paint()</script>', '<link rel="stylesheet" hr']);
});

test('the head of a page', () => {
  expect(head()).toMatchInlineSnapshot(`
    "<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Button - Acme UI</title>
    <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" data-light="#fff" data-dark="#000">
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" data-light="#fff" data-dark="#000">
    <script>paint()</script>
    <link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="/assets/main-BBBB.css">
    <script type="module" src="/assets/entry-AAAA.js"></script>
    <link rel="manifest" href="/manifest.webmanifest">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <meta name="description" content="Press it.">
    <link rel="canonical" href="https://acme.example/ui/button/">
    <link rel="alternate" hreflang="en" href="https://acme.example/ui/button/">
    <link rel="alternate" hreflang="x-default" href="https://acme.example/ui/button/">
    <meta property="og:type" content="website">
    <meta property="og:title" content="Button">
    <meta property="og:url" content="https://acme.example/ui/button/">
    <meta property="og:description" content="Press it.">
    <meta property="og:site_name" content="Acme">
    <meta property="og:ttl" content="604800">
    <meta name="twitter:card" content="summary">
    <meta name="twitter:title" content="Button">
    <meta name="twitter:description" content="Press it.">
    <meta name="mui:productId" content="ui">
    <meta name="mui:productCategoryId" content="null">
    <meta name="docsearch:language" content="en">
    <meta name="docsearch:version" content="master">"
  `);
});

test('a page without an address is not indexed, and names no address', () => {
  const html = head({ path: null, alternates: [] });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:url|hreflang/);
});

test('all addresses of this site are below the base', () => {
  const config = { base: '/docs/', social: { image: '/preview.png' } };
  const addresses = [...head({}, config).matchAll(/(?:href|src|content)="((?:https:\/\/acme\.example)?\/[^"]*)"/g)].map(
    ([, address]) => address,
  );
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of addresses) expect(address).toMatch(/^(?:https:\/\/acme\.example)?\/docs\//);
  expect(lines(/canonical/, {}, config)).toEqual([
    '<link rel="canonical" href="https://acme.example/docs/ui/button/">',
  ]);
});

test('the alternate links list each language of the page, and the first as the default', () => {
  const alternates = [
    { language: 'en', path: '/ui/button/' },
    { language: 'zh', path: '/zh/ui/button/' },
  ];
  expect(lines(/hreflang/, { alternates, language: 'zh', path: '/zh/ui/button/' })).toEqual([
    '<link rel="alternate" hreflang="en" href="https://acme.example/ui/button/">',
    '<link rel="alternate" hreflang="zh" href="https://acme.example/zh/ui/button/">',
    '<link rel="alternate" hreflang="x-default" href="https://acme.example/ui/button/">',
  ]);
});

test('a page that is not indexed names no translations', () => {
  expect(lines(/hreflang/, { unlisted: true })).toEqual([]);
});

test('other forms of the page are linked: its Markdown, and the list of changed pages', () => {
  const forms = (more: Partial<PageHead>, llms: boolean) =>
    createHead({
      site: testSite({ base: '/docs/', llms }),
      bundle,
      themeColors: { light: '', dark: '' },
      hasFeed: true,
    })({
      ...page,
      ...more,
    })
      .split('\n')
      .filter((line) => line.includes(' type="') && line.includes('alternate'));
  const feed =
    '<link rel="alternate" type="application/atom+xml" title="Acme" href="https://acme.example/docs/feed.xml">';
  expect(forms({}, true)).toEqual([
    '<link rel="alternate" type="text/markdown" href="https://acme.example/docs/ui/button.md">',
    feed,
  ]);
  expect(forms({}, false)).toEqual([feed]);
  expect(forms({ unlisted: true }, true)).toEqual([feed]);
  expect(forms({ path: null }, true)).toEqual([]);
  expect(lines(/atom/)).toEqual([]);
});

test.each<[Partial<PageHead>, string, string]>([
  [{ productId: 'x-data-grid', categoryId: 'x' }, 'x-data-grid', 'x'],
  [{ productId: null, categoryId: 'x' }, 'null', 'x'],
  [{ productId: null, categoryId: null }, 'null', 'null'],
])('the product of %j is %s, its category %s', (more, product, category) => {
  expect(lines(/mui:/, more)).toEqual([
    `<meta name="mui:productId" content="${product}">`,
    `<meta name="mui:productCategoryId" content="${category}">`,
  ]);
});

test.each([
  ['Button', 'Acme UI', 'Button - Acme UI'],
  ['Acme UI', 'Acme UI', 'Acme UI'],
  ['Button', '', 'Button'],
])('the title of %j in %j is %j', (title, suffix, expected) => {
  expect(documentTitle(title, suffix)).toBe(expected);
});

test.each([
  ['/ui/é/', '/', 'https://acme.example/ui/%C3%A9/'],
  ['/ui/a b/', '/docs/', 'https://acme.example/docs/ui/a%20b/'],
  ['/', '/', 'https://acme.example/'],
])('the full address of %s below %s is %s', (path, base, expected) => {
  expect(publicUrl(path, { url: 'https://acme.example', base })).toBe(expected);
});
