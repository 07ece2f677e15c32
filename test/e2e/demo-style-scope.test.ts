// Styles of a demo style the demo and what it appends to the page; the documentation around it looks as before.
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { staticServer } from '../support/static-server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, placesOf, repository } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const DEMO = `import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import 'acme-reset/reset.css';
import './card.css';
import { title } from './card.module.css';

export default function Card() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const menu = <div className="menu"><h2 className="in-menu">Menu</h2></div>;
  return (
    <section className="card">
      <h1 className={title}>Card</h1>
      {isShown && createPortal(menu, document.body)}
    </section>
  );
}
`;

const CSS = `@keyframes pulse { from { opacity: 0.4 } to { opacity: 0.4 } }
:root { --card: rgb(1, 2, 3); scroll-behavior: smooth }
html,
body { margin: 77px; background: rgb(9, 9, 9); letter-spacing: 3px }
* { outline: 5px solid rgb(5, 5, 5) }
h1, h2 { color: rgb(4, 4, 4); text-indent: 7px }
p { text-transform: uppercase }
.card, .menu { color: var(--card); animation: pulse 1s infinite }
.description { font-style: italic }
`;

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false, demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/ui/index.md': `# UI

<p class="description">All of it.</p>

{{"demo": "Card.js"}}

{{"demo": "Card.js", "iframe": true}}

## Another heading

Text.
`,
  'content/ui/Card.jsx': DEMO,
  'content/ui/card.css': CSS,
  'content/ui/card.module.css':
    '.title { padding-left: 9px }\n.title :global(body) { top: 0 }\n:global(body) { top: 0 }\n',
  'node_modules/acme-reset/package.json': '{ "name": "acme-reset", "version": "1.0.0" }',
  'node_modules/acme-reset/reset.css': 'body { padding: 55px } h1 { word-spacing: 4px }',
};

async function site(): Promise<string> {
  const root = tempDir();
  await writeFiles(root, FILES);
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}

const AROUND = ['html', 'body', 'header', 'main', '#main-content h1', '.dg-content h2', '.description', '.dg-skip'];

/** All computed styles of elements around the demo but their sizes, which the demo changes. */
function stylesAround(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate((selectors) => {
    const SIZE = /size|width|height|inset|origin|^(?:top|bottom|left|right)$|^--/;
    return Object.fromEntries(
      selectors.map((selector) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`No ${selector}.`);
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !SIZE.test(name));
        return [selector, Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))];
      }),
    );
  }, AROUND);
}

function stylesOf(page: Page, selector: string, names: readonly string[]): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name)).join(' | ');
    }, names);
}

describeInBrowser('the style sheet of a demo', (browser) => {
  test('styles the demo and what it appends to the page, and nothing around them', async () => {
    const root = await site();
    const { diagnostics } = await mustBuild(root, 'dist');
    expect(placesOf(diagnostics)).toEqual([
      'demos/style-leaves content/ui/card.css:2:1',
      'demos/style-leaves content/ui/card.css:3:1',
      'demos/style-leaves content/ui/card.css:4:1',
      'demos/style-leaves content/ui/card.module.css:2:1',
      'demos/style-leaves content/ui/card.module.css:3:1',
    ]);
    expect(diagnostics[2]?.message).toBe(
      '`body` would style the page around the demo: the frame of the demo gets background, letter-spacing instead; margin has no effect.',
    );
    const server = await staticServer(join(root, 'dist'));
    onTestFinished(() => server.close());
    const { page, problems } = await visit(browser(), `${server.origin}/ui/`);
    await page.locator('.card').first().scrollIntoViewIfNeeded();
    await page.locator('body > .menu').waitFor();

    const heading = ['color', 'text-indent', 'word-spacing', 'outline-width', 'padding-left'];
    expect(await stylesOf(page, '.card h1', heading)).toBe('rgb(4, 4, 4) | 7px | 4px | 5px | 9px');
    expect(await stylesOf(page, 'body > .menu h2', heading)).toMatch(/^rgb\(4, 4, 4\) \| 7px \| .* \| 5px \|/);
    for (const selector of ['.card', 'body > .menu'])
      expect(await stylesOf(page, selector, ['color', 'opacity'])).toBe('rgb(1, 2, 3) | 0.4');
    const ground = ['background-color', 'letter-spacing', 'margin-left'];
    expect(await stylesOf(page, '.dg-demo-stage', ground)).toBe('rgb(9, 9, 9) | 3px | 0px');

    const withDemo = await stylesAround(page);
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[href*="assets/demo-"]')) sheet.remove();
    });
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.card') ?? document.body).opacity)).toBe(
      '1',
    );
    expect(withDemo).toEqual(await stylesAround(page));

    const frame = await visit(browser(), new URL(await frameAddress(page), server.origin).href);
    expect(await stylesOf(frame.page, 'body', [...ground, 'padding-left'])).toBe('rgb(9, 9, 9) | 3px | 77px | 55px');
    expect(await stylesOf(frame.page, 'html', ['scroll-behavior'])).toBe('smooth');
    expect([...problems, ...frame.problems]).toEqual([]);
  });
});

async function frameAddress(page: Page): Promise<string> {
  return (await page.locator('.dg-demo-stage iframe').getAttribute('src')) ?? '';
}

test('a change of a style sheet reports what it would style of the page, and a build without a change reports the same', async () => {
  const root = await site();
  const first = placesOf((await mustBuild(root, 'dist')).diagnostics);
  await writeFile(
    join(root, 'content/ui/index.md'),
    `${await readFile(join(root, 'content/ui/index.md'), 'utf8')}\nMore.\n`,
  );
  expect(placesOf((await mustBuild(root, 'dist')).diagnostics)).toEqual(first);
  await writeFile(join(root, 'content/ui/card.css'), 'h1 { color: red }\n\n  body.a { top: 0 }\n');
  expect(placesOf((await mustBuild(root, 'dist')).diagnostics)[0]).toBe('demos/style-leaves content/ui/card.css:3:3');
});
