// What modules of demos do while they load: they wait, wait in vain, or throw in a package.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf, repository } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const PACKAGES = {
  'node_modules/acme-data/package.json':
    '{ "name": "acme-data", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js", "./strict": "./strict.js" } }',
  'node_modules/acme-data/index.js': "export const rows = await Promise.resolve('rows of a package');\n",
  'node_modules/acme-data/strict.js': `export function firstOf(rows) {
  if (!Array.isArray(rows)) throw new TypeError('no rows');
  return rows[0];
}
`,
};

async function site(demos: Readonly<Record<string, string>>): Promise<string> {
  const root = tempDir();
  const names = Object.keys(demos).filter((name) => /^[A-Z]/.test(name));
  await writeFiles(root, {
    ...PACKAGES,
    'package.json': '{ "private": true }',
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, demos: { stackBlitz: false, codeSandbox: false, liveEdit: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': `# UI\n\n<p class="description">All of it.</p>\n\n${names
      .map((name) => `{{"demo": "${name.replace(/\.\w+$/, '.js')}"}}\n`)
      .join('\n')}`,
    ...Object.fromEntries(Object.entries(demos).map(([name, text]) => [`content/ui/${name}`, text])),
  });
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

const WAITING = {
  'Own.tsx': `import { useState } from 'react';
const word = await Promise.resolve('own');
export default function Own() {
  const [count, setCount] = useState(0);
  return <button type="button" className="own" onClick={() => setCount(count + 1)}>{word} {count}</button>;
}
`,
  'OfPackage.tsx': `import { rows } from 'acme-data';
export default function OfPackage() { return <p className="package">{rows}</p>; }
`,
  'First.tsx': `import { later } from './later';
export default function First() { return <p className="first">{later}</p>; }
`,
  'Second.tsx': `import { later } from './later';
export default function Second() { return <p className="second">{later}</p>; }
`,
  'later.ts': `export const later = await new Promise<string>((resolve) => setTimeout(() => resolve('a moment later'), 20));\n`,
};

describe('a demo whose modules wait at their top', () => {
  test('is in the HTML, whether it waits itself, a package does, or a module that two demos share', async () => {
    const root = await site(WAITING);
    expect((await mustBuild(root, 'dist')).diagnostics).toEqual([]);
    const html = await readFile(join(root, 'dist/ui/index.html'), 'utf8');
    for (const text of [
      '>own<!-- --> <!-- -->0</button>',
      '>rows of a package</p>',
      'class="first">a moment later',
      'class="second">a moment later',
    ])
      expect(html).toContain(text);
  });

  test('is reported, and the others are rendered, if it waits for what never comes', async () => {
    const root = await site({
      'Never.tsx': 'await new Promise(() => {});\nexport default function Never() { return <p>never</p>; }\n',
      'Fine.tsx': 'export default function Fine() { return <p>fine</p>; }\n',
    });
    const { diagnostics } = await buildSite(root, 'dist');
    expect(placesOf(diagnostics)).toEqual(['demos/not-rendered content/ui/Never.tsx']);
    expect(diagnostics[0]?.message).toContain(
      'Demo Never does not render on the server: An `await` outside of its functions',
    );
  });
});

test('an error in a package is reported at the line of the demo that calls it', async () => {
  const root = await site({
    'Throws.tsx': `import { firstOf } from 'acme-data/strict';
export default function Throws() {
  return <p>{firstOf(null)}</p>;
}
`,
  });
  const { diagnostics } = await buildSite(root, 'dist');
  expect(placesOf(diagnostics)).toEqual(['demos/not-rendered content/ui/Throws.tsx:3:14']);
});

describeInBrowser('a demo whose modules wait', (browser) => {
  test('lives in the browser', async () => {
    const root = await site(WAITING);
    await mustBuild(root, 'dist');
    const server = await staticServer(join(root, 'dist'));
    onTestFinished(() => server.close());
    const { page, problems } = await visit(browser(), `${server.origin}/ui/`);
    const own = page.locator('.own');
    await own.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await own.click();
        return own.textContent();
      })
      .toMatch(/^own [1-9]/);
    await page.locator('.second').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('.second').textContent()).toBe('a moment later');
    expect(problems).toEqual([]);
  });
});
