// Style sheets of demos that are wrong: reported at their places, also when demos are taken from the cache.
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild } from './support/build-site.ts';

const SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': `# Demos

<p class="description">Demos.</p>

{{"demo": "Sheet.js"}}

{{"demo": "Module.js"}}

{{"demo": "Packaged.js"}}
`,
  'content/ui/Sheet.tsx': `import './sheet.css';
export default function Sheet() { return <b>sheet</b>; }
`,
  'content/ui/sheet.css': '.a {\n  color red;\n}\n',
  'content/ui/Module.tsx': `import styles from './module.module.css';
export default function Module() { return <b className={styles.a}>module</b>; }
`,
  'content/ui/module.module.css': '.a {\n  color: red;\n  colr: red;\n}\n',
  'content/ui/Packaged.tsx': `import 'wrong/style.css';
export default function Packaged() { return <b>packaged</b>; }
`,
  'node_modules/wrong/package.json': '{ "name": "wrong", "version": "1.0.0" }',
  'node_modules/wrong/style.css': '.a {\n  color red;\n}\n',
};

const WARNINGS = [
  'bundle/warning warning content/ui/module.module.css:3:3 esbuild reports a warning: "colr" is not a known CSS property',
  'bundle/warning warning content/ui/sheet.css:2:8 esbuild reports a warning: Expected ":"',
];

test('an invalid style sheet of a demo is a warning at its line, with a cold and a warm cache', async () => {
  const root = tempDir();
  await writeFiles(root, SITE);
  for (const _ of ['cold', 'warm']) {
    const { diagnostics } = await mustBuild(root, 'dist');
    expect(
      diagnostics.map(
        ({ code, severity, message, at }) => `${code} ${severity} ${at?.file}:${at?.line}:${at?.column} ${message}`,
      ),
    ).toEqual(WARNINGS);
  }
  await writeFiles(root, { 'content/ui/sheet.css': '.a {\n  color: red;\n}\n' });
  expect((await mustBuild(root, 'dist')).diagnostics).toHaveLength(1);
});

test('a missing style sheet that the sheet of a demo imports is one error in each build', async () => {
  const root = tempDir();
  await writeFiles(root, { ...SITE, 'content/ui/sheet.css': '@import "./gone.css";\n.b { color: red; }\n' });
  for (const _ of ['cold', 'again']) {
    const { diagnostics } = await buildSite(root, 'dist');
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([
      { code: 'demos/not-bundled', at: { file: 'content/ui/sheet.css', line: 1, column: 9 } },
    ]);
    expect(errors[0]?.message).toContain('./gone.css');
  }
});
