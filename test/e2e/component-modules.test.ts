// Components of directives that are not next to their page: they are found as imports are.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, repository } from './support/build-site.ts';

const shows = (text: string) => `export default () => <i>${text}</i>;\n`;

/** A workspace of a monorepo, whose packages are hoisted. */
async function site(page: string): Promise<string> {
  const root = tempDir();
  await writeFiles(root, {
    'node_modules/@acme/docs-kit/package.json':
      '{ "name": "@acme/docs-kit", "version": "1.0.0", "type": "module", "exports": { "./LinkHeader": "./dist/header.js" } }',
    'node_modules/@acme/docs-kit/dist/header.js':
      "import { createElement } from 'react';\nexport default () => createElement('i', null, 'from a package');\n",
    'shared/Note.tsx': shows('from outside'),
    'docs/site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, aliases: { modules: './src/modules', shared: '../shared' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'docs/tsconfig.base.json': '{\n  // Of all.\n  "compilerOptions": { "paths": { "@/*": ["./src/*"] } },\n}',
    'docs/content/tsconfig.json': '{ "extends": "../tsconfig.base", "include": ["."] }',
    'docs/src/modules/Alias.tsx': shows('from an alias'),
    'docs/src/Path.tsx': shows('from a path'),
    'docs/src/label.ts': "export const label = 'with a path';\n",
    'docs/content/ui/Demo.tsx': "import { label } from '@/label';\n\nexport default () => <i>{label}</i>;\n",
    'docs/content/ui/index.md': `# UI\n\n<p class="description">All of it.</p>\n\n${page}`,
  });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return join(root, 'docs');
}

const directives = (...names: string[]) => names.map((name) => `{{"component": "${name}"}}\n`).join('\n');

describe('a component of a directive', () => {
  test('is found by aliases, paths of the nearest tsconfig.json and packages, inside of the root or outside', async () => {
    const root = await site(
      `${directives('@acme/docs-kit/LinkHeader', 'modules/Alias', 'shared/Note', '@/Path')}\n{{"demo": "Demo.js"}}\n`,
    );
    const { diagnostics } = await mustBuild(root, 'dist');
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const html = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
    for (const text of ['a package', 'an alias', 'outside', 'a path']) expect(html).toContain(`<i>from ${text}</i>`);
    expect(html).toContain('<i>with a path</i>');
    await writeFiles(root, {
      'tsconfig.base.json': '{ "compilerOptions": { "paths": { "@/*": ["./other/*"] } } }',
      'other/Path.tsx': shows('from another path'),
      'other/label.ts': "export const label = 'with another path';\n",
    });
    await mustBuild(root, 'dist');
    const again = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
    expect(again).toContain('<i>with another path</i>');
    expect(again).toContain('<i>from another path</i>');
  });

  test('that is nowhere is an error with the places that were searched', async () => {
    const root = await site(directives('@acme/docs-kit/None', './modules/Alias'));
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect(ok).toBe(false);
    expect(diagnostics.map(({ code, hint, at }) => [code, at?.line, hint])).toEqual([
      [
        'demos/missing-file',
        5,
        'fix the path, or install the package. Searched: content/ui, the root, `aliases` of the config, `paths` of `tsconfig.json`, and packages.',
      ],
      ['demos/missing-file', 7, 'fix the path, which is relative to the folder of the page, or create the file.'],
    ]);
  });
});
