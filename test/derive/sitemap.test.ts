// The sitemap of a site, in parts if it is large.
import { describe, expect, test } from 'vitest';
import { sitemap } from '../../src/derive/sitemap.ts';
import { contextOf, route, text } from './support.ts';

describe('the sitemap', () => {
  test('lists pages sorted, with host and base, percent-encoded', () => {
    const files = sitemap([], contextOf({ base: '/docs/' }, ['/ui/b/', '/', '/ui/a & b/', '/ui/ö%/']));
    expect(text(files, 'sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://acme.example/docs/</loc></url>
        <url><loc>https://acme.example/docs/ui/a%20&amp;%20b/</loc></url>
        <url><loc>https://acme.example/docs/ui/b/</loc></url>
        <url><loc>https://acme.example/docs/ui/%C3%B6%25/</loc></url>
      </urlset>
      "
    `);
  });

  test('lists the other languages of a page', () => {
    const alternates = [
      { language: 'en', path: '/ui/a/' },
      { language: 'zh', path: '/zh/ui/a/' },
    ];
    const routes = [{ path: '/zh/ui/a/', language: 'zh', unlisted: false, alternates, history: null }, route('/ui/b/')];
    const files = sitemap([], { ...contextOf({ languages: ['en', 'zh'] }), routes });
    expect(text(files, 'sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url><loc>https://acme.example/ui/b/</loc></url>
        <url><loc>https://acme.example/zh/ui/a/</loc>
          <xhtml:link rel="alternate" hreflang="en" href="https://acme.example/ui/a/"/>
          <xhtml:link rel="alternate" hreflang="zh" href="https://acme.example/zh/ui/a/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://acme.example/ui/a/"/>
        </url>
      </urlset>
      "
    `);
  });

  // The protocol's limit for one file.
  test.each([
    [50_000, ['sitemap.xml']],
    [50_001, ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']],
  ])('of %i pages has the files %j', (count, expected) => {
    const paths = Array.from({ length: count }, (_, index) => `/p${String(index).padStart(6, '0')}/`);
    const files = sitemap([], contextOf({}, paths));
    expect(files.map(({ path }) => path)).toEqual(expected);
    const urls = files.flatMap(({ body }) => String(body).match(/<url>/g) ?? []);
    expect(urls).toHaveLength(count);
    if (count > 50_000) {
      expect(text(files, 'sitemap.xml')).toContain('<sitemap><loc>https://acme.example/sitemap-2.xml</loc></sitemap>');
      expect(text(files, 'sitemap-2.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
        '<loc>https://acme.example/p050000/</loc>',
      ]);
    }
  });

  test('leaves out an unlisted page', () => {
    const routes = [{ ...route('/ui/a/'), unlisted: true }, route('/ui/b/')];
    const written = text(sitemap([], { ...contextOf({}), routes }), 'sitemap.xml');
    expect(written.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://acme.example/ui/b/</loc>']);
  });

  test('leaves out a page that search engines exclude, or that has another canonical address', () => {
    const alternates = ['a', 'b', 'c'].map((name) => ({ language: name, path: `/ui/${name}/` }));
    const routes = [
      { ...route('/ui/a/'), noIndex: true },
      { ...route('/ui/b/'), canonical: 'https://v3.acme.example/ui/b/' },
      { ...route('/ui/c/'), alternates },
    ];
    const written = text(sitemap([], { ...contextOf({}), routes }), 'sitemap.xml');
    expect(written.match(/https:\/\/[^<"]*acme[^<"]*/g)).toEqual(['https://acme.example/ui/c/']);
  });

  test('leaves out an unlisted translation of a listed page', () => {
    const alternates = [
      { language: 'en', path: '/ui/a/' },
      { language: 'zh', path: '/zh/ui/a/' },
    ];
    const routes = [
      { ...route('/ui/a/'), alternates },
      { ...route('/zh/ui/a/'), language: 'zh', alternates, unlisted: true },
    ];
    const written = text(sitemap([], { ...contextOf({ languages: ['en', 'zh'] }), routes }), 'sitemap.xml');
    expect(written).toContain('<url><loc>https://acme.example/ui/a/</loc></url>');
    expect(written).not.toContain('zh');
  });

  test('is an empty list for a site without pages', () => {
    expect(text(sitemap([], contextOf({})), 'sitemap.xml')).toContain('</urlset>');
  });
});
