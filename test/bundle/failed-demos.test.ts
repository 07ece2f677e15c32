// One broken module that many demos share: it is found once, and the demos that lead to it are left out, no others.
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleDemos, type DemoEntry } from '../../src/bundle/demos.ts';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

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
    'demos/Nothing.tsx': 'export const value = 1;\n',
  }),
);

const entry = (name: string): DemoEntry => {
  const component = { entry: `demos/${name}.tsx`, exportName: 'default', provider: null };
  return { id: name, component, wrapper: null, page: 'page.md', css: '' };
};

const bundle = (names: readonly string[]) =>
  bundleDemos(names.map(entry), {
    root,
    aliases: {},
    base: '/',
    inline: new Map(),
    react: './react.js',
    reactFrom: packageRoot,
    define: {},
    mode: 'production',
  });

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
});
