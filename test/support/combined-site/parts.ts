// The parts of a page of a combined site: for each, its markdown and the files it needs.
import { pngOf } from '../pictures.ts';
import type { SiteFiles } from '../site-chain.ts';
import type { SiteRow } from './factors.ts';

interface Part {
  readonly text: string;
  /** Below the folder of the page. */
  readonly files?: SiteFiles;
}

const DEMO = `import { label } from './label';
import './tone.css';

export default function Basic() {
  const count: number = 1;
  return (
    <button type="button" className="acme-tone">
      {label} {count}
    </button>
  );
}
`;
const DEMO_FILES = {
  'Basic.tsx': DEMO,
  'label.ts': "export const label: string = 'Press';\n",
  'tone.css': '.acme-tone { color: #123456; }\n',
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="M0 0h24v24"/></svg>\n';

const DEMOS: Readonly<Record<SiteRow['demos'], Part | null>> = {
  none: null,
  file: { text: '{{"demo": "Basic.js", "bg": "gradient"}}', files: DEMO_FILES },
  frame: { text: '{{"demo": "Basic.js", "iframe": true, "height": 200, "defaultCodeOpen": true}}', files: DEMO_FILES },
  fence: {
    text: '```tsx demo=Greeting\nexport default function Greeting() {\n  return <b>Hello</b>;\n}\n```\n\n```jsx demo hideToolbar\nexport default () => <i>Bare</i>;\n```',
  },
  bare: { text: '{{"demo": "Basic.js", "hideToolbar": true, "anchorId": "bare-demo"}}', files: DEMO_FILES },
};

const SWITCHED = {
  callouts: {
    text: '::::warning Before `you` start\nText with [a link](/ui/link/).\n\n:::info\nInside.\n\n- a\n- b\n:::\n::::\n\n> [!TIP]\n> An alert.',
  },
  codeTabs: {
    text: '<codeblock storageKey="package-manager">\n\n```bash npm\nnpm install acme\n```\n\n```bash pnpm\npnpm add acme\n```\n\n</codeblock>\n\n<codeblock>\n\n```ts TypeScript\nconst a: number = 1;\n```\n\n```js JavaScript\nconst a = 1;\n```\n\n</codeblock>',
  },
  codeMarks: {
    text: '```ts title="marks.ts" {1} del={2} ins={3} lineNumbers=7 collapse=2 /limit/\nconst limit = 1;\nrun(limit);\nwalk(limit); // [!code highlight]\nstop();\n```\n\n```console\n$ npx acme\nDone.\n```\n\n```diff\n-old\n+new\n```\n\n    indented',
  },
  cards: {
    text: ':::cards\n- ![](./icon.svg) [Link](/ui/link/) A page.\n- [Section](/ui/link/#second-part)\n\n  More text.\n- **Without a link** Text.\n:::',
    files: { 'icon.svg': SVG },
  },
  steps: {
    text: ':::::steps\n1. Install it.\n\n   ```bash\n   npm install acme\n   ```\n\n2. Press :kbd[Ctrl+K].\n\n   ::::info Wait\n   :::details Why?\n   It takes a while.\n   :::\n   ::::\n:::::',
  },
  fileTree: {
    text: ':::filetree\n- content/ all pages\n  - **index.md** the first one\n  - guides/\n    - …\n- site.config.ts\n:::',
  },
  details: {
    text: ':::details Why is `it` so?\nBecause.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n:::\n\n<details>\n<summary>More <em>about</em> it</summary>\n\nText with **markdown**.\n\n</details>',
  },
  figures: {
    text: ':::figure Sizes of `it`\n| Size | Height |\n| :- | -: |\n| small | 32 |\n:::\n\n:::figure Code\n```ts\nconst a = 1;\n```\n:::',
  },
  featureList: { text: '<featureList>\n\n- **Fast**\n- `code` and [a link](/ui/link/)\n\n</featureList>' },
  tables: {
    text: `| Event | Bubbles | Target | Payload | Since | A column with a long name |\n| :-- | :-: | --: | :-- | :-- | :-- |\n| \`press\` | yes | \`a \\| b\` | \`aVeryLongNameThatCannotBeBroken\` | one | [a link](/ui/link/) |\n\n| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(12)}`,
  },
  footnotes: {
    text: 'A text with a note[^note] and another[^second], and the first again[^note].\n\n[^note]: The note, with `code`.\n\n    Its second paragraph.\n[^second]: With [a link](/ui/link/).',
  },
  headings: {
    text: '### Sizes :badge[New]{success} {#sizes}\n\n[Here](#sizes), and [below](#same-2).\n\n### Same\n\n### Same\n\n#### With `code` and *more* {#deep}\n\n[There](#deep).\n\n### Press :kbd[Ctrl+K], H<sub>2</sub>O[^heading]\n\n### ![A dot](/dot.png)\n\n### A [link](/ui/link/) in it\n\n##### Small\n\n### 🚀\n\n[^heading]: Of a heading.',
  },
  pictures: {
    text: '![Wide](./wide.png "A picture, in `grey`")\n\n![Small](./small.png) and ![Public](/dot.png), in a line.\n\n[![Linked](./small.png)](/ui/link/)\n\n<picture><source srcset="./wide.png 2x" type="image/png"><img src="./small.png" alt="Chosen"></picture>\n\n[A file](./report.pdf#page=2)',
    files: { 'wide.png': pngOf(1600, 900), 'small.png': pngOf(300, 200), 'report.pdf': '%PDF-1.4\n' },
  },
  film: {
    text: '![A tour](./tour.mp4 "A film")\n\n<video src="./tour.mp4" poster="./poster.png" width="320" height="240" controls></video>',
    files: { 'tour.mp4': 'no film', 'poster.png': pngOf(32, 24) },
  },
  includes: {
    text: '{{"include": "_shared.md"}}\n\n```ts file="sample.ts" region="part" title\n```',
    files: {
      '_shared.md':
        'Shared, with [a link](../link.md#second-part) and ![a dot](./shared.png).\n\n### A heading of a fragment\n\nText.\n',
      'shared.png': pngOf(4, 4),
      'sample.ts': '// #region part\nexport const part = 1;\n// #endregion part\n',
    },
  },
  html: {
    text: 'Press <kbd class="key">Ctrl</kbd>, H<sub>2</sub>O, <mark>marked</mark>, <abbr title="application programming interface">API</abbr>.\n\n<div class="acme-box"><p>A block.</p></div>\n\n<p>A paragraph with <strong>more</strong>.</p>\n\nA line with a\\\nbreak, an autolink https://other.example/a and <https://other.example/>.\n\n***',
  },
  component: {
    text: '{{"component": "Words.tsx", "of": "Button"}}\n\n{{"component": "docs-gen/ThemePalette"}}',
    files: {
      'Words.tsx':
        'export default function Words({ of, markdown, translations }: { of: string; markdown: { title: string }; translations: { next: string } }) {\n  return <p>{of}, {markdown.title}, {translations.next}</p>;\n}\n',
    },
  },
  math: { text: 'Inline $a^2 + b^2$ math.\n\n$$\n\\frac{a}{b}\n$$' },
} as const satisfies Readonly<Partial<Record<keyof SiteRow, Part>>>;

type PartName = keyof typeof SWITCHED;

/** The parts that a row has, one section each. */
export function partsOf(row: SiteRow): { readonly text: string; readonly files: SiteFiles } {
  const switched = (Object.keys(SWITCHED) as PartName[]).filter((name) => row[name] === 'on');
  const sections: (readonly [string, Part])[] = switched.map((name) => [name, SWITCHED[name]]);
  const demo = DEMOS[row.demos];
  if (demo) sections.push(['demos', demo]);
  return {
    text: sections.map(([name, { text }]) => `## The part ${name}\n\n${placed(name, text, row.place)}\n`).join('\n'),
    files: Object.assign({}, ...sections.map(([, { files = {} }]) => files)),
  };
}

/** A part in what may be around it. */
function placed(name: string, text: string, place: SiteRow['place']): string {
  switch (place) {
    case 'page':
      return text;
    case 'list':
      return `- An item.\n\n${indented(text, 2)}\n\n- Another one.`;
    case 'callout':
      return `:::::::success Around\n${text}\n:::::::`;
    case 'details':
      return `:::::::details Around\n${text}\n:::::::`;
    case 'step':
      return `:::::::steps\n1. A step.\n\n${indented(text, 3)}\n\n2. Another one.\n:::::::`;
    case 'quote':
      return text.replace(/^/gm, '> ');
    case 'element':
      return `<details>\n<summary>Around</summary>\n\n${text}\n\n</details>`;
    case 'footnote':
      return `See below[^around-${name}].\n\n[^around-${name}]: A note.\n\n${indented(text, 4)}`;
  }
}

function indented(text: string, depth: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(depth));
}
