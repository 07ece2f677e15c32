// A page of search entries, as short as a test can write it.
import type { SearchEntry, SearchPage } from '../../../src/model/search.ts';

type Row = readonly [kind: SearchEntry['kind'], title: string, hash: string, text?: string];

/** The first row is the page itself. */
export function searchPage(route: string, rows: readonly Row[], fields: Partial<SearchPage> = {}): SearchPage {
  return {
    route,
    title: rows[0]?.[1] ?? '',
    description: '',
    product: 'ui',
    language: 'en',
    groups: ['Components'],
    entries: rows.map(([kind, title, hash, text = '']) => ({
      ...{ kind, title, text, keywords: [], code: '' },
      href: hash === '' ? route : `${route}#${hash}`,
    })),
    ...fields,
  };
}

export const SITE = {
  languages: ['en', 'zh'],
  products: [
    { id: 'ui', name: 'Acme UI', versions: [] },
    { id: 'grid', name: 'Acme Grid', versions: [] },
  ],
};

export const PAGES: readonly SearchPage[] = [
  searchPage('/ui/button/', [
    ['page', 'Button', '', 'Buttons start actions.'],
    ['heading', 'Color and size', 'color-and-size', 'Six palettes are there.'],
    ['demo', 'BasicButtons', 'BasicButtons'],
  ]),
  searchPage('/ui/api/button/', [
    ['component', 'Button', ''],
    ['prop', 'color', 'button-prop-color', 'The color of the component.'],
    ['prop', 'onClick', 'button-prop-onClick'],
    ['class', '.AcmeButton-root', 'button-classes-AcmeButton-root'],
    ['css-variable', '--button-color', 'button-css-variables-button-color'],
    ['theme-key', 'AcmeButton', 'theme-default-props'],
  ]),
  searchPage('/ui/api/chip/', [
    ['component', 'Chip', ''],
    ['prop', 'color', 'chip-prop-color', 'The color of the chip.'],
  ]),
  searchPage('/grid/columns/', [['page', 'Button columns', '', 'Cells with zebra stripes.']], { product: 'grid' }),
  searchPage('/zh/ui/table/', [['page', '数据表格', '', '表格显示数据。']], { language: 'zh' }),
];
