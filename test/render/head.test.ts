// The inside of `<head>`: addresses, languages, previews, and nothing that an author's words could break.
import { describe, expect, test } from 'vitest';
import { publicUrl } from '../../src/lib/published-names.ts';
import { createHead, documentTitle, type PageHead } from '../../src/render/head.ts';
import { bundle } from '../derive/support.ts';
import { testSite } from '../support/site.ts';
import { structuredDataProblems } from '../support/structured-data.ts';

const page: PageHead = {
  title: 'Button - Acme UI',
  cardTitle: 'Button',
  cardDescription: 'Press it.',
  description: 'Press it.',
  path: '/ui/button/',
  language: 'en',
  alternates: [{ language: 'en', path: '/ui/button/' }],
  productId: 'ui',
  categoryId: null,
  unlisted: false,
  image: null,
  modified: null,
  crumbs: [],
  extra: [],
};

function head(more: Partial<PageHead> = {}, config: Readonly<Record<string, unknown>> = {}): string {
  return createHead({
    site: testSite(config),
    bundle: { ...bundle, beforePaint: 'paint()', beforeCode: 'prefer()', fonts: ['assets/inter.woff2'] },
    themeColors: { light: '#fff', dark: '#000' },
  })({ ...page, ...more });
}

const lines = (pattern: RegExp, ...args: Parameters<typeof head>) =>
  head(...args)
    .split('\n')
    .filter((line) => pattern.test(line));

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

test('a drawn card replaces a missing picture of the page', () => {
  const card = { path: 'assets/card-AAAA.png', alt: 'Acme UI: "Button"' };
  const pictures = (more: Partial<PageHead>) =>
    lines(/:(?:image|card)/, more, { social: { image: '/site.png' } }).map((line) => line.replace(/^<meta \w+=/, ''));
  expect(pictures({ card })).toEqual([
    '"og:image" content="https://acme.example/assets/card-AAAA.png">',
    '"og:image:width" content="1200">',
    '"og:image:height" content="630">',
    '"og:image:alt" content="Acme UI: &quot;Button&quot;">',
    '"twitter:card" content="summary_large_image">',
    '"twitter:image" content="https://acme.example/assets/card-AAAA.png">',
    '"twitter:image:alt" content="Acme UI: &quot;Button&quot;">',
  ]);
  expect(pictures({ card, image: '/own.png' })[0]).toBe('"og:image" content="https://acme.example/own.png">');
  expect(pictures({})[0]).toBe('"og:image" content="https://acme.example/site.png">');
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

test('text by authors and plugins cannot end its tag', () => {
  const evil = '"><script>alert(1)</script>\'&';
  const html = head(
    {
      title: evil,
      cardTitle: evil,
      cardDescription: evil,
      description: evil,
      extra: [{ tag: 'meta', attributes: { name: 'x', content: evil } }],
    },
    { title: evil, social: { twitter: `@${evil}` } },
  );
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<title>"&gt;&lt;script&gt;alert(1)&lt;/script&gt;\'&amp;</title>');
  expect(html).toContain('<meta name="x" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;">');
});

test('the tags of plugins come last, with true as an attribute without value', () => {
  const html = head({
    extra: [
      { tag: 'script', attributes: { src: '/a.js', async: true }, content: '' },
      { tag: 'style', attributes: {}, content: 'a{}' },
      { tag: 'link', attributes: { rel: 'me', href: '/b' } },
    ],
  });
  expect(html.split('\n').slice(-3)).toEqual([
    '<script src="/a.js" async></script>',
    '<style>a{}</style>',
    '<link rel="me" href="/b">',
  ]);
});

describe('the preview tags', () => {
  test.each([
    [{}, 'summary', null],
    [{ social: { image: '/p.png' } }, 'summary_large_image', 'https://acme.example/p.png'],
    [{ social: { image: 'https://cdn.example/p.png' } }, 'summary_large_image', 'https://cdn.example/p.png'],
  ])('of a page with %j are a %s', (config, card, image) => {
    const html = head({}, config);
    expect(html).toContain(`<meta name="twitter:card" content="${card}">`);
    expect(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? null).toBe(image);
    expect(/name="twitter:image" content="([^"]*)"/.exec(html)?.[1] ?? null).toBe(image);
  });

  test('leave out what is empty', () => {
    expect(lines(/description/, { description: '', cardDescription: '' })).toEqual([]);
  });
});

test('fonts are preloaded and hosts asked only as the configuration says', () => {
  expect(lines(/preload/)).toEqual([
    '<link rel="preload" href="/assets/inter.woff2" as="font" type="font/woff2" crossorigin>',
  ]);
  const fonts = {
    preload: false,
    stylesheets: ['https://fonts.example/a.css'],
    iconStylesheet: 'https://fonts.example/i.css',
  };
  expect(lines(/preload|fonts\.example/, {}, { fonts })).toEqual([
    '<link rel="stylesheet" href="https://fonts.example/a.css">',
    '<link rel="stylesheet" href="https://fonts.example/i.css">',
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

describe('tags of the config', () => {
  const tags = [
    {
      tag: 'link',
      attributes: { rel: 'help', href: '/help/', imagesrcset: '/a.png 1x, /b.png 2x, https://c.example/c.png 3x' },
    },
    { tag: 'script', attributes: { src: '//cdn.example/a.js', async: true } },
    { tag: 'meta', attributes: { name: 'path', content: '/no-address' } },
    { tag: 'noscript', content: '<style>p{}</style>' },
    { tag: 'base', attributes: { target: '_top' } },
  ];

  test('are on every page, with their addresses below the base', () => {
    expect(head({}, { head: tags, base: '/docs/' }).split('\n').slice(-5)).toEqual([
      '<link rel="help" href="/docs/help/" imagesrcset="/docs/a.png 1x, /docs/b.png 2x, https://c.example/c.png 3x">',
      '<script src="//cdn.example/a.js" async></script>',
      '<meta name="path" content="/no-address">',
      '<noscript><style>p{}</style></noscript>',
      '<base target="_top">',
    ]);
  });

  test('come before those of the page', () => {
    const extra = [{ tag: 'meta', attributes: { name: 'own' } }] as const;
    expect(head({ extra }, { head: tags }).split('\n').at(-1)).toBe('<meta name="own">');
  });
});

describe('the structured data of breadcrumbs', () => {
  const crumbs = [
    { title: 'Acme UI', href: '/docs/ui/' },
    { title: 'Parts', href: null },
    { title: '</script><!-- "Inputs" & more', href: '/docs/ui/gr%C3%BCn/' },
    { title: 'Button', href: null },
  ];
  const data = () => {
    const html = head({ crumbs }, { base: '/docs/' });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return JSON.parse(json);
  };

  test('follows schema.org', () => {
    expect(data()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Acme UI', item: 'https://acme.example/docs/ui/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: '</script><!-- "Inputs" & more',
          item: 'https://acme.example/docs/ui/gr%C3%BCn/',
        },
        { '@type': 'ListItem', position: 3, name: 'Button', item: 'https://acme.example/docs/ui/button/' },
      ],
    });
  });

  test('cannot be ended by a title', () => {
    const html = head({ crumbs });
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    expect(html).not.toContain('<!--');
  });

  test('is left out if there are none, or the page has no address', () => {
    expect(head()).not.toContain('ld+json');
    expect(head({ crumbs, path: null })).not.toContain('ld+json');
  });
});

describe('the structured data of a page', () => {
  const things = (more: Partial<PageHead> = {}, config = {}) =>
    [...head(more, config).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    );

  test('contains the title, the language and the last change of an article', () => {
    expect(things({ isArticle: true, modified: '2026-01-02T10:11:12Z' })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: 'Button',
        description: 'Press it.',
        url: 'https://acme.example/ui/button/',
        inLanguage: 'en',
        dateModified: '2026-01-02T10:11:12Z',
      },
    ]);
    expect(things({ isArticle: true, cardDescription: '' })[0]).not.toHaveProperty('description');
  });

  test('describes the whole site on the start page', () => {
    expect(things({ path: '/' }, { base: '/docs/', description: 'All of Acme.' })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Acme',
        url: 'https://acme.example/docs/',
        description: 'All of Acme.',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: 'https://acme.example/docs/?q={search_term_string}' },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
    expect(things({ path: '/' }, { search: false })[0]).not.toHaveProperty('potentialAction');
  });

  test('contains the preview picture', () => {
    const card = { path: 'assets/card-AAAA.png', alt: 'Button' };
    const images = (more: Partial<PageHead>) => things({ isArticle: true, ...more })[0].image;
    expect(images({ card })).toBe('https://acme.example/assets/card-AAAA.png');
    expect(images({ card, image: '/own.png' })).toBe('https://acme.example/own.png');
    expect(images({})).toBeUndefined();
  });

  test('follows schema.org and the rules of search engines, and the test finds mistakes', () => {
    const [site, article, list] = things(
      { path: '/', isArticle: true, modified: '2026-01-02T10:11:12Z', crumbs: [{ title: 'Acme', href: null }] },
      { description: 'All of Acme.' },
    );
    for (const thing of [site, article, list]) expect(structuredDataProblems(thing)).toEqual([]);
    const item = list.itemListElement[0];
    for (const wrong of [
      { ...article, '@context': undefined },
      { ...article, headline: '' },
      { ...article, url: '/ui/button/' },
      { ...article, inLanguage: 'English (all)' },
      { ...article, dateModified: '2026-01-02 10:11' },
      { ...article, headLine: 'Button' },
      { ...list, itemListElement: [] },
      { ...list, itemListElement: [{ ...item, position: 2 }] },
      { ...list, itemListElement: [{ ...item, item: '/ui/' }] },
      { ...list, itemListElement: [{ ...item, name: undefined }] },
      { ...site, potentialAction: { ...site.potentialAction, 'query-input': 'name=q' } },
      { ...site, potentialAction: { ...site.potentialAction, target: 'https://acme.example/?q=words' } },
      { ...site, '@type': 'Website' },
    ])
      expect([wrong, structuredDataProblems(JSON.parse(JSON.stringify(wrong)))]).not.toEqual([wrong, []]);
  });

  test('is left out of pages that are not indexed', () => {
    expect(things({ isArticle: true, unlisted: true })).toEqual([]);
    expect(things({ isArticle: true, path: null })).toEqual([]);
  });
});
