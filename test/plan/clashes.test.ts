// Routes of API pages that get into the way of others.
import { expect, test } from 'vitest';
import type { ApiDoc } from '../../src/model/api.ts';
import type { CompiledPage } from '../../src/model/page.ts';
import { routeClashes } from '../../src/plan/clashes.ts';

const named = (route: string) => ({ route, file: `of${route}` });

test.each<[string, string[], string[], string[]]>([
  ['the route of a page', ['/ui/a/'], ['/ui/a/'], ['error plan/duplicate-route of/ui/a/']],
  ['another case than a page', ['/ui/A/'], ['/ui/a/'], ['error plan/similar-routes of/ui/a/']],
  [
    'another case than an API page',
    [],
    ['/ui/api/Button/', '/ui/api/button/'],
    ['error plan/similar-routes of/ui/api/button/'],
  ],
  ['another form of an accent', ['/ui/\u00e9/'], ['/ui/e\u0301/'], ['error plan/similar-routes of/ui/e\u0301/']],
  ['a route of its own', ['/ui/a/'], ['/ui/b/'], []],
])('an API page whose route is %s: collisions %j', (_name, pages, apiDocs, expected) => {
  // Only routes and files are read.
  const found = routeClashes(pages.map(named) as CompiledPage[], apiDocs.map(named) as ApiDoc[]);
  expect(found.map(({ severity, code, at }) => `${severity} ${code} ${at?.file}`)).toEqual(expected);
});
