// What of an API counts as added, removed, changed and deprecated, and what of it breaks code.
import { describe, expect, test } from 'vitest';
import { compare, component, type Json, told, typed } from './support.ts';

describe('the comparison of a prop', () => {
  /** [what happened, old type, new type, what is told; null: nothing] */
  test.each([
    ['the same members in another order', "'a' | 'b'", "'b' | 'a'", null],
    ['white space', "Array<'a'|'b'>  | null", "Array<'a'|'b'> | null", null],
    ['boolean, and both of its values', 'boolean | null', 'null | false | true', null],
    ['one member more', "'a' | 'b'", "'a' | 'b' | 'c'", "compatible props.x now takes `'c'`."],
    ['one member less', "'a' | 'b'", "'a'", "breaking props.x no longer takes `'b'`."],
    ['one for another', "'a' | 'b'", "'a' | 'c'", "breaking props.x no longer takes `'b'`, and now takes `'c'`."],
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
      'anything goes',
      'Date',
      'any',
      'compatible props.x has another type: `Date` is now `any`; right code stays right.',
    ],
    ['another type', 'string', 'number', 'breaking props.x has another type: `string` is now `number`.'],
    [
      'a callback that is told more',
      '(a: number) => void',
      '(a: number, b: string) => void',
      'compatible props.x has another signature: `(a: number) => void` is now `(a: number, b: string) => void`; right code stays right.',
    ],
    [
      'a callback that is told less',
      '(a: number, b: string) => void',
      '(a: number) => void',
      'breaking props.x has another signature: `(a: number, b: string) => void` is now `(a: number) => void`.',
    ],
    [
      'a callback that must answer',
      '() => void',
      '() => string',
      'breaking props.x has another signature: `() => void` is now `() => string`.',
    ],
    [
      'a callback that may be told nothing',
      '(a: number) => void',
      '(a?: number) => void',
      'breaking props.x has another signature: `(a: number) => void` is now `(a?: number) => void`.',
    ],
    [
      'a result that is a union is no union of types',
      '() => void | string',
      '() => void | string | null',
      'compatible props.x has another signature: `() => void | string` is now `() => void | string | null`; right code stays right.',
    ],
    ['a bar within a string', "'a|b' | 'c'", "'a|b'", "breaking props.x no longer takes `'c'`."],
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

  /** [what happened, old props, new props, what is told] */
  test.each<[string, Record<string, Json | string>, Record<string, Json | string>, string[]]>([
    ['is gone', { x: 'string' }, {}, ['breaking props.x is gone.']],
    ['is new', {}, { x: 'string' }, ['compatible props.x is new.']],
    ['is new and required', {}, { x: typed('string', { required: true }) }, ['breaking props.x is new, and required.']],
    [
      'became required',
      { x: 'string' },
      { x: typed('string', { required: true }) },
      ['breaking props.x is required now.'],
    ],
    [
      'became optional',
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
      'has a default',
      { x: 'number' },
      { x: typed('number', { default: '`a`' }) },
      ['behavior props.x has the default `` `a` `` now.'],
    ],
    [
      'was deprecated',
      { x: 'string' },
      { x: typed('string', { deprecated: true, deprecationInfo: 'Use <code>y</code>.' }) },
      ['compatible props.x is deprecated: Use `y`.'],
    ],
    [
      'is deprecated no longer',
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

describe('the comparison of a component', () => {
  test('covers slots, classes, CSS variables, ref, theme defaults and imports', () => {
    const old = component(
      {},
      {
        imports: ["import Button from '@acme/ui/Button';", "import { Button } from '@acme/ui';"],
        slots: [
          { name: 'root', class: 'Acme-root', default: "'div'" },
          { name: 'icon', class: null },
        ],
        classes: [
          { key: 'disabled', className: 'Acme-disabled' },
          { key: 'old', className: 'Acme-old' },
          { key: 'end', className: 'Acme-end' },
        ],
        cssVariables: [{ name: '--gap', default: '8px' }, { name: '--size' }],
        forwardsRefTo: 'HTMLDivElement',
        themeDefaultProps: true,
        muiName: 'AcmeButton',
        spread: true,
      },
    );
    const now = component(
      {},
      {
        imports: ["import { Button } from '@acme/ui';"],
        slots: [
          { name: 'root', class: 'Acme-root', default: "'span'" },
          { name: 'end', class: 'Acme-end' },
        ],
        classes: [
          { key: 'disabled', className: 'Acme-off' },
          { key: 'active', className: 'Acme-active', isDeprecated: true },
        ],
        cssVariables: [{ name: '--gap', default: '4px' }],
        forwardsRefTo: 'HTMLSpanElement',
        spread: false,
      },
    );
    expect(told(compare(old, now))).toEqual([
      "breaking imports.import Button from '@acme/ui/Button'; no longer works.",
      'breaking component.further props is gone.',
      'breaking component.ref has another type: `HTMLDivElement` is now `HTMLSpanElement`.',
      'breaking component.theme default props is gone.',
      'compatible slots.end is new.',
      'breaking slots.icon is gone.',
      "behavior slots.root has the default `'span'` now, not `'div'`.",
      'compatible classes.active is new.',
      'breaking classes.disabled has the class `Acme-off` now, not `Acme-disabled`.',
      'breaking classes.old is gone.',
      'behavior cssVariables.--gap has the default `4px` now, not `8px`.',
      'breaking cssVariables.--size is gone.',
    ]);
  });

  test('reports one that was removed, added, deprecated, or changed its kind', () => {
    const old = [
      component({ a: 'string', b: 'number' }, { name: 'Old' }),
      component({}, { name: 'Gone' }),
      component({}),
      component({}, { name: 'Turned' }),
    ];
    const now = [
      component({ a: 'string', b: 'number' }, { name: 'New' }),
      component({}, { deprecated: true }),
      { name: 'Turned', kind: 'function', imports: [], parameters: {} },
    ];
    const diff = compare(old, now);
    expect(told(diff)).toEqual([
      'compatible Button is deprecated.',
      'breaking Gone is no longer exported.',
      'compatible New is new.',
      'breaking Old is no longer exported.',
      'breaking Turned was a component, and is a function now.',
    ]);
    expect(diff.changes.map(({ renamedTo }) => renamedTo)).toEqual([null, null, null, 'New', null]);
    expect(diff.counts).toEqual({ breaking: 3, added: 1, removed: 2, changed: 1, deprecated: 1 });
  });
});

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

  /** [what happened, old, new, what is told] */
  test.each<[string, Json, Json, string[]]>([
    [
      'a further parameter that may be left out',
      call(['format(a: number): string'], { a: required }),
      call(['format(a: number, b?: number): string'], { a: required, b: number }),
      ['compatible parameters.b is new.'],
    ],
    [
      'another name for the same place',
      call(['format(a: number): string'], { a: required }),
      call(['format(value: number): string'], { value: required }),
      ['compatible format has another name for a parameter: `a` is called `value` now.'],
    ],
    [
      'parameters that change places',
      call(['format(a: number, b: number): string'], { a: required, b: required }),
      call(['format(b: number, a: number): string'], { b: required, a: required }),
      [
        'breaking format takes its parameters in another order: `format(a: number, b: number): string` is now `format(b: number, a: number): string`.',
      ],
    ],
    [
      'a result that may be more',
      call(['format(a: number): string'], { a: required }),
      call(['format(a: number): string | null'], { a: required }),
      ['breaking format returns `string | null` now, not `string`.'],
    ],
    [
      'a result that is less',
      call(['format(): string | null']),
      call(['format(): string']),
      ['compatible format returns `string` now, not `string | null`; right code stays right.'],
    ],
    [
      'one more overload',
      call(['format(a: number): string']),
      call(['format(a: number): string', 'format(a: Date): string']),
      [
        'compatible format has another signature: `format(a: number): string` is now `format(a: number): string; format(a: Date): string`; right code stays right.',
      ],
    ],
    [
      'one overload less',
      call(['format(a: number): string', 'format(a: Date): string']),
      call(['format(a: number): string']),
      [
        'breaking format has another signature: `format(a: number): string; format(a: Date): string` is now `format(a: number): string`.',
      ],
    ],
    [
      'a result, where nobody wrote signatures',
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
