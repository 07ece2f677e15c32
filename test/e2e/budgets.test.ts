// A site with budgets, built by the command line: what is over them stops the build and is told with its cause.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';

async function build(fields: string, files: Readonly<Record<string, string>> = {}) {
  const root = tempDir();
  const config = smallest['site.config.ts']?.replace('products:', `${fields}\n  products:`) ?? '';
  await writeFiles(root, { ...smallest, 'site.config.ts': config, ...files });
  return { root, built: await buildSite(root, 'dist') };
}

describe('budgets', () => {
  test('a site within them is published', async () => {
    const { root, built } = await build("budgets: { js: '8 KB', css: '15 KB', html: '12 KB' },");
    expect([built.diagnostics, built.ok]).toEqual([[], true]);
    expect(existsSync(`${root}/dist/ui/index.html`)).toBe(true);
  });

  test('a site over them is not, and is told of each cause once', async () => {
    const { root, built } = await build("budgets: { js: '1 KB', css: '1 KB', html: '1 KB' },");
    expect(existsSync(`${root}/dist`)).toBe(false);
    expect(built.run.code).toBe(1);
    const { diagnostics } = built;
    expect(placesOf(diagnostics).filter((place) => !place.startsWith('budgets/over-html'))).toEqual([
      'budgets/over-js site.config.ts:3:18',
      'budgets/over-css site.config.ts:3:31',
    ]);
    const [script, style] = ['js', 'css'].map((kind) =>
      diagnostics.find(({ code }) => code === `budgets/over-${kind}`),
    );
    expect(script?.message).toMatch(/^\/ui\/ and \d+ more pages?: \d.* over the budget of 1 KB\./);
    expect(script?.message).toMatch(/docs-gen\/src\/client\/entry\.ts → docs-gen\/src\/client\/[\w-]+\.ts/);
    expect(style?.message).toContain('docs-gen/templates/styles/main.css → docs-gen/templates/styles/content.css (');
  });

  test('a style sheet of the project is named by its own path', async () => {
    const rules = Array.from({ length: 3000 }, (_, i) => `.rule-${(i * 7919) % 3001} { margin: ${i}px }`);
    const { built } = await build("css: ['look/all.css'], budgets: { css: '15 KB', severity: 'warning' },", {
      'look/all.css': "@import './much.css';",
      'look/much.css': rules.join('\n'),
    });
    expect(built.ok).toBe(true);
    expect(built.diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', expect.stringContaining('style sheets → look/all.css → look/much.css (')],
    ]);
  });

  test('scripts of the public folder count, those of other hosts do not', async () => {
    const head = (src: string) => `head: [{ tag: 'script', attributes: { src: '${src}' } }],`;
    const body = Array.from({ length: 9000 }, (_, i) => ((i * 7919) % 9973).toString(36)).join();
    const { built } = await build(`budgets: { js: '9 KB' }, ${head('/count.js')}`, { 'public/count.js': `"${body}"` });
    expect(built.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('Largest parts')]);
    const foreign = await build(`budgets: { js: '9 KB' }, ${head('https://count.example/count.js')}`);
    expect(foreign.built.diagnostics).toEqual([]);
  });

  test.each([
    ["budgets: { js: '8 kilobytes' },", 'config/invalid-value site.config.ts:3:18'],
    ['budgets: { scripts: 1 },', 'config/unknown-key site.config.ts:3:14'],
    ["budgets: { routes: { 'ui/': { js: 1 } } },", 'config/invalid-value site.config.ts:3:24'],
  ])('%s', async (fields, place) => {
    expect(placesOf((await build(fields)).built.diagnostics)).toEqual([place]);
  });
});
