// One broken module that many demos share: it is found once, and the demos that lead to it are left out, no others.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleDemos } from '../../src/bundle/demos.ts';
import { bundleForServer } from '../../src/demos/server/bundle.ts';
import type { ReactMode } from '../../src/model/bundle.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { demoEntry, demoRunOptions } from './support.ts';

const root = sharedTempDir();
const COUNT = 40;
const demo = (imported: string) => `import { value } from '${imported}';\nexport default () => value;\n`;

beforeAll(() =>
  writeFiles(root, {
    'shared/data.ts': "import { rows } from './rows';\nexport const value = rows;\n",
    'shared/rows.ts': "import missing from 'not-installed';\nimport './broken';\nexport const rows = missing;\n",
    'shared/broken.ts': 'export const = 1;\n',
    'shared/whole.ts': 'export const value = 1;\n',
    'shared/sheet.ts': "import './sheet.css';\nexport const value = 2;\n",
    'shared/sheet.css': '.a { background: url(./none.png); }\n',
    ...Object.fromEntries(
      Array.from({ length: COUNT }, (_, index) => [
        `demos/Demo${index}.tsx`,
        demo(index % 2 === 0 ? '../shared/data' : '../shared/whole'),
      ]),
    ),
    'demos/Styled.tsx': demo('../shared/sheet'),
    'demos/Typed.tsx':
      "import missing from 'not-installed';\nimport { Shape } from '../shared/broken';\nconst shape: Shape = missing;\nexport default () => shape;\n",
    // Its style sheets are for Node.js; a package often has such an entry.
    'node_modules/css-tool/package.json': '{ "main": "./index.js", "browser": { "./maps.js": false } }',
    'node_modules/css-tool/index.js': "module.exports = require('./maps.js');\n",
    'node_modules/css-tool/maps.js': "module.exports = require('fs');\n",
    'demos/Disabled.tsx': "import tool from 'css-tool';\nexport default () => [import.meta.url, tool];\n",
    'node_modules/themes/package.json': '{ "module": "./index.js" }',
    'node_modules/themes/index.js': "import { make, Theme } from './make.js';\nexport const theme = make();\n",
    'node_modules/themes/make.js': 'export const make = () => 1;\n',
    'demos/Themed.tsx': "import { theme } from 'themes';\nexport default () => theme;\n",
    'node_modules/used/package.json': '{ "module": "./index.js" }',
    'node_modules/used/index.js':
      "import { make, Theme } from '../themes/make.js';\nexport const theme = make(Theme);\n",
    'demos/Used.tsx': "import { theme } from 'used';\nexport default () => theme;\n",
    'demos/Nothing.tsx': 'export const value = 1;\n',
  }),
);

const entry = (name: string) => demoEntry(name, `demos/${name}.tsx`);

const bundle = (names: readonly string[], mode: ReactMode = 'production') =>
  bundleDemos(names.map(entry), demoRunOptions(root, { mode, contentFolders: [join(root, 'demos')] }));

describe('a broken module', () => {
  test('is told of each demo that leads to it, with all that is wrong below', async () => {
    const names = Array.from({ length: COUNT }, (_, index) => `Demo${index}`);
    const { failures, demos } = await bundle(names);
    expect([...failures.keys()]).toEqual(names.filter((_, index) => index % 2 === 0));
    expect([...demos.keys()].sort()).toEqual(names.filter((_, index) => index % 2 === 1).sort());
    const texts = failures.get('Demo0')?.map(({ text, location }) => [location?.file, text]);
    expect(texts).toEqual([
      ['shared/broken.ts', 'Expected identifier but found "="'],
      ['shared/rows.ts', 'Could not resolve "not-installed"'],
    ]);
  });

  test('is a style sheet, or the demo itself', async () => {
    const { failures, demos } = await bundle(['Styled', 'Nothing', 'Demo1']);
    const places = [...failures].map(([id, messages]) => [id, messages.map(({ location }) => location?.file ?? null)]);
    expect(places).toEqual([
      ['Styled', ['shared/sheet.css']],
      ['Nothing', [null]],
    ]);
    expect([...demos.keys()]).toEqual(['Demo1']);
  });

  test('leaves no demo where all lead to it', async () => {
    const { failures, demos, artifacts } = await bundle(['Demo0', 'Demo2']);
    expect([failures.size, demos.size, artifacts]).toEqual([2, 0, []]);
  });

  test('leads to no module of which it has but types', async () => {
    const { failures } = await bundle(['Typed', 'Disabled']);
    expect([...failures.keys()]).toEqual(['Typed']);
    expect(failures.get('Typed')?.map(({ text }) => text)).toEqual(['Could not resolve "not-installed"']);
  });
});

describe('a package', () => {
  test('may replace one of its files with an empty module in browsers', async () => {
    const { failures, demos } = await bundle(['Disabled']);
    expect([[...failures], [...demos.keys()]]).toEqual([[], ['Disabled']]);
  });

  test.each(['production', 'development'] as const)(
    'may import what does not exist if it does not use it (%s)',
    async (mode) => {
      const { failures } = await bundle(['Themed', 'Used', 'Demo0'], mode);
      expect([...failures.keys()]).toEqual(['Used', 'Demo0']);
      expect(failures.get('Used')?.map(({ text }) => text)).toEqual([
        'No matching export in "node_modules/themes/make.js" for import "Theme"',
      ]);
      const { component } = entry('Themed');
      const options = { collectors: [], fileUrls: new Map(), publicPath: '/', inline: new Map(), define: {}, mode };
      expect((await bundleForServer({ root, aliases: {} }, [component], options)).failures).toEqual([]);
    },
  );
});
