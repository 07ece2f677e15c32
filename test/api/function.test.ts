// API pages of hooks and other functions.
import { expect, test } from 'vitest';
import { readFunction, readProject } from './project.ts';

const HOOK = {
  name: 'useTable',
  imports: "import { useTable } from 'ui';",
  hookDescription: 'Rows *without* a look.',
  signatures: ['(parameters: UseTableParameters) => UseTableReturnValue'],
  parameters: {
    rows: { type: { name: 'Row[]' }, required: true, description: 'The rows.', since: '1.2.0' },
    size: { type: { name: 'number' }, default: 10 },
  },
  returnValue: { getRootProps: { type: { name: '() => object' }, deprecated: true } },
  filename: 'src/useTable.ts',
  since: '1.0.0',
  deprecated: true,
  deprecationInfo: 'Use `useGrid`.',
};

test('a hook has its data, its ids and its table of contents', async () => {
  const { value, diagnostics } = await readFunction(HOOK);
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    kind: 'hook',
    title: 'useTable API',
    markdown: 'Rows *without* a look.',
    brief: 'Rows without a look.',
    since: '1.0.0',
    deprecated: true,
    deprecationInfo: 'Use <code>useGrid</code>.',
    source: '/src/useTable.ts',
    returns: null,
    typeNames: ['Row', 'UseTableParameters', 'UseTableReturnValue'],
  });
  expect(value.props[0]).toMatchObject({ required: true, since: '1.2.0' });
  expect(value.anchors).toEqual([
    'import',
    'parameters',
    'use-table-parameters-rows',
    'use-table-parameters-size',
    'return-value',
    'use-table-return-value-getRootProps',
    'signatures',
    'source-code',
  ]);
  expect(value.toc.map(({ id, count }) => [id, count])).toEqual([
    ['import', undefined],
    ['parameters', 2],
    ['return-value', 1],
    ['signatures', undefined],
    ['source-code', undefined],
  ]);
});

test.each([
  [{ name: 'useX' }, 'hook'],
  [{ name: 'createX' }, 'function'],
  [{ name: 'createX', kind: 'hook' }, 'hook'],
])('JSON of %j is read as a %s', async (json, kind) => {
  expect((await readFunction(json)).value.kind).toBe(kind);
});

test('a single return value is kept as one type, and a function without one has no section for it', async () => {
  const one = await readFunction({ returns: { type: { name: 'Map<A, B>' }, description: 'A `map`.' } });
  expect(one.value.returns).toEqual({ type: 'Map&lt;A, B&gt;', description: 'A <code>map</code>.' });
  expect(one.value.anchors).toEqual(['return-value']);
  expect((await readFunction({})).value.anchors).toEqual([]);
});

test('the texts of a hook may be in a separate file, as HTML', async () => {
  const { value } = await readFunction(
    { parameters: { a: { type: { name: 'A' } } }, returnValue: { b: { type: { name: 'B' } } } },
    {
      hookDescription: 'Text.',
      parametersDescriptions: { a: { description: '<em>a</em> *b*' } },
      returnValueDescriptions: { b: { description: 'c' } },
    },
  );
  expect([value.markdown, value.props[0]?.description, value.returnValue[0]?.description]).toEqual([
    'Text.',
    '<em>a</em> *b*',
    'c',
  ]);
});

test('a mistake in the JSON of a hook is reported at its line', async () => {
  const { diagnostics } = await readProject({ files: { 'api/use-a.json': { name: 'useA', parameters: { a: 1 } } } });
  expect(diagnostics.map(({ code, at }) => [code, at?.file, at?.line])).toEqual([
    ['api/bad-shape', 'content/ui/api/use-a.json', 4],
  ]);
});
