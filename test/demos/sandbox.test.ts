// Projects for online editors: their files, their forms, and the versions that they ask for.
import lz from 'lz-string';
import { describe, expect, test } from 'vitest';
import type { DemoModule } from '../../src/demos/imports.ts';
import { dependenciesOf, packageName } from '../../src/demos/sandbox/dependencies.ts';
import { versionsFromLock } from '../../src/demos/sandbox/lock-versions.ts';
import { codeSandbox, type SandboxDemo, stackBlitz } from '../../src/demos/sandbox/sandbox.ts';

const module = (file: string, source: string, links: Record<string, string> = {}): DemoModule => ({
  file,
  name: file.replace(/^.*\//, ''),
  source,
  links: new Map(Object.entries(links)),
});

const demo = (language: 'TS' | 'JS', ending: string): SandboxDemo => ({
  title: 'Chips & <dips> demo — Acme UI',
  description: 'https://git.example/acme/blob/v1/Chips.tsx',
  language,
  packages: ['react', '@mui/x-data-grid', 'lodash/merge'],
  usesTailwind: false,
  versionOf: (name) => ({ react: '19.0.0', '@types/react': '19.0.1', vite: '7.0.0', lodash: '4.17.21' })[name] ?? null,
  modules: [
    module(
      `a/Chips.${ending}`,
      "import { rows } from '../data';\nimport Row from './parts/Row';\nimport './x.css';\nimport 'react';\n",
      {
        '../data': 'data/index.js',
        './parts/Row': 'a/parts/Row.js',
        './x.css': 'a/x.css',
      },
    ),
    module('data/index.js', "export { rows } from './rows.json';\n", { './rows.json': 'data/rows.json' }),
    module('a/parts/Row.js', "import Row from '../../b/Row';\nexport default () => <Row />;\n", {
      '../../b/Row': 'b/Row.js',
    }),
    module('a/x.css', 'p { color: red }\n'),
    module('data/rows.json', '[]\n'),
    module('b/Row.js', 'export default null;\n'),
  ],
});

describe('a StackBlitz project', () => {
  test('uses Vite, with its modules in one folder', async () => {
    const { form, files } = await stackBlitz(demo('JS', 'js'));
    expect(form.action).toBe('https://stackblitz.com/run?file=src/Demo.jsx');
    expect(form.fields).toMatchObject({
      'project[template]': 'node',
      'project[title]': 'Chips & <dips> demo — Acme UI',
      'project[description]': '# Chips & <dips> demo — Acme UI\nhttps://git.example/acme/blob/v1/Chips.tsx',
      'project[files][src/Demo.jsx]':
        "import { rows } from './data';\nimport Row from './Row';\nimport './x.css';\nimport 'react';\n",
    });
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.jsx',
      'src/Row.jsx',
      'src/b-Row.js',
      'src/data.js',
      'src/index.jsx',
      'src/rows.json',
      'src/x.css',
      'vite.config.js',
    ]);
    expect(files['src/Row.jsx']).toContain("from './b-Row'");
    expect(files['src/data.js']).toContain("from './rows.json'");
    expect(files['index.html']).toContain('<title>Chips &amp; &lt;dips&gt; demo — Acme UI</title>');
    expect(JSON.parse(files['package.json'] ?? '')).toEqual({
      name: 'chips-dips-demo-acme-ui',
      private: true,
      description: 'https://git.example/acme/blob/v1/Chips.tsx',
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
      dependencies: {
        '@emotion/react': 'latest',
        '@emotion/styled': 'latest',
        '@mui/material': 'latest',
        '@mui/x-data-grid': 'latest',
        lodash: '4.17.21',
        react: '19.0.0',
        'react-dom': 'latest',
      },
      devDependencies: { '@vitejs/plugin-react': 'latest', vite: 'latest' },
    });
  });

  test('has the compiler and its configuration for TypeScript', async () => {
    const { form, files } = await stackBlitz(demo('TS', 'tsx'));
    expect(form.action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'src/Demo.tsx',
        'src/index.tsx',
        'tsconfig.json',
        'tsconfig.node.json',
        'vite.config.ts',
      ]),
    );
    expect(JSON.parse(files['package.json'] ?? '').devDependencies).toEqual({
      '@types/react': '19.0.1',
      '@types/react-dom': 'latest',
      '@vitejs/plugin-react': 'latest',
      typescript: 'latest',
      vite: 'latest',
    });
  });

  test('has Tailwind if the demo is styled with it', async () => {
    const { files } = await stackBlitz({ ...demo('TS', 'tsx'), usesTailwind: true });
    expect(files['index.html']).toContain('@tailwindcss/browser');
  });
});

describe('a CodeSandbox project', () => {
  test('is a compressed project of create-react-app', async () => {
    const { form, files } = await codeSandbox(demo('TS', 'tsx'));
    expect(form.action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(form.fields).toMatchObject({ embed: '1', query: 'module=/src/Demo.tsx&fontsize=12' });
    const parameters = form.fields.parameters ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const packed = lz.decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
    expect(JSON.parse(packed).files['src/Demo.tsx'].content).toBe(files['src/Demo.tsx']);
    expect(Object.keys(JSON.parse(packed).files).sort()).toEqual(Object.keys(files).sort());
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['public/index.html', 'package.json', 'src/index.tsx', 'tsconfig.json', 'src/Row.js']),
    );
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      scripts: { start: 'react-scripts start', eject: 'react-scripts eject' },
      dependencies: { 'react-scripts': 'latest', lodash: '4.17.21' },
    });
  });

  test('has no TypeScript files for JavaScript', async () => {
    const { files } = await codeSandbox(demo('JS', 'js'));
    expect(Object.keys(files).filter((path) => /tsx?$|tsconfig/.test(path))).toEqual([]);
    expect(files['src/index.js']).not.toContain('!');
  });
});

test.each([
  ['@mui/material/Button', '@mui/material'],
  ['react-dom/client', 'react-dom'],
  ['react', 'react'],
  ['node:fs', ''],
  ['https://a.example/b.js', ''],
  ['#internal', ''],
])('the import %s is in the package %j', (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});

test.each<[string, string | null, string | null, boolean]>([
  // package, its version here, that of its types, whether the sandbox gets types
  ['lodash', '4.0.0', '4.1.0', true],
  ['zustand', '5.0.0', null, false], // Installed without types of their own: it brings them.
  ['unknown', null, null, true],
  ['dayjs', null, null, false],
  ['@emotion/cache', null, null, false],
  ['@toolpad/core', null, null, false],
  ['@scope/name', null, null, true],
])('the types of %s are a dependency only if needed', (name, version, typesVersion, expected) => {
  const types = `@types/${name.replace('@', '').replace('/', '__')}`;
  const versionOf = (asked: string) => (asked === name ? version : asked === types ? typesVersion : null);
  expect(Object.hasOwn(dependenciesOf([name], 'TS', versionOf).types, types)).toBe(expected);
});

describe('the versions of packages', () => {
  const npm = JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { name: 'site', version: '1.0.0' },
      'node_modules/react': { version: '19.1.0' },
      'node_modules/@mui/material': { version: '7.0.2' },
      'node_modules/@mui/material/node_modules/react': { version: '18.0.0' },
      'node_modules/linked': { resolved: 'packages/linked', link: true },
    },
  });
  const pnpm = `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      react:
        specifier: ^19.0.0
        version: 19.1.0
    devDependencies:
      '@mui/material':
        specifier: 7.0.2
        version: 7.0.2(react@19.1.0)
      linked:
        specifier: workspace:*
        version: link:../linked
packages:
  '@mui/material@7.0.2': {}
  react@19.1.0: {}
  react@20.0.0: {}
  csstype@3.1.3: {}
`;
  const yarn = `# yarn lockfile v1

"@mui/material@7.0.2", "@mui/material@^7.0.0":
  version "7.0.2"
  resolved "x"
react@^18.0.0:
  version "18.3.1"

react@^19.0.0:
  version "19.1.0"
`;
  const berry = `__metadata:
  version: 8

"@mui/material@npm:7.0.2":
  version: 7.0.2
  resolution: "@mui/material@npm:7.0.2"

"react@npm:^19.0.0":
  version: 19.1.0

"linked@workspace:packages/linked":
  version: 0.0.0-use.local
`;
  test.each([
    ['package-lock.json', npm],
    ['pnpm-lock.yaml', pnpm],
    ['yarn.lock', yarn],
    ['berry.lock', berry],
  ])('are read from %s', (file, text) => {
    const { value: versionOf, diagnostics } = versionsFromLock(file, text);
    expect(diagnostics).toEqual([]);
    expect([versionOf('react'), versionOf('@mui/material'), versionOf('vue')]).toEqual(['19.1.0', '7.0.2', null]);
    if (!file.startsWith('berry')) expect(versionOf('linked')).toBeNull();
  });

  test('are reported if the lock file is broken', () => {
    const { value, diagnostics } = versionsFromLock('package-lock.json', '{ <<<<<<< HEAD');
    expect(value('react')).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'demos/lock-file', at: { file: 'package-lock.json' } }]);
  });
});

test('a workspace package gets the versions of its own folder', () => {
  const npm = {
    lockfileVersion: 3,
    packages: { 'node_modules/react': { version: '18.0.0' }, 'docs/node_modules/react': { version: '19.0.0' } },
  };
  const pnpm =
    "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      react:\n        version: 18.0.0\n  docs:\n    dependencies:\n      react:\n        version: 19.0.0\n";
  for (const text of [JSON.stringify(npm), pnpm]) {
    expect(versionsFromLock('lock', text, 'docs').value('react')).toBe('19.0.0');
    expect(versionsFromLock('lock', text).value('react')).toBe('18.0.0');
  }
});
