import { expect, test } from 'vitest';
import { watchedInputs } from '../../../src/lib/node/installed-files.ts';

test('the installed files of a package are its manifest, the files that the site names, and those that are not scripts', () => {
  const paths = [
    '/site/demo.tsx',
    '/site/node_modules/kit/index.js',
    '/site/node_modules/kit/parts/button.mjs',
    '/site/node_modules/kit/parts/button.css',
    '/site/node_modules/@acme/ui/index.d.ts',
    '/site/node_modules/a/node_modules/b/c.js',
  ];
  expect(watchedInputs(paths, (path) => path.endsWith('kit/index.js'))).toEqual([
    '/site/demo.tsx',
    '/site/node_modules/@acme/ui/package.json',
    '/site/node_modules/a/node_modules/b/package.json',
    '/site/node_modules/kit/index.js',
    '/site/node_modules/kit/package.json',
    '/site/node_modules/kit/parts/button.css',
  ]);
});
