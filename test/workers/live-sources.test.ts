import { expect, test } from 'vitest';
import type { DemoCode, DemoVariant } from '../../src/model/demo.ts';
import { liveCodes, liveEntries } from '../../src/workers/live-sources.ts';

function variant(codes: readonly (Partial<DemoCode> & { readonly source: string })[]): DemoVariant {
  return {
    styling: null,
    id: 'ui/Demo',
    entry: 'content/ui/Demo.tsx',
    exportName: 'default',
    codes: codes.map(
      ({ source, language = 'JS', preview = null, packages = [], imports = [], assets = [], files }) => ({
        language,
        differs: false,
        preview,
        packages,
        imports,
        assets,
        files: files ?? [{ name: 'Demo.js', file: 'content/ui/Demo.tsx', source, html: '', links: {} }],
      }),
    ),
  };
}

const at = { file: 'content/ui/demo.md', line: 1, column: 1 };
/** The site has no configuration but that of its root. */
const atRoot = () => '';

test('a file has the name of the language that is shown', () => {
  const codes = liveCodes(variant([{ source: 'export default 1;' }]));
  expect(codes.JS?.files).toEqual([{ name: 'Demo.js', file: 'content/ui/Demo.js', source: 'export default 1;' }]);
});

test.each([
  // On lines of its own.
  ['return (\n    <b>\n      one\n    </b>\n  );', '<b>\n  one\n</b>', '<b>\n      one\n    </b>', '    '],
  // Behind other code.
  ['return <b>\n    one\n  </b>;', '<b>\n  one\n</b>', '<b>\n    one\n  </b>', '  '],
  ['return <b />;', '<b />', '<b />', ''],
])('the preview of %j is found in it', (source, preview, part, indent) => {
  const place = liveCodes(variant([{ source, preview: { source: preview, html: '' } }])).JS?.preview;
  expect(place && source.slice(place.start, place.end)).toBe(part);
  expect(place?.indent).toBe(indent);
});

test('a preview that is no part of the source cannot be edited', () => {
  expect(liveCodes(variant([{ source: 'const a = 1;', preview: { source: '<b />', html: '' } }])).JS?.preview).toBe(
    null,
  );
});

test('the imports of demos are collected with their names, sorted, without type-only packages', () => {
  const demo = variant([
    { language: 'TS', source: '', packages: ['@acme/types', '@acme/kit'] },
    { source: `import Kit, { Button } from '@acme/kit';`, packages: ['@acme/kit'], assets: ['content/ui/logo.svg'] },
  ]);
  const entries = liveEntries([{ variant: demo, wrapper: 'content/wrapper.tsx', at }], atRoot);
  expect(entries.map(({ entry: { specifier, isFile, names } }) => [specifier, isFile, names])).toEqual([
    ['@acme/kit', false, ['Button', 'default']],
    ['content/ui/logo.svg', true, []],
    ['content/wrapper.tsx', true, []],
    ['react', false, []],
    ['react-dom', false, []],
    ['react-dom/client', false, []],
    ['react/jsx-runtime', false, []],
  ]);
});

test('an import of edited code has the place of the first demo that imports it', () => {
  const place = { file: 'content/ui/Demo.tsx', line: 2, column: 18 };
  const demo = variant([
    {
      source: '',
      packages: ['@acme/kit', '@acme/other'],
      assets: ['content/logo.svg'],
      imports: [
        { specifier: '@acme/kit', at: place },
        { specifier: '../logo.svg?react', at: { ...place, line: 3 } },
      ],
    },
  ]);
  const inPage: DemoVariant = {
    ...demo,
    entry: place.file,
    inline: { text: '', at: { file: 'content/ui/demo.md', line: 10, column: 3 } },
  };
  const places = (shown: DemoVariant) =>
    liveEntries([{ variant: shown, wrapper: null, at }], atRoot).flatMap(({ entry: { specifier }, at }) =>
      /^@acme|\.svg/.test(specifier) ? [`${specifier} ${at?.file}:${at?.line}:${at?.column}`] : [],
    );
  expect(places(demo)).toEqual([
    '@acme/kit content/ui/Demo.tsx:2:18',
    '@acme/other content/ui/demo.md:1:1',
    'content/logo.svg?react content/ui/Demo.tsx:3:18',
  ]);
  expect(places(inPage)[0]).toBe('@acme/kit content/ui/demo.md:11:20');
});

test('a package is listed for each folder whose configuration decides about it, a file once', () => {
  const demos = ['a/One', 'a/deep/Two', 'b/Three'].map((name) => ({
    ...{ wrapper: 'content/wrapper.tsx', at },
    variant: {
      ...variant([{ source: `import { ${name.replaceAll('/', '')} } from '@/kit';`, packages: ['@/kit', 'react'] }]),
      entry: `content/${name}.tsx`,
    },
  }));
  const listed = liveEntries(demos, (folder) => folder.split('/').slice(0, 2).join('/'));
  const names = ['aOne', 'adeepTwo', 'bThree'];
  expect(listed.map(({ entry }) => [entry.specifier, entry.from, entry.names])).toEqual([
    ['@/kit', 'content/a', names],
    ['@/kit', 'content/b', names],
    ['content/wrapper.tsx', '', []],
    ['react', '', []],
    ['react', 'content/a', []],
    ['react', 'content/b', []],
    ['react-dom', '', []],
    ['react-dom/client', '', []],
    ['react/jsx-runtime', '', []],
  ]);
});

test('a file with a query is one module for each query, and what a demo names by its address is one, too', () => {
  const source = `import Icon from './icon.svg?react';
import css from './box.css?inline';
import text from './box.css?raw';
const picture = new URL("./photo.bin#part", import.meta.url);`;
  const file = 'content/ui/Demo.tsx';
  const place = { file, line: 1, column: 18 };
  const demo = variant([
    {
      source,
      assets: ['content/ui/icon.svg', 'content/ui/photo.bin'],
      imports: [
        { specifier: './icon.svg?react', at: place },
        { specifier: './photo.bin#part', at: place },
      ],
      files: [
        {
          name: 'Demo.js',
          file,
          source,
          html: '',
          links: { './box.css?inline': 'content/ui/box.css', './box.css?raw': 'content/ui/box.css' },
        },
      ],
    },
  ]);
  const files = liveEntries([{ variant: demo, wrapper: null, at }], atRoot).filter(({ entry }) => entry.isFile);
  expect(files.map(({ entry: { specifier } }) => specifier)).toEqual([
    'content/ui/box.css?inline',
    'content/ui/icon.svg?react',
    'content/ui/photo.bin?url',
  ]);
});
