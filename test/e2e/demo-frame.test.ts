// The frame of a demo on a small site: what a page loads before its demo is seen, what a demo looks like in the page, and what
// a reader sees of one that crashes.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, repository } from './support/build-site.ts';
import { pageRest } from './support/page-rest.ts';
import { readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';

const demoPage = (title: string, ...demos: readonly string[]) =>
  `# ${title}\n\n<p class="description">One page.</p>\n\n${'A line of text.\n\n'.repeat(60)}${demos
    .map((demo) => `{{"demo": "${demo}.js"}}\n\n`)
    .join('Text.\n\n')}The end.\n`;

/** One of each element that the site has styles for. */
const PLAIN = `
export default function Plain() {
  return (
    <div>
      <h1>One</h1><h2>Two <code>code</code></h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
      <p className="description">Text with <a href="#Plain">a link</a>, <strong>weight</strong>, <b>bold</b>, <em>stress</em>,{' '}
        <mark>mark</mark>, <kbd>K</kbd>, <code>code</code>, <small>small</small>, <span className="key">key</span>.</p>
      <ul className="feature-list"><li>One<ul><li>Below</li></ul></li></ul>
      <ol><li>First</li></ol>
      <dl><dt>Term</dt><dd>Meaning</dd></dl>
      <table><caption>Table</caption><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
      <blockquote><p>Said</p></blockquote>
      <pre><code>pre</code></pre>
      <hr />
      <figure><img alt="" width="40" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" /><figcaption>Caption</figcaption></figure>
      <svg width="20" height="10" fill="red"><path d="M0 0h9v9z" /></svg>
      <video width="40" height="20" />
      <button type="button">Press</button>
      <label>Label <input type="text" /></label><input type="checkbox" /><input type="range" />
      <select><option>One</option></select><textarea />
      <details open><summary>More</summary><p>Text</p></details>
      <fieldset><legend>Legend</legend></fieldset>
    </div>
  );
}
`;

const files = {
  ...smallest,
  'site.config.ts': `${smallest['site.config.ts']?.replace('products:', "repo: { url: 'https://github.com/acme/docs', branch: 'main' }, products:")}`,
  'content/ui/pressed/pressed.md': demoPage('Pressed', 'Pressed'),
  'content/ui/pressed/Pressed.tsx': `import Button from '@mui/material/Button';
export default function Pressed() {
  return <Button variant="contained">Press</Button>;
}
`,
  'content/ui/plain/plain.md': demoPage('Plain', 'Plain'),
  'content/ui/plain/Plain.tsx': PLAIN,
  'content/ui/broken/broken.md': demoPage('Broken', 'Before', 'Broken', 'After'),
  'content/ui/broken/Before.tsx': counter('Before'),
  'content/ui/broken/After.tsx': counter('After'),
  'content/ui/broken/Broken.tsx': `export default function Broken() {
  if (typeof window !== 'undefined') throw new Error('No luck in browsers.');
  return <p>Well on the server.</p>;
}
`,
};

function counter(name: string): string {
  return `import * as React from 'react';
export default function ${name}() {
  const [count, setCount] = React.useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${name}: {count}</button>;
}
`;
}

const root = sharedTempDir();
let site: StaticServer;
let built: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  await writeFiles(root, files);
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  await mustBuild(root, 'dist');
  site = await staticServer(join(root, 'dist'));
  built = await readFolder(join(root, 'dist'));
});
afterAll(() => site?.close());

describeInBrowser('the frame of a demo', (browser) => {
  test('loads at most 8 KB of script before its demo is near the window, and then the demo', async () => {
    let rest = async () => {};
    const prepare = async (page: Page) => {
      rest = pageRest(page);
    };
    const { page, requests, problems } = await visit(browser(), `${site.origin}/ui/pressed/`, { prepare });
    await rest(); // What comes in an idle moment has come.
    const weigh = () => {
      const scripts = [...new Set(requests)].filter((path) => path.endsWith('.js'));
      return scripts.reduce((sum, path) => sum + gzipSync(built.get(path.slice(1)) ?? '').length, 0);
    };
    const inline = await page.locator('script:not([src], [type])').allTextContents();
    const before = weigh() + inline.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(before).toBeGreaterThan(1000); // It did weigh something.
    expect(before).toBeLessThanOrEqual(8 * 1024);
    expect(requests.filter((path) => path.includes('/demos/'))).toEqual([]);

    await page.getByRole('button', { name: 'Press', exact: true }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => requests)
      .toContainEqual(expect.stringMatching(/^\/assets\/demos\/ui\/pressed\/Pressed-[\da-f]{10}\.js$/));
    await expect.poll(weigh).toBeGreaterThan(50 * 1024);
    expect(problems).toEqual([]);
  });

  test('keeps the styles of text out: plain elements look as they do where the demo stands alone', async () => {
    const inPage = await visit(browser(), `${site.origin}/ui/plain/`, { viewport: { width: 1280, height: 800 } });
    const alone = await visit(browser(), `${site.origin}/demos/ui/plain/Plain/`, {
      viewport: { width: 1280, height: 800 },
    });
    const [there, here] = [await looks(alone.page), await looks(inPage.page)];
    expect(there.length).toBeGreaterThan(50);
    expect(here.map(({ tag }) => tag)).toEqual(there.map(({ tag }) => tag));
    const differences = here.flatMap(({ tag, style }, index) =>
      Object.entries(style).flatMap(([name, value]) =>
        value === there[index]?.style[name] ? [] : [`${tag} ${name}: ${value}, alone ${there[index]?.style[name]}`],
      ),
    );
    expect(differences).toEqual([]);
  });

  test('names a demo that crashes, with a prefilled issue, and leaves the others alive', async () => {
    const { page, problems } = await visit(browser(), `${site.origin}/ui/broken/`);
    const alert = page.getByRole('alert');
    await page.locator('[data-demo="Broken"]').scrollIntoViewIfNeeded();
    await expect.poll(() => alert.allInnerTexts()).toHaveLength(1);
    expect(await alert.innerText()).toContain('The demo Broken crashed.');
    expect(await alert.innerText()).toContain('No luck in browsers.');
    const link = new URL((await alert.getByRole('link').getAttribute('href')) ?? '');
    expect(link.origin + link.pathname).toBe('https://github.com/acme/docs/issues/new');
    expect(link.searchParams.get('title')).toBe('[docs] Demo Broken crashes');
    expect(link.searchParams.get('body')).toContain('content/ui/broken/Broken.tsx');
    expect(link.searchParams.get('body')).toContain('No luck in browsers.');
    for (const name of ['Before', 'After']) {
      await page.getByRole('button', { name: `${name}: 0`, exact: true }).click();
      await page.getByRole('button', { name: `${name}: 1`, exact: true }).waitFor();
    }
    // The console names it too, and nothing else is wrong.
    expect(problems.filter((problem) => !/Demo Broken crashed|No luck in browsers/.test(problem))).toEqual([]);
    expect(problems.join()).toContain('Demo Broken crashed');
  });
});

interface Look {
  readonly tag: string;
  readonly style: Readonly<Record<string, string>>;
}

/** Each element of the demo and its computed style, but for what hangs on the room that there is. */
function looks(page: Page): Promise<Look[]> {
  return page.evaluate(() => {
    const byRoom = /^(?:width|height|(?:inline|block)-size|perspective-origin|transform-origin|min-.*)$/;
    return [...document.querySelectorAll('dg-island[name="Demo"] *')].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !byRoom.test(name));
      return {
        tag: element.tagName,
        style: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      };
    });
  });
}
