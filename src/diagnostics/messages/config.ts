// Diagnostics raised by `src/config/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

const SMALLEST = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`;

/** `path` names the place in the data; it is null where the diagnostic shows the line. */
const where = (path: string | null) => (path === null ? '' : ` (at ${path})`);

/** More names than these are for the reference. */
const KEYS_TOLD = 12;

function unknownKeyHint(elsewhere: string | null, known: readonly string[]): string {
  if (elsewhere !== null) return `move it to \`${elsewhere}\`, where it is read.`;
  if (known.length === 0 || known.length > KEYS_TOLD) return 'remove it: nothing reads it.';
  return `remove it, or write one of ${known.map((key) => JSON.stringify(key)).join(', ')}: nothing else is read here.`;
}

export const configMessages = {
  'config/missing': entry<{ root: string; names: readonly string[]; problem?: string }>({
    severity: 'error',
    message: ({ root, names, problem }) =>
      problem !== undefined
        ? `The configuration ${names.join(', ')} ${problem}.`
        : `There is no ${names.join(', ')} in ${root === '.' ? 'the current folder' : root}.`,
    hint: ({ names }) =>
      names.length === 1
        ? '--config names a file from the root folder; without it site.config.ts is read.'
        : `the smallest site.config.ts is:\n${SMALLEST}`,
    explain: {
      what: 'No configuration file was found in the root folder, or a folder has its name.',
      why: 'The configuration says which folders are documented and under which routes; nothing can be built without it.',
      example: 'docs-gen build --root docs   (and docs/ holds no site.config.ts)',
      fix: 'Create site.config.ts, or name the folder with --root or the file with --config.',
    },
  }),
  'config/missing-root': entry<{ root: string; problem: string }>({
    severity: 'error',
    message: ({ root, problem }) => `The root folder ${root} ${problem}.`,
    hint: () => '--root names the folder that holds site.config.ts; without it that is the current folder.',
    explain: {
      what: 'The root folder that the command line names is not there, or is a file.',
      why: 'All paths of the configuration, and the configuration itself, are looked for in it.',
      example: 'docs-gen build --root dosc   (the folder is docs)',
      fix: 'Correct the path; it is relative to the folder that the command is started in.',
    },
  }),
  'config/syntax': entry<{ file: string; problem: string }>({
    severity: 'error',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`,
    hint: () => 'mend the file at this place; every import must lead to a file or an installed package.',
    explain: {
      what: 'The configuration file, or a file that it imports, is not valid TypeScript or JavaScript, or an import leads nowhere.',
      why: 'The file has to run before anything is known of the site.',
      example: "export default { title: , url: 'https://acme.example' };",
      fix: 'Mend the line that is shown. Packages must be installed beside the config file.',
    },
  }),
  'config/threw': entry<{ file: string; problem: string }>({
    severity: 'error',
    message: ({ file, problem }) => `${file} threw while it ran: ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`,
    hint: () => 'look at the line that it names; a config that reads files or variables should say what it misses.',
    explain: {
      what: 'The configuration file ran and threw an error.',
      why: 'Without its default export nothing is known of the site.',
      example: "if (!process.env.DOCS_URL) throw new Error('DOCS_URL is not set');",
      fix: 'Mend the line that is shown, or what it depends on.',
    },
  }),
  'config/no-export': entry<{ file: string; found: string | null; names: readonly string[] }>({
    severity: 'error',
    message: ({ file, found, names }) => {
      if (found !== null) return `${file} must export an object as default; it exports ${found}.`;
      return names.length === 0
        ? `${file} exports nothing; its default export must be an object.`
        : `${file} has no default export; it exports ${names.join(', ')}.`;
    },
    hint: ({ found, names: [name, ...others] }) =>
      found === null && name !== undefined && others.length === 0 && name !== 'module.exports'
        ? `when ${name} is the configuration, add \`export default ${name};\`.`
        : `the smallest config is:\n${SMALLEST}`,
    explain: {
      what: 'The default export of the configuration file is missing, or is no object.',
      why: 'docs-gen reads the configuration from the default export.',
      example: "export const config = { title: 'Acme' };",
      fix: 'Write `export default { … }`.',
    },
  }),
  'config/unknown-key': entry<{
    key: string;
    nearest: string | null;
    elsewhere: string | null;
    known: readonly string[];
    path: string | null;
  }>({
    severity: 'error',
    message: ({ key, path }) => `Unknown key "${key}"${where(path)}.`,
    hint: ({ nearest, elsewhere, known }) => didYouMean(nearest) ?? unknownKeyHint(elsewhere, known),
    explain: {
      what: 'The configuration has a key that docs-gen does not know.',
      why: 'A misspelt key would otherwise be ignored, and its default used in silence.',
      example: "products: [{ id: 'ui', prefx: '/ui/', … }]",
      fix: 'Correct the spelling, move the key to where it is read, or remove it.',
    },
  }),
  'config/missing-key': entry<{ key: string; path: string | null }>({
    severity: 'error',
    message: ({ key, path }) => `The required key "${key}" is missing${where(path)}.`,
    hint: ({ key }) => `add \`${key}\`.`,
    explain: {
      what: 'A required key of the configuration is missing.',
      why: 'It has no sensible default.',
      example: "export default { title: 'Acme', products: […] };   (without url)",
      fix: 'Add the key to the object that is shown.',
    },
  }),
  'config/invalid-value': entry<{
    name: string;
    problem: string;
    nearest?: string | null;
    wrong?: 'key' | 'value';
    path: string | null;
  }>({
    severity: 'error',
    message: ({ name, problem, path }) => `${name} ${problem}${where(path)}.`,
    hint: ({ name, nearest, wrong }) =>
      didYouMean(nearest ?? null) ??
      (wrong === 'key'
        ? 'give it another name, or remove it.'
        : `correct it; the configuration reference says what ${name.replace(/\[\d+\]"$/, '"')} takes.`),
    explain: {
      what: 'A value of the configuration has the wrong type or form.',
      why: 'It is checked once, here, so that the rest of the program can rely on it.',
      example: "prefix: 'ui'",
      fix: "Write it in the form that the message names: prefix: '/ui/'.",
    },
  }),
  'config/unknown-property': entry<{ property: string; part: string; nearest: string | null; path: string | null }>({
    severity: 'warning',
    message: ({ property, part, path }) => `"${property}" of the part "${part}" is no CSS property${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'correct it, or remove it: browsers skip what they do not know.',
    explain: {
      what: 'A declaration in `theme.components` is written for a property that CSS does not have.',
      why: 'Browsers skip such a declaration without a word, and the part looks as if nothing had been set.',
      example: "theme: { components: { code: { 'borderr-width': '2px' } } }",
      fix: "Correct the name: theme: { components: { code: { 'border-width': '2px' } } }",
    },
  }),
  'config/unknown-unit': entry<{ dimension: string; property: string; part: string; path: string | null }>({
    severity: 'warning',
    message: ({ dimension, property, part, path }) =>
      `"${property}" of the part "${part}" holds ${dimension}, whose unit CSS does not have${where(path)}.`,
    hint: () => 'correct the unit: px, rem, em, % and the like; browsers skip the whole declaration.',
    explain: {
      what: 'A declaration in `theme.components` holds a number with a unit that does not exist.',
      why: 'Browsers skip such a declaration without a word, and the part looks as if nothing had been set.',
      example: "theme: { components: { code: { margin: '2qx' } } }",
      fix: "Correct the unit: theme: { components: { code: { margin: '2px' } } }",
    },
  }),
  'config/low-contrast': entry<{ color: string; on: string; ratio: string; threshold: number; path: string | null }>({
    severity: 'warning',
    message: ({ color, on, ratio, threshold, path }) =>
      `The color ${color} has a contrast of ${ratio}:1 on ${on}, less than ${threshold}:1${where(path)}.`,
    hint: () =>
      'choose a darker color for the light scheme, a lighter one for the dark, or lower `theme.contrastThreshold`.',
    explain: {
      what: 'A color of the theme can hardly be told from the page that it stands on.',
      why: 'Links, active items and callouts are written in it. WCAG asks for 4.5:1 for text of this size.',
      example: "theme: { color: '#ffcc00' }   (1.5:1 on white)",
      fix: 'Take a color with more contrast, or give each scheme its own with `theme.palettes.light.primary` and `.dark.primary`.',
    },
  }),
  'config/duplicate-product': entry<{ id: string; path: string | null }>({
    severity: 'error',
    message: ({ id, path }) => `Two products have the id "${id}"${where(path)}.`,
    hint: () => 'give each product an id of its own.',
    explain: {
      what: 'Two entries of `products` have the same `id`.',
      why: 'Pages, trees and search are kept by product id.',
      example: "products: [{ id: 'ui', … }, { id: 'ui', … }]",
      fix: 'Rename one of them.',
    },
  }),
  'config/duplicate-prefix': entry<{ prefix: string; path: string | null }>({
    severity: 'error',
    message: ({ prefix, path }) => `Two products have the prefix ${prefix}${where(path)}.`,
    hint: () => 'give each product a prefix of its own; one may lie below another.',
    explain: {
      what: 'Two entries of `products` have the same `prefix`.',
      why: 'The prefix decides which product a route belongs to.',
      example: "products: [{ id: 'a', prefix: '/ui/', … }, { id: 'b', prefix: '/ui/', … }]",
      fix: 'Change one of them.',
    },
  }),
  'config/missing-folder': entry<{
    folder: string;
    product: string;
    problem: string;
    nearest: string | null;
    path: string | null;
  }>({
    severity: 'error',
    message: ({ folder, product, problem, path }) =>
      `The content folder ${folder} of product "${product}" ${problem}${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? '`contentDir` names a folder, relative to the root folder.',
    explain: {
      what: 'The `contentDir` of a product is not there, or is a file.',
      why: 'The product would have no pages.',
      example: "contentDir: 'contents/ui'   (the folder is content/ui)",
      fix: 'Correct the path, or create the folder.',
    },
  }),
  'config/missing-wrapper': entry<{ file: string; problem: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ file, problem, path }) => `The wrapper of demos ${file} ${problem}${where(path)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest) ?? '`demos.wrapper` names a module with its ending, relative to the root folder.',
    explain: {
      what: 'The module that `demos.wrapper` names is not there.',
      why: 'It stands around every demo: none of them could be built.',
      example: "demos: { wrapper: 'demo-wraper.tsx' }   (the file is demo-wrapper.tsx)",
      fix: "demos: { wrapper: 'demo-wrapper.tsx' }",
    },
  }),
  'config/missing-templates': entry<{
    folder: string;
    problem: string;
    nearest: string | null;
    path: string | null;
  }>({
    severity: 'error',
    message: ({ folder, problem, path }) => `The templates folder ${folder} ${problem}${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? '`templates` names a folder, relative to the root folder.',
    explain: {
      what: 'The folder that `templates` names is not there, or is a file.',
      why: 'The pages would look as if it had never been asked for.',
      example: "templates: 'my-template'   (the folder is my-templates)",
      fix: 'Correct the path, or create the folder.',
    },
  }),
  'config/dead-alias': entry<{ name: string; target: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ name, target, path }) => `The alias "${name}" leads to ${target}, which does not exist${where(path)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest) ??
      'a path starts with `./` and is relative to the root folder; anything else is an installed package.',
    explain: {
      what: 'The target of an import alias is neither a file, nor a folder, nor an installed package.',
      why: 'Every import that uses the alias would fail.',
      example: "aliases: { '@acme/ui': 'src/ui' }   (a path starts with ./)",
      fix: "Correct the target: aliases: { '@acme/ui': './src/ui' }",
    },
  }),
  'config/translations-module-not-found': entry<{
    folder: string;
    problem: string;
    nearest: string | null;
    path: string | null;
  }>({
    severity: 'error',
    message: ({ folder, problem, path }) =>
      `The translations folder ${folder} ${problem} (MODULE_NOT_FOUND)${where(path)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest) ?? 'correct the path, which is relative to the root, or create the folder.',
    explain: {
      what: 'The folder that `translations` names is not there, or is a file.',
      why: 'The pages of every language would have an English frame.',
      example: "translations: 'translation'   (the folder is translations)",
      fix: "translations: 'translations'",
    },
  }),
  'config/missing-file': entry<{
    field: string;
    file: string;
    problem: string;
    nearest: string | null;
    path: string | null;
  }>({
    severity: 'error',
    message: ({ field, file, problem, path }) => `The ${field} file ${file} ${problem}${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'the path is relative to the root folder.',
    explain: {
      what: 'A file that the configuration names is not there, or is a folder.',
      why: 'Its content is written into the pages.',
      example: "logo: 'assets/logo.svg'   (the file is static/logo.svg)",
      fix: 'Correct the path, or add the file.',
    },
  }),
  'config/not-css': entry<{ file: string; path: string | null }>({
    severity: 'error',
    message: ({ file, path }) => `The css file ${file} is no style sheet${where(path)}.`,
    hint: () => 'name a file that ends in `.css`; pictures and fonts are named by style sheets, with `url()`.',
    explain: {
      what: 'An entry of `css` is a file of another kind.',
      why: 'Each entry becomes a part of the style sheet of the site.',
      example: "css: ['styles/logo.svg']",
      fix: "css: ['styles/brand.css']",
    },
  }),
  'config/outside-root': entry<{ field: string; file: string; path: string | null }>({
    severity: 'error',
    message: ({ field, file, path }) => `The ${field} file ${file} lies outside of the root folder${where(path)}.`,
    hint: () => 'copy it into the folder of the site, and name it from there.',
    explain: {
      what: 'A file that the configuration names lies outside of the root folder, itself or by a symbolic link.',
      why: 'What the configuration names is published. Private files must not get there by a slip.',
      example: "css: ['../brand.css']",
      fix: "css: ['styles/brand.css']",
    },
  }),
  'config/unsafe-templates': entry<{ folder: string; problem: string; path: string | null }>({
    severity: 'error',
    message: ({ folder, problem, path }) => `The templates folder "${folder}" ${problem}${where(path)}.`,
    hint: () => 'give templates a folder of their own, for example `my-templates`.',
    explain: {
      what: '`templates` names a folder that holds, or lies in, content, installed packages, the output or the whole site.',
      why: 'Every file of the folder is taken for a template, and a misnamed one is an error.',
      example: "templates: '.'",
      fix: "templates: 'my-templates'",
    },
  }),
  'config/not-svg': entry<{ field: string; file: string; path: string | null }>({
    severity: 'error',
    message: ({ field, file, path }) => `The ${field} file ${file} is no SVG image${where(path)}.`,
    hint: () => 'give a file whose first element is <svg>.',
    explain: {
      what: '`logo` and `wordmark` must be SVG files.',
      why: 'Readers copy them as SVG text, and the logo stands in the page itself, so that it takes its colors.',
      example: "logo: 'assets/logo.png'",
      fix: 'Export the picture as SVG.',
    },
  }),
  'config/bad-version-urls': entry<{ file: string; problem: string; path: string | null }>({
    severity: 'error',
    message: ({ file, problem, path }) =>
      `The list of another version’s pages, ${file}, cannot be read: ${problem}${where(path)}.`,
    hint: () =>
      'copy the file that `urls` of that version’s own site names: content/urls.json, unless its config says otherwise.',
    explain: {
      what: 'The file that `versions[].urls` names is not JSON, or is no URL contract.',
      why: 'Without it nobody knows which pages the other version has, and readers who switch would lose their page.',
      example: '["/ui/button/", "/ui/card/"]',
      fix: '{ "/ui/button/": ["usage"], "/ui/card/": [] }',
    },
  }),
  'config/unknown-version-page': entry<{ to: string; file: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ to, file, path }) => `${file} lists no page ${to}${where(path)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest) ??
      'correct it, or remove it: readers of this page are then led to the start of that version.',
    explain: {
      what: '`versions[].moved` leads a page to one that the other version does not have.',
      why: 'Readers who switch the version there would find no page.',
      example: "moved: { '/ui/box/': '/ui/layout/bxo/' }",
      fix: "moved: { '/ui/box/': '/ui/layout/box/' }",
    },
  }),
  'config/feedback-nowhere': entry<{ path: string | null }>({
    severity: 'error',
    message: ({ path }) => `What readers answer to \`feedback\` would go nowhere${where(path)}.`,
    hint: () => 'add `endpoint`, where comments are sent; or `repo`, whose issues readers are led to.',
    explain: {
      what: '`feedback` is on, with no endpoint for comments, and no repository or page for issues.',
      why: 'Readers would be asked whether a page helps, and could not say why.',
      example: 'feedback: {}   (and the config has no repo)',
      fix: "feedback: { endpoint: 'https://feedback.acme.example/' }",
    },
  }),
  'config/bad-notifications': entry<{ file: string; problem: string }>({
    severity: 'error',
    message: ({ file, problem }) => `The file of notifications, ${file}, ${problem}.`,
    hint: () => 'it is a list; the newest stands last: [{ "id": 1, "text": "Version 2 is out.", "href": "/ui/news/" }]',
    explain: {
      what: 'The file that `notifications.file` names is not JSON, or holds something else than notifications.',
      why: 'Readers would see no news, or not be told that there are any: those with a higher id than the last one they saw are new.',
      example: '[{ "id": 2, "text": "Version 2 is out." }, { "id": 1, "text": "Version 3 is out." }]',
      fix: '[{ "id": 1, "text": "Version 2 is out." }, { "id": 2, "text": "Version 3 is out." }]',
    },
  }),
  'config/missing-package': entry<{ name: string; plugin: string }>({
    severity: 'error',
    message: ({ name, plugin }) => `The plugin "${plugin}" needs the package ${name}, which is not installed.`,
    hint: ({ name }) => `install it in the folder of the site: npm install ${name}`,
    explain: {
      what: 'A plugin works with a package that the site has to bring along, and `node_modules` does not hold it.',
      why: 'docs-gen does not install large packages for sites that have no use for them.',
      example: 'plugins: [mermaid()] without the package mermaid',
      fix: 'Run `npm install mermaid` in the folder of the site.',
    },
  }),
  'config/plugin-failed': entry<{ plugin: string; slot: string; problem: string }>({
    severity: 'error',
    message: ({ plugin, slot, problem }) => `The plugin "${plugin}" failed in its slot \`${slot}\`: ${problem}.`,
    hint: ({ slot }) => `mend its \`${slot}\`, or take the plugin out of the config.`,
    explain: {
      what: 'A function of a plugin threw an error, or returned something else than its slot asks for.',
      why: 'What the plugin would have changed is missing from the site.',
      example: "plugins: [{ name: 'feeds', version: '1', pages: () => { throw new Error('no feed'); } }]",
      fix: 'Mend the plugin, or take it out of `plugins`. The page on plugins says what each slot returns.',
    },
  }),
};
