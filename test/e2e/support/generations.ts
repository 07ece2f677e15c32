// Versions of one site as a host publishes them one after the other: the pages, styles and scripts of each contain its mark.
import { execFile } from 'node:child_process';
import { appendFile, cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';
import { sharedFolder } from './shared-builds.ts';

const run = promisify(execFile);

/** Paths of the pages of every generation. */
export const PAGES = ['/ui/', ...Array.from({ length: 11 }, (_, index) => `/ui/page-${index + 1}/`)];

/** Their demo is that of the generation too. */
export const PAGES_WITH_DEMO = PAGES.slice(1, 5);

export type Mark = 'g1' | 'g2' | 'g3';

/** Folder of a published generation. The third one has the kill switch. */
export function generation(mark: Mark): Promise<string> {
  return sharedFolder(`generation ${mark}`, async (folder) => {
    const dir = `${folder}.made`;
    if (mark === 'g3') await buildSiteOf(mark, { dir, out: folder });
    else await buildSiteOf(mark, { dir, out: folder, program: await programOf(mark, join(dir, 'program')) });
  });
}

interface Build {
  readonly dir: string;
  readonly out: string;
  /** Folder of docs-gen. */
  readonly program?: string;
}

async function buildSiteOf(mark: Mark, { dir, out, program = repository }: Build): Promise<void> {
  const root = join(dir, 'site');
  await writeFiles(root, siteOf(mark, mark === 'g3'));
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
  await run(process.execPath, [join(program, 'bin/docs-gen.js'), 'build', '--root', root, '--out', out, '--no-cache']);
}

/** A copy of docs-gen, as after an update of the package: its scripts have other texts, and so other names. */
async function programOf(mark: Mark, program: string): Promise<string> {
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
  return program;
}

function siteOf(mark: Mark, killSwitch: boolean): Record<string, string> {
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
