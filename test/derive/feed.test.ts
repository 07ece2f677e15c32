// The Atom feed of a site.
import { describe, expect, test } from 'vitest';
import type { DerivedRoute } from '../../src/derive/context.ts';
import { feed } from '../../src/derive/feed.ts';
import { contextOf, route, text } from './support.ts';

const dated = (path: string, modified: string, more: Partial<DerivedRoute> = {}): DerivedRoute => ({
  ...route(path),
  title: `Title of ${path}`,
  description: 'What it is.',
  history: { modified, authors: [] },
  ...more,
});

const feedOf = (routes: readonly DerivedRoute[], config = {}) => feed([], { ...contextOf(config), routes });
const titles = (routes: readonly DerivedRoute[]) =>
  [...text(feedOf(routes), 'feed.xml').matchAll(/<entry>\n<id>(.*?)<\/id>/g)].map(([, id]) => id);

describe('the feed', () => {
  test('has all its elements', () => {
    const routes = [dated('/ui/a/', '2026-01-02T10:11:12Z', { title: 'A & <b>', description: '"x"' })];
    expect(text(feedOf(routes, { base: '/docs/', description: 'All of Acme.' }), 'feed.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
      <id>https://acme.example/docs/</id>
      <title>Acme</title>
      <subtitle>All of Acme.</subtitle>
      <updated>2026-01-02T10:11:12Z</updated>
      <author><name>Acme</name></author>
      <link rel="alternate" type="text/html" href="https://acme.example/docs/"/>
      <link rel="self" type="application/atom+xml" href="https://acme.example/docs/feed.xml"/>
      <entry>
      <id>https://acme.example/docs/ui/a/</id>
      <title>A &amp; &lt;b&gt;</title>
      <updated>2026-01-02T10:11:12Z</updated>
      <link rel="alternate" type="text/html" href="https://acme.example/docs/ui/a/"/>
      <summary>&quot;x&quot;</summary>
      </entry>
      </feed>
      "
    `);
  });

  test('has the newest first, and pages of one day by their address', () => {
    expect(
      titles([
        dated('/ui/b/', '2026-01-02T00:00:00Z'),
        dated('/ui/c/', '2026-03-02T00:00:00Z'),
        dated('/ui/a/', '2026-01-02T00:00:00Z'),
      ]),
    ).toEqual(['https://acme.example/ui/c/', 'https://acme.example/ui/a/', 'https://acme.example/ui/b/']);
  });

  test('leaves out pages without a date, unlisted ones and translations', () => {
    const date = '2026-01-02T00:00:00Z';
    expect(
      titles([
        dated('/ui/a/', date),
        route('/ui/b/'),
        dated('/ui/c/', date, { unlisted: true }),
        dated('/zh/ui/a/', date, { language: 'zh' }),
      ]),
    ).toEqual(['https://acme.example/ui/a/']);
  });

  test('has at most fifty entries', () => {
    const routes = Array.from({ length: 60 }, (_, day) => dated(`/ui/${day}/`, new Date(day * 864e5).toISOString()));
    expect(titles(routes)).toHaveLength(50);
    expect(titles(routes)[0]).toBe('https://acme.example/ui/59/');
  });

  test('does not exist if no page has a date', () => {
    expect(feedOf([route('/ui/a/')])).toEqual([]);
  });
});
