// What a demo may be: a component that is exported by its name, and a module that calls `createDemo`. In the HTML, in online editors, in
// a browser, and edited there.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild, repository } from './support/build-site.ts';
import { openEditor, type } from './support/live-edit-site.ts';
import { visit } from './support/visit.ts';

const factory = (
  imports: string,
  call: string,
) => `import { createDemo, createDemoWithVariants } from '@acme/not-installed';
${imports}
export default ${call};
`;

const SITE: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, llms: {}, demos: { wrapper: 'wrapper.tsx' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  'wrapper.tsx':
    'export default function Wrapper({ children }) {\n  return <section className="outer">{children}</section>;\n}\n',
  'content/ui/index.md': `# UI

<p class="description">All of it.</p>

{{"demo": "CounterButton.js"}}

\`\`\`tsx demo=InPage
export const Words = () => <p className="words">in the page</p>;
\`\`\`

{{"component": "Note.tsx", "text": "a note"}}

{{"component": "file://./demos/basic/index.ts", "bg": true, "collapseToEmpty": true}}

{{"component": "file://./demos/hero/index.ts"}}

{{"component": "file://./demos/provided/index.ts"}}
`,
  'content/ui/CounterButton.tsx': `'use client';

import * as React from 'react';

interface Props {
  start?: number;
}

export function CounterButton({ start = 0 }: Props) {
  const [count, setCount] = React.useState<number>(start);
  return (
    <button type="button" className="count" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}
`,
  'content/ui/Note.tsx':
    'export function Note({ text }: { text: string }) {\n  return <p className="note">{text}</p>;\n}\n',
  'content/ui/demos/basic/index.ts': factory(
    "import Basic from './Basic';\nimport ClientProvider from './client';",
    'createDemo(import.meta.url, Basic, { ClientProvider })',
  ),
  'content/ui/demos/basic/client.ts': `"use client";
import { createDemoClient } from '@acme/not-installed';
export default createDemoClient(import.meta.url);
`,
  'content/ui/demos/basic/Basic.tsx': `export default function Basic() {
  return (
    <div className="basic">
      <i>first</i>
      {/* @focus-start @padding 1 */}
      <b>
        second
      </b>
      {/* @focus-end */}
    </div>
  );
}
`,
  'content/ui/demos/hero/index.ts': factory(
    "import CssModules from './css-modules';\nimport { Plain } from './plain';",
    'createDemoWithVariants(import.meta.url, { CssModules, System: Plain })',
  ),
  'content/ui/demos/hero/css-modules/index.tsx':
    'import look from "./index.module.css";\n\nexport default function Hero() {\n  return <p className={look.hero}>hero in css</p>;\n}\n',
  'content/ui/demos/hero/css-modules/index.module.css': '.hero {\n  color: red;\n}\n',
  'content/ui/demos/hero/plain.tsx': 'export function Plain() {\n  return <p>plain hero</p>;\n}\n',
  'content/ui/demos/provided/index.ts': factory(
    "import Reader from './Reader';\nimport { Store } from './store';",
    'createDemo(import.meta.url, Reader, { ClientProvider: Store })',
  ),
  'content/ui/demos/provided/store.tsx': `'use client';
import * as React from 'react';
export const Value = React.createContext('nothing');
export function Store({ children }: { children: React.ReactNode }) {
  const [value, setValue] = React.useState('stored');
  return (
    <Value.Provider value={value}>
      <button type="button" className="store" onClick={() => setValue('changed')}>{children}</button>
    </Value.Provider>
  );
}
`,
  'content/ui/demos/provided/Reader.tsx': `import * as React from 'react';
import { Value } from './store';

export default function Reader() {
  return <span className="value">{React.useContext(Value)}</span>;
}
`,
};

const root = sharedTempDir();
let built: Built;
const read = (path: string) => readFile(join(root, 'dist', path), 'utf8');
beforeAll(async () => {
  await writeFiles(root, SITE);
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  built = await mustBuild(root, 'dist');
});

describe('demos of each form', () => {
  test('are rendered on the server, within what stands around them', async () => {
    expect(built.diagnostics).toEqual([]);
    const html = (await read('ui/index.html')).replaceAll('<!-- -->', '');
    for (const part of [
      'class="count">Pressed 0</button>',
      '<section class="outer"><p class="words">in the page</p></section>',
      '<section class="outer"><p class="note">a note</p></section>',
      '<section class="outer"><div class="basic"><i>first</i><b>second</b></div></section>',
      '>hero in css</p>',
      '<p>plain hero</p>',
      '<section class="outer"><button type="button" class="store"><span class="value">stored</span></button></section>',
    ])
      expect(html).toContain(part);
    const figures = [...html.matchAll(/<figure class="dg-demo"[^>]*>/g)].map(([figure]) =>
      ['id', 'data-demo', 'data-state', 'data-stylings']
        .map((name) => new RegExp(` ${name}="([^"]*)"`).exec(figure)?.[1] ?? '')
        .join(' '),
    );
    expect(figures).toEqual([
      'CounterButton CounterButton preview ',
      'InPage InPage open ',
      'Basic Basic closed ',
      'Hero Hero preview system css',
      'Provided Reader preview ',
    ]);
  });

  test('show the source of the component, without comments that mark its preview', async () => {
    const markdown = await read('ui.md');
    expect(markdown).toContain("'use client';\n\nimport * as React from 'react';");
    expect(markdown).toContain('<i>first</i>\n      <b>\n        second\n      </b>\n    </div>');
    expect(markdown).not.toMatch(/createDemo|@focus/);
    const live = JSON.parse(await read('demos/ui/demos/basic/Basic.live.json'));
    const previews = ['TS', 'JS'].map((language) => {
      const { files, preview } = live.codes[language];
      return files[0].source.slice(preview.start, preview.end);
    });
    expect(previews).toEqual(['<b>\n        second\n      </b>', '<b>second</b>']);
  });

  test('are projects of online editors that import the component by its name', async () => {
    const { stackBlitz } = JSON.parse(await read('demos/ui/CounterButton.sandbox.json'));
    expect(stackBlitz.TS.fields['project[files][src/index.tsx]']).toContain(
      "import { CounterButton as Demo } from './Demo';",
    );
    expect(stackBlitz.JS.fields['project[files][src/Demo.jsx]']).toMatch(/^'use client';\n\nimport \* as React/);
    await expect(read('demos/ui/demos/provided/Reader-provided.sandbox.json')).rejects.toThrow('ENOENT');
  });
});

test('demos of a project with an older React run with the React of their pages, and its author is told', async () => {
  const own = tempDir();
  await writeFiles(own, {
    ...SITE,
    'node_modules/react/package.json': '{ "name": "react", "version": "18.3.1", "main": "index.js" }',
    'node_modules/react/index.js': "throw new Error('an older React');\n",
  });
  const { diagnostics } = await mustBuild(own, 'dist');
  expect(diagnostics.map(({ code }) => code)).toEqual(['demos/old-react']);
  const scripts = await glob('dist/assets/**/*.js', { cwd: own, absolute: true });
  for (const script of scripts) expect(await readFile(script, 'utf8')).not.toContain('an older React');
});

describeInBrowser('demos of each form', (browser) => {
  test('run in a browser, and one that is exported by its name can be edited', async () => {
    const server = await staticServer(join(root, 'dist'));
    onTestFinished(() => server.close());
    const { page, problems } = await visit(browser(), `${server.origin}/ui/`);
    const count = page.locator('[data-demo="CounterButton"] .count');
    await count.click();
    await expect.poll(() => count.textContent()).toBe('Pressed 1');
    const store = page.locator('.store');
    await store.click();
    await expect.poll(() => store.textContent()).toBe('changed');
    expect(await page.locator('[data-demo="Reader"]').getByRole('button', { name: 'Edit the code' }).count()).toBe(0);

    const { demo, frame, error } = await openEditor(page, 'CounterButton');
    await expect.poll(() => frame.locator('.count').textContent()).toBe('Pressed 0');
    await type(page, demo, '<em className="count">{count + 41}</em>');
    await expect.poll(() => frame.locator('em').textContent()).toBe('41');
    expect(await error.textContent()).toBe('');
    expect(problems).toEqual([]);
  });
});
