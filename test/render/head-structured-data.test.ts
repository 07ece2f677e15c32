// The structured data in the head follows schema.org.
import { describe, expect, test } from 'vitest';
import type { PageHead } from '../../src/render/head.ts';
import { structuredDataProblems } from '../support/structured-data.ts';
import { head } from './render-head.ts';

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
