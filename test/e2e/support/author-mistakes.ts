// Mistakes of an author, each with what the overlay shows of it and the fixed file.

interface Mistake {
  readonly kind: string;
  readonly file: string;
  readonly broken: string;
  readonly code: string;
  /** Line and column. */
  readonly place: string;
  /** Part of the line that the frame marks. */
  readonly frame: string;
  /** The mended file of a round: no two are the same. */
  readonly good: (round: number) => string;
  /** In the page: whether it shows this round. */
  readonly shows: (round: number) => boolean;
  /** The page is loaded anew then: all others are only changed. */
  readonly reloads?: boolean;
}

export const page = (round: number | string) =>
  `---\ntitle: Button\ndescription: About buttons.\n---\n\n# Button\n\nWords ${round}.\n\n{{"demo": "Press.js"}}\n`;
export const config = (round: number | string) =>
  `export default {
  title: 'Acme ${round}', url: 'https://acme.example', lastUpdated: false,
  translations: 'words', css: ['own.css'], templates: 'looks', demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;
const tree = (round: number | string) =>
  `export default [{ pathname: '/ui' }, { pathname: '/ui/button', title: 'Row ${round}' }];\n`;
const demo = (round: number | string) =>
  `import './demo.css';\n\nexport default function Press() {\n  return <button className="press">Press ${round}</button>;\n}\n`;
const css = (round: number | string) => `body { --own: own${round}; }\n`;
const demoCss = (round: number | string) => `.press { --press: press${round}; }\n`;
const words = (round: number | string) => `{ "skipToContent": "Skip ${round}" }\n`;
const template = (round: number | string) =>
  `import { word } from '../../_words';\n\nexport default function Footer() {\n  return <footer>{word} ${round}</footer>;\n}\n`;
const templateModule = (round: number | string) => `export const word = 'Foot ${round}';\n`;

export const SITE = {
  'site.config.ts': config(0),
  'own.css': css(0),
  'words/en.json': words(0),
  'looks/parts/shell/SiteFooter.tsx': template(0),
  'looks/_words.ts': templateModule(0),
  'content/ui/index.md': '# Acme UI\n\n<p class="description">All there is.</p>\n\nThe [button](/ui/button/).\n',
  'content/ui/button.md': page(0),
  'content/ui/Press.js': demo(0),
  'content/ui/demo.css': demoCss(0),
  'content/ui/pages.ts': tree(0),
} satisfies Readonly<Record<string, string>>;

export const MISTAKES: readonly Mistake[] = [
  {
    kind: 'page: a quote of the front matter is left open',
    file: 'content/ui/button.md',
    broken: '---\ntitle: "Button\ndescription: About buttons.\n---\n\n# Button\n',
    code: 'content/bad-yaml',
    place: '2:8',
    frame: 'title: "Button',
    good: page,
    shows: (round) => document.body.innerText.includes(`Words ${round}.`),
  },
  {
    kind: 'page: a directive is no JSON',
    file: 'content/ui/button.md',
    broken: page('now').replace('"Press.js"', ''),
    code: 'markdown/bad-directive',
    place: '10:1',
    frame: '{{"demo": }}',
    good: page,
    shows: (round) => document.body.innerText.includes(`Words ${round}.`),
  },
  {
    kind: 'demo',
    file: 'content/ui/Press.js',
    broken: demo('now').replace('</button>', ''),
    code: 'demos/syntax',
    place: '4:36',
    frame: 'return <button',
    good: demo,
    shows: (round) => document.querySelector('button.press')?.textContent === `Press ${round}`,
  },
  {
    kind: 'config',
    file: 'site.config.ts',
    broken: config('now').replace("title: 'Acme now',", "title: 'Acme now,"),
    code: 'config/syntax',
    place: '2:27',
    frame: "title: 'Acme now,",
    good: config,
    shows: (round) => document.head.innerHTML.includes(`"Acme ${round}"`),
    reloads: true,
  },
  {
    kind: 'tree',
    file: 'content/ui/pages.ts',
    broken: "export default [{ pathname: '/ui' }, { pathname '/ui/button' }];\n",
    code: 'tree/syntax',
    place: '1:49',
    frame: "pathname '/ui/button'",
    good: tree,
    shows: (round) => document.querySelector('#dg-nav')?.textContent?.includes(`Row ${round}`) === true,
  },
  {
    kind: 'css of the site',
    file: 'own.css',
    broken: "@import './gone.css';\n",
    code: 'bundle/failed',
    place: '1:9',
    frame: './gone.css',
    good: css,
    shows: (round) => getComputedStyle(document.body).getPropertyValue('--own').trim() === `own${round}`,
  },
  {
    kind: 'css of a demo',
    file: 'content/ui/demo.css',
    broken: "@import './gone.css';\n",
    code: 'demos/not-bundled',
    place: '1:9',
    frame: './gone.css',
    good: demoCss,
    shows: (round) => {
      const button = document.querySelector('button.press');
      return button !== null && getComputedStyle(button).getPropertyValue('--press').trim() === `press${round}`;
    },
  },
  {
    kind: 'translations',
    file: 'words/en.json',
    broken: '{ "skipToContent": "Skip, }\n',
    code: 'render/bad-translations',
    place: '1:20',
    frame: '"Skip, }',
    good: words,
    shows: (round) => document.body.textContent.includes(`Skip ${round}`),
  },
  {
    kind: 'template',
    file: 'looks/parts/shell/SiteFooter.tsx',
    broken: template('now').replace('</footer>', ''),
    code: 'overrides/failed',
    place: '5:1',
    frame: 'return <footer>',
    good: template,
    shows: (round) => [...document.querySelectorAll('footer')].some((one) => one.textContent?.endsWith(` ${round}`)),
    reloads: true,
  },
  {
    kind: 'module of a template',
    file: 'looks/_words.ts',
    broken: 'export const word = ;\n',
    code: 'overrides/failed',
    place: '1:21',
    frame: 'export const word = ;',
    good: templateModule,
    shows: (round) => document.body.innerText.includes(`Foot ${round}`),
    reloads: true,
  },
];
