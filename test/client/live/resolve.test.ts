import { expect, test } from 'vitest';
import { resolveSpecifier } from '../../../src/client/live/resolve.ts';
import { englishTexts } from '../../../src/render/texts.ts';

const module = { script: '/assets/live/x.js', styles: [] };
const context = {
  files: [
    'content/ui/Demo.tsx',
    'content/ui/data/rows.ts',
    'content/ui/data/index.ts',
    'content/ui/words.json',
    'content/ui/box.css',
  ],
  modules: {
    react: module,
    '@acme/kit': module,
    '@acme/kit/Button': module,
    '@acme/kit/Badge': module,
    dayjs: module,
    'content/ui/box.module.css': module,
    'content/logo.svg': module,
    'content/logo.svg?react': module,
    'content/ui/box.css?inline': module,
  },
  texts: englishTexts.live,
};

test.each([
  ['react', { kind: 'module', key: 'react' }],
  ['@acme/kit/Button', { kind: 'module', key: '@acme/kit/Button' }],
  ['./data/rows', { kind: 'file', file: 'content/ui/data/rows.ts' }],
  ['./data/rows.ts', { kind: 'file', file: 'content/ui/data/rows.ts' }],
  // TypeScript's own rule.
  ['./data/rows.js', { kind: 'file', file: 'content/ui/data/rows.ts' }],
  ['./data', { kind: 'file', file: 'content/ui/data/index.ts' }],
  ['./words.json', { kind: 'file', file: 'content/ui/words.json' }],
  ['./box.module.css', { kind: 'module', key: 'content/ui/box.module.css' }],
  ['../logo.svg', { kind: 'module', key: 'content/logo.svg' }],
  ['../logo.svg?react', { kind: 'module', key: 'content/logo.svg?react' }],
  ['./box.css?inline', { kind: 'module', key: 'content/ui/box.css?inline' }],
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
