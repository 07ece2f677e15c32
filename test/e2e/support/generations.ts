// Versions of one site as a host publishes them one after the other: each one's pages, styles and scripts say whose they are.
import { execFile } from 'node:child_process';
import { appendFile, cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';

const run = promisify(execFile);

/** Paths of the pages of every generation. */
export const PAGES = ['/ui/', ...Array.from({ length: 11 }, (_, index) => `/ui/page-${index + 1}/`)];

/** Their demo is that of the generation too. */
export const PAGES_WITH_DEMO = PAGES.slice(1, 5);

export interface GenerationOptions {
  /** `g1`. */
  readonly mark: string;
  readonly killSwitch?: boolean;
}

/**
 * Builds a generation below `dir` by a docs-gen of its own, as after an update of the package: its scripts have other
 * texts, and so other names. Answers with the published folder.
 */
export async function buildGeneration(dir: string, { mark, killSwitch = false }: GenerationOptions): Promise<string> {
  const [program, root, out] = ['program', 'site', 'dist'].map((name) => join(dir, mark, name)) as [
    string,
    string,
    string,
  ]; // Three names.
  for (const name of ['bin', 'dist-cli', 'src', 'templates', 'package.json'])
    await cp(join(repository, name), join(program, name), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(program, 'node_modules'));
  for (const [file, name] of [
    ['entry.ts', 'entry'],
    ['hydrate.tsx', 'chunk'],
  ] as const)
    await appendFile(
      join(program, 'src/client', file),
      `\ndocument.documentElement.dataset.${name}Mark = '${mark}';\n`,
    );
  // Bundled before they were changed: without these, each site bundles them.
  for (const name of ['own-files.json', 'own-files-with-demos.json']) await rm(join(program, 'dist-cli', name));
  await writeFiles(root, siteOf(mark, killSwitch));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  await run(process.execPath, [join(program, 'bin/docs-gen.js'), 'build', '--root', root, '--out', out, '--no-cache']);
  return out;
}

function siteOf(mark: string, killSwitch: boolean): Record<string, string> {
  const pages = PAGES.slice(1).map((path, index) => [
    `content${path}page-${index + 1}.md`,
    `# Page ${index + 1}\n\n<p class="description">Page ${index + 1} of ${mark}.</p>\n\n## Text\n\nBack to the [start](/ui/).\n${!killSwitch && PAGES_WITH_DEMO.includes(path) ? DEMO_BELOW : ''}`,
  ]);
  const links = PAGES.slice(1).map((path) => `- [${path}](${path})`);
  return {
    'site.config.ts': `export default {
  title: 'Acme ${mark}', url: 'https://acme.example', css: ['mark.css'],
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI ${mark}', contentDir: 'content/ui' }],
  serviceWorker: { hosts: ['127.0.0.1', 'localhost'], killSwitch: ${killSwitch} },
};
`,
    'mark.css': `:root { --mark: ${mark}; }\n`,
    'content/ui/index.md': `# Start\n\n<p class="description">The start of ${mark}.</p>\n\n${links.join('\n')}\n`,
    ...Object.fromEntries(pages),
    ...Object.fromEntries(
      (killSwitch ? [] : PAGES_WITH_DEMO).map((path) => [`content${path}Marked.jsx`, demoOf(mark)]),
    ),
  };
}

/** So far below that its script is not asked for before a reader scrolls there. */
const DEMO_BELOW = `${'\nA line of text.\n'.repeat(150)}
{{"demo": "Marked.js", "hideToolbar": true, "hideEditButton": true, "disableLiveEdit": true}}
`;

function demoOf(mark: string): string {
  return `import * as React from 'react';

export default function Marked() {
  React.useEffect(() => {
    document.documentElement.dataset.demoMark = '${mark}';
  }, []);
  return <button type="button">${mark}</button>;
}
`;
}

/** Whose parts a page is made of; null: it has not that part. */
export interface Marks {
  readonly html: string | null;
  readonly css: string | null;
  readonly entry: string | null;
  readonly chunk: string | null;
  readonly demo: string | null;
}

export function readMarks(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    const { documentElement: root, title } = document;
    const html = /\bg\d+\b/.exec(title)?.[0] ?? null;
    const css = getComputedStyle(root).getPropertyValue('--mark').trim() || null;
    const { entryMark: entry = null, chunkMark: chunk = null, demoMark: demo = null } = root.dataset;
    return { html, css, entry, chunk, demo };
  });
}
