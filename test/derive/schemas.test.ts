// The feed and the sitemap are what their formats ask for, by their schemas; and the schemas see what is wrong.
import { beforeAll, describe, expect, test } from 'vitest';
import { feed } from '../../src/derive/feed.ts';
import { sitemap } from '../../src/derive/sitemap.ts';
import { problemsOfEach, xmlProblems } from '../support/xml-problems.ts';
import { contextOf, route, text } from './support.ts';

const history = { modified: '2026-01-02T10:11:12Z', authors: [] };
const alternates = [
  { language: 'en', path: '/ui/a & b/' },
  { language: 'zh', path: '/zh/ui/a & b/' },
];
const routes = [
  { ...route('/ui/a & b/'), alternates, history, title: 'A & <b>\u0008\ud800', description: '"x"\u0000' },
  { ...route('/zh/ui/a & b/'), language: 'zh', alternates, title: '按钮' },
  { ...route('/ui/ö%/'), history, title: 'Ö', description: '' },
  { ...route("/ui/'q'\"/"), history },
];
const context = { ...contextOf({ base: '/docs/', languages: ['en', 'zh'], description: 'All <of> it' }), routes };
const feedXml = text(feed([], context), 'feed.xml');
const sitemapXml = text(sitemap([], context), 'sitemap.xml');

describe('the XML schema of Atom and sitemaps', () => {
  test('accepts the feed', async () => {
    expect(await xmlProblems(feedXml, 'atom')).toEqual([]);
  });

  test('accepts a sitemap that is small, empty or split into parts', async () => {
    const paths = Array.from({ length: 50_001 }, (_, index) => `/p${index}/`);
    const [index, , last] = sitemap([], contextOf({}, paths));
    const files = [sitemapXml, text(sitemap([], contextOf({})), 'sitemap.xml'), index?.body, last?.body];
    for (const file of files) expect(await xmlProblems(String(file), 'sitemap')).toEqual([]);
  });
});

/** What is changed, and how. */
type Change = readonly [what: string, found: RegExp, instead: string];

const WRONG_FEEDS: readonly Change[] = [
  ['no id', /<id>.*<\/id>\n<title>Acme.*\n/, ''],
  ['no title in an entry', /<title>Ö<\/title>\n/, ''],
  ['a date alone', /<updated>2026-01-02T10:11:12Z/, '<updated>2026-01-02'],
  ['an instant without a zone', /<updated>2026-01-02T10:11:12Z/, '<updated>2026-01-02T10:11:12'],
  ['no author', /<author>.*<\/author>\n/, ''],
  ['an entry without a page', /<link rel="alternate"[^>]*\/>\n<summary>/, '<summary>'],
  ['two pages of one entry', /(<link rel="alternate"[^>]*\/>\n)<summary>/, '$1$1<summary>'],
  ['an address with a space', /a%20&amp;%20b/g, 'a &amp; b'],
  ['an address that is relative', /<id>https:\/\/acme.example/g, '<id>'],
  ['an unknown element', /<\/feed>/, '<note/></feed>'],
  ['another namespace', /2005\/Atom/, '2005/Atoms'],
  ['a control character', /Ö/, '\u0008'],
  ['an open tag', /<\/entry>/, ''],
];

const WRONG_SITEMAPS: readonly Change[] = [
  ['no address', /<loc>.*<\/loc>/, ''],
  ['an address without a host', /https:\/\/acme.example\/docs\/ui/, '/ui'],
  ['an address with letters of all languages', /%C3%B6/, 'ö'],
  ['an address that is too long', /%C3%B6/, 'o'.repeat(2048)],
  ['a date without a day', /<lastmod>.*?<\/lastmod>/, '<lastmod>2026-13-01</lastmod>'],
  ['an instant without a zone', /12Z<\/lastmod>/, '12</lastmod>'],
  ['a priority', /<\/lastmod>/, '</lastmod><priority>2</priority>'],
  ['a language', /hreflang="zh"/, 'hreflang="Chinese, simplified"'],
  ['a link of another kind', /rel="alternate"/, 'rel="canonical"'],
  ['an unknown element', /<\/urlset>/, '<page/></urlset>'],
];

describe.each([
  ['a feed', feedXml, 'atom', WRONG_FEEDS],
  ['a sitemap', sitemapXml, 'sitemap', WRONG_SITEMAPS],
] as const)('the XML schema rejects %s', (_kind, right, schema, changes) => {
  const wrong = changes.map(([, found, instead]) => right.replace(found, instead));
  let problems: string[][] = [];
  beforeAll(async () => {
    problems = await problemsOfEach([...wrong, right], schema);
  });

  test.each(changes.map(([what], index) => [what, index] as const))('with %s', (_what, index) => {
    expect(wrong[index]).not.toBe(right);
    expect(problems[index]).not.toEqual([]);
  });

  test('only if something is changed', () => {
    expect(problems.at(-1)).toEqual([]);
  });
});
