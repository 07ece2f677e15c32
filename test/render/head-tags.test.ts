// Tags of plugins and of the config, previews and fonts in the head.
import { describe, expect, test } from 'vitest';
import type { PageHead } from '../../src/render/head.ts';
import { head, lines } from './render-head.ts';

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
