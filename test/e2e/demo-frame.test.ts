// The frame of a demo on a small site: what a page loads before its demo is seen, what a demo looks like in the page and
// in a frame, and what a reader sees of one that crashes.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, repository } from './support/build-site.ts';
import { pageRest } from './support/page-rest.ts';
import { readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';
import { visit } from './support/visit.ts';
import { named, windowVisit } from './support/window-visit.ts';

const demoPage = (title: string, ...demos: readonly string[]) =>
  `# ${title}\n\n<p class="description">One page.</p>\n\n${'A line of text.\n\n'.repeat(120)}${demos
    .map((demo) => `{{"demo": ${demo}}}\n\n`)
    .join('Text.\n\n')}The end.\n`;

/** One of each element that the site has styles for. */
const PLAIN = `
export default function Plain() {
  return (
    <div>
      <header>Top</header>
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
  'content/ui/plain/plain.md': demoPage('Plain', '"Plain.js"', '"Plain.js", "iframe": true, "anchorId": null'),
  'content/ui/plain/Plain.tsx': PLAIN,
  'content/ui/broken/broken.md': demoPage('Broken', '"Before.js"', '"Broken.js"', '"After.js"'),
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

describeInBrowser('a page with a demo in it and in a frame', (browser) => {
  test('loads at most 8.25 KB of script before they are near, and shows them as the reader wants all to look', async () => {
    let rest = async () => {};
    const prepare = async (page: Page) => {
      rest = pageRest(page);
      await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    };
    const address = `${site.origin}/ui/plain/`;
    const { page, requests, problems } = await visit(browser(), address, { prepare, colorScheme: 'dark' });
    await rest(); // What comes in an idle moment has come.
    const weigh = () => {
      const scripts = [...new Set(requests)].filter((path) => path.endsWith('.js'));
      return scripts.reduce((sum, path) => sum + gzipSync(built.get(path.slice(1)) ?? '').length, 0);
    };
    const inline = await page.locator('script:not([src], [type])').allTextContents();
    const before = weigh() + inline.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(before).toBeGreaterThan(1000); // It did weigh something.
    expect(before).toBeLessThanOrEqual(8.25 * 1024);
    expect(requests.filter((path) => path.includes('/demos/'))).toEqual([]);

    await page.getByRole('button', { name: 'Press', exact: true }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => requests)
      .toContainEqual(expect.stringMatching(/^\/assets\/demos\/ui\/plain\/Plain-[\da-f]{10}\.js$/));
    await expect.poll(weigh).toBeGreaterThan(50 * 1024);

    // Plain elements look as they do where the demo stands alone: styles of text do not reach them.
    await page.locator('.dg-demo iframe').scrollIntoViewIfNeeded();
    const root = page.frameLocator('.dg-demo iframe').locator('html');
    const isLive = (html: HTMLElement) =>
      Object.keys(html.querySelector('dg-island') ?? {}).some((key) => key.startsWith('__reactContainer'));
    await expect.poll(() => root.evaluate(isLive)).toBe(true);
    const [there, here] = [await looks(root), await looks(page.locator('html'))];
    expect(there.length).toBeGreaterThan(50);
    expect(here.map(({ tag }) => tag)).toEqual(there.map(({ tag }) => tag));
    const differences = here.flatMap(({ tag, style }, index) =>
      Object.entries(style).flatMap(([name, value]) =>
        value === there[index]?.style[name] ? [] : [`${tag} ${name}: ${value}, alone ${there[index]?.style[name]}`],
      ),
    );
    expect(differences).toEqual([]);
    // The frame has no room above for a header that it does not have.
    expect(await root.locator('header').evaluate((top) => top.getBoundingClientRect().top)).toBe(0);

    const shown = () =>
      root.evaluate((html) => {
        const { colorScheme, direction } = getComputedStyle(html.querySelector('dg-island') ?? html);
        return { colorScheme, direction };
      });
    expect(await shown()).toEqual({ colorScheme: 'dark', direction: 'rtl' });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });
    await expect.poll(() => choice('Right to left').isChecked()).toBe(true);
    await choice('Light').check();
    await choice('Left to right').check();
    await expect.poll(shown).toEqual({ colorScheme: 'light', direction: 'ltr' });
    expect(problems).toEqual([]);
  });
});

describe('a demo that crashes', () => {
  test('is named, with a prefilled issue, and leaves the others alive', async () => {
    const { document, idle, problems } = await windowVisit(join(root, 'dist'), '/ui/broken/');
    const alerts = [...document.querySelectorAll('[role=alert]')];
    expect(alerts.map((alert) => alert.closest('[data-demo]')?.id)).toEqual(['Broken']);
    expect(alerts[0]?.textContent).toContain('The demo Broken crashed.');
    expect(alerts[0]?.textContent).toContain('No luck in browsers.');
    const link = new URL(alerts[0]?.querySelector('a')?.href ?? '');
    expect(link.origin + link.pathname).toBe('https://github.com/acme/docs/issues/new');
    expect(link.searchParams.get('title')).toBe('[docs] Demo Broken crashes');
    expect(link.searchParams.get('body')).toContain('content/ui/broken/Broken.tsx');
    expect(link.searchParams.get('body')).toContain('No luck in browsers.');
    for (const name of ['Before', 'After']) {
      const button = named(document, 'button', `${name}: 0`);
      button.click();
      await idle();
      expect(button.textContent).toBe(`${name}: 1`);
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
function looks(root: Locator): Promise<Look[]> {
  return root.evaluate(() => {
    const byRoom = /^(?:--dg-gutter|width|height|(?:inline|block)-size|perspective-origin|transform-origin|min-.*)$/;
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
