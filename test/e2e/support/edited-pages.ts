// A site of a few pages that tests edit, and which way the build after an edit went.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { type Built, mustBuild } from './build-site.ts';
import type { Published } from './compared-builds.ts';
import { changedPaths, readFolder, readPublished, sha256 } from './published.ts';
import { smallest } from './smallest.ts';

export const button = 'content/ui/button/button.md';
export const link = 'content/ui/link.md';
export const demo = 'content/ui/shown/Basic.tsx';
export const shown = 'content/ui/shown/shown.md';

export const config = (more = '', start = '') => `${start}export default {
  title: 'Acme', url: 'https://acme.example',${more}
  demos: { stackBlitz: false, codeSandbox: false },
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit' },
  ],
};
`;

/** Pages with all that a body is cut at. */
export const site: Readonly<Record<string, string>> = {
  ...smallest,
  'site.config.ts': config(),
  [button]: `---
title: Button
description: A button starts an action.
---

# Button

Press it, or press \`Enter\`.

## Usage

See the [link](../link.md), and *press* it.

\`\`\`tsx
export const label = 'Press me';
\`\`\`

The same code again:

\`\`\`tsx
export const label = 'Press me';
\`\`\`
`,
  [link]: `# Link

<p class="description">Goes on.</p>

![dot](./dot.svg)

:::info
A note with <b id="own">HTML</b>.
:::

| name | means |
| --- | --- |
| href | where to |
`,
  'content/ui/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  [shown]: `# Shown

<p class="description">With a demo.</p>

Before it.

{{"demo": "Basic.tsx", "hideToolbar": true}}

Behind it.
`,
  [demo]: 'export default function Basic() { return <button>Press</button>; }\n',
  'content/kit/index.md': '# Kit\n\n<p class="description">A kit.</p>\n\nStart here.\n',
};

/** For what has nothing to do with demos, which take a third of the time. */
export const siteWithoutDemo = Object.fromEntries(
  Object.entries(site).filter(([path]) => path !== shown && path !== demo),
);

export async function newSite(files: Readonly<Record<string, string>> = site): Promise<string> {
  const root = tempDir();
  await writeFiles(root, files);
  return root;
}

export type Way = 'short' | 'long' | 'nothing to do';

/** Which way a build went, as its timings say. */
export function wayOf({ timings }: Built): Way {
  if ('scan' in timings) return 'long';
  return 'edited pages' in timings ? 'short' : 'nothing to do';
}

/** What a clean build publishes, by what the site is made of. */
const cleanBuilds = new Map<string, Published>();

/** What `dist` holds that a clean build does not, or the other way round. */
export async function differences(root: string): Promise<string[]> {
  const files = [...(await readFolder(root))].filter(([path]) => !/^(?:dist|node_modules)\//.test(path));
  const state = sha256(JSON.stringify(files.map(([path, bytes]) => [path, sha256(bytes)])));
  const clean = cleanBuilds.get(state) ?? (await cleanBuild(root));
  cleanBuilds.set(state, clean);
  return changedPaths(clean, await readPublished(join(root, 'dist')));
}

async function cleanBuild(root: string): Promise<Published> {
  const clean = tempDir();
  await mustBuild(root, clean, { args: ['--no-cache'] });
  return readPublished(clean);
}

export async function replace(root: string, path: string, from: string | RegExp, to: string): Promise<void> {
  await replaceIn(join(root, path), from, to);
}

export async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const now = text.replace(from, to);
  if (now === text) throw new Error(`${file} does not hold ${from}.`);
  await writeFile(file, now);
}
