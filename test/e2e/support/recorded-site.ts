// Sites whose builds leave a record, and what tests of records do with them.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { type BuildSiteOptions, type Built, mustBuild } from './build-site.ts';
import { readPublished } from './published.ts';
import { smallest } from './smallest.ts';
import { isRecalled } from './unchanged.ts';

export const button = 'content/ui/button/button.md';
export const records = 'node_modules/.cache/docs-gen/builds';

/** Of all kinds of files that a site may be made of. */
export const whole: Readonly<Record<string, string>> = {
  ...smallest,
  'site.config.ts': `import { defineConfig } from 'docs-gen';
import { title } from './parts/title';

export default defineConfig({
  title, url: 'https://acme.example',
  templates: 'templates', css: ['styles/brand.css', 'node_modules/looks/theme.css'], translations: 'words', aliases: { '@acme/kit': './lib/kit' },
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} }],
});
`,
  'parts/title.ts': "export const title = 'Acme';\n",
  'templates/parts/shell/SiteFooter.tsx': `import { words } from '../../_words';
export default function SiteFooter() { return <footer>{words}</footer>; }
`,
  'templates/_words.ts': "export const words = 'By Acme';\n",
  'templates/styles/own.css': '.own { color: rgb(1, 2, 3); }\n',
  'styles/brand.css': "@import './deep.css';\n.brand { color: rgb(4, 5, 6); }\n",
  'styles/deep.css': '.deep { color: rgb(7, 8, 9); }\n',
  'node_modules/looks/theme.css': "@import './dark.css';\n.theme { color: rgb(1, 1, 1); }\n",
  'node_modules/looks/dark.css': '.dark { color: rgb(2, 2, 2); }\n',
  'node_modules/endings/package.json': '{ "name": "endings", "version": "1.0.0", "type": "module" }\n',
  'node_modules/endings/index.js': "export const end = '!';\n",
  'node_modules/endings/style.css': '.end { color: rgb(3, 3, 3); }\n',
  'words/de.json': '{}\n',
  'lib/kit/index.ts': "export { word } from './word';\n",
  'lib/kit/word.js': "export const word = 'press';\n",
  'content/ui/pages.ts': `import { definePages } from 'docs-gen';
export default definePages([{ pathname: '/ui/', title: 'Overview' }, { pathname: '/ui/button/' }, { pathname: '/ui/link/' }]);
`,
  'content/ui/link/link.md':
    '# Link\n\n<p class="description">Goes on.</p>\n\n![dot](./dot.svg) [a file](/notes.txt)\n',
  'content/ui/link/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'content/ui/button/button.md': `${smallest[button]}
{{"demo": "Basic.tsx", "hideToolbar": true}}
`,
  'content/ui/button/Basic.tsx': `import { word } from '@acme/kit';
import { end } from 'endings';
import 'endings/style.css';
import { label } from './label';
export default function Basic() { return <button>{word + label + end}</button>; }
`,
  'content/ui/button/label.ts': "export const label = ' me';\n",
  'content/ui/api/button.json': JSON.stringify({ name: 'Button', props: { color: { type: { name: 'string' } } } }),
  'public/notes.txt': 'Notes.\n',
};

export async function site(files: Readonly<Record<string, string>> = smallest): Promise<string> {
  const root = tempDir();
  await writeFiles(root, files);
  return root;
}

/** With a page that a build warns of. */
export const odd: Readonly<Record<string, string>> = {
  ...smallest,
  'content/ui/odd.md': `${page('Odd')}\n\`\`\`nolang\nx\n\`\`\`\n`,
};

export async function build(
  root: string,
  options: BuildSiteOptions = {},
): Promise<{ recalled: boolean; built: Built }> {
  const built = await mustBuild(root, 'dist', options);
  return { recalled: isRecalled(built), built };
}

export function page(title: string): string {
  return `# ${title}\n\n<p class="description">${title}.</p>\n`;
}

export async function write(root: string, path: string, text: string): Promise<void> {
  await writeFiles(root, { [path]: text });
}

export async function replace(root: string, path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  if (text.search(from) === -1) throw new Error(`${path} does not hold ${from}.`);
  await writeFile(join(root, path), text.replace(from, to));
}

export async function cleanBuild(root: string): Promise<Map<string, Buffer>> {
  await mustBuild(root, 'clean', { args: ['--no-cache'] });
  return readPublished(join(root, 'clean'));
}
