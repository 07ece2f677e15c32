// A small site with a file of each kind, to be edited: rows and links stand on lines of their own, and what edits change is a number.
import { pngOf } from '../../support/pictures.ts';

/** What a project holds, by path; pictures as latin1. */
export type Files = ReadonlyMap<string, string>;

export const CONFIG = 'site.config.ts';
export const TREE = 'content/ui/pages.ts';
export const FOOTER = 'templates/parts/shell/SiteFooter.tsx';
export const FRAGMENT = 'content/ui/_shared.md';
export const PICTURES = ['public/dot.png', 'content/ui/link/line.png'];

export function editedSite({ hasTemplates }: { readonly hasTemplates: boolean }): Files {
  const config = FIRST_FILES[CONFIG] ?? '';
  const files = hasTemplates ? FIRST_FILES : { ...FIRST_FILES, [CONFIG]: config.replace(TEMPLATES_LINE, '') };
  return new Map(Object.entries(files));
}

export const TEMPLATES_LINE = "  templates: 'templates',\n";

export function pictureOf(width: number): string {
  return pngOf(width, 4).toString('latin1');
}

export interface PageText {
  readonly title: string;
  /** Routes, with an anchor or without one. */
  readonly links?: readonly string[];
  /** Between the text and the links. */
  readonly more?: string;
}

export function pageText({ title, links = [], more = '' }: PageText): string {
  return `---
title: ${title}
description: About ${title}, 0.
order: 5
---

# ${title}

Some text with word-0 in it, and \`code\`.

## Usage 0

\`\`\`ts
const value: number = 0;
\`\`\`

${more}
## More 0

Read on:

${links.map((link) => `- [a page](${link})\n`).join('')}`;
}

const FIRST_FILES: Readonly<Record<string, string>> = {
  [CONFIG]: `import { defineConfig } from 'docs-gen';
import { title } from './parts/title';

export default defineConfig({
  title,
  url: 'https://acme.example',
  description: 'Site 0.',
  languages: ['en', 'de'],
${TEMPLATES_LINE}  css: ['styles/brand.css'],
  aliases: { '@acme/words': './lib/words' },
  demos: { stackBlitz: false, codeSandbox: false },
  llms: false,
  links: { dead: 'error' },
  markdown: { descriptionLimit: 160 },
  theme: { color: '#205490' },
  redirects: [
    { from: '/old/', to: '/ui/button/' },
    { from: '/older/', to: '/kit/press/' },
  ],
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit' },
  ],
});
`,
  'parts/title.ts': "export const title = 'Acme 0';\n",
  [FOOTER]: `import { words } from '../../_words';
export default function SiteFooter() { return <footer>{words} 0</footer>; }
`,
  'templates/_words.ts': "export const words = 'By Acme 0';\n",
  'styles/brand.css': "@import './deep.css';\n.brand { order: 0; }\n",
  'styles/deep.css': '.deep { order: 0; }\n',
  'lib/words/index.ts': "export { word } from './word';\n",
  'lib/words/word.js': "export const word = 'press 0';\n",
  'public/notes.txt': 'Notes 0.\n',
  'public/dot.png': pictureOf(4),
  [TREE]: `import { definePages } from 'docs-gen';

export default definePages([
  { pathname: '/ui/', title: 'Start 0' },
  { pathname: '/ui/button/', title: 'Button 0' },
  { pathname: '/ui/link/', title: 'Link 0' },
  { pathname: '/ui/card/', title: 'Card 0' },
]);
`,
  'content/ui/index.md': pageText({ title: 'Start', links: ['/ui/button/#usage-0', '/ui/card/', '/kit/press/'] }),
  'content/ui/button/button.md': pageText({
    title: 'Button',
    more: '{{"demo": "Basic.js"}}\n\n```tsx demo\nexport default () => <b>fence 0</b>;\n```\n\n',
    links: ['/ui/link/', '/kit/'],
  }),
  'content/ui/button/button-de.md': pageText({ title: 'Knopf', links: ['/ui/link/'] }),
  'content/ui/button/Basic.tsx': `import { word } from '@acme/words';
import { label } from './label';

export default function Basic() {
  const count: number = 0;
  return <button type="button">{word + label + count}</button>;
}
`,
  'content/ui/button/label.ts': "export const label = ' me 0';\n",
  'content/ui/link/link.md': pageText({
    title: 'Link',
    more: '![A line](./line.png) and [a file](/notes.txt)\n\n{{"include": "../_shared.md"}}\n\n',
    links: ['/ui/button/#more-0'],
  }),
  'content/ui/link/line.png': pictureOf(8),
  'content/ui/card.md': pageText({ title: 'Card', more: '{{"include": "_shared.md"}}\n\n', links: ['/kit/hold/'] }),
  [FRAGMENT]: 'Shared 0, with [a link](/ui/).\n',
  'content/ui/api/button.json': `${JSON.stringify({
    name: 'Button',
    description: 'Starts 0.',
    props: { color: { type: { name: 'string' }, description: 'Color 0.' } },
  })}\n`,
  'content/kit/index.md': pageText({ title: 'Kit', links: ['/ui/button/#usage-0', '/kit/pull/'] }),
  'content/kit/press.md': pageText({ title: 'Press', more: '![A dot](/dot.png)\n\n', links: ['/kit/pull/'] }),
  'content/kit/pull.md': pageText({ title: 'Pull', links: ['/ui/card/#more-0'] }),
  'content/kit/hold.md': pageText({ title: 'Hold' }),
};
