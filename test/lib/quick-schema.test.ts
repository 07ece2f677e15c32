// The quick check against zod: what it lets through, zod takes and leaves as it is, however the data is bent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { isTakenAsItIs, takenQuickly } from '../../src/lib/quick-schema.ts';
import { componentSchema, componentTextsSchema, functionSchema, interfaceSchema } from '../../src/schema/api-json.ts';
import { frontMatterSchema } from '../../src/schema/front-matter.ts';

const SCHEMAS: readonly z.ZodType[] = [componentSchema, componentTextsSchema, functionSchema, interfaceSchema];

const prop = {
  type: { name: 'func', description: null },
  default: 1,
  signature: { type: '() => void', describedArgs: ['a'], returned: 'b' },
  typeDescriptions: { a: { name: 'a', description: 'c', argType: null, argTypeDescription: null } },
  additionalInfo: { sx: true },
};
const SEEDS: readonly unknown[] = [
  {
    name: 'Button',
    imports: ['import a'],
    props: { a: prop, b: { type: { name: 'bool' }, default: 'c' } },
    slots: [{ name: 'a', description: '', class: null }],
    classes: [{ key: 'a', className: 'b', description: '', isGlobal: false }],
    inheritance: { component: 'A', pathname: '/a/' },
    inherited: [{ component: 'A', props: ['b'] }],
    cssVariables: [{ name: '--a', default: 2 }],
    other: { a: 1 },
  },
  { componentDescription: '', propDescriptions: { a: prop }, slotDescriptions: { a: 'b' } },
  { name: 'useA', kind: 'hook', imports: ['import a'], parameters: { a: prop }, returnValue: null, signatures: ['a'] },
  { name: 'A', imports: ['import a'], properties: { a: prop }, demos: null },
];

/** What stands in the place of a value, or as a further field. */
const STRANGE = [
  '',
  'a',
  '--a',
  '/a',
  null,
  undefined,
  true,
  0,
  1.5,
  Number.NaN,
  2 ** 60,
  [],
  ['a'],
  [1],
  {},
  { a: 'b' },
];
const NAMES = ['description', 'default', 'kind', 'since', 'describedArgs', 'imports', 'constructor', '__proto__'];

/** Walks down by `steps` and puts `strange` there: in the place of a field, as a new one, or in the place of none (undefined: it goes). */
function bend(seed: unknown, steps: readonly number[], name: string | null, strange: unknown): unknown {
  const data = structuredClone(seed);
  let at: unknown = data;
  for (const [number, step] of steps.entries()) {
    if (typeof at !== 'object' || at === null) break;
    const fields = Object.keys(at);
    const field = fields[step % Math.max(1, fields.length)] ?? 'a';
    const isLast = number === steps.length - 1 || typeof Reflect.get(at, field) !== 'object';
    if (!isLast) at = Reflect.get(at, field);
    else if (name === null && strange === undefined) Reflect.deleteProperty(at, field);
    else
      Object.defineProperty(at, Array.isArray(at) ? field : (name ?? field), {
        value: strange,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    if (isLast) break;
  }
  return data;
}

/** Zod leaves further fields out of what it gives back. */
function expectNothingChanged(schema: z.ZodType, data: unknown): void {
  const result = schema.safeParse(data);
  expect(result.error).toBeUndefined();
  expect(data).toMatchObject(result.data as object);
}

describe('data that the quick check accepts is accepted unchanged by zod', () => {
  test('API JSON with random changes agrees in every schema', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...SEEDS),
        fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
        fc.option(fc.constantFrom(...NAMES)),
        fc.constantFrom(...STRANGE),
        (seed, steps, name, strange) => {
          const data = bend(seed, steps, name, strange);
          for (const schema of SCHEMAS.filter((one) => isTakenAsItIs(one, data))) {
            taken++;
            expectNothingChanged(schema, data);
          }
        },
      ),
      { numRuns: 4000, seed: 7 },
    );
    expect(taken).toBeGreaterThan(1000);
  });

  test.each<[string, z.ZodType, unknown, boolean]>([
    ['a text', z.string(), 'a', true],
    ['a text that is changed', z.string().trim(), ' a', false],
    ['a text in a form', z.email(), 'a@b.test', false], // Not known to the quick check.
    ['a number that is none', z.number(), Number.NaN, false],
    ['a number out of range', z.number().max(2), 3, false],
    ['a whole number', z.int(), 1, false],
    ['what is made of another kind', z.coerce.string(), 'a', false],
    ['a default that is not needed', z.string().default('a'), 'b', true],
    ['a default', z.object({ a: z.string().default('b') }), {}, false],
    ['a field too many, which is let through', z.object({ a: z.string() }), { a: 'b', c: 1 }, true],
    ['a field too many, which is wrong', z.strictObject({ a: z.string() }), { a: 'b', c: 1 }, false],
    ['a field that is missing', z.object({ a: z.string() }), {}, false],
    ['a list for an object', z.object({ a: z.string().optional() }), [], false],
    ['a list with a wrong element', z.array(z.string()), ['a', 1], false],
    ['a table', z.record(z.string(), z.number()), { a: 1 }, true],
    ['a table whose names have a form', z.record(z.string().min(2), z.number()), { a: 1 }, false],
    ['a name that zod leaves out', z.record(z.string(), z.number()), JSON.parse('{ "__proto__": 1 }'), false],
    ['one of two', z.union([z.string(), z.array(z.string())]), ['a'], true],
    ['the one of two that is changed', z.union([z.string().transform(Number), z.string()]), '1', false],
    [
      'two objects, of which zod takes the first',
      z.union([z.object({}), z.object({ a: z.string() })]),
      { a: 'b' },
      false,
    ],
    ['neither of two', z.union([z.string(), z.boolean()]), 1, false],
  ])('a check of %s agrees', (_, schema, data, isTaken) => {
    expect(isTakenAsItIs(schema, data)).toBe(isTaken);
    if (isTaken && typeof data === 'object') expectNothingChanged(schema, data);
  });
});

describe('front matter that is read by the quick check', () => {
  const values = fc.constantFrom<unknown>(...STRANGE, ' a ', 'doc', 'landing', 'true', { title: 'a' });
  const names = fc.constantFrom(
    'title',
    'layout',
    'components',
    'draft',
    'order',
    'tags',
    'hero',
    'head',
    'own',
    '__proto__',
  );

  test('equals the output of zod, with the same order and defaults', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 4 }), (entries) => {
        const fields = Object.fromEntries(entries);
        const quick = takenQuickly(frontMatterSchema, fields);
        if (quick === null) return;
        taken++;
        const slow = frontMatterSchema.parse(fields);
        expect(quick).toStrictEqual(slow);
        expect(JSON.stringify(quick)).toBe(JSON.stringify(slow));
      }),
      { numRuns: 4000, seed: 7 },
    );
    expect(taken).toBeGreaterThan(1000);
  });

  test('shares no default between pages that a plugin may write into', () => {
    const [one, other] = [takenQuickly(frontMatterSchema, { title: 'A' }), takenQuickly(frontMatterSchema, {})];
    one?.components.push('Button');
    expect(other?.components).toEqual([]);
    expect(takenQuickly(frontMatterSchema, {})?.components).toEqual([]);
  });

  test('leaves strict schemas and refinements of all fields to zod', () => {
    expect(takenQuickly(z.strictObject({ a: z.string() }), { a: 'b' })).toBeNull();
    expect(
      takenQuickly(
        z.looseObject({ a: z.string() }).refine(() => false),
        { a: 'b' },
      ),
    ).toBeNull();
  });
});
