// The files that the service worker precaches.
import { describe, expect, test } from 'vitest';
import { chooseShell, SHELL_BYTES } from '../../src/derive/shell.ts';
import type { ManifestFile } from '../../src/model/artifact.ts';
import { asset } from './support.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  html: 'text/html',
  svg: 'image/svg+xml',
};
const file = (path: string, bytes = 1): ManifestFile => ({
  path,
  bytes,
  sha256: '',
  type: TYPES[path.split('.').at(-1) ?? ''] ?? '',
  immutable: path.startsWith('assets/'),
});

/** Files of the bundle, by name; the first script is the entry, the first sheet and font are on every page. */
function bundleOf(...paths: readonly string[]) {
  const first = (extension: string) => paths.filter((path) => path.endsWith(extension)).slice(0, 1);
  return {
    artifacts: paths.map((path) => asset(path, '')),
    script: first('.js')[0] ?? '',
    styles: first('.css'),
    fonts: first('.woff2'),
  };
}

describe('the files that the service worker precaches', () => {
  const bundled = [
    'assets/entry.js',
    'assets/hydrate.js',
    'assets/main.css',
    'assets/api.css',
    'assets/latin.woff2',
    'assets/greek.woff2',
    'assets/elements/dg-mermaid.js',
  ];

  test('are those that all pages need, and the scripts and styles of the shell', () => {
    const published = [
      ...bundled,
      'assets/demo-1.js',
      'assets/photo.jpg',
      'favicon.svg',
      'index.html',
      'offline.html',
      'robots.txt',
    ].map((path) => file(path));
    expect(chooseShell(published, new Set(), bundleOf(...bundled)).map(({ path }) => path)).toEqual([
      'assets/entry.js',
      'assets/hydrate.js',
      'assets/main.css',
      'assets/api.css',
      'assets/latin.woff2',
      'favicon.svg',
      'offline.html',
    ]);
  });

  test('include the names that search needs, but not the texts', () => {
    const published = [
      'assets/search-names-ui-en-1.json',
      'assets/search-texts-ui-en-0-1.json',
      'assets/search-words-ui-en-1.json',
      'search.json',
    ].map((path) => file(path));
    expect(chooseShell(published, new Set(), bundleOf()).map(({ path }) => path)).toEqual([
      'assets/search-names-ui-en-1.json',
      'search.json',
    ]);
  });

  test('never include files of an author', () => {
    const published = [file('favicon.svg', 5_000_000), file('offline.html')];
    expect(chooseShell(published, new Set(['favicon.svg']), bundleOf())).toEqual([file('offline.html')]);
  });

  // The entry and the offline page take 10 of the 100 bytes.
  test.each([
    ['all that fits to the byte', [30, 60], ['a', 'b']],
    ['the small ones when one is a byte too many', [61, 30], ['b']],
    ['none when the smallest is too large', [91, 95], []],
  ])('are bounded: %s', (_, [a = 0, b = 0], expected) => {
    const published = [
      file('assets/a.js', a),
      file('assets/b.js', b),
      file('assets/entry.js', 4),
      file('offline.html', 6),
    ];
    const bundle = bundleOf('assets/entry.js', 'assets/a.js', 'assets/b.js');
    const chosen = chooseShell(published, new Set(), bundle, 100).map(({ path }) => path);
    expect(chosen).toEqual([...expected.map((name) => `assets/${name}.js`), 'assets/entry.js', 'offline.html']);
  });

  test('have at most a megabyte', () => expect(SHELL_BYTES).toBe(1_000_000));
});
