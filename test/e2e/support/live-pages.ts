// An open page on a server that tests make say what `docs-gen serve` would, and the builds between which it moves.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import type { ServeMessage } from '../../../src/model/serve.ts';
import { sharedTempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { mustBuild } from './build-site.ts';
import { type LiveServer, liveServer } from './live-server.ts';

export const PAGE = 'content/ui/button/button.md';

const counter = (name: string, label: string) => `import * as React from 'react';

export default function ${name}() {
  const [count, setCount] = React.useState(0);
  return (
    <p>
      <button type="button" className="count" onClick={() => setCount(count + 1)}>{\`${label} \${count}\`}</button>
      <input aria-label="${name}" />
    </p>
  );
}
`;

const filler = (from: number) =>
  Array.from({ length: 12 }, (_, index) => `## Part ${from + index}\n\nSome text of part ${from + index}.\n`).join(
    '\n',
  );

const site = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', css: ['own.css'],
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'own.css': '.dg-header { border-top: 3px solid rgb(1, 2, 3); }\n',
  'content/ui/index.md':
    '# Acme UI\n\n<p class="description">All there is.</p>\n\nStart with the [button](/ui/button/).\n',
  [PAGE]: `# Button

<p class="description">A button starts an action.</p>

The first words of the page.

<details><summary>More</summary>

Hidden words.

</details>

{{"demo": "First.js"}}

${filler(1)}
## Code

\`\`\`ts
const first = 1;
\`\`\`

{{"demo": "Second.js"}}

${filler(13)}`,
  'content/ui/button/First.js': counter('First', 'First'),
  'content/ui/button/Second.js': counter('Second', 'Second'),
};

/** Each is built from what the one before it left, with one edit. */
const EDITS = {
  one: async () => {},
  text: async (root: string) => {
    const page = await readFile(join(root, PAGE), 'utf8');
    await writeFile(
      join(root, PAGE),
      page
        .replace('The first words', 'The **very** first words')
        .replace('# Button\n', '# Buttons\n')
        .replace(
          '{{"demo": "First.js"}}',
          '## Added\n\nAdded words.\n\n```ts\nconst added = 0;\n```\n\n{{"demo": "First.js"}}',
        )
        .replace('const first', 'const changed'),
    );
  },
  demo: (root: string) => writeFile(join(root, 'content/ui/button/First.js'), counter('First', 'Edited')),
  style: (root: string) => writeFile(join(root, 'own.css'), '.dg-header { border-top: 3px solid rgb(4, 5, 6); }\n'),
} satisfies Record<string, (root: string) => Promise<void>>;

export type BuildName = keyof typeof EDITS;

export interface LivePages {
  readonly server: () => LiveServer;
  /** From now on the server has this build. */
  readonly serve: (build: BuildName) => void;
  /** At the page of the button, connected; `faults`: what the console of the page complains about. */
  readonly open: (browser: Browser, build?: BuildName) => Promise<{ page: Page; faults: string[] }>;
  /** Not opened yet; the end of the test closes it, as it does the others. */
  readonly newPage: (browser: Browser) => Promise<Page>;
  /** Address of the script of a demo in a build. */
  readonly scriptOf: (build: BuildName, demo: string) => string;
  readonly styleSheetOf: (build: BuildName) => string;
}

/** Call it outside of tests and hooks. */
export function livePages(...builds: readonly BuildName[]): LivePages {
  const root = sharedTempDir();
  let server: LiveServer;
  const scripts = new Map<string, string>();
  const sheets = new Map<string, string>();
  const pages: Page[] = [];

  const build = async (name: BuildName) => {
    await EDITS[name](root);
    await mustBuild(root, name);
    const folder = join(root, name, 'assets/demos/ui/button');
    for (const file of await readdir(folder)) {
      const demo = /^(\w+)-\w+\.js$/.exec(file)?.[1];
      if (demo) scripts.set(`${name} ${demo}`, `/assets/demos/ui/button/${file}`);
    }
    const sheet = (await readdir(join(root, name, 'assets'))).find((file) => /^main-\w+\.css$/.test(file));
    sheets.set(name, `/assets/${sheet}`);
  };
  beforeAll(async () => {
    await writeFiles(root, site);
    for (const name of builds) await build(name);
    server = await liveServer(join(root, builds[0] ?? 'one'));
    return () => server.stop();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
    await expect.poll(server.lines).toBe(0);
    server.breakPages(null);
  });

  const serve = (name: BuildName) => server.serve(join(root, name));
  const newPage = async (browser: Browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    pages.push(page);
    return page;
  };
  return {
    server: () => server,
    serve,
    newPage,
    async open(browser, name = 'one') {
      serve(name);
      const before = server.lines();
      const page = await newPage(browser);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('ERR_CONNECTION_REFUSED'))
          faults.push(message.text());
      });
      await page.goto(`${server.origin}/ui/button/`);
      await expect.poll(server.lines).toBe(before + 1);
      return { page, faults };
    },
    scriptOf: (name, demo) => scripts.get(`${name} ${demo}`) ?? '',
    styleSheetOf: (name) => sheets.get(name) ?? '',
  };
}

let version = 0;
export function update(parts: Partial<Extract<ServeMessage, { kind: 'update' }>>): ServeMessage {
  return { kind: 'update', version: ++version, routes: [], styles: [], demos: [], reload: false, ...parts };
}

/** Later documents do not have it. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);
