// Projects for StackBlitz and CodeSandbox: their files and their forms.
import { describe, expect, test } from 'vitest';
import type { DemoModule } from '../../../src/demos/imports.ts';
import { codeSandbox, type SandboxDemo, stackBlitz } from '../../../src/demos/sandbox/sandbox.ts';

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
  exportName: 'default',
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
  test('is a project of create-react-app', async () => {
    const { form, files } = await codeSandbox(demo('TS', 'tsx'));
    expect(form.action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(form.fields).toMatchObject({ embed: '1', query: 'module=/src/Demo.tsx&fontsize=12' });
    const sent = JSON.parse(form.packed?.parameters ?? '').files;
    expect(sent['src/Demo.tsx'].content).toBe(files['src/Demo.tsx']);
    expect(Object.keys(sent).sort()).toEqual(Object.keys(files).sort());
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['public/index.html', 'package.json', 'src/index.tsx', 'tsconfig.json', 'src/Row.js']),
    );
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      scripts: { start: 'react-scripts start', eject: 'react-scripts eject' },
      dependencies: { 'react-scripts': 'latest', lodash: '4.17.21' },
      overrides: { 'react-scripts': { typescript: '$typescript' } }, // Or npm refuses to install both.
    });
  });

  test('has no TypeScript files for JavaScript', async () => {
    const { files } = await codeSandbox(demo('JS', 'js'));
    expect(Object.keys(files).filter((path) => /tsx?$|tsconfig/.test(path))).toEqual([]);
    expect(files['src/index.js']).not.toContain('!');
    expect(JSON.parse(files['package.json'] ?? '')).not.toHaveProperty('overrides');
  });
});
