// What the files of a site made by chance hold: good ones, and mistakes of each kind.

type Chance = () => number;

const KIT_PAGES = ['press', 'pull', 'hold'];

export function randomText(chance: Chance, hasDrafts: boolean) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T; // Never empty.
  const number = (below: number) => Math.floor(chance() * below);
  /** `extra`: of a page that a tree may list. */
  const page = (extra: readonly string[] | null = null): string => {
    const title = `${pick(['Button', 'Input', 'Table', 'Chart'])} ${number(5)}`;
    const matter = [`title: ${title}`, `description: About ${number(9)}.`];
    if (chance() < 0.08 && !extra && hasDrafts) matter.push('draft: true');
    if (chance() < 0.1) matter.push(`order: ${number(9)}`);
    if (!extra && chance() < 0.05) matter.push('unlisted: true');
    if (chance() < 0.1) matter.push('keywords: [one, two]');
    const lines = [`# ${title}`, '', `Words ${number(1e6)}.`, ''];
    if (chance() < 0.4) lines.push('## Usage', '', '```js', `const a = ${number(99)};`, '```', '');
    if (!extra && chance() < 0.3) lines.push('{{"include": "/_shared.md"}}', '');
    if (chance() < 0.3) lines.push('![Dot](/dot.svg)', '');
    if (chance() < 0.2) lines.push(`See [the kit](/kit/${pick(KIT_PAGES)}/).`, '');
    if (chance() < 0.1) lines.push(':::warning', `Mind ${number(99)}.`, ':::', '');
    return `---\n${matter.join('\n')}\n---\n\n${[...lines, ...(extra ?? [])].join('\n')}\n`;
  };
  const css = () => `.own-${number(3)} { color: rgb(${number(255)} 0 0) }\n`;
  const module = () => `export const word = 'word ${number(1e6)}';\n`;
  const demo = () =>
    [
      "import * as React from 'react';",
      "import { word } from './words';",
      ...(chance() < 0.5 ? ["import './demo.css';"] : []),
      '',
      'export default function Demo() {',
      `  const [count, setCount] = React.useState<number>(${number(99)});`,
      '  return <button onClick={() => setCount(count + 1)}>{word} {count}</button>;',
      '}',
      '',
    ].join('\n');
  const config = () =>
    `import { name } from './shared';
export default {
  title: name, url: 'https://acme.example', description: 'Words ${number(5)}.', languages: ['en', 'zh'], translations: 'words', templates: 'looks',
  css: ['own.css'], links: { dead: 'warning' }, theme: { color: '#2054${10 + number(80)}' },
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' },
    { id: 'kit', prefix: '/kit/', name: name + ' Kit', contentDir: 'content/kit', api: {} },
  ],
};
`;
  const texts = {
    page: () => page(),
    name: () => `${pick(['one', 'two', 'three', 'four'])}-${number(4)}`,
    kitPage: () =>
      page([
        ...(chance() < 0.8 ? ['{{"demo": "Press.js"}}', ''] : []),
        ...(chance() < 0.5 ? ['{{"demo": "Pull.js", "hideToolbar": true}}', ''] : []),
        ...(chance() < 0.4 ? ['{{"include": "_notes.md"}}', ''] : []),
      ]),
    include: () => `Shared ${number(1e6)}.\n${chance() < 0.3 ? '\n## Shared part\n\nMore.\n' : ''}`,
    tree() {
      const names = [...KIT_PAGES].sort(() => chance() - 0.5).slice(0, 1 + number(3));
      const row = (name: string) =>
        `{ pathname: '/kit/${name}'${chance() < 0.5 ? `, title: 'Row ${number(9)}'` : ''}${chance() < 0.2 ? ', newFeature: true' : ''} }`;
      const group = `{ pathname: '/kit/group', title: 'Group ${number(9)}', children: [${names.map(row).join(', ')}] }`;
      return `export default [{ pathname: '/kit', title: 'Kit' }, ${group}];\n`;
    },
    demo,
    module,
    css,
    ownCss: () => (chance() < 0.7 ? `@import './more.css';\n${css()}` : css()),
    words: () => `{ "languages": "Words ${number(99)}", "next": "Next ${number(99)}" }\n`,
    api: (name: string) =>
      `{ "name": "use${name}", "description": "Does ${number(99)}.", "props": { "size": { "type": { "name": "number" }, "description": "Size ${number(9)}." } } }\n`,
    config,
    shared: () => `export const name = '${pick(['Acme', 'Bolt', 'Core'])}';\n`,
    svg: () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${1 + number(9)} 1"/>\n`,
    footer: () =>
      `import { word } from '../../_words';\nexport default function Footer() { return <footer>{word} ${number(99)}</footer>; }\n`,
    /** For each file that can be, what it is while it is wrong. */
    mistakes: new Map([
      ['site.config.ts', 'export default {'],
      ['shared.ts', 'export const name = ;'],
      ['own.css', '@import "gone.css"; a {'],
      ['more.css', 'a { color: "'],
      ['content/kit/pages.ts', 'export default ['],
      ['content/kit/Press.tsx', 'export default function ('],
      ['content/kit/words.ts', 'export const word = ;'],
      ['content/kit/demo.css', '@import "gone.css";'],
      ['content/kit/press.md', '---\ntitle: Press\n---\n\n# Press\n\n{{"demo": }}\n'],
      ['content/kit/api/use-press.json', '{ "name": '],
      ['content/ui/_shared.md', '{{"include": "/gone.md"}}\n'],
      ['words/zh.json', '{ "next": '],
      ['looks/parts/shell/SiteFooter.tsx', 'export default function ('],
      ['looks/_words.ts', 'throw new Error("broken");'],
    ]),
    firstSite(): readonly (readonly [file: string, body: string])[] {
      const files = [
        ['site.config.ts', config()],
        ['shared.ts', texts.shared()],
        ['own.css', texts.ownCss()],
        ['more.css', css()],
        ['words/zh.json', texts.words()],
        ['looks/parts/shell/SiteFooter.tsx', texts.footer()],
        ['looks/_words.ts', module()],
        ['public/dot.svg', texts.svg()],
        ['content/ui/_shared.md', texts.include()],
        ['content/ui/index.md', page()],
        ['content/ui/index-zh.md', page()],
        ['content/kit/index.md', page([])],
        ['content/kit/_notes.md', texts.include()],
        ['content/kit/pages.ts', texts.tree()],
        ['content/kit/Press.tsx', demo()],
        ['content/kit/Pull.tsx', demo()],
        ['content/kit/words.ts', module()],
        ['content/kit/demo.css', css()],
        ['content/kit/api/use-press.json', texts.api('Press')],
        ...KIT_PAGES.map((name) => [`content/kit/${name}.md`, texts.kitPage()] as const),
        ...['', 'forms/', 'forms/inner/', 'data/'].flatMap((folder) =>
          [0, 1].map((n) => [`content/ui/${folder}${pick(['one', 'two'])}-${n}.md`, page()] as const),
        ),
      ] as const;
      return files;
    },
  };
  return texts;
}
