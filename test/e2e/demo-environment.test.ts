// What demos read of their environment: the same in the HTML, in browsers and in online editors, and nothing throws for a name
// that browsers do not have.
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  env: ['ACME_*'], define: { __VERSION__: '2.1.0', 'process.env.ACME_MODE': 'fixed' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

const DEMO = `import { state } from 'acme-state';

export default function Settings() {
  return <p className="settings">{[__VERSION__, process.env.ACME_URL, process.env.ACME_MODE, state].join(' ')}</p>;
}
`;

async function site(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': CONFIG,
    'package-lock.json': '{ "lockfileVersion": 3, "packages": { "node_modules/acme-state": { "version": "1.0.0" } } }',
    'content/ui/index.md': '# UI\n\n<p class="description">All of it.</p>\n\n{{"demo": "Settings.js"}}\n',
    'content/ui/Settings.jsx': DEMO,
    'node_modules/acme-state/package.json': '{ "name": "acme-state", "version": "1.0.0", "main": "index.js" }',
    'node_modules/acme-state/index.js': `var isNode = typeof Buffer !== 'undefined' || typeof __dirname !== 'undefined';
global.acmeState = 'global';
exports.state = [String(process.env.ACME_DEBUG), String(process.env.OTHER), isNode, typeof process, globalThis.acmeState].join();
`,
    ...files,
  });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

const env = { ACME_URL: 'https://one.example', ACME_MODE: 'of the shell' };
const SHOWN = '2.1.0 https://one.example fixed undefined,undefined,false,undefined,global';

describe('a variable of the environment', () => {
  test('has its value in the HTML and in online editors, where the config names it, and another value is another site', async () => {
    const root = await site();
    const { diagnostics } = await mustBuild(root, 'dist', { env });
    expect(diagnostics).toEqual([]);
    expect(await readFile(join(root, 'dist/ui/index.html'), 'utf8')).toContain(`>${SHOWN}</p>`);
    const [project = ''] = await glob('dist/demos/**/Settings.sandbox.json', { cwd: root });
    expect(await readFile(join(root, project), 'utf8')).toContain(
      '[\\"2.1.0\\", \\"https://one.example\\", \\"fixed\\", state]',
    );
    expect((await mustBuild(root, 'dist', { env })).timings).not.toHaveProperty('render');
    await mustBuild(root, 'dist', { env: { ...env, ACME_URL: 'https://two.example' } });
    expect(await readFile(join(root, 'dist/ui/index.html'), 'utf8')).toContain('https://two.example');
  });

  test('is an error at its place where the config does not name it, as is what only Node.js has', async () => {
    const root = await site({
      'content/ui/Settings.jsx': `${DEMO}
const isNode = typeof __dirname !== 'undefined' && __dirname !== '';
export const more = [process.env.OTHER, Buffer, isNode, process.env.NODE_ENV, process.env.LICENSE_KEY];
`,
    });
    const { ok, diagnostics } = await buildSite(root, 'dist', { env });
    expect([ok, placesOf(diagnostics)]).toEqual([
      false,
      ['demos/unknown-name content/ui/Settings.jsx:8:22', 'demos/unknown-name content/ui/Settings.jsx:8:41'],
    ]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'process.env.OTHER does not have a value in a browser; demos read undefined.',
      'Buffer does not have a value in a browser; demos read undefined.',
    ]);
    await writeFile(join(root, 'site.config.ts'), CONFIG.replace("'ACME_*'", "'ACME_*', 'NODE_ENV', '2nd'"));
    expect(placesOf((await buildSite(root, 'dist', { env })).diagnostics)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^config\/invalid-\w+ site\.config\.ts:3:/)]),
    );
  });
});

describeInBrowser('a demo that reads its environment', (browser) => {
  test('shows the same in a browser', async () => {
    const root = await site();
    await mustBuild(root, 'dist', { env });
    const server = await staticServer(join(root, 'dist'));
    onTestFinished(() => server.close());
    const { page, problems } = await visit(browser(), `${server.origin}/ui/`);
    const settings = page.locator('.settings');
    await settings.scrollIntoViewIfNeeded();
    await expect.poll(() => settings.textContent()).toBe(SHOWN);
    expect(problems).toEqual([]);
  });
});
