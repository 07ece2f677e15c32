// Which pages are offered for an address without one.
import { describe, expect, test } from 'vitest';
import { type RouteList, similarPages } from '../../src/lib/similar-pages.ts';

const list: RouteList = {
  languages: ['en', 'zh'],
  products: { '/a/': 'Acme A', '/b/': 'Acme B', '/': 'Acme' },
  pages: {
    '/': 'Start',
    '/a/': 'Acme A',
    '/a/api/': 'API',
    '/a/api/button/': 'Button API',
    '/a/components/react-card/': 'Card',
    '/a/components/react-switch/': 'Switch',
    '/a/getting-started/installation/': 'Installation',
    '/a/grüße/': 'Greetings',
    '/b/': 'Acme B',
    '/b/components/button/': 'Button',
    '/b/components/data-grid/': 'Data Grid',
    '/versions/': 'Versions',
    '/zh/a/getting-started/installation/': '安装',
  },
};

const paths = (asked: string, more: Partial<RouteList> = {}) =>
  similarPages(asked, { ...list, ...more }).map(({ path }) => path);

describe('the page under the corrected address', () => {
  test.each([
    ['without the last slash', '/b/components/button'],
    ['with the ending of a file', '/b/components/button.html'],
    ['with the name of a folder’s file', '/b/components/button/index.html'],
    ['with capitals', '/B/Components/Button/'],
    ['with doubled slashes', '//b//components/button//'],
    ['with the prefix of the first language', '/en/b/components/button/'],
    ['in a language that does not have it', '/zh/b/components/button/'],
    ['in another product', '/a/components/button/'],
    ['in another product, with a file’s ending', '/a/components/button.html'],
  ])('is found: %s', (_, asked) => {
    expect(paths(asked)[0]).toBe('/b/components/button/');
  });

  test('is preferred in the reader’s own language', () => {
    expect(paths('/zh/a/getting-started/installation.html')).toEqual([
      '/zh/a/getting-started/installation/',
      '/a/getting-started/installation/',
    ]);
    expect(paths('/a/getting-started/Installation')[0]).toBe('/a/getting-started/installation/');
  });

  test('is reported with its product if that differs', () => {
    expect(similarPages('/a/components/button/', list)[0]).toEqual({
      path: '/b/components/button/',
      title: 'Button',
      product: 'Acme B',
    });
    expect(similarPages('/b/components/buton/', list)[0]?.product).toBeNull();
  });
});

describe('the list of similar addresses', () => {
  test.each([
    ['a slip in the name', '/a/components/react-crad/', '/a/components/react-card/'],
    ['a slip in a folder', '/a/compnents/react-card/', '/a/components/react-card/'],
    ['a page that moved', '/a/old/react-switch/', '/a/components/react-switch/'],
    ['a name that became longer', '/a/components/switch/', '/a/components/react-switch/'],
    ['a folder too few', '/a/react-card/', '/a/components/react-card/'],
    ['letters of other scripts', '/a/gruße/', '/a/grüße/'],
  ])('contains %s', (_, asked, wanted) => {
    expect(paths(asked)[0]).toBe(wanted);
  });

  test('has at most three entries', () => {
    const pages = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`/a/setting${i}/`, `${i}`]));
    expect(paths('/a/settingx/', { pages })).toEqual(['/a/setting0/', '/a/setting1/', '/a/setting2/']);
  });

  test.each(['/', '/wp-login.php', '/a/no/such/page/', '/.env', '/%00/', ''])(
    'is empty if no address is near %j',
    (asked) => {
      expect(paths(asked).filter((path) => path !== '/')).toEqual([]);
    },
  );

  test('leaves out names that share only their first word', () => {
    expect(paths('/a/components/react-data-table/')).not.toContain('/a/components/react-card/');
  });
});

test('the nearest of ten thousand pages is found', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, i) => [`/a/group-${i % 40}/component-number-${i}/`, `${i}`]),
  );
  expect(paths('/a/group-7/component-numbr-47/', { pages })[0]).toBe('/a/group-7/component-number-47/');
});
