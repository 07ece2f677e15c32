// Default imports of CommonJS packages in files that follow the rules of Node.js: what is wrong with them is told once, at the import.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';

const COMPILED = `'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
`;

async function site(files: Readonly<Record<string, string>>, type = 'module'): Promise<string> {
  const root = tempDir();
  const demos = Object.keys(files).flatMap((path) => /content\/ui\/([A-Z]\w+)\.tsx$/.exec(path)?.[1] ?? []);
  await writeFiles(root, {
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'package.json': JSON.stringify({ private: true, type }),
    'content/ui/index.md': `# UI\n\n<p class="description">All of it.</p>\n\n${demos.map((name) => `{{"demo": "${name}.js"}}\n`).join('\n')}`,
    'node_modules/acme-badge/package.json': '{ "name": "acme-badge", "version": "1.0.0", "main": "index.js" }',
    'node_modules/acme-badge/index.js': "module.exports = require('./badge.cjs.js');\n",
    'node_modules/acme-badge/badge.cjs.js': `${COMPILED}exports.default = () => 'a badge';\n`,
    'node_modules/acme-format/package.json': '{ "name": "acme-format", "version": "1.0.0" }',
    'node_modules/acme-format/index.js': `${COMPILED}exports.default = function format(text) { return 'formatted ' + text; };\n`,
    'node_modules/acme-plain/package.json': '{ "name": "acme-plain", "version": "1.0.0" }',
    'node_modules/acme-plain/index.js': "module.exports = () => 'plain';\n",
    ...files,
  });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

const BADGE = "import Badge from 'acme-badge';\n\nexport default function Show() {\n  return <Badge />;\n}\n";

describe('the default import of a compiled package', () => {
  test('is one error at the import, where the project is made of ES modules', async () => {
    const root = await site({
      'content/ui/Show.tsx': BADGE,
      'content/ui/Text.tsx': "import { text } from './words';\n\nexport default () => <p>{text}</p>;\n",
      'content/ui/Other.tsx': "import { text } from './words';\n\nexport default () => <b>{text}</b>;\n",
      'content/ui/words.ts': "import format from 'acme-format';\n\nexport const text = format('text');\n",
    });
    const { ok, diagnostics } = await buildSite(root, 'dist');
    expect([ok, placesOf(diagnostics)]).toEqual([
      false,
      ['demos/commonjs-default content/ui/Show.tsx:1:19', 'demos/commonjs-default content/ui/words.ts:1:20'],
    ]);
    expect(diagnostics[1]?.message).toBe(
      '`format` is an object whose field `default` is the default export of acme-format, because this file follows the rules of Node.js for CommonJS packages (affects 2 demos).',
    );
    expect(diagnostics[1]?.hint).toContain("import exported from 'acme-format'; const format = exported.default;");
  });

  test('is the default export elsewhere, and where its field is used', async () => {
    const root = await site({ 'content/ui/Show.tsx': BADGE }, 'commonjs');
    await mustBuild(root, 'dist');
    expect(await readFile(join(root, 'dist/ui/index.html'), 'utf8')).toContain('a badge');
    await writeFiles(root, {
      'package.json': '{ "type": "module" }',
      'content/ui/Show.tsx': `import exported from 'acme-badge';
import Plain from 'acme-plain';

const Badge = exported.default;
export default () => <p><Badge /> <Plain /></p>;
`,
    });
    await mustBuild(root, 'dist');
    expect(await readFile(join(root, 'dist/ui/index.html'), 'utf8')).toContain('<p>a badge<!-- --> <!-- -->plain</p>');
  });

  test('is not blamed for another mistake', async () => {
    const root = await site({
      'content/ui/Show.tsx': `import Badge from 'acme-badge';

export default function Show() {
  if (Object.keys(Badge).length > 0) throw new Error('No data.');
  return null;
}
`,
    });
    const { diagnostics } = await buildSite(root, 'dist');
    expect(placesOf(diagnostics)).toEqual(['demos/not-rendered content/ui/Show.tsx:4:44']);
  });
});
