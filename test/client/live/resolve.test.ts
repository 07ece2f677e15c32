import { expect, test } from 'vitest';
import { resolveSpecifier } from '../../../src/client/live/resolve.ts';
import { englishTexts } from '../../../src/render/texts.ts';

const module = (name: string) => ({ script: `/assets/live/${name}.js`, styles: [] });
const KEYS = [
  'react',
  '@acme/kit',
  '@acme/kit/Button',
  '@acme/kit/Badge',
  'dayjs',
  'content/ui/box.module.css',
  'content/logo.svg',
  'content/logo.svg?react',
  'content/ui/box.css?inline',
];
const modules = Object.fromEntries(KEYS.map((key) => [key, module(key)]));
const context = {
  files: [
    'content/ui/Demo.tsx',
    'content/ui/data/rows.ts',
    'content/ui/data/index.ts',
    'content/ui/words.json',
    'content/ui/box.css',
  ],
  manifest: { modules, folders: {} },
  texts: englishTexts.live,
};

test.each([
  ['react', { kind: 'module', module: module('react') }],
  ['@acme/kit/Button', { kind: 'module', module: module('@acme/kit/Button') }],
  ['./data/rows', { kind: 'file', file: 'content/ui/data/rows.ts' }],
  ['./data/rows.ts', { kind: 'file', file: 'content/ui/data/rows.ts' }],
  // TypeScript's own rule.
  ['./data/rows.js', { kind: 'file', file: 'content/ui/data/rows.ts' }],
  ['./data', { kind: 'file', file: 'content/ui/data/index.ts' }],
  ['./words.json', { kind: 'file', file: 'content/ui/words.json' }],
  ['./box.module.css', { kind: 'module', module: module('content/ui/box.module.css') }],
  ['../logo.svg', { kind: 'module', module: module('content/logo.svg') }],
  ['../logo.svg?react', { kind: 'module', module: module('content/logo.svg?react') }],
  ['./box.css?inline', { kind: 'module', module: module('content/ui/box.css?inline') }],
  ['./box.css?raw', { kind: 'text', file: 'content/ui/box.css' }],
  ['./data/rows?raw', { kind: 'text', file: 'content/ui/data/rows.ts' }],
])('%s is %j', (specifier, found) => {
  expect(resolveSpecifier(specifier, 'content/ui/Demo.tsx', context)).toEqual(found);
});

test.each([
  [
    '@acme/kit/Buton',
    'There is no module @acme/kit/Buton here. There are: @acme/kit/Button, @acme/kit/Badge, @acme/kit.',
  ],
  ['dayj', 'There is no module dayj here. There are: dayjs.'],
  ['lodash', 'There is no module lodash here.'],
  // What every object has is no module.
  ['constructor', 'There is no module constructor here.'],
  ['./rows', 'There is no module ./rows here. There are: ./data/rows.ts, ./data/index.ts, ./words.json, ./box.css.'],
])('%s is not there, which says: %s', (specifier, message) => {
  expect(resolveSpecifier(specifier, 'content/ui/Demo.tsx', context)).toEqual({ kind: 'missing', message });
});

test('an alias means the module of the nearest folder with a configuration', () => {
  const folders = {
    '': {},
    'content/ui': { '@acme/kit': module('kit-of-ui') },
    'content/ui/plain': {},
    'content/x': { '@acme/kit': module('kit-of-x') },
  };
  const scriptIn = (file: string) => {
    const found = resolveSpecifier('@acme/kit', file, { ...context, manifest: { modules, folders } });
    return found.kind === 'module' ? found.module.script : found.kind;
  };
  expect(scriptIn('content/ui/data/rows.ts')).toBe('/assets/live/kit-of-ui.js');
  expect(scriptIn('content/x/Demo.tsx')).toBe('/assets/live/kit-of-x.js');
  expect(scriptIn('content/xy/Demo.tsx')).toBe('/assets/live/@acme/kit.js');
  expect(scriptIn('content/ui/plain/Demo.tsx')).toBe('/assets/live/@acme/kit.js');
});
