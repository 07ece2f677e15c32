// Diagnostics raised by `src/config/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

const SMALLEST = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};`;

/** `path` names the place in the data; it is null where the diagnostic shows the line. */
const where = (path: string | null) => (path === null ? '' : ` (at ${path})`);

export const configMessages = {
  'config/missing': entry<{ root: string; names: readonly string[] }>({
    severity: 'error',
    message: ({ root, names }) => `There is no ${names.join(', ')} in ${root}.`,
    hint: ({ names }) =>
      names.length === 1
        ? '--config names a file from the root folder; without it site.config.ts is read.'
        : `the smallest site.config.ts is:\n${SMALLEST}`,
    explain: {
      what: 'No configuration file was found in the root folder.',
      why: 'The configuration says which folders are documented and under which routes; nothing can be built without it.',
      example: 'docs-gen build --root docs   (and docs/ holds no site.config.ts)',
      fix: 'Create site.config.ts, or name the folder with --root or the file with --config.',
    },
  }),
  'config/missing-root': entry<{ root: string }>({
    severity: 'error',
    message: ({ root }) => `The folder ${root} does not exist.`,
    hint: () => '--root names the folder that holds site.config.ts; without it that is the current folder.',
    explain: {
      what: 'The root folder that the command line names is not there.',
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
  'config/no-export': entry<{ file: string; found: string }>({
    severity: 'error',
    message: ({ file, found }) => `${file} must export an object as default; it exports ${found}.`,
    hint: () => `the smallest config is:\n${SMALLEST}`,
    explain: {
      what: 'The default export of the configuration file is missing, or is no object.',
      why: 'docs-gen reads the configuration from the default export.',
      example: "export const config = { title: 'Acme' };",
      fix: 'Write `export default { … }`.',
    },
  }),
  'config/unknown-key': entry<{ key: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ key, path }) => `Unknown key "${key}"${where(path)}.`,
    hint: ({ nearest }) => (nearest === null ? 'remove it: nothing reads it.' : `did you mean "${nearest}"?`),
    explain: {
      what: 'The configuration has a key that docs-gen does not know.',
      why: 'A misspelt key would otherwise be ignored, and its default used in silence.',
      example: "products: [{ id: 'ui', prefx: '/ui/', … }]",
      fix: 'Correct the spelling, or remove the key.',
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
  'config/invalid-value': entry<{ name: string; problem: string; nearest?: string | null; path: string | null }>({
    severity: 'error',
    message: ({ name, problem, path }) => `${name} ${problem}${where(path)}.`,
    hint: ({ name, nearest }) =>
      didYouMean(nearest ?? null) ??
      `correct it, or remove it to get the default; the configuration reference says what ${name} takes.`,
    explain: {
      what: 'A value of the configuration has the wrong type or form.',
      why: 'It is checked once, here, so that the rest of the program can rely on it.',
      example: "prefix: 'ui'",
      fix: "Write it in the form that the message names: prefix: '/ui/'.",
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
  'config/inert-field': entry<{ field: string; path: string | null }>({
    severity: 'warning',
    message: ({ field, path }) => `"${field}" has no effect in this version of docs-gen${where(path)}.`,
    hint: () => 'remove it until a version reads it.',
    explain: {
      what: 'The field is reserved: this version reads it and does nothing with it.',
      why: 'A setting that is ignored in silence would look as if it worked.',
      example: 'ads: { placement: "docs" }',
      fix: 'Remove the field, or leave it for a later version and live with the warning.',
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
  'config/missing-folder': entry<{ folder: string; product: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ folder, product, path }) =>
      `The content folder ${folder} of product "${product}" does not exist${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? '`contentDir` is relative to the root folder.',
    explain: {
      what: 'The `contentDir` of a product is not there.',
      why: 'The product would have no pages.',
      example: "contentDir: 'contents/ui'   (the folder is content/ui)",
      fix: 'Correct the path, or create the folder.',
    },
  }),
  'config/missing-templates': entry<{ folder: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ folder, path }) => `The templates folder ${folder} does not exist${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? '`templates` is relative to the root folder.',
    explain: {
      what: 'The folder that `templates` names is not there.',
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
  'config/translations-module-not-found': entry<{ folder: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ folder, path }) => `The translations folder ${folder} does not exist (MODULE_NOT_FOUND)${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'correct the path, which is relative to the root, or create it.',
    explain: {
      what: 'The folder that `translations` names is not there.',
      why: 'The pages of every language would have an English frame.',
      example: "translations: 'translation'   (the folder is translations)",
      fix: "translations: 'translations'",
    },
  }),
  'config/missing-file': entry<{ field: string; file: string; nearest: string | null; path: string | null }>({
    severity: 'error',
    message: ({ field, file, path }) => `The ${field} file ${file} does not exist${where(path)}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'the path is relative to the root folder.',
    explain: {
      what: 'A file that the configuration names is not there.',
      why: 'Its content is written into the pages.',
      example: "logo: 'assets/logo.svg'   (the file is static/logo.svg)",
      fix: 'Correct the path, or add the file.',
    },
  }),
  'config/not-svg': entry<{ field: string; file: string; path: string | null }>({
    severity: 'error',
    message: ({ field, file, path }) => `The ${field} file ${file} is no SVG image${where(path)}.`,
    hint: () => 'give a file whose first element is <svg>.',
    explain: {
      what: '`logo` and `wordmark` must be SVG files.',
      why: 'They are written into the page, so that they take its colors and can be copied.',
      example: "logo: 'assets/logo.png'",
      fix: 'Export the picture as SVG.',
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
