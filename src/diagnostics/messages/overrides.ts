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
      'replace the link with a file that re-exports the target, add the folder of the target to `security.linkedFolders`, or start the name with `_` if only other templates import it.',
    explain: {
      what: 'A template, or a folder with templates, is a symbolic link. The target is not in a folder of `security.linkedFolders`.',
      why: 'A link can point outside the project, so docs-gen does not follow it. The built-in template would be used instead of yours.',
      example: 'ln -s ../../shared/Header.tsx my-templates/parts/shell/Header.tsx',
      fix: 'Replace the link with the file or folder that it points to.',
    },
  }),
  'overrides/unknown-template': entry<{ file: string; nearest: string | null }>({
    effect: 'dropped',
    message: ({ file, nearest }) =>
      `${file} does not match the name of a template.${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
    hint: ({ file, nearest }) =>
      file.startsWith('styles/')
        ? 'keep only style sheets (`.css`), and the images and fonts that they use, in the `styles` folder.'
        : nearest === null
          ? 'use a name from the list in the manual (Overrides); start the name of a helper module with `_`, or move it out of the folder.'
          : `rename it to ${nearest}.`,
    explain: {
      what: 'The name of a file in the templates folder does not match a template, an element or a style sheet.',
      why: 'The file would have no effect. docs-gen would use the built-in template.',
      example: 'my-templates/pages/DocPgae.tsx',
      fix: 'Fix the name. For a module that templates share, use a name that starts with `_`, a folder with such a name, or a place outside the templates folder.',
    },
  }),
  'overrides/duplicate-template': entry<{ file: string; earlier: string }>({
    effect: 'dropped',
    message: ({ file, earlier }) => `${file} and ${earlier} override the same template.`,
    hint: () => 'remove one of them.',
    explain: {
      what: 'Two files override the same template. Their names differ only in the extension, or in upper and lower case.',
      why: 'docs-gen can use only one of them, and some file systems are not case-sensitive. The other file would have no effect.',
      example: 'my-templates/pages/DocPage.tsx and my-templates/pages/DocPage.jsx',
      fix: 'Remove one of the files.',
    },
  }),
  'overrides/failed': entry<{ text: string }>({
    effect: 'missing',
    message: ({ text }) => `A template could not be built: ${sentence(text)}`,
    hint: ({ text }) =>
      text.includes('style sheet')
        ? 'add the style sheet to `css`, or move it to the `styles` folder next to `pages`.'
        : 'fix the file at this position; every import must resolve to a file, an alias or an installed package.',
    explain: {
      what: 'A file in the templates folder, or a file that it imports, is not valid TypeScript or JavaScript, or an import cannot be resolved.',
      why: 'The template cannot run, and its pages cannot be rendered.',
      example: "import { Badge } from '@acme/badge';   (neither installed nor an alias)",
      fix: 'Fix the line in the message. Install the package, or add the alias to `aliases`.',
    },
  }),
  'overrides/warning': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `esbuild reports a warning for a template: ${sentence(text)}`,
    hint: () => 'check the code at this position; the template is used.',
    explain: {
      what: 'esbuild built a template, but part of the code is probably wrong.',
      why: 'Code that has no effect is usually a mistake.',
      example: 'Duplicate key "title" in object literal',
      fix: 'Fix the file at the position in the message.',
    },
  }),
  'overrides/unknown-export': entry<{ name: string; nearest: string | null; known: readonly string[] }>({
    effect: 'missing',
    message: ({ name }) =>
      name === 'default'
        ? 'docs-gen/templates does not have a default export.'
        : `docs-gen/templates does not export ${name}.`,
    hint: ({ nearest, known, name }) => didYouMean(nearest, name) ?? `import one of ${known.join(', ')}.`,
    explain: {
      what: 'A template imports a name that `docs-gen/templates` does not export.',
      why: 'The imported component would be undefined, and React could not render the page.',
      example: "import { HeadrLogo } from 'docs-gen/templates';",
      fix: "import { HeaderLogo } from 'docs-gen/templates';",
    },
  }),
  'overrides/async-component': entry<{ file: string }>({
    effect: 'missing',
    message: ({ file }) => `${file} exports an async function, but templates are rendered synchronously.`,
    hint: () => 'remove `async`, and read data synchronously, for example with `readFileSync`.',
    explain: {
      what: 'The component of a template is an async function.',
      why: 'docs-gen renders pages synchronously and cannot wait for a component. The template would be empty.',
      example: 'export default async function SiteFooter() { … }',
      fix: 'export default function SiteFooter() { … }',
    },
  }),
  'overrides/no-component': entry<{ file: string; found: string; names: readonly string[] }>({
    effect: 'wrong',
    message: ({ file, found, names }) =>
      names.length === 0 || found !== 'nothing'
        ? `${file} must export a component as default; it exports ${found}.`
        : `${file} must export its component as default; it exports only ${names.join(', ')}.`,
    hint: ({ found, names }) =>
      found === 'nothing' && names.length === 1
        ? `write \`export default\` before ${names[0]}, or \`export { ${names[0]} as default }\`.`
        : 'write `export default function …(props) { … }`.',
    explain: {
      what: 'The default export of a template is missing or is not a React component.',
      why: 'docs-gen renders the default export instead of the built-in template.',
      example: 'export function DocPage(props: DocPageProps) { … }   (no default)',
      fix: 'Write `export default` before the component.',
    },
  }),
  'overrides/threw': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} threw an error while it was loaded: ${sentence(problem)}`,
    hint: () => 'fix the line in the message, which runs outside of a component.',
    explain: {
      what: 'The module of a template threw an error when it was loaded.',
      why: 'docs-gen cannot load the component, so it cannot render the pages that use it.',
      example: "const menu = JSON.parse(readFileSync('menu.json', 'utf8'));   (the file does not exist)",
      fix: 'Fix the line in the message, or add the data that it needs.',
    },
  }),
  'overrides/render-failed': entry<{ template: string; route: string; problem: string; more: number }>({
    effect: 'missing',
    message: ({ template, route, problem, more }) =>
      `${template} threw an error while ${route} was rendered${more === 0 ? '' : ` (and ${more} more ${more === 1 ? 'page' : 'pages'})`}: ${sentence(problem)}`,
    hint: ({ problem }) =>
      /suspended|\[object Promise\]|async/i.test(problem)
        ? 'make the components synchronous: a component in a template cannot be async or suspend.'
        : /\b(?:null|undefined)\b/.test(problem) && /\bpropert(?:y|ies)\b|not iterable/.test(problem)
          ? 'fix the line in the message; the types of the props show which props can be null.'
          : problem.startsWith('Element type is invalid')
            ? 'fix the imports of the file: one of its components is undefined.'
            : 'fix the line in the message.',
    explain: {
      what: 'A template of the project, or a component that it uses, threw an error while a page was rendered.',
      why: 'Without its HTML, the page would be missing.',
      example:
        'export default ({ product }: HeaderLogoProps) => <b>{product.name}</b>;   (product is null on the 404 page)',
      fix: 'Fix the line in the message. TypeScript finds most of these errors if the props have types.',
    },
  }),
};
