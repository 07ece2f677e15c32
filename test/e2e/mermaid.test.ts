// Diagrams of a built site in a real browser. The package is a stand-in with the part of its interface that is used: the
// real one is 130 MB of libraries, and what it draws is its own affair.
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { changedPaths, readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const STAND_IN = `
let theme;
export default {
  initialize(config) { theme = config.theme; globalThis.strict = config.securityLevel; },
  async render(id, code) {
    if (code.includes('--[')) throw new Error('Parse error on line 2');
    const title = code.includes('accTitle') ? ' aria-labelledby="t"' : '';
    return { svg: '<svg id="' + id + '" role="graphics-document document" viewBox="0 0 100 400"' + title + ' data-theme="' + theme + '"></svg>' };
  },
};`;

const withPlugin = {
  ...smallest,
  'site.config.ts': `import { mermaid } from 'docs-gen/plugins';\n${smallest['site.config.ts']?.replace('products:', 'plugins: [mermaid()], products:')}`,
  'content/ui/button/button.md': `${smallest['content/ui/button/button.md']}
\`\`\`mermaid
flowchart TD
  a --> b
\`\`\`

Behind it.

${'A line.\n\n'.repeat(120)}
\`\`\`mermaid
flowchart TD
  accTitle: Wrong
  a --[
\`\`\`
`,
};
const standIn = {
  'node_modules/mermaid/package.json':
    '{ "name": "mermaid", "version": "11.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/mermaid/index.js': STAND_IN,
};
const root = sharedTempDir();

beforeAll(async () => {
  await writeFiles(root, { ...withPlugin, ...standIn });
  await mustBuild(root, 'dist');
});

describe('the plugin', () => {
  test('asks for the package, at its place in the config, and publishes nothing without it', async () => {
    const folder = tempDir();
    await writeFiles(folder, withPlugin);
    const { ok, diagnostics } = await buildSite(folder, 'dist');
    expect(ok).toBe(false);
    expect(placesOf(diagnostics)).toEqual(['config/missing-package site.config.ts:4:13']);
    expect(diagnostics[0]?.hint).toContain('npm install mermaid');
  });

  test('leaves no trace where it is not used', async () => {
    const folder = tempDir();
    await writeFiles(folder, { ...withPlugin, 'site.config.ts': smallest['site.config.ts'] ?? '' });
    await mustBuild(folder, 'dist');
    const site = await readFolder(`${folder}/dist`);
    const holders = [...site].filter(([path, body]) => /dg-mermaid/.test(path) || body.includes('dg-mermaid'));
    expect(holders.map(([path]) => path)).toEqual([]);
    expect(site.get('ui/button/index.html')?.toString()).toContain('language-mermaid');
  });

  test('gives its files to pages with a diagram only, and not to the service worker', async () => {
    const site = await readFolder(`${root}/dist`);
    expect(site.get('ui/button/index.html')?.toString()).toContain('/assets/elements/dg-mermaid-');
    expect(site.get('ui/index.html')?.toString()).not.toContain('assets/elements');
    expect(site.get('sw.js')?.toString()).not.toContain('assets/elements');
    expect(readdirSync(`${root}/dist/assets/elements`).length).toBeGreaterThan(2);
  });

  test('makes the same files in each build', async () => {
    await mustBuild(root, 'again');
    expect(changedPaths(await readFolder(`${root}/again`), await readFolder(`${root}/dist`))).toEqual([]);
  });
});

describeInBrowser('diagrams', (browser) => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await staticServer(`${root}/dist`);
  });
  afterAll(() => server.close());

  async function open(options: Parameters<ReturnType<typeof browser>['newPage']>[0] = {}): Promise<Page> {
    const page = await browser().newPage({ viewport: { width: 1000, height: 700 }, ...options });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${server.origin}/ui/button/`);
    return page;
  }

  test('are drawn in their space, with a name, and follow the mode of the page', async () => {
    const page = await open({ colorScheme: 'light' });
    const drawing = page.locator('dg-mermaid svg').first();
    await drawing.waitFor();
    expect(await drawing.getAttribute('data-theme')).toBe('neutral');
    expect(await drawing.getAttribute('aria-label')).toBe('Diagram');
    expect(await page.locator('dg-mermaid pre').first().isVisible()).toBe(false);
    const [box, inner] = await Promise.all([page.locator('dg-mermaid').first().boundingBox(), drawing.boundingBox()]);
    expect(inner?.height).toBeLessThanOrEqual(box?.height ?? 0);
    expect(await page.evaluate(() => Reflect.get(window, 'strict'))).toBe('strict');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForSelector('dg-mermaid svg[data-theme="dark"]');
    expect(await page.locator('dg-mermaid svg').count()).toBe(1);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    await page.close();
  });

  test('wait until they are near; a wrong one keeps its code and says so', async () => {
    const page = await open();
    await page.locator('dg-mermaid svg').first().waitFor();
    const wrong = page.locator('dg-mermaid').nth(1);
    expect(await wrong.locator('[role=status]').count()).toBe(0);
    await wrong.scrollIntoViewIfNeeded();
    await wrong.locator('[role=status]').waitFor();
    expect(await wrong.locator('[role=status]').textContent()).toBe('This diagram could not be drawn.');
    expect(await wrong.locator('pre').isVisible()).toBe(true);
    await page.close();
  });

  test('are code without JavaScript, in the same space', async () => {
    const [still, live] = [await open({ javaScriptEnabled: false }), await open()];
    await live.locator('dg-mermaid svg').first().waitFor();
    expect(await still.locator('dg-mermaid pre').first().isVisible()).toBe(true);
    const boxes = await Promise.all([still, live].map((page) => page.locator('dg-mermaid').first().boundingBox()));
    expect(boxes[0]).toEqual(boxes[1]);
    await still.close();
    await live.close();
  });
});
