// The tables of the configuration's page say what the schema says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFIGURATION_PAGE, configurationPage } from '../../scripts/configuration-page.ts';
import { type ConfigField, configReference } from '../../src/config/reference.ts';

const page = readFileSync(new URL(`../../${CONFIGURATION_PAGE}`, import.meta.url), 'utf8');

const field = (path: string, more: Partial<ConfigField> = {}): ConfigField => ({
  path,
  type: 'string',
  default: null,
  description: '',
  required: false,
  ...more,
});

const HEAD = '| Field | Type | Default | Meaning |\n| :--- | :--- | :--- | :--- |';
const small = `# Configuration\n\nOne.\n\n${HEAD}\n| \`title\` | | | Gone. |\n\nTwo.\n\n${HEAD}\n| \`ads\` | | | |\n| \`ads.old\` | | | |\n\nEnd.\n`;

test('the page is up to date: if not, run `npm run docs:configuration`', () => {
  expect(configurationPage(page)).toBe(page);
});

test('each field has one row', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path);
  expect(rows.toSorted()).toEqual(
    configReference()
      .map(({ path }) => path)
      .toSorted(),
  );
});

test('texts are kept, rows are written anew, and a new field stands by the object that holds it', () => {
  const fields = [
    field('title', { required: true, description: 'The site’s “name”.' }),
    field('ads', { type: 'object | false', default: 'false' }),
    field('ads.shown[].chance', { type: 'number', default: '0.5', description: 'From 0 to 1.' }),
  ];
  expect(configurationPage(small, fields)).toBe(
    [
      `# Configuration\n\nOne.\n\n${HEAD}\n| \`title\` | \`string\` | required | The site's "name". |\n\nTwo.\n\n${HEAD}`,
      '| `ads` | `object \\| false` | `false` |  |',
      '| `ads.shown[].chance` | `number` | `0.5` | From 0 to 1. |\n\nEnd.\n',
    ].join('\n'),
  );
});

test('a default of pages is told by its length, and a type with a page of its own leads there', () => {
  const long = JSON.stringify(Array.from({ length: 5 }, () => 'x'.repeat(100)));
  const fields = [field('title', { type: 'Palette', default: long }), field('ads')];
  expect(configurationPage(small, fields)).toContain(
    '| `title` | [`Palette`](/experiments/docs/themes/#palettes) | 5 entries |  |',
  );
});

test('a field that belongs into no table, and a table that no field belongs into, are told', () => {
  expect(() => configurationPage(small, [field('search.keys')])).toThrow('no table for "search.keys"');
  expect(() => configurationPage(small, [field('title')])).toThrow('the table of ads');
});
