// What each language lacks of pages and words.
import { expect, test } from 'vitest';
import type { Route } from '../../src/model/route.ts';
import { languageReports } from '../../src/plan/language-report.ts';
import { testSite } from '../support/site.ts';

const page = (path: string, ...languages: string[]) =>
  ({
    kind: 'doc',
    path,
    language: languages[0],
    alternates: ['en', ...languages].map((language) => ({ language, path })),
  }) as unknown as Route; // All that the report reads.
const api = { ...page('/ui/api/button/', 'en'), kind: 'api' } as Route;
const routes = [page('/ui/', 'en', 'zh'), page('/ui/a/', 'en'), page('/zh/ui/', 'zh'), api];

test('a site in English has nothing to tell', () => {
  expect(languageReports({ site: testSite(), routes }, { missing: new Map(), total: 3 })).toEqual([]);
});

test('a first language that is not English has words to lack', () => {
  const german = [{ ...page('/ui/', 'de'), alternates: [{ language: 'de', path: '/ui/' }] }];
  const site = testSite({ languages: ['de'] });
  expect(languageReports({ site, routes: german }, { missing: new Map([['de', ['next']]]), total: 3 })).toEqual([
    { language: 'de', pages: 1, missingPages: [], texts: 3, missingTexts: ['next'] },
  ]);
});

test('pages and texts are counted against those of the first language', () => {
  const site = testSite({ languages: ['en', 'zh', 'ar'] });
  const missing = new Map([
    ['zh', ['next']],
    ['ar', ['next', 'previous']],
  ]);
  expect(languageReports({ site, routes }, { missing, total: 3 })).toEqual([
    { language: 'zh', pages: 2, missingPages: ['/ui/a/'], texts: 3, missingTexts: ['next'] },
    { language: 'ar', pages: 2, missingPages: ['/ui/', '/ui/a/'], texts: 3, missingTexts: ['next', 'previous'] },
  ]);
});
