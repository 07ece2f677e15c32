// Names in the types of API pages, and the pages and sections that they lead to.
import { expect, test } from 'vitest';
import { referencesOf } from '../../src/lib/api-sections.ts';
import type { ExtractedPage } from '../../src/model/api-source.ts';
import { indexTypes, typeHrefs } from '../../src/plan/type-hrefs.ts';
import { namingPage, readAll } from '../api/project.ts';

function page(name: string, type = 'number', kind: ExtractedPage['kind'] = 'component'): ExtractedPage {
  const rows = { size: { type: { name: type } } };
  const data = kind === 'component' ? { name, props: rows } : { name, properties: rows };
  return {
    ...{ productKey: 'ui', package: 'ui', plan: 'community', kind, name },
    at: { file: 'node_modules/ui/index.d.ts', line: 1, column: 1 },
    file: `content/ui/api/${name.replaceAll('.', '-').toLowerCase()}.json`,
    text: `${JSON.stringify(data, null, 2)}\n`,
    places: {},
  };
}

async function hrefs(
  extracted: readonly ExtractedPage[],
  name: string,
  options: Partial<Parameters<typeof readAll>[0]> = {},
) {
  const { value: docs } = await readAll({ files: {}, api: { packages: [{ name: 'ui' }] }, extracted, ...options });
  const reference = docs.flatMap(referencesOf).find((one) => one.name === name);
  if (!reference) throw new Error(`${name} has no page.`);
  return typeHrefs(reference, indexTypes(docs), { base: '/' });
}

test('a part is found under its name with and without dots, and its compound by its own name', async () => {
  const types = 'Dialog.Root | DialogRoot | typeof Dialog | Dialog.Lost';
  expect(await hrefs([page('Dialog.Root'), page('Button', types)], 'Button')).toEqual({
    Dialog: '/ui/api/dialog/',
    'Dialog.Root': '/ui/api/dialog/#dialog-root',
    DialogRoot: '/ui/api/dialog/#dialog-root',
  });
});

test('a type of props without a page leads to the props of its component', async () => {
  const types = "ChipProps['size'] | Dialog.RootProps | Dialog.Root.Props | Partial<DialogRootProps> | DialogProps";
  expect(await hrefs([page('Dialog.Root'), page('Chip'), page('Button', types)], 'Button')).toEqual({
    ChipProps: '/ui/api/chip/#props',
    'Dialog.Root.Props': '/ui/api/dialog/#dialog-root-props',
    'Dialog.RootProps': '/ui/api/dialog/#dialog-root-props',
    DialogRootProps: '/ui/api/dialog/#dialog-root-props',
  });
});

test('a type of props that has a page leads there', async () => {
  const extracted = [page('Chip'), page('ChipProps', 'number', 'interface'), page('Button', 'ChipProps')];
  expect(await hrefs(extracted, 'Button')).toEqual({ ChipProps: '/ui/api/chipprops/' });
});

test('a name leads to the other parts on the same page, but not to the thing that has the type', async () => {
  const types = 'Dialog.Root | DialogRootProps | DialogTitle | DialogTitleProps | typeof Dialog';
  const extracted = [page('Dialog.Root', types), page('Dialog.Title', types)];
  expect(await hrefs(extracted, 'Dialog.Title')).toEqual({
    'Dialog.Root': '/ui/api/dialog/#dialog-root',
    DialogRootProps: '/ui/api/dialog/#dialog-root-props',
  });
  expect(Object.keys(await hrefs(extracted, 'Dialog.Root'))).toEqual(['DialogTitle', 'DialogTitleProps']);
});

test('a type on a tab leads to the section of another thing on that tab', async () => {
  const options = {
    api: { packages: [{ name: 'ui' }], layout: 'tabs' },
    pages: [namingPage('/ui/button/', { components: 'Button, Chip' })],
  };
  expect(await hrefs([page('Chip'), page('Button', 'ChipProps | Chip')], 'Button', options)).toEqual({
    Chip: '/ui/button/components-api/#chip',
    ChipProps: '/ui/button/components-api/#chip-props',
  });
});
