import { beforeAll, expect, test } from 'vitest';
import { bundleForServer } from '../../../src/demos/server/bundle.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const root = sharedTempDir();
const dual = (name: string, conditions: Readonly<Record<string, string>>) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports: { '.': conditions } }),
});

beforeAll(() =>
  writeFiles(root, {
    ...dual('acme-pure', { browser: './browser.js', node: './node.js', default: './node.js' }),
    'node_modules/acme-pure/browser.js': "// Not the window.\nexport { which } from './which.js';\n",
    'node_modules/acme-pure/which.js': "export const which = 'pure browser';\n",
    'node_modules/acme-pure/node.js': "export const which = 'pure node';\n",
    ...dual('acme-dom', { browser: './browser.js', default: './node.js' }),
    'node_modules/acme-dom/browser.js': "export { which } from './dom.js';\n",
    'node_modules/acme-dom/dom.js': "export const which = 'dom browser' + document.title;\n",
    'node_modules/acme-dom/node.js': "export const which = 'dom node';\n",
    ...dual('acme-mode', { development: './development.js', default: './production.js' }),
    'node_modules/acme-mode/development.js': "export const which = 'mode development';\n",
    'node_modules/acme-mode/production.js': "export const which = 'mode production';\n",
    'Demo.tsx': `import { which as pure } from 'acme-pure';
import { which as dom } from 'acme-dom';
import { which as mode } from 'acme-mode';
export default () => [pure, dom, mode];
`,
  }),
);

test.each(['production', 'development'] as const)(
  'the server has the code of browsers in %s, unless it needs the DOM',
  async (mode) => {
    const { code } = await bundleForServer(
      { root, aliases: {} },
      [{ entry: 'Demo.tsx', exportName: 'default', provider: null }],
      {
        fileUrls: new Map(),
        packages: ['pure', 'dom', 'mode'].map((name) => `${root}/node_modules/acme-${name}`),
        publicPath: '/assets/',
        inline: new Map(),
        define: {},
        mode,
      },
    );
    const found = [...code.matchAll(/"((?:pure|dom|mode) \w+)"/g)].map(([, text]) => text);
    expect(found.sort()).toEqual(['dom node', `mode ${mode}`, 'pure browser']);
  },
);
