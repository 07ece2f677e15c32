// By which ids analytics and search know a page: the family's own rules, then the configuration.
import { expect, test } from 'vitest';
import { productIds } from '../../src/plan/ids.ts';
import { testSite } from '../support/site.ts';

const [ui, root, core, x] = testSite({
  products: [
    { id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'a' },
    { id: 'site', prefix: '/', name: 'Site', contentDir: 'b' },
    { id: 'material-ui', prefix: '/material-ui/', name: 'M', contentDir: 'c', category: 'core' },
    {
      id: 'x',
      prefix: '/x/',
      name: 'X',
      contentDir: 'd',
      category: 'x',
      productIds: { '/x/api/': 'x-api', '/x/api/data-grid/': 'x-data-grid' },
    },
  ],
}).products;

test.each([
  ['/material-ui/react-button/', core, 'material-ui', 'core'],
  ['/x/react-data-grid/editing/', x, 'x-data-grid', 'x'],
  ['/x/introduction/', x, null, 'x'],
  ['/x/api/data-grid/grid/', x, 'x-data-grid', 'x'], // The longest prefix of the configuration.
  ['/x/api/charts/', x, 'x-api', 'x'],
  ['/ui/button/', ui, 'ui', null], // A library of another family: its own id.
  ['/versions/', root, 'docs', null],
  ['/', root, null, null], // The root product is no library.
  ['/about/', root, null, null],
  ['/toolpad/studio/a/', undefined, 'toolpad-studio', 'toolpad'],
  ['/nothing/', undefined, null, null],
])('the page %s has its ids for analytics and search', (path, product, productId, categoryId) => {
  expect(productIds(path, product)).toEqual({ productId, categoryId });
});
