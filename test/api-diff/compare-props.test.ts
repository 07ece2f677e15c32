// Comparisons of props: which changes are added, removed or deprecated, and which break code.
import { describe, expect, test } from 'vitest';
import { compare, component, type Json, told, typed } from './support.ts';

describe('the comparison of a prop', () => {
  /** [change, old type, new type, report; null: none] */
  test.each([
    ['the same members in another order', "'a' | 'b'", "'b' | 'a'", null],
    ['white space', "Array<'a'|'b'>  | null", "Array<'a'|'b'> | null", null],
    ['boolean, and both of its values', 'boolean | null', 'null | false | true', null],
    ['one member is added', "'a' | 'b'", "'a' | 'b' | 'c'", "compatible props.x now takes `'c'`."],
    ['one member is removed', "'a' | 'b'", "'a'", "breaking props.x no longer takes `'b'`."],
    [
      'one member is replaced',
      "'a' | 'b'",
      "'a' | 'c'",
      "breaking props.x no longer takes `'b'`, and now takes `'c'`.",
    ],
    [
      'literals become string',
      "'a' | 'b'",
      'string',
      "compatible props.x has another type: `'a' | 'b'` is now `string`; right code stays right.",
    ],
    [
      'string becomes literals',
      'string',
      "'a' | 'b'",
      "breaking props.x has another type: `string` is now `'a' | 'b'`.",
    ],
    [
      'numbers become number',
      '1 | -2',
      'number',
      'compatible props.x has another type: `1 | -2` is now `number`; right code stays right.',
    ],
    [
      'any type becomes any',
      'Date',
      'any',
      'compatible props.x has another type: `Date` is now `any`; right code stays right.',
    ],
    ['another type', 'string', 'number', 'breaking props.x has another type: `string` is now `number`.'],
    [
      'a callback gets one more argument',
      '(a: number) => void',
      '(a: number, b: string) => void',
      'compatible props.x has another signature: `(a: number) => void` is now `(a: number, b: string) => void`; right code stays right.',
    ],
    [
      'a callback gets one argument less',
      '(a: number, b: string) => void',
      '(a: number) => void',
      'breaking props.x has another signature: `(a: number, b: string) => void` is now `(a: number) => void`.',
    ],
    [
      'a callback must return a value',
      '() => void',
      '() => string',
      'breaking props.x has another signature: `() => void` is now `() => string`.',
    ],
    [
      'an argument of a callback becomes optional',
      '(a: number) => void',
      '(a?: number) => void',
      'breaking props.x has another signature: `(a: number) => void` is now `(a?: number) => void`.',
    ],
    [
      'a result becomes a larger union',
      '() => void | string',
      '() => void | string | null',
      'compatible props.x has another signature: `() => void | string` is now `() => void | string | null`; right code stays right.',
    ],
    [
      'a literal that contains a bar stays, another is removed',
      "'a|b' | 'c'",
      "'a|b'",
      "breaking props.x no longer takes `'c'`.",
    ],
  ])('classifies a change of its type: %s', (_, old, now, expected) => {
    expect(told(compare(component({ x: old }), component({ x: now })))).toEqual(expected === null ? [] : [expected]);
  });

  test('treats HTML and plain text of the same type as equal', () => {
    const old = {
      type: { name: 'enum', description: "'small'<br>&#124;&nbsp;'large'<br>&#124;&nbsp;Array&lt;string&gt;" },
    };
    expect(told(compare(component({ x: old }), component({ x: "'small' | 'large' | Array<string>" })))).toEqual([]);
    expect(told(compare(component({ x: typed('bool') }), component({ x: 'boolean' })))).toEqual([]);
  });

  /** [change, old props, new props, report] */
  test.each<[string, Record<string, Json | string>, Record<string, Json | string>, string[]]>([
    ['is removed', { x: 'string' }, {}, ['breaking props.x is gone.']],
    ['is added', {}, { x: 'string' }, ['compatible props.x is new.']],
    [
      'is added and required',
      {},
      { x: typed('string', { required: true }) },
      ['breaking props.x is new, and required.'],
    ],
    [
      'becomes required',
      { x: 'string' },
      { x: typed('string', { required: true }) },
      ['breaking props.x is required now.'],
    ],
    [
      'becomes optional',
      { x: typed('string', { required: true }) },
      { x: 'string' },
      ['compatible props.x is no longer required.'],
    ],
    [
      'has another default',
      { x: typed('number', { default: 1 }) },
      { x: typed('number', { default: 2 }) },
      ['behavior props.x has the default `2` now, not `1`.'],
    ],
    [
      'gets a default',
      { x: 'number' },
      { x: typed('number', { default: '`a`' }) },
      ['behavior props.x has the default `` `a` `` now.'],
    ],
    [
      'becomes deprecated',
      { x: 'string' },
      { x: typed('string', { deprecated: true, deprecationInfo: 'Use <code>y</code>.' }) },
      ['compatible props.x is deprecated: Use `y`.'],
    ],
    [
      'is no longer deprecated',
      { x: typed('string', { deprecated: true }) },
      { x: 'string' },
      ['compatible props.x is no longer deprecated.'],
    ],
  ])('classifies a prop that %s', (_, old, now, expected) => {
    expect(told(compare(component(old), component(now)))).toEqual(expected);
  });

  test('counts another default as breaking only with --strict', () => {
    const [old, now] = [
      component({ x: typed('number', { default: 1 }) }),
      component({ x: typed('number', { default: 2 }) }),
    ];
    expect(compare(old, now).counts.breaking).toBe(0);
    expect(compare(old, now, true).counts.breaking).toBe(1);
  });

  test('suggests a new name only if one other prop has the same type and description', () => {
    const text = { description: 'Called when a row is opened.' };
    const old = component({
      onOpen: typed('() => void', text),
      a: typed('string', text),
      b: typed('number', { description: 'Short.' }),
    });
    const now = component({
      onRowOpen: typed('() => void', text),
      c: typed('string', text),
      d: typed('string', text),
      e: typed('number', { description: 'Short.' }),
    });
    const removed = compare(old, now).changes.filter(({ change }) => change === 'removed');
    expect(removed.map(({ name, renamedTo }) => [name, renamedTo])).toEqual([
      ['a', null],
      ['b', null],
      ['onOpen', 'onRowOpen'],
    ]);
  });

  test('treats a prop that moves to the inherited component as kept', () => {
    const old = component({ x: 'string' });
    const now = component({}, { inherited: [{ component: 'Paper', props: ['x', 'y'] }] });
    expect(told(compare(old, now))).toEqual([
      'compatible inherited.x is declared by `Paper` now, not by `Button`.',
      'compatible inherited.y is new.',
    ]);
    const bare = component({}, { inherited: [{ component: 'Paper', props: ['y'] }] });
    expect(told(compare(now, bare))).toEqual(['breaking inherited.x is gone.']);
  });

  test('reports a change of an inherited prop once, at the component that declares it', () => {
    const pages = (props: string[]) => [
      component(Object.fromEntries(props.map((name) => [name, 'string'])), { name: 'Paper' }),
      component({}, { inherited: [{ component: 'Paper', props }] }),
    ];
    const { changes } = compare(pages(['a']), pages(['b']));
    expect(changes.map(({ page, name, change }) => [page, name, change])).toEqual([
      ['Paper', 'a', 'removed'],
      ['Paper', 'b', 'added'],
    ]);
  });
});
