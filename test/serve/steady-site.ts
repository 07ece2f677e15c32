// A site that an author edits for a whole day: every edit shows, and after all of them there is as much of it as before.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../support/write-files.ts';

export interface SteadySite {
  /** Writes one file, or takes it away; returns what kind of edit it was. */
  edit(): EditKind;
  /** How often each kind of edit was made. */
  readonly counts: ReadonlyMap<EditKind, number>;
}

export type EditKind = (typeof ROUND)[number];

const PAGES = 24;
const DEMOS = 6;

/** Mostly words and demos, and now and then everything else. */
const ROUND = [
  ...['text', 'text', 'demo', 'text', 'text', 'front matter', 'text', 'demo', 'text', 'new page'],
  ...['text', 'text', 'demo', 'text', 'module', 'text', 'text', 'demo', 'text', 'deletion'],
  ...['text', 'demo', 'text', 'css', 'text', 'text', 'demo', 'text', 'include', 'text'],
  ...['text', 'demo', 'text', 'text', 'demo css', 'text', 'demo', 'text', 'tree', 'text'],
  ...['text', 'demo', 'api', 'text', 'text', 'demo', 'front matter', 'text', 'template', 'text'],
  ...['text', 'text', 'demo', 'text', 'text', 'include', 'text', 'demo', 'text', 'new page'],
  ...['text', 'text', 'demo', 'text', 'module', 'text', 'text', 'demo', 'text', 'deletion'],
  ...['text', 'demo', 'text', 'words', 'text', 'text', 'demo', 'text', 'front matter', 'text'],
  ...['text', 'demo', 'text', 'text', 'demo css', 'text', 'demo', 'text', 'tree', 'text'],
  ...['text', 'demo', 'api', 'text', 'text', 'demo', 'text', 'template', 'config', 'text'],
] as const;

/** Edits after which there is as much of the site as before. */
export const ROUND_EDITS = ROUND.length;

/** `root`: an empty folder. `liveEdit`: readers can edit demos, which takes a second with every config. */
export async function steadySite(root: string, { liveEdit = true } = {}): Promise<SteadySite> {
  const config = (n: number) => configText(n, liveEdit);
  await writeFiles(root, { ...firstFiles(), 'site.config.ts': config(0) });
  const counts = new Map<EditKind, number>();
  let edits = 0;
  let newest = '';
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const acts: Readonly<Record<EditKind, (n: number) => void>> = {
    text: (n) => write(`content/ui/page-${n % PAGES}.md`, page(n % PAGES, n)),
    'front matter': (n) => write(`content/ui/page-${n % PAGES}.md`, page(n % PAGES, n, `Page ${n}`)),
    demo: (n) => write(`content/kit/Demo${n % DEMOS}.tsx`, demo(n % DEMOS, n)),
    module: (n) => write('content/kit/words.ts', words(n)),
    'demo css': (n) => write('content/kit/demo.css', `.demo { margin: ${n}px }\n`),
    css: (n) => write('own.css', `.own { margin: ${n}px }\n`),
    'new page': (n) => {
      newest = `content/ui/new-${n}.md`;
      write(newest, page(PAGES, n));
    },
    deletion: () => rmSync(join(root, newest)),
    words: (n) => write('words/en.json', `{ "next": "Next ${n}" }\n`),
    tree: (n) => write('content/kit/pages.ts', tree(n)),
    api: (n) => write('content/kit/api/use-demo.json', api(n)),
    include: (n) => write('content/kit/_notes.md', `Notes ${n}.\n`),
    template: (n) => write('looks/parts/shell/SiteFooter.tsx', footer(n)),
    config: (n) => write('site.config.ts', config(n)),
  };
  return {
    counts,
    edit() {
      const kind = ROUND[edits % ROUND.length] ?? 'text';
      edits++;
      acts[kind](edits);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return kind;
    },
  };
}

function firstFiles(): Record<string, string> {
  const pages = Array.from({ length: PAGES }, (_, index) => [`content/ui/page-${index}.md`, page(index, 0)] as const);
  const demos = Array.from({ length: DEMOS }, (_, index) => [`content/kit/Demo${index}.tsx`, demo(index, 0)] as const);
  return {
    ...Object.fromEntries([...pages, ...demos]),
    'own.css': '.own { margin: 0 }\n',
    'words/en.json': '{ "next": "Next 0" }\n',
    'looks/parts/shell/SiteFooter.tsx': footer(0),
    'content/ui/index.md': '---\ntitle: Start\ndescription: All pages.\n---\n\nWords.\n',
    'content/kit/index.md': '---\ntitle: Kit\ndescription: All demos.\n---\n\nWords.\n\n{{"include": "_notes.md"}}\n',
    'content/kit/demos.md': `---\ntitle: Demos\ndescription: All of them.\n---\n\n${demos.map((_, index) => `{{"demo": "Demo${index}.js"}}`).join('\n\n')}\n`,
    'content/kit/_notes.md': 'Notes 0.\n',
    'content/kit/pages.ts': tree(0),
    'content/kit/words.ts': words(0),
    'content/kit/demo.css': '.demo { margin: 0 }\n',
    'content/kit/api/use-demo.json': api(0),
  };
}

function page(index: number, n: number, title = `Page ${index}`): string {
  const sections = Array.from(
    { length: 8 },
    (_, at) =>
      `## Part ${at}\n\nWords ${n} of part ${at}, with \`code\`, **weight** and [a link](./page-${(index + 1) % PAGES}.md).\n\n\`\`\`tsx\nexport const part${at} = <Part of={${n}} />;\n\`\`\`\n`,
  );
  return `---\ntitle: ${title}\ndescription: About page ${index}.\n---\n\n${sections.join('\n')}`;
}

function demo(index: number, n: number): string {
  return `import * as React from 'react';
import { word } from './words';
import './demo.css';

export default function Demo${index}() {
  const [count, setCount] = React.useState<number>(${n});
  return (
    <button className="demo" onClick={() => setCount(count + 1)}>
      {word} ${n} {count}
    </button>
  );
}
`;
}

const words = (n: number) => `export const word = 'word ${n}';\n`;

const tree = (n: number) =>
  `export default [{ pathname: '/kit', title: 'Kit ${n}' }, { pathname: '/kit/demos', title: 'Demos' }];\n`;

const api = (n: number) =>
  `{ "name": "useDemo", "description": "Does ${n}.", "props": { "size": { "type": { "name": "number" }, "description": "Size." } } }\n`;

const footer = (n: number) => `export default function Footer() { return <footer>Footer ${n}</footer>; }\n`;

const configText = (n: number, liveEdit: boolean) => `export default {
  title: 'Acme ${n}', url: 'https://acme.example', description: 'Words.', lastUpdated: false,
  translations: 'words', templates: 'looks', css: ['own.css'], demos: { liveEdit: ${liveEdit}, stackBlitz: false, codeSandbox: false },
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit', api: {} },
  ],
};
`;
