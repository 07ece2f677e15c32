// The demos of an open page while their author writes, with the real server and a real browser: only what was edited is another.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { startWatching, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';

const demo = (name: string, label: string) => `import * as React from 'react';
import { mark } from './mark';
import look from './${name}.module.css';

${name === 'First' ? 'export' : 'export default'} function ${name}() {
  const [count, setCount] = React.useState(0);
  return (
    <p className={look.frame}>
      <button type="button" className="count" onClick={() => setCount(count + 1)}>{\`${label} \${count} \${mark}\`}</button>
      <input aria-label="${name}" />
    </p>
  );
}
`;

const SITE: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md':
    '# Acme UI\n\n<p class="description">All there is.</p>\n\nFirst words.\n\n{{"demo": "First.js"}}\n\n{{"demo": "Second.js"}}\n',
  'content/ui/mark.ts': "export const mark = '!';\n",
  'content/ui/First.tsx': demo('First', 'first'),
  'content/ui/Second.tsx': demo('Second', 'second').replace("import { mark } from './mark';\n", "const mark = '.';\n"),
  'content/ui/First.module.css': '.frame { padding: 1px }\n',
  'content/ui/Second.module.css': '.frame { padding: 2px }\n',
};

const root = sharedTempDir();
let server: Watching;

beforeAll(async () => {
  await writeFiles(root, SITE);
  server = await startWatching(root);
});
afterAll(() => server?.stop());

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const edit = (file: string, from: string, to: string) => {
  const before = readFileSync(join(root, file), 'utf8');
  expect(before).toContain(from);
  write(file, before.replace(from, to));
};
const count = (page: Page, name: string) => page.locator(`[data-demo=${name}] .count`);
const field = (page: Page, name: string) => page.locator(`[data-demo=${name}] input[aria-label=${name}]`);
const shown = (page: Page, name: string) => count(page, name).textContent();

/** Each demo was pressed three times and written into; a later element in the place of one has no mark. */
async function use(page: Page, name: string): Promise<void> {
  const text = (await shown(page, name)) ?? '';
  for (const times of ['1', '2', '3']) {
    await count(page, name).click();
    await expect.poll(() => shown(page, name)).toBe(text.replace('0', times));
  }
  await field(page, name).fill(`typed into ${name}`);
  await field(page, name).evaluate((input) => Reflect.set(input, 'marked', true));
}
const isSame = (page: Page, name: string) =>
  field(page, name).evaluate((input: HTMLInputElement) => [Reflect.get(input, 'marked') === true, input.value]);
/** Resolves when the whole site, as it was shown last, is built as a build does it: demos have other addresses then. */
const settled = () => fetch(`${server.origin}/asset-manifest.json`);
/** Each test starts with this number on its page. The file is written last: when it shows, all others are known. */
let round = 0;

describeInBrowser('demos of an open page', (browser) => {
  let page: Page;
  let faults: string[];
  beforeEach(async () => {
    for (const [file, text] of Object.entries(SITE)) write(file, text);
    edit('content/ui/index.md', 'First words.', `First words. Round ${++round}.`);
    const text = async (path: string) => (await fetch(server.origin + path)).text();
    await expect
      .poll(async () => {
        const html = await text('/ui/');
        const script = await text(/\/assets\/demos\/ui\/First-\w+\.js/.exec(html)?.[0] ?? '/');
        return html.includes(`Round ${round}.`) && script.includes('`first ') && !script.includes('too many');
      })
      .toBe(true);
    await settled();
    page = await browser().newPage();
    onTestFinished(() => page.close());
    faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    await page.goto(`${server.origin}/ui/`);
    await use(page, 'First');
    await use(page, 'Second');
    await settled();
  });

  test('go on with their state where an edit keeps its meaning, and the others are not touched', async () => {
    const isUntouched = async () => {
      expect(await isSame(page, 'First')).toEqual([true, 'typed into First']);
      expect(await shown(page, 'Second')).toBe('second 3 .');
      expect(await isSame(page, 'Second')).toEqual([true, 'typed into Second']);
    };
    edit('content/ui/First.tsx', '`first', '`edited');
    await expect.poll(() => shown(page, 'First')).toBe('edited 3 !');
    await count(page, 'First').click();
    await expect.poll(() => shown(page, 'First')).toBe('edited 4 !');
    edit('content/ui/First.tsx', '`edited', '`again');
    await expect.poll(() => shown(page, 'First')).toBe('again 4 !');
    await settled();
    // The page is fetched: its demos have other addresses than those that run.
    edit('content/ui/index.md', 'First words', 'Other words');
    await expect.poll(() => page.locator('main').textContent()).toContain('Other words');
    expect(await shown(page, 'First')).toBe('again 4 !');
    await isUntouched();

    // Modules and styles that a demo imports.
    write('content/ui/mark.ts', "export const mark = '?';\n");
    await expect.poll(() => shown(page, 'First')).toBe('again 4 ?');
    const padding = (name: string) =>
      page.locator(`[data-demo=${name}] p:has(.count)`).evaluate((element) => getComputedStyle(element).paddingTop);
    expect(await padding('First')).toBe('1px');
    write('content/ui/First.module.css', '.frame { padding: 7px }\n');
    await expect.poll(() => padding('First')).toBe('7px');
    expect(await padding('Second')).toBe('2px');
    await isUntouched();

    // While one is broken, and when it is mended.
    const dialog = page.locator('dg-dev-overlay').getByRole('dialog');
    edit('content/ui/First.tsx', 'return (', 'return ((');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('First.tsx');
    expect(await shown(page, 'First')).toBe('again 4 ?');
    edit('content/ui/First.tsx', 'return ((', 'return (');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    edit('content/ui/First.tsx', '`again', '`mended');
    await expect.poll(() => shown(page, 'First')).toBe('mended 4 ?');
    edit('content/ui/index.md', 'Other words', 'Last words');
    await expect.poll(() => page.locator('main').textContent()).toContain('Last words');
    await isUntouched();
    expect(faults).toEqual([]);
  });

  test('start anew where the hooks are others or the new code throws at once, alone', async () => {
    edit('content/ui/First.tsx', 'React.useState(0);', 'React.useState(0);\n  const [word] = React.useState("new");');
    edit('content/ui/First.tsx', '`first', 'word + `');
    await expect.poll(() => shown(page, 'First')).toBe('new 0 !');
    expect((await isSame(page, 'First'))[0]).toBe(false);
    await use(page, 'First');
    expect(await isSame(page, 'Second')).toEqual([true, 'typed into Second']);
    expect(faults).toEqual([]);
    edit('content/ui/First.tsx', '  return (', '  if (count > 2) throw new Error("too many");\n  return (');
    await expect.poll(() => shown(page, 'First')).toBe('new 0 !');
    expect((await isSame(page, 'First'))[0]).toBe(false);
    expect(await isSame(page, 'Second')).toEqual([true, 'typed into Second']);
  });
});
