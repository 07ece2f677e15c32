// The JSON Schemas that editors get: as the program's own schemas have them now, and of use to an editor.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import fg from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { editorSchemas, SCHEMAS_FOLDER } from '../../scripts/editor-schemas.ts';
import { FRONT_MATTER_FIELDS } from '../../src/schema/front-matter.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (name: string) => readFileSync(join(root, SCHEMAS_FOLDER, name), 'utf8');
const validator = (name: string) => new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(read(name)));

test.each([...editorSchemas()])('%s is what `npm run schemas` writes now', (name, text) => {
  expect(read(name)).toBe(text);
});

test('no other file lies beside them', () => {
  expect(readdirSync(join(root, SCHEMAS_FOLDER)).sort()).toEqual([...editorSchemas().keys()].sort());
});

test('every field of front matter and of page trees says what it means', () => {
  const frontMatter = JSON.parse(read('front-matter.schema.json'));
  const node = JSON.parse(read('pages.schema.json')).definitions.__schema0;
  expect(Object.keys(frontMatter.properties)).toEqual(FRONT_MATTER_FIELDS);
  const fields: [string, { description?: string }][] = [
    ...Object.entries<{ description?: string }>(frontMatter.properties),
    ...Object.entries<{ description?: string }>(node.properties),
  ];
  expect(fields.filter(([, { description }]) => !description)).toEqual([]);
});

describe('front matter', () => {
  const isRight = validator('front-matter.schema.json');

  test.each([
    [{ title: 'Button', components: 'Button, Fab', draft: true, own: { field: 1 } }, true],
    [{ components: ['Button'], draft: 'true', layout: 'overview' }, true],
    [{ title: 7 }, false],
    [{ layout: 'wide' }, false],
    [{ hero: { titel: 'Acme' } }, false],
  ])('%j: %s', (fields, expected) => {
    expect(isRight(fields)).toBe(expected);
  });
});

describe('a page tree', () => {
  const isRight = validator('pages.schema.json');

  test.each([
    [[{ pathname: '/ui/', title: false, children: [{ pathname: '/ui/button/', newFeature: true }] }], true],
    [[{ title: 'Button' }], false],
    [[{ pathname: '/ui/', children: [{ pathname: '/ui/button/', newFeatur: true }] }], false],
    [{ pathname: '/ui/' }, false],
  ])('%j: %s', (nodes, expected) => {
    expect(isRight(nodes)).toBe(expected);
  });
});

test('the files of the starter, of this repository and of its tests are right', () => {
  const checks = [
    ['pages.schema.json', ['templates/starter/content/**/pages.json', 'content/**/pages.json']],
    ['api.schema.json', ['test/fixtures/family/content/*/api/*.json']],
  ] as const;
  for (const [schema, patterns] of checks) {
    const isRight = validator(schema);
    const files = fg.sync([...patterns], { cwd: root });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      isRight(JSON.parse(readFileSync(join(root, file), 'utf8')));
      expect([file, isRight.errors ?? []]).toEqual([file, []]);
    }
  }
});

test('the settings of the starter name files that the package holds', () => {
  const settings = readFileSync(join(root, 'templates/starter/dot-vscode/settings.json'), 'utf8');
  const named = [...settings.matchAll(/node_modules\/docs-gen\/schemas\/([\w.-]+)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...editorSchemas().keys()].sort());
});
