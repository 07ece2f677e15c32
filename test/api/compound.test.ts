// One page for all parts of a compound component.
import { expect, test } from 'vitest';
import type { ExtractedPage } from '../../src/model/api-source.ts';
import { namingPage, readAll } from './project.ts';
import { idsOf, NO_FACTS, render } from './render.tsx';

const api = { packages: [{ name: 'ui' }] };
const IMPORTS = { Dialog: ["import { Dialog } from 'ui';"], Form: ["import { Form } from 'ui';"] };

function page(name: string, json: object = {}): ExtractedPage {
  const imports = IMPORTS[name.startsWith('Dialog') ? 'Dialog' : 'Form'];
  const data = { name, imports, props: { size: { type: { name: 'number' } } }, ...json };
  return {
    ...{ productKey: 'ui', package: 'ui', plan: 'community', kind: 'component', name },
    at: { file: 'node_modules/ui/index.d.ts', line: 1, column: 1 },
    file: `content/ui/api/${name.replaceAll('.', '-').toLowerCase()}.json`,
    text: `${JSON.stringify(data, null, 2)}\n`,
    places: {},
  };
}

const extracted = [
  page('Dialog.Title', {
    componentDescription: 'A [root](/ui/api/dialog-root/), [its props](/ui/api/dialog-root/#props).',
  }),
  page('Dialog.Root', { props: {}, classes: [{ key: 'open', className: 'Open', description: '' }] }),
  page('Form', { componentDescription: 'Has [items](/ui/api/form-item/#form-item-prop-size).' }),
  page('Form.Item'),
  page('Plain'),
];

const kept = async () => readAll({ files: {}, api, extracted });

test('the parts of a namespace are sections of one page, with one import line', async () => {
  const { value, diagnostics } = await kept();
  expect(diagnostics).toEqual([]);
  expect(value.map(({ kind, route, title }) => [kind, route, title])).toEqual([
    ['index', '/ui/api/', 'Acme UI API'],
    ['compound', '/ui/api/dialog/', 'Dialog API'],
    ['compound', '/ui/api/form/', 'Form API'],
    ['component', '/ui/api/plain/', 'Plain API'],
  ]);
  const [, dialog] = value;
  if (!dialog) throw new Error('The page is missing.');
  expect(dialog.toc.map(({ id, text }) => [id, text])).toEqual([
    ['import', 'Import'],
    ['dialog-root', 'Dialog.Root'],
    ['dialog-title', 'Dialog.Title'],
  ]);
  const html = render(dialog, { facts: { ...NO_FACTS, inherited: [[], []], sources: [null, null] } });
  expect(idsOf(html)).toEqual(dialog.anchors);
  expect(html.match(/<pre/g)).toHaveLength(1);
  expect(html).toContain('href="/ui/api/dialog/#dialog-root"');
  expect(html).toContain('href="/ui/api/dialog/#dialog-root-props"');
});

test('a component with parts keeps its address and the ids of its sections, and links lead to its parts', async () => {
  const { value } = await kept();
  const [, , form] = value;
  if (!form) throw new Error('The page is missing.');
  expect(form.markdown).toBe('Has [items](/ui/api/form/#form-item-prop-size).');
  expect(form.anchors).toEqual([
    ...['import', 'props', 'form-prop-size', 'classes'],
    ...['form-item', 'form-item-props', 'form-item-prop-size', 'form-item-classes'],
  ]);
  expect(idsOf(render(form, { facts: { ...NO_FACTS, inherited: [[], []], sources: [null, null] } }))).toEqual(
    form.anchors,
  );
});

test('the list of all pages links to each part in its section', async () => {
  const [index] = (await kept()).value;
  expect(index?.kind === 'index' && index.entries.map(({ name, route, anchor }) => [name, route, anchor])).toEqual([
    ['Dialog.Root', '/ui/api/dialog/', 'dialog-root'],
    ['Dialog.Title', '/ui/api/dialog/', 'dialog-title'],
    ['Form', '/ui/api/form/', ''],
    ['Form.Item', '/ui/api/form/', 'form-item'],
    ['Plain', '/ui/api/plain/', ''],
  ]);
});

test('a page that names a compound or one of its parts is listed on the page of the compound', async () => {
  const { value } = await readAll({
    files: {},
    api,
    extracted,
    pages: [namingPage('/ui/dialog/', { components: 'Dialog' }), namingPage('/ui/form/', { components: 'Form.Item' })],
  });
  const claims = value.flatMap((doc) => (doc.kind === 'compound' ? doc.docs.map((one) => [one.name, one.claims]) : []));
  expect(claims).toEqual([
    ['Dialog.Root', ['/ui/dialog/']],
    ['Dialog.Title', []],
    ['Form', ['/ui/form/']],
    ['Form.Item', ['/ui/form/']],
  ]);
  expect(value.filter(({ anchors }) => anchors.includes('demos')).map(({ name }) => name)).toEqual(['Dialog', 'Form']);
});

test('a table of routes decides where a part is shown', async () => {
  const { value } = await readAll({
    files: { 'api/dialog-root.json': { name: 'Dialog.Root', props: {} } },
    api: { ...api, index: false, routes: { '/ui/root/': { page: 'dialog-root.json' } } },
    extracted: [{ ...page('Dialog.Root'), file: 'content/ui/api/dialog-root.json' }],
  });
  expect(value.map(({ kind, route }) => [kind, route])).toEqual([['component', '/ui/root/']]);
});

test('JSON that is committed has the same page for a compound as JSON in the cache', async () => {
  const { value } = await readAll({
    files: Object.fromEntries(extracted.map(({ file, text }) => [file.replace('content/ui/', ''), text])),
    api: { ...api, output: 'content' },
    extracted,
  });
  expect(value.map(({ route }) => route)).toEqual((await kept()).value.map(({ route }) => route));
});

test('rows of a group that all parts have are shown once, and the other parts link to them', async () => {
  const type = { name: 'number' };
  const props = { own: { type }, m: { type, group: 'system' }, p: { type, group: 'system' } };
  const { value } = await readAll({
    files: {},
    api: { ...api, index: false },
    extracted: [page('Dialog.Root', { props }), page('Dialog.Title', { props })],
  });
  const [dialog] = value;
  if (dialog?.kind !== 'compound') throw new Error('The page is missing.');
  expect(dialog.docs.map((doc) => doc.props.map(({ name }) => name))).toEqual([['own', 'm', 'p'], ['own']]);
  const html = render(dialog, { facts: { ...NO_FACTS, inherited: [[], []], sources: [null, null] } });
  expect(idsOf(html)).toEqual(dialog.anchors);
  expect(html).toContain(
    '<p>Style and system props: the same 2 as those of <a href="#dialog-root-props">Dialog.Root</a>.</p>',
  );
});

test('a part whose name would have the id of a section of another part has an id of its own', async () => {
  const { value } = await readAll({
    files: {},
    api: { ...api, index: false },
    extracted: [page('Dialog.Root'), page('Dialog.RootProps')],
  });
  expect(value[0]?.toc.map(({ id }) => id)).toEqual(['import', 'dialog-root', 'dialog-root-props-part']);
  expect(new Set(value[0]?.anchors).size).toBe(value[0]?.anchors.length);
});
