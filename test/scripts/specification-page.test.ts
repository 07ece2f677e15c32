// The page of the manual that lists the specification: made from its table, and without a page that does not exist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SPECIFICATION, SPECIFICATION_PAGE, specificationPage } from '../../scripts/specification-rows.ts';

const root = join(import.meta.dirname, '../..');
const rows = SPECIFICATION.flatMap(({ rows }) => rows);

test('the page of the specification is that of its table: npm run docs:specification', () => {
  expect(readFileSync(join(root, SPECIFICATION_PAGE), 'utf8')).toBe(specificationPage());
});

test('the specification has 97 rows, each under its own name, with a page that exists', () => {
  expect(rows).toHaveLength(97);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(97);
  const routes: object = JSON.parse(readFileSync(join(root, 'content/urls.json'), 'utf8'));
  const missing = rows.filter(({ page }) => !Object.hasOwn(routes, page.replace(/[?#].*/, '')));
  expect(missing.map(({ id, page }) => `${id} ${page}`)).toEqual([]);
});
