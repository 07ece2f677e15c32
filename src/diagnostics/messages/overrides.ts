// Diagnostics raised by `src/overrides/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

export const overridesMessages = {
  'overrides/symbolic-link': entry<{ file: string; kind: 'file' | 'folder' }>({
    effect: 'missing',
    message: ({ file, kind }) =>
      `${file} is a symbolic link${kind === 'file' ? '' : ' to a folder with templates'}; docs-gen does not follow it.`,
    hint: () =>
      'put a file there that exports what the other file has; a link whose name starts with `_` may be imported, and so may be what a folder of `security.linkedFolders` holds.',
    explain: {
      what: 'A template, or a folder with some, is a symbolic link to what no folder of `security.linkedFolders` holds.',
      why: 'A link may lead out of the project. Passed over in silence, the built-in template would stay in place.',
      example: 'ln -s ../../shared/Header.tsx my-templates/parts/shell/Header.tsx',
      fix: 'Replace the link by what it leads to.',
    },
  }),
  'overrides/unknown-template': entry<{ file: string; nearest: string | null }>({
    effect: 'dropped',
    message: ({ file, nearest }) =>
      `No template has the name ${file}.${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
    hint: ({ file, nearest }) =>
      file.startsWith('styles/')
        ? 'the `styles` folder holds style sheets (`.css`), and the pictures and fonts that they name.'
        : nearest === null
          ? 'the page on overrides lists all names; a module of your own starts with `_`, or lies outside of the folder.'
          : `rename it to ${nearest}.`,
    explain: {
      what: 'A file of the templates folder has a name that stands for no template, no element and no style.',
      why: 'A misspelt name would leave the built-in template in place, in silence.',
      example: 'my-templates/pages/DocPgae.tsx',
      fix: 'Correct the name. Modules that templates share start with `_`, lie in a folder that does, or lie elsewhere.',
    },
  }),
  'overrides/duplicate-template': entry<{ file: string; earlier: string }>({
    effect: 'dropped',
    message: ({ file, earlier }) => `${file} and ${earlier} are for the same template.`,
    hint: () => 'remove one of them.',
    explain: {
      what: 'One template is written in two files that differ only in their ending, or in upper and lower case.',
      why: 'Only one of them can be used, and some disks take names that differ in case for the same.',
      example: 'my-templates/pages/DocPage.tsx and my-templates/pages/DocPage.jsx',
      fix: 'Remove one of the files.',
    },
  }),
  'overrides/failed': entry<{ text: string }>({
    effect: 'missing',
    message: ({ text }) => `A template could not be built: ${sentence(text)}`,
    hint: ({ text }) =>
      text.includes('style sheet')
        ? 'name the style sheet in `css`, or put it into the `styles` folder beside `pages`.'
        : 'mend the file at this place; every import must lead to a file, an alias or an installed package.',
    explain: {
      what: 'A file of the templates folder, or one that it imports, is no valid TypeScript or JavaScript, or an import leads nowhere.',
      why: 'The template cannot run, and its pages cannot be rendered.',
      example: "import { Badge } from '@acme/badge';   (neither installed nor an alias)",
      fix: 'Mend the line that is shown. Add the package, or the alias in `aliases`.',
    },
  }),
  'overrides/warning': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `esbuild warns of a template: ${sentence(text)}`,
    hint: () => 'look at the place it names; the template is used all the same.',
    explain: {
      what: 'A template was built, but something in it looks wrong.',
      why: 'Code that never does what it says is mostly a slip.',
      example: 'Duplicate key "title" in object literal',
      fix: 'Correct the file at the place that is named.',
    },
  }),
  'overrides/unknown-export': entry<{ name: string; nearest: string | null; known: readonly string[] }>({
    effect: 'missing',
    message: ({ name }) =>
      name === 'default' ? 'docs-gen/templates has no default export.' : `docs-gen/templates has no export ${name}.`,
    hint: ({ nearest, known, name }) => didYouMean(nearest, name) ?? `it exports ${known.join(', ')}.`,
    explain: {
      what: 'A template imports something from `docs-gen/templates` that is not there.',
      why: 'React would be asked to render nothing.',
      example: "import { HeadrLogo } from 'docs-gen/templates';",
      fix: "import { HeaderLogo } from 'docs-gen/templates';",
    },
  }),
  'overrides/async-component': entry<{ file: string }>({
    effect: 'missing',
    message: ({ file }) => `${file} exports an async function; a template is rendered at once and may not be async.`,
    hint: () => 'take `async` away, and read what it waits for without waiting, for example with `readFileSync`.',
    explain: {
      what: 'The component of a template is an async function.',
      why: 'Pages are rendered in one go: a component that waits would never show.',
      example: 'export default async function SiteFooter() { … }',
      fix: 'export default function SiteFooter() { … }',
    },
  }),
  'overrides/no-component': entry<{ file: string; found: string; names: readonly string[] }>({
    effect: 'wrong',
    message: ({ file, found, names }) =>
      names.length === 0 || found !== 'nothing'
        ? `${file} must export a component as default; it exports ${found}.`
        : `${file} must export its component as default; it exports ${names.join(', ')} and no default.`,
    hint: ({ found, names }) =>
      found === 'nothing' && names.length === 1
        ? `write \`export default\` before ${names[0]}, or \`export { ${names[0]} as default }\`.`
        : 'write `export default function …(props) { … }`.',
    explain: {
      what: 'The default export of a template is missing, or is no React component.',
      why: 'docs-gen renders the default export in the place of its own template.',
      example: 'export function DocPage(props: DocPageProps) { … }   (no default)',
      fix: 'Write `export default` before the component.',
    },
  }),
  'overrides/threw': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} threw while it was loaded: ${sentence(problem)}`,
    hint: () => 'mend the line that it names: it ran outside of any component.',
    explain: {
      what: 'A template threw an error before anything was rendered with it.',
      why: 'Its component is not known, so its pages cannot be rendered.',
      example: "const menu = JSON.parse(readFileSync('menu.json', 'utf8'));   (no such file)",
      fix: 'Mend the line that is shown, or what it depends on.',
    },
  }),
  'overrides/render-failed': entry<{ template: string; route: string; problem: string; more: number }>({
    effect: 'missing',
    message: ({ template, route, problem, more }) =>
      `${template} threw while ${route} was rendered${more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'page' : 'pages'})`}: ${sentence(problem)}`,
    hint: ({ problem }) =>
      /suspended|\[object Promise\]|async/i.test(problem)
        ? 'templates are rendered at once: no component in them may be async or wait for anything.'
        : /\b(?:null|undefined)\b/.test(problem) && /\bpropert(?:y|ies)\b|not iterable/.test(problem)
          ? 'mend the line that it names; props that may be null are marked so in their types.'
          : problem.startsWith('Element type is invalid')
            ? 'one of its components is not there: look at what the file imports, and at what that exports.'
            : 'mend the line that it names.',
    explain: {
      what: 'A template of the project, or a component that it uses, threw an error while a page was rendered.',
      why: 'The page has no HTML.',
      example:
        'export default ({ product }: HeaderLogoProps) => <b>{product.name}</b>;   (product is null on the 404 page)',
      fix: 'Mend the line that is shown. TypeScript finds most of these when props have their types.',
    },
  }),
};
