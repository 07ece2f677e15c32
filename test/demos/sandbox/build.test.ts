// Demos of a small project on the disk → forms for online editors, and warnings for what would not run there.
import { beforeAll, describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../../src/demos/sandbox/build.ts';
import type { InlineModule } from '../../../src/model/demo.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { PROJECT, packageJson, WHOLE } from './project-files.ts';
import { sandboxDemos } from './sandbox-demos.ts';

const root = sharedTempDir();

beforeAll(() => writeFiles(root, PROJECT));

const { demo, built } = sandboxDemos(root);

describe('a demo for an online editor', () => {
  test('has a form for each editor and language, with all that it imports', async () => {
    const { buttons, told, field, forms } = await built([await demo(WHOLE)]);
    expect(told).toEqual([]);
    expect(buttons).toEqual({ 'ui/Demo': ['stackBlitz', 'codeSandbox'] });
    expect(Object.keys(forms.get('ui/Demo')?.codeSandbox ?? {})).toEqual(['TS', 'JS']);
    expect(field('src/Demo.tsx')).toBe(WHOLE);
    expect(field('src/logo.svg')).toContain('<svg');
    expect(field('src/styles.module.css')).toContain('color: red');
    expect(field('src/data.js', 'JS')).toBe('export const rows = [1];\n');
    expect(JSON.parse(field('package.json')).dependencies).toMatchObject({ '@acme/ui': '2.0.0', react: '19.1.0' });
  });

  test('contains a placeholder, not the license key', async () => {
    const { field } = await built([await demo(WHOLE)]);
    expect(field('vite.config.ts')).toContain("'process.env.LICENSE_KEY': JSON.stringify('')");
    expect(field('src/env.d.ts')).toContain('LICENSE_KEY');
    const plain = await built([await demo('export default () => null;\n')]);
    expect(plain.field('vite.config.ts')).not.toContain('LICENSE_KEY');
    expect(plain.field('src/env.d.ts')).toBe('');
  });

  test('lists the packages that its packages leave to the project', async () => {
    const source = await demo("import { now } from '@acme/dates';\nexport default () => now;\n");
    const { field, told } = await built([source], { peers: new Map([['ui/Demo', ['@acme/clock', '@acme/dates']]]) });
    expect(told).toEqual([]);
    const { dependencies } = JSON.parse(field('package.json'));
    expect(dependencies).toMatchObject({ '@acme/dates': '3.0.0', '@acme/clock': '4.0.0' });
  });

  test.each<[string, Partial<SandboxOptions>, string]>([
    ['of the lock file', {}, '2.0.0'],
    ['that is configured', { dependencies: { '@acme/ui': '^9.0.0' } }, '^9.0.0'],
    ['that is installed, where there is no lock file', { lockFile: null }, '1.2.3'],
  ])('requests the version %s', async (_, options, expected) => {
    const { field } = await built([await demo("import '@acme/ui';\nexport default () => null;\n")], options);
    expect(JSON.parse(field('package.json')).dependencies['@acme/ui']).toBe(expected);
  });

  test('requests the installed version of a package that is not locked', async () => {
    const { field } = await built([await demo("import 'unlocked';\nexport default () => null;\n")]);
    expect(JSON.parse(field('package.json')).dependencies.unlocked).toBe('1.2.3');
  });

  test('may import an alias of a registry package', async () => {
    const source = await demo("import { Local } from '@acme/local';\nexport default () => <Local />;\n");
    const aliases = { '@acme/local': './packages/local/index.js' };
    const { buttons, field } = await built([source], { aliases, dependencies: { '@acme/local': '5.0.0' } });
    expect(buttons).toEqual({ 'ui/Demo': ['stackBlitz', 'codeSandbox'] });
    expect(JSON.parse(field('package.json')).dependencies['@acme/local']).toBe('5.0.0');
  });

  test('requests the version of a package that is built from its sources', async () => {
    await writeFiles(root, {
      'packages/grid/package.json': packageJson('@acme/grid', { version: '8.1.0' }),
      'packages/grid/src/index.ts': 'export const Grid = () => null;\n',
      'packages/chart/package.json': packageJson('@acme/chart', { version: '8.2.0' }),
      'packages/chart/src/index.ts': 'export const Chart = () => null;\n',
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@acme/chart": ["./packages/chart/src"] } } }',
    });
    const source = await demo("import { Grid } from '@acme/grid';\nimport '@acme/chart';\nexport default Grid;\n");
    const { told, field } = await built([source], { aliases: { '@acme/grid': './packages/grid/src' } });
    expect(told).toEqual([]);
    const { dependencies } = JSON.parse(field('package.json'));
    expect(dependencies).toMatchObject({ '@acme/grid': '8.1.0', '@acme/chart': '8.2.0' });
  });

  test('contains files that are imported as text, whatever their ending is', async () => {
    const names = ['data.ts', 'logo.svg', 'note.txt', 'recipe.md', 'styles.module.css'];
    const imports = names.map((name, index) => `import t${index} from './${name}?raw';\n`).join('');
    const { buttons, told, field } = await built([await demo(`${imports}export default () => <b>{t0}</b>;\n`)]);
    expect(told).toEqual([]);
    expect(buttons).toEqual({ 'ui/Demo': ['stackBlitz', 'codeSandbox'] });
    expect(field('src/note.txt')).toBe('A note, “quoted”.\n');
    expect(field('src/recipe.md')).toBe('# Recipe\n');
    for (const name of names) expect(field('src/Demo.tsx')).toContain(`'./${name}?raw'`);
  });

  test('has no form for a disabled editor', async () => {
    const { buttons } = await built([await demo(WHOLE)], { editors: ['codeSandbox'] });
    expect(buttons).toEqual({ 'ui/Demo': ['codeSandbox'] });
  });
});

describe('a demo that cannot run in an online editor', () => {
  const BOTH = 'Demo Demo has no button for StackBlitz and CodeSandbox';
  test.each<[string, string, string]>([
    [
      "import { Buton } from '@acme/ui';\nexport default () => <Buton />;\n",
      'demos/Demo.tsx:1:10',
      `${BOTH}: No matching export in "node_modules/@acme/ui/index.js" for import "Buton".`,
    ],
    [
      "import '@acme/ui';\nimport photo from './photo.png';\nexport default () => <img src={photo} alt='' />;\n",
      'demos/Demo.tsx:2:19',
      `${BOTH}: ./photo.png is not a text file, and a project can contain only text files.`,
    ],
    [
      "import '@acme/nothing';\nexport default () => null;\n",
      'demos/Demo.tsx:1:8',
      `${BOTH}: Could not resolve "@acme/nothing".`,
    ],
    [
      "import 'secret';\nexport default () => null;\n",
      'demos/Demo.tsx:1:8',
      `${BOTH}: the version of secret is unknown.`,
    ],
  ])('is reported at its place: %j', async (source, place, message) => {
    const { told } = await built([await demo(source, { differs: true })]);
    expect(told).toContain(`demos/sandbox ${place} ${message}`);
  });

  test('does not affect the buttons of other demos', async () => {
    const broken = await demo("import { Buton } from '@acme/ui';\nexport default Buton;\n", { differs: true });
    const good = await demo(WHOLE);
    const { buttons, told } = await built([broken, { ...good, variant: { ...good.variant, id: 'ui/Good' } }]);
    expect(buttons).toEqual({ 'ui/Good': ['stackBlitz', 'codeSandbox'] });
    expect(told).toHaveLength(1);
  });

  test('for a cause that other demos have too is reported once', async () => {
    const source = await demo("import 'secret';\nimport 'hidden';\nexport default () => null;\n");
    const same = ['ui/Other', 'ui/Third'].map((id) => ({ ...source, variant: { ...source.variant, id } }));
    const { told, missing } = await built([source, ...same]);
    expect(missing).toEqual(['hidden', 'secret']);
    expect(told.sort()).toEqual([
      'demos/sandbox demos/Demo.tsx:1:8 Demo Demo and 2 more have no button for StackBlitz and CodeSandbox: the version of secret is unknown.',
      'demos/sandbox demos/Demo.tsx:2:8 Demo Demo and 2 more have no button for StackBlitz and CodeSandbox: the version of hidden is unknown.',
    ]);
  });

  test('imports files of the project by an alias, which is the reason that is reported', async () => {
    await writeFiles(root, { 'shared/rows.js': 'export const rows = 1;\n' });
    const source = await demo("import { rows } from 'shared/rows';\nexport default () => <b>{rows}</b>;\n");
    const { told, missing } = await built([source], { aliases: { shared: './shared' } });
    expect(told).toEqual([`demos/sandbox demos/Demo.tsx:1:22 ${BOTH}: shared is an alias for files of this project.`]);
    expect(missing).toEqual([]); // The next build would not find it either.
  });

  test('in one language has no button in the other one either', async () => {
    const source = await demo(WHOLE);
    const codes = source.variant.codes.map((code) =>
      code.language === 'TS' ? code : { ...code, packages: [...code.packages, 'not-there'] },
    );
    const { buttons, told } = await built([{ ...source, variant: { ...source.variant, codes } }]);
    expect(buttons).toEqual({});
    expect(told).toEqual([
      `demos/sandbox demos/page.md:3:1 ${BOTH} in JavaScript: the version of not-there is unknown.`,
    ]);
  });

  test('inside a page is reported at its line there', async () => {
    const inline: InlineModule = { text: '', at: { file: 'demos/page.md', line: 11, column: 1 } };
    const { told } = await built([
      await demo("\nimport { Buton } from '@acme/ui';\nexport default Buton;\n", { inline, differs: true }),
    ]);
    expect(told[0]).toMatch(/^demos\/sandbox demos\/page\.md:12:10 /);
  });

  test('because of its generated JavaScript is reported at its first line', async () => {
    const inline: InlineModule = { text: '', at: { file: 'demos/page.md', line: 11, column: 1 } };
    const source = await demo(WHOLE, { inline });
    const codes = source.variant.codes.map((code) =>
      code.language === 'TS'
        ? code
        : { ...code, files: code.files.map((file) => ({ ...file, source: `import './none';\n${file.source}` })) },
    );
    const { told } = await built([{ ...source, variant: { ...source.variant, codes } }]);
    expect(told).toEqual([`demos/sandbox demos/page.md:11:1 ${BOTH} in JavaScript: Could not resolve "./none".`]);
  });

  test('because of a broken package is reported at the demo that imports it', async () => {
    await writeFiles(root, {
      'node_modules/broken/package.json': packageJson('broken', { type: 'module' }),
      'node_modules/broken/index.js': "import 'not-installed';\n",
    });
    const good = await demo(WHOLE);
    const { buttons, told } = await built([
      await demo("import 'broken';\nexport default () => null;\n", { differs: true }),
      { ...good, variant: { ...good.variant, id: 'ui/Good' } },
    ]);
    expect(buttons).toEqual({ 'ui/Good': ['stackBlitz', 'codeSandbox'] });
    expect(told).toEqual([`demos/sandbox demos/page.md:3:1 ${BOTH}: Could not resolve "not-installed".`]);
  });
});

test('a missing lock file is reported once', async () => {
  const { told } = await built([await demo(WHOLE)], { lockFile: null });
  expect(told.filter((line) => line.startsWith('demos/no-lock-file'))).toHaveLength(1);
});

test('the forms of the same demos are the same', async () => {
  const [first, second] = [await built([await demo(WHOLE)]), await built([await demo(WHOLE)])];
  expect(JSON.stringify([...first.forms])).toBe(JSON.stringify([...second.forms]));
});
