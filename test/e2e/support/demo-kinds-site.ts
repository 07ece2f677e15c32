// A site that shows all that a page may show of a project's React: what demos import, fences, components, frames.

/** The cache would be that of other tests: their sites have a link to the same node_modules. */
export const DEMO_CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache',
  repo: { url: 'https://github.com/acme/ui', branch: 'main' },
  aliases: { '@acme/ui': './lib/ui' },
  demos: { wrapper: 'lib/Wrapper.tsx', stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

export const LIBRARY = {
  'lib/Wrapper.tsx': `export default function Wrapper({ children }: { children: unknown }) {
  return <div data-wrapped="">{children}</div>;
}
`,
  // A file that browsers go without.
  'lib/ui/package.json': '{ "browser": { "./disk.js": false } }',
  'lib/ui/disk.js': 'export const folder = "/tmp";\n',
  'lib/ui/index.ts': `import * as disk from './disk.js';
export const fromAlias: string = typeof disk === 'object' ? 'by alias' : '';
`,
};

export const KINDS = {
  'content/ui/kinds/Json.tsx': `import { word } from './data.json';
export default function Json() { return <i>{word}</i>; }
`,
  'content/ui/kinds/data.json': '{ "word": "from JSON" }',
  'content/ui/kinds/Css.tsx': `import './plain.css';
import styles, { box } from './box.module.css';
export default function Css() { return <i className={\`\${box} \${styles['a-b']} plain\`}>styled</i>; }
`,
  'content/ui/kinds/plain.css': '.plain { color: rgb(1, 2, 3); }\n',
  'content/ui/kinds/box.module.css': '.box { background: url(./dot.svg); }\n.a-b { order: 3; }\n',
  'content/ui/kinds/Picture.tsx': `import dot from './dot.svg';
export default function Picture() { return <img src={dot} alt="" />; }
`,
  'content/ui/kinds/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
  'content/ui/kinds/Alias.jsx': `import { fromAlias } from '@acme/ui';
export default function Alias() { return <i>{fromAlias}</i>; }
`,
  'content/ui/kinds/Card/tailwind/index.tsx': `export default function Card() { return <b className="p-[7px] dark:underline">card</b>; }
`,
  'content/ui/kinds/Card/system/index.js': 'export default function Card() { return <b>card</b>; }\n',
  'content/ui/kinds/Throws.tsx': `export default function Throws() {
  const width = window.innerWidth;
  return <i>{width} wide</i>;
}
`,
  'content/ui/kinds/kinds.md': `# Kinds

<p class="description">All kinds.</p>

{{"demo": "Json.js"}}

{{"demo": "Css.js"}}

{{"demo": "Picture.js", "bg": "inline", "disableAd": true, "height": 240}}

{{"demo": "Alias.js", "iframe": true, "height": 220, "maxWidth": 300}}

{{"demo": "Card"}}

{{"demo": "Throws.js", "anchorId": null, "isolated": true, "server": false}}

{{"demo": "Throws.js", "hideToolbar": true, "server": false}}
`,
};

export const IN_PAGE = {
  'lib/Table.tsx': `import { useState } from 'react';
interface Props { rows: number; markdown: { title: string; headings: { id: string; text: string }[] } }
export default function Table({ rows, markdown }: Props) {
  const [more, setMore] = useState(0);
  return <button onClick={() => setMore(more + 1)}>{\`\${markdown.title}, \${markdown.headings.map(({ text }) => text)}: \${rows + more}\`}</button>;
}
`,
  'content/ui/page/size.ts': 'export const size: number = 41;\n',
  'content/ui/page/page.md': `# Page

<p class="description">All in a page.</p>

## Fences

\`\`\`tsx demo
import { useState } from 'react';
import { size } from './size';

export default function Counter() {
  const [count, setCount] = useState<number>(size);
  return <button onClick={() => setCount(count + 1)}>count {count}</button>;
}
\`\`\`

\`\`\`jsx demo=Own hideToolbar
export default function Own() {
  return <b>own</b>;
}
\`\`\`

## Components

{{"component": "lib/Table.tsx", "rows": 3}}

{{"component": "lib/Table.tsx", "rows": 5}}
`,
};

/** What the islands of a page hold, in their order. */
export const islands = (html: string) =>
  [...html.matchAll(/<dg-island name="Demo"([^>]*)>(.*?)<\/dg-island>/gs)].map(([, attributes = '', inner = '']) => ({
    props: JSON.parse((/ props="([^"]*)"/.exec(attributes)?.[1] ?? '{}').replaceAll('&quot;', '"')),
    isClient: / client=""/.test(attributes),
    html: inner,
  }));

/** Of the table that `--timings` prints. */
export const rowOf = (table: string, stage: string) => {
  const row = table.split('\n').find((line) => line.startsWith(`${stage}  `)) ?? '';
  const [ms, items, hits] = row.slice(stage.length).trim().split(/\s+/);
  return { ms: Number(ms), items, hits };
};
