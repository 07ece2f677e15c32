// Diagrams of a built site: what is published for them, how they are drawn, and what is left of one that is wrong. Their
// space on a page, and that they wait until they are near: see `content-components.test.ts`.
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { diagramConfig, mermaidStandIn } from './support/mermaid-stand-in.ts';
import { changedPaths, readFolder } from './support/published.ts';
import { smallest } from './support/smallest.ts';
import { windowVisit } from './support/window-visit.ts';

const withPlugin = {
  ...smallest,
  'site.config.ts': diagramConfig,
  'content/ui/button/button.md': `${smallest['content/ui/button/button.md']}
\`\`\`mermaid
flowchart TD
  a --> b
\`\`\`

Behind it.

\`\`\`mermaid
flowchart TD
  accTitle: Wrong
  a --[
\`\`\`
`,
};
const root = sharedTempDir();

beforeAll(async () => {
  await writeFiles(root, { ...withPlugin, ...mermaidStandIn });
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

describe('diagrams', () => {
  test('are drawn in the place of their code, with a name, and follow the mode of the page', async () => {
    const { document, window, idle } = await windowVisit(`${root}/dist`, '/ui/button/');
    const [diagram] = document.querySelectorAll('dg-mermaid');
    const drawing = () => diagram?.querySelector('svg');
    expect([drawing()?.dataset.theme, drawing()?.getAttribute('aria-label')]).toEqual(['neutral', 'Diagram']);
    expect(diagram?.querySelector<HTMLElement>('.dg-code')?.hidden).toBe(true);
    expect(Reflect.get(window, 'strict')).toBe('strict');
    document.querySelector<HTMLElement>('.dg-color-mode')?.click();
    await idle();
    expect(drawing()?.dataset.theme).toBe('dark');
    expect(document.querySelectorAll('dg-mermaid svg')).toHaveLength(1);
  });

  test('keep their code where it is wrong, and say so', async () => {
    const { document, problems } = await windowVisit(`${root}/dist`, '/ui/button/');
    const wrong = document.querySelectorAll('dg-mermaid')[1];
    expect(wrong?.querySelector('[role=status]')?.textContent).toBe('This diagram could not be drawn.');
    expect(wrong?.querySelector('svg')).toBe(null);
    expect(wrong?.querySelector('pre')?.closest('[hidden]')).toBe(null);
    expect(problems).toEqual(['Error: Parse error on line 2']);
  });
});
