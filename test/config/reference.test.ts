// The generated reference of the configuration.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { configReference } from '../../src/config/reference.ts';
import { alternativesOf } from '../../src/lib/schema-shape.ts';
import { frontMatterSchema } from '../../src/schema/front-matter.ts';

const fields = configReference();

test('every field of the configuration is described by a sentence', () => {
  expect(fields.filter(({ description }) => !/^.{8,}[.:]/.test(description)).map(({ path }) => path)).toEqual([]);
});

test('every field of the front matter is described by a sentence', () => {
  const undescribed = (schema: z.core.$ZodType, path: string): string[] =>
    alternativesOf(schema).flatMap((option) => {
      if (option instanceof z.ZodArray) return undescribed(option.def.element, `${path}[]`);
      if (!(option instanceof z.ZodObject)) return [];
      return Object.entries<z.ZodType>(option.shape).flatMap(([key, field]) => [
        ...(/^.{8,}\./.test(field.description ?? '') ? [] : [`${path}.${key}`]),
        ...undescribed(field, `${path}.${key}`),
      ]);
    });
  expect(undescribed(frontMatterSchema, '')).toEqual([]);
});

test('no field is listed twice', () => {
  expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
});

test.each([
  ['title', { type: 'string', default: null, required: true }],
  ['base', { type: 'string', default: '"/"', required: false }],
  ['products', { type: 'object[]', default: null, required: true }],
  ['products[].id', { type: 'string', required: true }],
  ['products[].category', { type: 'string | null', default: 'null', required: false }],
  ['products[].versions[].current', { type: 'boolean', default: 'false' }],
  ['products[].pages', { type: 'string | object[]', default: null, required: false }],
  ['plugins', { type: 'Plugin[]', default: '[]' }],
  [
    'products[].routes',
    { type: 'string | { [key]: string | null } | (file: string) => string | null | undefined', required: false },
  ],
  ['products[].pages[].pathname', { type: 'string', required: true }],
  ['products[].pages[].children', { type: 'object[] | string', required: false }],
  ['products[].api.routes.*.kind', { type: '"component" | "interface" | "hook" | "function"', default: null }],
  ['redirects[].status', { type: '200 | 301 | 302 | 307 | 308', default: '301' }],
  ['markdown.titleLimit', { type: 'number', default: '70' }],
  ['markdown', { type: 'object', default: null, required: false }],
  ['languages', { type: 'string[]', default: null, required: false }],
  ['markdown.remarkPlugins', { type: 'UnifiedPlugin[]', default: '[]' }],
])('the field %s is listed with type and default', (path, expected) => {
  expect(fields.find((field) => field.path === path)).toMatchObject(expected);
});
