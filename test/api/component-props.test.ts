// Props in API data: types, signatures, defaults, plans and notes.
import { describe, expect, test } from 'vitest';
import { readComponent } from './project.ts';
import { idsOf, render } from './render.tsx';

describe('a prop', () => {
  const readProp = async (prop: object, text?: object) => {
    const json = { props: { onChange: { type: { name: 'func' }, ...prop } } };
    const { value, diagnostics } = await readComponent(json, text && { propDescriptions: { onChange: text } });
    return { prop: value.props[0], diagnostics };
  };

  test('describes the arguments of its function, and its result', async () => {
    const { prop } = await readProp(
      {
        signature: {
          type: 'function(event: E<T>, value: V) => R',
          describedArgs: ['event', 'value', 'gone'],
          returned: 'R',
        },
      },
      {
        description: '',
        typeDescriptions: {
          event: { name: 'event', description: 'The <code>event</code>.' },
          value: { name: 'value', description: 'New.', argType: 'V', argTypeDescription: 'Any value.' },
          R: { name: 'R', description: 'Done.' },
        },
      },
    );
    expect(prop?.signature).toEqual({
      text: 'function(event: E<T>, value: V) => R',
      args: [
        { name: 'event', type: null, typeDescription: null, description: 'The <code>event</code>.' },
        { name: 'value', type: 'V', typeDescription: 'Any value.', description: 'New.' },
      ],
      returns: { name: 'R', type: null, typeDescription: null, description: 'Done.' },
    });
  });

  test('accepts argument texts in their older form, and all of them if no order is given', async () => {
    const { prop } = await readProp(
      { signature: { type: 'f', returned: 'void' } },
      { typeDescriptions: { b: 'B.', a: 'A.', void: 'V.' } },
    );
    expect(prop?.signature?.args.map(({ name, description }) => [name, description])).toEqual([
      ['b', 'B.'],
      ['a', 'A.'],
    ]);
    expect(prop?.signature?.returns?.description).toBe('V.');
  });

  test.each([
    [
      'its own sentence',
      { seeMoreText: 'See the {{link}} first.' },
      { kind: 'sentence', html: 'See the <a href="/ui/a%22/">docs &amp; more</a> first.' },
    ],
    ['a sentence of the shell', {}, { kind: 'link', html: '<a href="/ui/a%22/">docs &amp; more</a>' }],
  ])('has a link to further reading in %s', async (_, text, seeMore) => {
    const { prop } = await readProp({ seeMoreLink: { url: '/ui/a"', text: 'docs & more' } }, text);
    expect(prop?.seeMore).toEqual(seeMore);
  });

  test.each([
    [{}, 'community'],
    [{ isProPlan: true }, 'pro'],
    [{ isPremiumPlan: true }, 'premium'],
    [{ isProPlan: true, isPremiumPlan: true }, 'premium'],
  ])('with %j is of the %s plan', async (json, plan) => {
    expect((await readProp(json)).prop?.plan).toBe(plan);
  });

  test('keeps only the notes that docs-gen supports', async () => {
    const { prop } = await readProp({
      additionalInfo: { slotsApi: true, sx: true, cssApi: false, 'joy-size': true, other: true },
    });
    expect(prop?.notes).toEqual(['slotsApi', 'sx', 'joy-size']);
  });

  test.each([
    ['false', 'false'],
    [0, '0'],
    [true, 'true'],
    ['', ''],
    [null, null],
    [undefined, null],
  ])('with the default %j shows %j', async (value, shown) => {
    expect((await readProp({ default: value })).prop?.default).toBe(shown);
  });

  test('is deprecated with its reason, and may need a ref', async () => {
    const { prop } = await readProp({ deprecated: true, deprecationInfo: 'Old.' }, { requiresRef: true });
    expect(prop).toMatchObject({ deprecated: true, deprecationInfo: 'Old.', requiresRef: true });
  });

  test('with the name of an Object.prototype property gets no description by accident', async () => {
    const { value } = await readComponent(
      { props: { constructor: { type: { name: 'func' } } } },
      { propDescriptions: {} },
    );
    expect(value.props[0]).toMatchObject({ id: 'button-prop-constructor', description: '' });
  });
});

test('alternatives of props have rows and headings of their own, each with its id', async () => {
  const row = (name: string, required = false) => ({ type: { name }, required });
  const { value } = await readComponent({
    props: { kind: row('string', true), href: row('string'), quiet: row('boolean') },
    alternatives: [
      { name: "kind: 'link'", props: { kind: row("'link'", true), href: row('string', true) } },
      { name: "kind: 'action'", props: { kind: row("'action'", true) } },
    ],
  });
  expect(value.props.map(({ name }) => name)).toEqual(['quiet']);
  expect(value.alternatives.map(({ id, props }) => [id, ...props.map((prop) => prop.id)])).toEqual([
    ['props-1', 'button-prop-kind', 'button-prop-href'],
    ['props-2', 'button-prop-kind-2'],
  ]);
  const html = render(value);
  expect(idsOf(html)).toEqual(value.anchors);
  expect(html).toContain('With <code>kind: &#x27;link&#x27;</code>');
});
