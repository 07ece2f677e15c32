// What an author may do to the site of `edited-site.ts`: edits after which it builds, and mistakes, each told in a few words.
import {
  CONFIG,
  type Files,
  FOOTER,
  FRAGMENT,
  PICTURES,
  pageText,
  pictureOf,
  TEMPLATES_LINE,
  TREE,
} from './edited-site.ts';

/** Two numbers that say which one, and what it becomes. */
export interface Numbers {
  readonly at: number;
  readonly n: number;
}

/** Changes the files, and says what it did. */
export type Edit = (files: Map<string, string>, numbers: Numbers) => string;

/** By what is edited: each group is drawn as often as another. */
export const EDIT_GROUPS: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  pages: {
    word: (files, { at, n }) => change(files, pick(pagesOf(files), at), /word-\d+/, `word-${n}`),
    'heading that pages link to': (files, { n }) => {
      for (const [path, text] of files)
        if (isText(path))
          files.set(path, text.replace(/#usage-\d+/g, `#usage-${n}`).replace(/^## Usage \d+/m, `## Usage ${n}`));
      return `all headings are "Usage ${n}", and links know it`;
    },
    heading: (files, { at, n }) => {
      const path = pick(pagesOf(files), at);
      const anchor = `${routeOf(path)}#more-`;
      for (const [other, text] of files)
        if (isText(other)) files.set(other, text.replace(new RegExp(`${anchor}\\d+`, 'g'), `${anchor}${n}`));
      return change(files, path, /^## More \d+/m, `## More ${n}`);
    },
    code: (files, { at, n }) =>
      change(files, pick(pagesOf(files), at), /const value: number = \d+/, `const value: number = ${n}`),
    'new page': (files, { at, n }) => {
      const path = `content/${at % 2 === 0 ? 'ui' : 'kit'}/new-${n}.md`;
      return write(files, path, pageText({ title: `New ${n}`, links: [routeOf(pick(flatPages(files), at))] }));
    },
    'translated page': (files, { at, n }) => {
      const path = pick(flatPages(files), at).replace(/\.md$/, '-de.md');
      return write(files, path, pageText({ title: `Neu ${n}` }));
    },
    'page deleted': (files, { at }) => {
      if (flatPages(files).length === 1) return NOTHING;
      const path = pick(flatPages(files), at);
      const route = routeOf(path);
      for (const [other, text] of files) if (isText(other)) files.set(other, withoutLines(text, route));
      files.delete(path.replace(/\.md$/, '-de.md'));
      return remove(files, path);
    },
    'page renamed': (files, { at, n }) => {
      const path = pick(flatPages(files), at);
      const to = path.replace(/[^/]+$/, `moved-${n}.md`);
      if (files.has(to)) return NOTHING;
      const text = files.get(path) ?? '';
      files.delete(path);
      files.set(to, text);
      files.delete(path.replace(/\.md$/, '-de.md'));
      for (const [other, content] of files)
        if (isText(other)) files.set(other, content.replaceAll(routeOf(path), routeOf(to)));
      return `${path} is now ${to}, and links know it`;
    },
  },
  'front matter': {
    description: (files, { at, n }) => change(files, pick(pagesOf(files), at), /(description: .*), \d+/, `$1, ${n}`),
    title: (files, { at, n }) => change(files, pick(pagesOf(files), at), /^title: (\w+).*$/m, `title: $1 ${n}`),
    'place among others': (files, { at, n }) => change(files, pick(pagesOf(files), at), /^order: \d+$/m, `order: ${n}`),
    unlisted: (files, { at }) => toggle(files, pick(treelessPages(files), at), 'order: ', 'unlisted: true\norder: '),
  },
  trees: {
    'order of the tree': (files, { at }) => {
      const text = files.get(TREE) ?? '';
      const rows = text.match(/^ {2}\{ pathname.*\n/gm) ?? [];
      const [head = ''] = rows;
      const moved = pick(rows, at);
      return head === moved ? NOTHING : write(files, TREE, text.replace(moved, '').replace(head, moved + head));
    },
    'title in the tree': (files, { at, n }) => {
      const rows = files.get(TREE)?.match(/\{ pathname.*\}/g) ?? [];
      const row = pick(rows, at);
      return change(files, TREE, row, row.replace(/title: '(\w+) \d+'/, `title: '$1 ${n}'`));
    },
    'mark in the tree': (files) => toggle(files, TREE, "title: 'Start", "newFeature: true, title: 'Start"),
  },
  config: {
    'title of the site': (files, { n }) => change(files, 'parts/title.ts', /\d+/, String(n)),
    'description of the site': (files, { n }) => change(files, CONFIG, /Site \d+/, `Site ${n}`),
    'Markdown for machines': (files) => toggle(files, CONFIG, 'llms: false', 'llms: true'),
    'dead links as warnings': (files) => toggle(files, CONFIG, "dead: 'error'", "dead: 'warning'"),
    'limit of descriptions': (files) => toggle(files, CONFIG, 'descriptionLimit: 160', 'descriptionLimit: 5'),
    'one language less': (files) => toggle(files, CONFIG, "languages: ['en', 'de']", "languages: ['en']"),
    'online editors': (files) => toggle(files, CONFIG, 'demos: { stackBlitz: false, codeSandbox: false }', 'demos: {}'),
    'no search': (files) => toggle(files, CONFIG, '  llms: ', '  search: false,\n  llms: '),
    'social cards': (files) => toggle(files, CONFIG, '  theme: ', '  social: { cards: true },\n  theme: '),
    base: (files) => toggle(files, CONFIG, '  url: ', "  base: '/docs/',\n  url: "),
    redirect: (files, { n }) => change(files, CONFIG, /'\/old-?\d*\/'/, `'/old-${n}/'`),
    color: (files, { n }) => change(files, CONFIG, /#20549\d/, `#20549${n}`),
    'templates on or off': (files) => toggle(files, CONFIG, '  css: ', `${TEMPLATES_LINE}  css: `),
  },
  templates: {
    template: (files, { n }) => change(files, FOOTER, /\d+<\/footer>/, `${n}</footer>`),
    'module of a template': (files, { n }) => change(files, 'templates/_words.ts', /\d+/, String(n)),
    'template of code': (files) => comesOrGoes(files, 'templates/parts/content/CodeBlock.tsx', CODE_BLOCK),
    'style sheet': (files, { at, n }) =>
      change(files, `styles/${pick(['brand', 'deep'], at)}.css`, /order: \d+/, `order: ${n}`),
  },
  demos: {
    demo: (files, { n }) => change(files, `${BUTTON}/Basic.tsx`, /count: number = \d+/, `count: number = ${n}`),
    'module of a demo': (files, { n }) => change(files, `${BUTTON}/label.ts`, /\d+/, String(n)),
    'module before that of a demo': (files) =>
      comesOrGoes(files, `${BUTTON}/label.tsx`, "export const label = ' first';\n"),
    'demo of a fence': (files, { n }) => change(files, `${BUTTON}/button.md`, /fence \d+/, `fence ${n}`),
    'module behind an alias': (files, { n }) => change(files, 'lib/words/word.js', /\d+/, String(n)),
    'module before that behind an alias': (files) =>
      comesOrGoes(files, 'lib/words/word.ts', "export const word: string = 'ts';\n"),
    'settings of TypeScript': (files) =>
      comesOrGoes(files, 'tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx" } }\n'),
    'settings of the formatter': (files) => comesOrGoes(files, '.prettierrc', '{ "semi": false }\n'),
  },
  API: {
    'text of an API': (files, { n }) => change(files, `${API}/button.json`, /Color \d+|Starts \d+/, `Starts ${n}`),
    'prop of an API': (files, { n }) => change(files, `${API}/button.json`, /"props":\{"\w+"/, `"props":{"color${n}"`),
    'one more API': (files, { n }) =>
      comesOrGoes(
        files,
        `${API}/knob.json`,
        `{ "name": "Knob", "props": { "size": { "type": { "name": "${'n'.repeat(n + 1)}" } } } }\n`,
      ),
  },
  files: {
    fragment: (files, { n }) => change(files, FRAGMENT, /Shared \d+/, `Shared ${n}`),
    'heading of a fragment': (files) => toggle(files, FRAGMENT, 'Shared ', '## Of both\n\nShared '),
    picture: (files, { at, n }) => write(files, pick(PICTURES, at), pictureOf(4 + n)),
    'public file': (files, { n }) =>
      write(files, `public/${n % 2 === 0 ? 'notes' : 'more/words'}.txt`, `Notes ${n}.\n`),
  },
};

export const EDITS: Readonly<Record<string, Edit>> = Object.assign({}, ...Object.values(EDIT_GROUPS));

/** After each of them, a build fails. */
export const MISTAKES: Readonly<Record<string, Edit>> = {
  'dead link': (files, { at }) => append(files, pick(pagesOf(files), at), '\n[nowhere](/ui/none/)\n'),
  'dead anchor': (files, { at }) => change(files, pick(pagesOf(files), at), /$/, '\n[nowhere](/ui/button/#none)\n'),
  'page gone that others name': (files, { at }) =>
    remove(files, pick(['content/ui/button/button.md', 'content/ui/link/link.md'], at)),
  'broken front matter': (files, { at }) => change(files, pick(pagesOf(files), at), /^order: \d+$/m, 'order: [1'),
  'broken tree': (files) => change(files, TREE, 'definePages([', 'definePages(['.repeat(2)),
  'tree with a page that is none': (files) => change(files, TREE, '/ui/button/', '/ui/none/'),
  'broken config': (files) => change(files, CONFIG, 'defineConfig({', 'defineConfig({ titel: 1,'),
  'broken template': (files) => write(files, FOOTER, 'export default function ('),
  'template that throws': (files) => write(files, FOOTER, 'export default () => { throw new Error("no footer"); };\n'),
  'broken demo': (files) => append(files, `${BUTTON}/Basic.tsx`, 'export const = ;\n'),
  'demo that throws': (files) => append(files, `${BUTTON}/label.ts`, 'throw new Error("no label");\n'),
  'module of a demo gone': (files) => remove(files, `${BUTTON}/label.ts`),
  'broken API': (files) => change(files, `${API}/button.json`, '{', '['),
  'fragment gone': (files) => remove(files, FRAGMENT),
  'picture gone': (files) => remove(files, 'content/ui/link/line.png'),
  'style sheet gone': (files) => remove(files, 'styles/deep.css'),
};

const NOTHING = 'nothing';
const BUTTON = 'content/ui/button';
const API = 'content/ui/api';
const CODE_BLOCK = `import { CodeBlock } from 'docs-gen/templates';
export default (props) => <section><CodeBlock {...props} /></section>;
`;
/** Sources of pages, sorted; fragments are none. */
function pagesOf(files: Files): string[] {
  return [...files.keys()].filter((path) => /^content\/.*\/[^_/]+\.md$/.test(path)).sort();
}

/** Those that stand alone in a folder of several, and open none. */
function flatPages(files: Files): string[] {
  return pagesOf(files).filter((path) => /^content\/\w+\/(?!index\.|.*-de\.)[^/]+\.md$/.test(path));
}

/** Those that no row of a tree names. */
function treelessPages(files: Files): string[] {
  return pagesOf(files).filter((path) => path.startsWith('content/kit/'));
}

function routeOf(path: string): string {
  const route = path.replace(/^content/, '').replace(/\.md$/, '/');
  return route.replace(/\/index\/$/, '/').replace(/\/(\w+)\/\1\/$/, '/$1/');
}

function isText(path: string): boolean {
  return /\.(?:md|tsx?)$/.test(path);
}

/** The list is never empty: no edit takes away the last of a kind. */
function pick<T>(from: readonly T[], at: number): T {
  const item = from[at % from.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function write(files: Map<string, string>, path: string, text: string): string {
  const before = files.get(path);
  files.set(path, text);
  return before === text ? NOTHING : `${path} ${before === undefined ? 'comes' : 'is another'}`;
}

function append(files: Map<string, string>, path: string, text: string): string {
  return files.has(path) ? write(files, path, files.get(path) + text) : NOTHING;
}

function remove(files: Map<string, string>, path: string): string {
  return files.delete(path) ? `${path} goes` : NOTHING;
}

function change(files: Map<string, string>, path: string, from: string | RegExp, to: string): string {
  const before = files.get(path);
  const after = before?.replace(from, to);
  if (before === undefined || after === undefined || after === before) return NOTHING;
  files.set(path, after);
  const was = typeof from === 'string' ? from : before.match(from)?.[0];
  return `${path}: ${JSON.stringify(was)} is now ${JSON.stringify(to)}`;
}

/** One of two texts stands there; `more` may hold `less`. */
function toggle(files: Map<string, string>, path: string, less: string, more: string): string {
  return files.get(path)?.includes(more) ? change(files, path, more, less) : change(files, path, less, more);
}

function comesOrGoes(files: Map<string, string>, path: string, text: string): string {
  return files.has(path) ? remove(files, path) : write(files, path, text);
}

function withoutLines(text: string, route: string): string {
  return text
    .split('\n')
    .filter((line) => !line.includes(`${route}'`) && !line.includes(`(${route}`))
    .join('\n');
}
