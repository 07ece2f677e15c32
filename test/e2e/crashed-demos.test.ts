// Demos that throw in the browser while their author writes: the author sees the line in the page, in the overlay and in the terminal.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { startWatching, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';

const page = (title: string, body: string) =>
  `# ${title}\n\n<p class="description">About ${title}.</p>\n\nFirst words.\n\n${body}\n`;

const SITE: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { stackBlitz: false, codeSandbox: false, liveEdit: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': page('Acme UI', '{{"demo": "Mismatch.js"}}'),
  'content/ui/table.md': page('Table', '{{"demo": "Table.js"}}'),
  'content/ui/press.md': page('Press', '{{"demo": "Press.js"}}'),
  'content/ui/load.md': page('Load', '{{"demo": "Load.js"}}'),
  'content/ui/own.md': page(
    'Own',
    `- In a list:

  \`\`\`jsx demo=Own
  import * as React from 'react';

  export default function Own() {
    const [size, setSize] = React.useState(1);
    React.useEffect(() => setSize(2), []);
    if (size === 2) throw new TypeError('own broke');
    return <p>own</p>;
  }
  \`\`\``,
  ),
  'content/ui/Table.jsx': `import * as React from 'react';
import { firstName } from './rows';

export default function Table() {
  const [rows, setRows] = React.useState([{ name: 'first row' }]);
  React.useEffect(() => setRows([]), []);
  return <p className="table">{firstName(rows)}</p>;
}
`,
  'content/ui/rows.js': `// Rows of tables.
export function firstName(rows) {
  const [first] = rows;
  return first.name;
}
`,
  'content/ui/Press.jsx': `export default function Press() {
  const press = () => {
    throw new Error('pressed');
  };
  return <button type="button" className="press" onClick={press}>Press</button>;
}
`,
  'content/ui/Load.jsx': `if (typeof window !== 'undefined') throw new RangeError('not loaded');
export default function Load() {
  return <p className="load">load</p>;
}
`,
  'content/ui/Mismatch.jsx': `export default function Mismatch() {
  return <p>{typeof window === 'undefined' ? 'server' : 'client'}</p>;
}
`,
};

const root = sharedTempDir();
let server: Watching;

beforeAll(async () => {
  await writeFiles(root, SITE);
  server = await startWatching(root);
});
afterAll(() => server?.stop());

const edit = (file: string, from: string, to: string) => {
  const before = readFileSync(join(root, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(root, file), before.replace(from, to));
};
/** What the overlay lists of demos: code, message and place of each problem. */
const listed = (tab: Page) =>
  tab
    .locator('dg-dev-overlay .problem')
    .evaluateAll((items) =>
      items
        .map((item) => ['code', '.message', '.place'].map((part) => item.querySelector(part)?.textContent))
        .filter(([code]) => code?.startsWith('demos/')),
    );

describeInBrowser('a demo that throws in the browser', (browser) => {
  let tab: Page;
  let logged: string[];
  beforeEach(async () => {
    tab = await browser().newPage();
    onTestFinished(() => tab.close());
    logged = [];
    tab.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
  });
  const open = async (path: string) => {
    await expect
      .poll(async () => (await fetch(server.origin + path)).text().then((html) => html.includes('/assets/demos/')))
      .toBe(true);
    await tab.goto(server.origin + path);
    await tab.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  };
  const card = () => tab.locator('[data-demo-crashed]');

  test('has a card with the line of a module that it imports, until that is mended', async () => {
    await open('/ui/table/');
    await card().locator('.place').waitFor();
    expect(await card().locator('.place').textContent()).toBe('content/ui/rows.js:4:16');
    expect(await card().locator('.frame').textContent()).toContain(
      '> 4 |   return first.name;\n    |                ^',
    );
    expect(await card().innerText()).toContain("Cannot read properties of undefined (reading 'name')");
    const problem = [
      'demos/threw-in-browser',
      "Demo Table throws an error in the browser: Cannot read properties of undefined (reading 'name')",
      'content/ui/rows.js:4:16',
    ];
    await expect.poll(() => listed(tab)).toEqual([problem]);
    expect(server.said()).toContain('demos/threw-in-browser');
    await tab.reload();
    await card().locator('.place').waitFor();
    expect(await listed(tab)).toEqual([problem]);
    edit('content/ui/rows.js', 'first.name', "first?.name ?? 'none'");
    await expect.poll(() => tab.locator('.table').allTextContents()).toEqual(['none']);
    expect(await card().count()).toBe(0);
    await expect.poll(() => listed(tab)).toEqual([]);
    await expect.poll(() => server.said()).toContain('No problems left.');
  });

  test('has a card with the line in the page that holds its code, also when that line moves', async () => {
    await open('/ui/own/');
    await card().locator('.place').waitFor();
    expect(await card().locator('.place').textContent()).toBe('content/ui/own.md:15:27');
    expect(await card().locator('.frame').textContent()).toContain("throw new TypeError('own broke');");
    await expect.poll(async () => (await listed(tab)).map(([, , place]) => place)).toEqual(['content/ui/own.md:15:27']);
    edit('content/ui/own.md', 'First words.', 'First words.\n\nSecond words.');
    await expect.poll(async () => (await listed(tab)).map(([, , place]) => place)).toEqual(['content/ui/own.md:17:27']);
    edit('content/ui/own.md', 'if (size === 2)', 'if (size === 3)');
    await expect.poll(() => listed(tab)).toEqual([]);
    await expect.poll(() => card().count()).toBe(0);
  });

  test('stays as it is after an error in a handler, which is listed', async () => {
    await open('/ui/press/');
    await tab.locator('.press').click();
    await expect
      .poll(() => listed(tab))
      .toEqual([
        ['demos/threw-in-browser', 'Demo Press throws an error in the browser: pressed', 'content/ui/Press.jsx:3:11'],
      ]);
    expect(await card().count()).toBe(0);
    expect(await tab.locator('.press').count()).toBe(1);
    edit('content/ui/Press.jsx', "throw new Error('pressed');", 'void 0;');
    await expect.poll(() => listed(tab)).toEqual([]);
  });

  test('is listed where its script throws when it is loaded, until that is mended', async () => {
    await open('/ui/load/');
    await expect
      .poll(() => listed(tab))
      .toEqual([
        ['demos/threw-in-browser', 'Demo Load throws an error in the browser: not loaded', 'content/ui/Load.jsx:1:42'],
      ]);
    edit('content/ui/Load.jsx', "throw new RangeError('not loaded');", 'void 0;');
    await expect.poll(() => listed(tab)).toEqual([]);
  });

  test('is listed once where it threw on the server too', async () => {
    await open('/ui/press/');
    edit('content/ui/Press.jsx', '  return <button', "  throw new Error('both');\n  return <button");
    await card().locator('.place').waitFor();
    await expect
      .poll(() => listed(tab))
      .toEqual([['demos/not-rendered', 'Demo Press does not render on the server: both', 'content/ui/Press.jsx:5:9']]);
    expect(await card().locator('.place').textContent()).toBe('content/ui/Press.jsx:5:9');
    edit('content/ui/Press.jsx', "  throw new Error('both');\n", '');
    await expect.poll(() => listed(tab)).toEqual([]);
  });

  test('is reported with the full messages of React', async () => {
    await open('/ui/');
    await expect.poll(() => logged.join('\n')).toContain("the server rendered text didn't match the client");
    expect(logged.join('\n')).not.toContain('Minified React error');
  });
});
