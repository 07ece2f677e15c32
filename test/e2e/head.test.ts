// What the head of each kind of page says: title, ids of product and category, previews, stored names.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { fixture, mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { type ReadPage, readPage } from './support/read-page.ts';

const root = fixture('family');
const out = sharedTempDir();
let files: Map<string, Buffer>;

beforeAll(async () => {
  await mustBuild(root, join(out, 'dist'));
  files = await readFolder(join(out, 'dist'));
});

const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

function page(route: string): ReadPage {
  const html = files.get(`${route.slice(1)}index.html`);
  if (!html) throw new Error(`No page at ${route}.`);
  return readPage(html);
}

describe('the head of a page', () => {
  // Route; title of the document; product id; category id. Nothing known is the text `null`.
  test.each([
    ['/ui/button/', 'Button - Family UI', 'ui', 'null'],
    ['/ui/api/button/', 'Button API - Family UI', 'ui', 'null'],
    ['/zh/ui/button/', '按钮 - Family UI', 'ui', 'null'],
    ['/x/react-data-grid/editing/', 'Data Grid - Editing - Family X', 'x-data-grid', 'x'],
    ['/x/introduction/', 'Introduction - Family X', 'null', 'x'],
    ['/material-ui/', 'Material UI', 'material-ui', 'core'],
    ['/toolpad/start/', 'Start - Toolpad', 'toolpad-core', 'toolpad'],
    ['/', 'Family', 'null', 'null'],
  ])('%s', (route, title, productId, categoryId) => {
    const read = page(route);
    expect([read.title, read.meta('mui:productId'), read.meta('mui:productCategoryId')]).toEqual([
      title,
      productId,
      categoryId,
    ]);
  });

  test('of the error pages names the site and no product', () => {
    for (const [path, title] of [
      ['404.html', 'Page not found - Family'],
      ['offline.html', 'You are offline - Family'],
    ] as const) {
      const read = readPage(text(path));
      expect([read.title, read.meta('mui:productId'), read.links('canonical')]).toEqual([title, 'null', []]);
    }
  });

  test('describes the page for search engines and link previews', () => {
    const read = page('/ui/button/');
    const description = 'A button starts an action, and says which one.';
    const expected = {
      viewport: 'width=device-width, initial-scale=1',
      description,
      'og:type': 'website',
      'og:title': 'The button of the family', // Front matter `cardTitle`.
      'og:url': 'https://family.example/ui/button/',
      'og:description': description,
      'og:site_name': 'Family',
      'og:image': 'https://family.example/card.png',
      'og:ttl': '604800',
      'twitter:card': 'summary_large_image',
      'twitter:site': '@family',
      'twitter:title': 'The button of the family',
      'twitter:description': description,
      'twitter:image': 'https://family.example/card.png',
    };
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, read.meta(name)]))).toEqual(expected);
    expect(read.all('meta', { name: 'theme-color' }).map(({ attributes }) => attributes.media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
    expect(read.links('manifest')).toEqual(['/manifest.webmanifest']);
  });

  test('starts the stored names with the prefix of the site', () => {
    const html = text('ui/button/index.html');
    expect(html).toContain('"fam"'); // Argument of the script before the first paint.
    expect(JSON.parse(/id="dg-config">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toEqual({
      prefix: 'fam',
      themePrefix: 'dg-theme',
      base: '/',
      search: {
        sheet: expect.stringMatching(/^\/assets\/search-\w+\.css$/),
        worker: expect.stringMatching(/^\/assets\/worker-\w+\.js$/),
      },
      serviceWorker: { hosts: ['127.0.0.1', 'localhost'] },
    });
    const css = [...files].find(([path]) => /^assets\/main-.*\.css$/.test(path))?.[1].toString() ?? '';
    expect(css).toContain('[data-fam-color-scheme=');
    expect(css).not.toContain('data-mui-');
  });
});
