// Comparisons of hooks, functions and types: their parameters, results and properties.
import { describe, expect, test } from 'vitest';
import { compare, type Json, told, typed } from './support.ts';

describe('the comparison of a hook', () => {
  const hook = (parameters: Json, rest: Json = {}): Json => ({
    name: 'useList',
    kind: 'hook',
    imports: [],
    parameters,
    ...rest,
  });

  test('treats parameters as input and return values as output', () => {
    const call = { signatures: ['useList(parameters: UseListParameters): UseListReturn'] };
    const old = hook(
      { items: typed('string[]'), gone: typed('number') },
      {
        ...call,
        returnValue: {
          open: typed("'a' | 'b'", { required: true }),
          sure: typed('string', { required: true }),
          left: typed('number'),
          any: typed('any'),
        },
      },
    );
    const now = hook(
      { items: typed('string[] | null'), added: typed('string', { required: true }) },
      {
        ...call,
        returnValue: {
          open: typed("'a' | 'b' | 'c'", { required: true }),
          sure: typed('string'),
          more: typed('string', { required: true }),
          any: typed('string'),
        },
      },
    );
    expect(told(compare(old, now))).toEqual([
      'breaking parameters.added is new, and required.',
      'breaking parameters.gone is gone.',
      'compatible parameters.items now takes `null`.',
      'breaking returnValue.any has another type: `any` is now `string`.',
      'breaking returnValue.left is gone.',
      'compatible returnValue.more is new.',
      "breaking returnValue.open may now be `'c'` too.",
      'breaking returnValue.sure may be missing now.',
    ]);
    expect(
      told(
        compare(hook({}, { returnValue: { x: typed("'a' | 'b'") } }), hook({}, { returnValue: { x: typed("'a'") } })),
      ),
    ).toEqual(["compatible returnValue.x is never `'b'` now."]);
  });
});

describe('the comparison of a function', () => {
  const call = (signatures: string[], parameters: Json = {}, rest: Json = {}): Json => ({
    name: 'format',
    kind: 'function',
    imports: [],
    signatures,
    parameters,
    ...rest,
  });
  const number = typed('number');
  const required = typed('number', { required: true });

  /** [change, old, new, report] */
  test.each<[string, Json, Json, string[]]>([
    [
      'an optional parameter is added',
      call(['format(a: number): string'], { a: required }),
      call(['format(a: number, b?: number): string'], { a: required, b: number }),
      ['compatible parameters.b is new.'],
    ],
    [
      'an optional parameter becomes required',
      call(['format(a: number, b?: number): string']),
      call(['format(a: number, b: number): string']),
      [
        'breaking format has another signature: `format(a: number, b?: number): string` is now `format(a: number, b: number): string`.',
      ],
    ],
    [
      'a parameter is renamed',
      call(['format(a: number): string'], { a: required }),
      call(['format(value: number): string'], { value: required }),
      ['compatible format has another name for a parameter: `a` is called `value` now.'],
    ],
    [
      'parameters change their order',
      call(['format(a: number, b: number): string'], { a: required, b: required }),
      call(['format(b: number, a: number): string'], { b: required, a: required }),
      [
        'breaking format takes its parameters in another order: `format(a: number, b: number): string` is now `format(b: number, a: number): string`.',
      ],
    ],
    [
      'the result becomes a larger union',
      call(['format(a: number): string'], { a: required }),
      call(['format(a: number): string | null'], { a: required }),
      ['breaking format returns `string | null` now, not `string`.'],
    ],
    [
      'the result becomes a smaller union',
      call(['format(): string | null']),
      call(['format(): string']),
      ['compatible format returns `string` now, not `string | null`; right code stays right.'],
    ],
    [
      'an overload is added',
      call(['format(a: number): string']),
      call(['format(a: number): string', 'format(a: Date): string']),
      [
        'compatible format has another signature: `format(a: number): string` is now `format(a: number): string; format(a: Date): string`; right code stays right.',
      ],
    ],
    [
      'an overload is removed',
      call(['format(a: number): string', 'format(a: Date): string']),
      call(['format(a: number): string']),
      [
        'breaking format has another signature: `format(a: number): string; format(a: Date): string` is now `format(a: number): string`.',
      ],
    ],
    [
      'the result changes, without signatures',
      call([], {}, { returns: { type: { name: 'string' } } }),
      call([], {}, { returns: { type: { name: 'number' } } }),
      ['breaking format returns `number` now, not `string`.'],
    ],
  ])('classifies a change of its signature: %s', (_, old, now, expected) => {
    expect(told(compare(old, now))).toEqual(expected);
  });
});

describe('the comparison of a type', () => {
  const type = (properties: Json): Json => ({ name: 'Column', imports: [], properties });

  test('is made property by property', () => {
    const old = type({ field: typed('string', { required: true }), width: typed('number'), gone: typed('string') });
    const now = type({
      field: typed('string', { required: true }),
      width: typed('number | string'),
      must: typed('string', { required: true }),
    });
    expect(told(compare(old, now))).toEqual([
      'breaking properties.gone is gone.',
      'breaking properties.must is new, and required.',
      'compatible properties.width now takes `string`.',
    ]);
  });
});
