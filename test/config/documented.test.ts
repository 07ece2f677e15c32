// The documentation of docs-gen names every field of a page, a palette and a page tree.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configReference, objectReference } from '../../src/config/reference.ts';
import { frontMatterSchema } from '../../src/schema/front-matter.ts';
import { paletteSchema } from '../../src/schema/theme.ts';

test('every field of the front matter is documented on its page', () => {
  const documented = firstCells('front-matter.md');
  expect(Object.keys(frontMatterSchema.shape).filter((field) => !documented.has(field))).toEqual([]);
});

test('every field of a palette is documented on the page of themes', () => {
  const documented = firstCells('themes.md');
  const fields = objectReference(paletteSchema).map(({ path }) => path);
  expect(fields.length).toBeGreaterThan(8);
  expect(fields.filter((field) => !documented.has(field))).toEqual([]);
});

test('every field of a page tree is documented on its page', () => {
  const documented = firstCells('page-trees.md');
  const fields = configReference().flatMap(({ path }) => /^products\[\]\.pages\[\]\.(\w+)$/.exec(path)?.[1] ?? []);
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => !documented.has(field))).toEqual([]);
});

/** What the rows of the page's tables start with, in back-ticks. */
function firstCells(name: string): Set<string> {
  return new Set([...page(name).matchAll(/^\| `([^`]+)` +\|/gm)].flatMap(([, cell]) => cell ?? []));
}

function page(name: string): string {
  return readFileSync(new URL(`../../content/docs-infra/${name}`, import.meta.url), 'utf8');
}
