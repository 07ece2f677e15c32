// Style sheets that demos import in the languages of a project: its own PostCSS, and what is said without a compiler.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';

/** What the tests need of Sass: its interface, and variables of other files. */
const SASS = `import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
export async function compileAsync(file, { importers: [importer] }) {
  const loadedUrls = [pathToFileURL(file)];
  const text = readFileSync(file, 'utf8').replace(/@use '(.*?)';/g, (_, used) => {
    const url = importer.findFileUrl(used, { containingUrl: loadedUrls[0] }) ?? new URL(used, loadedUrls[0]);
    loadedUrls.push(new URL(url + '.scss'));
    const part = readFileSync(fileURLToPath(loadedUrls.at(-1)), 'utf8');
    const column = part.indexOf('$nope');
    const span = { url: loadedUrls.at(-1), start: { line: 0, column } };
    if (column >= 0) throw Object.assign(new Error('x'), { sassMessage: 'Undefined variable.', span });
    return part;
  });
  return { css: text, loadedUrls };
}
`;

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': '# UI\n\n<p class="description">All of it.</p>\n\n{{"demo": "Card.js"}}\n',
  'content/ui/Card.tsx': `import './plain.css';
import './sheet.scss';
import { card } from './card.module.scss';
import text from './sheet.scss?inline';

export default () => <p className={card}>{text.trim()}</p>;
`,
  'content/ui/plain.css': '.plain {\n  color: MARK;\n}\n',
  'content/ui/sheet.scss': "@use './part';\n@use 'acme-theme/brand';\n",
  'content/ui/card.module.scss': "@use './part';\n.card {\n  border-color: MARK;\n}\n",
  'content/ui/part.scss': '.part{color:MARK}',
  'postcss.config.cjs': `module.exports = ({ env }) => ({
  plugins: { './mark.cjs': { color: env === 'production' ? 'red' : 'blue' }, 'acme-none': false },
});
`,
  'mark.cjs': `module.exports = ({ color }) => ({
  postcssPlugin: 'mark',
  Declaration(declaration) {
    if (declaration.value === 'WRONG') throw declaration.error('It is wrong.');
    if (declaration.value === 'MARK') declaration.value = color;
  },
});
`,
  'node_modules/acme-theme/package.json': '{ "name": "acme-theme", "version": "1.0.0" }',
  'node_modules/acme-theme/brand.scss': '.brand{background:MARK}',
  'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/sass/index.js': SASS,
};

async function site(files: Readonly<Record<string, string>> = {}, packages = ['postcss']): Promise<string> {
  const root = tempDir();
  await writeFiles(root, { ...FILES, ...files });
  for (const name of ['react', 'react-dom', 'scheduler', ...packages])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

/** The condition that keeps a rule inside demos: `demo-style-scope.test.ts`. */
const SCOPE = /:where\(dg-island(?:[^()]|\([^()]*\))*\)/g;

async function publishedStyles(root: string): Promise<string> {
  const files = await glob('dist/assets/demo-*.css', { cwd: root });
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return texts.join('\n').replace(SCOPE, '');
}

describe('a style sheet of a demo', () => {
  test('is compiled by the packages of the project, and again when a part of it changes', async () => {
    const root = await site();
    expect((await mustBuild(root, 'dist')).diagnostics).toEqual([]);
    const [card = ''] = /card-\w+_card/.exec(await readFile(join(root, 'dist/ui/index.html'), 'utf8')) ?? [];
    const styles = await publishedStyles(root);
    for (const rule of [
      '.plain{color:red}',
      '.part{color:red}',
      '.brand{background:red}',
      `.${card}{border-color:red}`,
    ])
      expect(styles).toContain(rule);
    expect(await readFile(join(root, 'dist/ui/index.html'), 'utf8')).toContain(
      '>.part{color:red}.brand{background:red}</p>',
    );
    await writeFiles(root, { 'content/ui/part.scss': '.part{color:MARK;width:7px}' });
    await mustBuild(root, 'dist');
    expect(await publishedStyles(root)).toContain('.part{color:red;width:7px}');
    await writeFiles(root, { 'postcss.config.cjs': 'module.exports = { plugins: [] };\n' });
    await mustBuild(root, 'dist');
    expect(await publishedStyles(root)).toContain('.plain{color:MARK}');
  });

  test('that is wrong is one error at its place, also in a part', async () => {
    const root = await site({
      'content/ui/plain.css': '.plain {\n  color: WRONG;\n}\n',
      'content/ui/part.scss': '.part { width: $nope; }',
    });
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect([ok, placesOf(diagnostics)]).toEqual([
      false,
      ['demos/not-bundled content/ui/part.scss:1:16', 'demos/not-bundled content/ui/plain.css:2:3'],
    ]);
    expect(diagnostics[0]?.message).toBe('Demo Card cannot be built: Undefined variable');
  });

  test('has the places of its author in what is reported of it, whatever PostCSS made of it', async () => {
    const root = await site({
      'content/ui/plain.css': '.plain { top: 0 }\n  body { top: 0 }\n',
      'mark.cjs': `module.exports = () => ({
  postcssPlugin: 'mark',
  Once(root) {
    for (let line = 0; line < 5; line++) root.prepend('.added { top: 0 }');
  },
});
`,
    });
    const { diagnostics } = await mustBuild(root, 'dist');
    expect(placesOf(diagnostics)).toEqual(['demos/style-leaves content/ui/plain.css:2:3']);
  });

  test('without its compiler is an error at the import, as is a file of a kind that nothing reads', async () => {
    const root = await site(
      {
        'content/ui/Card.tsx': `import './plain.css';
import './sheet.less';
import Panel from './Panel.vue';

export default () => <Panel />;
`,
        'content/ui/sheet.less': '.a { color: red }',
        'content/ui/Panel.vue': '<template />',
      },
      [],
    );
    const { diagnostics } = await buildSite(root, 'dist');
    expect(diagnostics.map(({ at, message }) => [at?.file, at?.line, message])).toEqual([
      [
        'content/ui/Card.tsx',
        1,
        'Demo Card cannot be built: Style sheets with postcss.config.cjs need the package postcss, which is not installed: run `npm install --save-dev postcss`',
      ],
      [
        'content/ui/Card.tsx',
        2,
        'Demo Card cannot be built: Less files need the package less, which is not installed: run `npm install --save-dev less`',
      ],
      [
        'content/ui/Card.tsx',
        3,
        'Demo Card cannot be built: Files such as Panel.vue cannot be imported without a query',
      ],
    ]);
  });
});
