// Diagnostics of `src/config/` about targets of the configuration: folders, files, pages, packages.
import { listText } from '../../lib/list-text.ts';
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

type MissingFolder = {
  readonly folder: string;
  readonly problem: string;
  readonly nearest: string | null;
  readonly path: string | null;
};

export const configTargets = {
  'config/missing-folder': entry<{
    folder: string;
    product: string;
    problem: string;
    nearest: string | null;
    path: string | null;
  }>({
    effect: 'missing',
    message: ({ folder, product, problem, path }) =>
      `The content folder ${folder} of product "${product}" ${problem}${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ?? 'fix `contentDir`, or create the folder; the path is relative to the root folder.',
    explain: {
      what: 'The `contentDir` of a product does not exist, or is a file.',
      why: 'The product would have no pages.',
      example: "contentDir: 'contents/ui'   (the folder is content/ui)",
      fix: 'Fix the path, or create the folder.',
    },
  }),
  'config/missing-wrapper': missingDemoModule('wrapper', {
    name: 'demo wrapper',
    why: 'Every demo is rendered inside the wrapper, so docs-gen cannot build any of them.',
    wrong: 'demo-wraper.tsx',
    right: 'demo-wrapper.tsx',
  }),
  'config/missing-style-collector': missingDemoModule('render', {
    name: 'style collector',
    why: 'Without it, the HTML of the demos does not contain their styles.',
    wrong: 'colect-styles.tsx',
    right: 'collect-styles.tsx',
  }),
  'config/missing-templates': entry<MissingFolder>({
    effect: 'stops',
    message: ({ folder, problem, path }) => `The templates folder ${folder} ${problem}${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ?? 'fix `templates`, or create the folder; the path is relative to the root folder.',
    explain: {
      what: 'The folder in `templates` does not exist, or is a file.',
      why: 'The site would be built with the default templates only.',
      example: "templates: 'my-template'   (the folder is my-templates)",
      fix: 'Fix the path, or create the folder.',
    },
  }),
  'config/missing-linked-folder': entry<MissingFolder>({
    effect: 'stops',
    message: ({ folder, problem, path }) => `The linked folder ${folder} ${problem}${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ?? 'fix `security.linkedFolders`; its paths are relative to the root folder.',
    explain: {
      what: 'A folder in `security.linkedFolders` does not exist, or is a file.',
      why: 'docs-gen would reject symbolic links that the configuration is meant to allow.',
      example: "security: { linkedFolders: ['../share/docs'] }   (the folder is ../shared/docs)",
      fix: 'Fix the path, or remove it.',
    },
  }),
  'config/dead-alias': entry<{ name: string; target: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    message: ({ name, target, path }) => `The alias "${name}" points to ${target}, which does not exist${where(path)}.`,
    hint: ({ nearest, target }) =>
      didYouMean(nearest, target) ??
      'fix the target: a path starts with `./` and is relative to the root folder; any other target is an installed package.',
    explain: {
      what: 'The target of an import alias is neither a file, nor a folder, nor an installed package.',
      why: 'Every import that uses the alias would fail.',
      example: "aliases: { '@acme/ui': 'src/ui' }   (a path starts with ./)",
      fix: "Fix the target: aliases: { '@acme/ui': './src/ui' }",
    },
  }),
  'config/translations-module-not-found': entry<MissingFolder>({
    effect: 'missing',
    message: ({ folder, problem, path }) =>
      `The translations folder ${folder} ${problem} (MODULE_NOT_FOUND)${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ??
      'fix `translations`, or create the folder; the path is relative to the root folder.',
    explain: {
      what: 'The folder in `translations` does not exist, or is a file.',
      why: 'The user interface would be in English in every language.',
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
    effect: 'stops',
    message: ({ field, file, problem, path }) => `The ${field} file ${file} ${problem}${where(path)}.`,
    hint: ({ nearest, file }) =>
      didYouMean(nearest, file) ?? 'fix the path, or add the file; the path is relative to the root folder.',
    explain: {
      what: 'A file in the configuration does not exist, or is a folder.',
      why: 'docs-gen needs the content of the file to build the pages.',
      example: "logo: 'assets/logo.svg'   (the file is static/logo.svg)",
      fix: 'Fix the path, or add the file.',
    },
  }),
  'config/not-css': entry<{ file: string; path: string | null }>({
    effect: 'stops',
    message: ({ file, path }) => `The css file ${file} is not a style sheet${where(path)}.`,
    hint: () => 'use a file that ends in `.css`; reference pictures and fonts in a style sheet with `url()`.',
    explain: {
      what: 'An entry of `css` is not a `.css` file.',
      why: 'docs-gen adds each entry to the style sheet of the site.',
      example: "css: ['styles/logo.svg']",
      fix: "css: ['styles/brand.css']",
    },
  }),
  'config/outside-root': entry<{ field: string; file: string; path: string | null }>({
    effect: 'stops',
    message: ({ field, file, path }) => `The ${field} file ${file} is outside the root folder${where(path)}.`,
    hint: () =>
      'copy the file into the root folder; if it is a symbolic link, you can add its target folder to `security.linkedFolders`.',
    explain: {
      what: 'A file in the configuration, or the target of its symbolic link, is outside the root folder.',
      why: 'docs-gen publishes this file. A wrong path must not publish private files.',
      example: "css: ['../brand.css']",
      fix: "css: ['styles/brand.css']",
    },
  }),
  'config/unsafe-templates': entry<{ folder: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ folder, problem, path }) => `The templates folder "${folder}" ${problem}${where(path)}.`,
    hint: () => 'use a separate folder for templates, for example `my-templates`.',
    explain: {
      what: 'The folder in `templates` contains or is inside the content, the installed packages, the output or the whole site.',
      why: 'docs-gen treats every file in the folder as a template, and reports each file with an unknown name as an error.',
      example: "templates: '.'",
      fix: "templates: 'my-templates'",
    },
  }),
  'config/not-svg': entry<{ field: string; file: string; path: string | null }>({
    effect: 'stops',
    message: ({ field, file, path }) => `The ${field} file ${file} is not an SVG image${where(path)}.`,
    hint: () => 'use a file whose first element is <svg>.',
    explain: {
      what: '`logo` and `wordmark` must be SVG files.',
      why: 'The SVG is part of each page, so that it can use the colors of the page, and readers can copy it.',
      example: "logo: 'assets/logo.png'",
      fix: 'Export the picture as SVG.',
    },
  }),
  'config/unsafe-svg': entry<{ file: string; parts: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ file, parts }) =>
      `The picture ${file} contains parts that docs-gen does not publish: ${shownParts(parts)}.`,
    hint: () => 'remove these parts, or export the picture again as plain SVG.',
    explain: {
      what: 'The file in `logo` or `wordmark` contains a script, an event handler, a link, a URL outside the file, a CSS rule that is not plain, or an element that is not part of a picture. docs-gen removes these parts from the site.',
      why: 'The logo is part of every page. Its scripts would run on the page, and its styles would change it.',
      example: '<svg viewBox="0 0 8 8" onload="start()"><style>@import "brand.css";</style>…</svg>',
      fix: 'Remove the parts that do not belong to the picture. Plain rules such as `.a { fill: #f00 }`, gradients, masks and filters are allowed. To follow the color mode of the page, use `currentColor` instead of `@media`.',
    },
  }),
  'config/bad-version-urls': entry<{ file: string; problem: string; path: string | null }>({
    effect: 'wrong',
    message: ({ file, problem, path }) =>
      `The URL contract ${file} of another version cannot be read: ${problem}${where(path)}.`,
    hint: () =>
      'copy the URL contract from the project of that version: content/urls.json, unless its config sets `urls`.',
    explain: {
      what: 'The file in `versions[].urls` is not valid JSON, or is not a URL contract.',
      why: 'docs-gen needs the list of pages of the other version to link to the same page there.',
      example: '["/ui/button/", "/ui/card/"]',
      fix: '{ "/ui/button/": ["usage"], "/ui/card/": [] }',
    },
  }),
  'config/unknown-version-page': entry<{ to: string; file: string; nearest: string | null; path: string | null }>({
    effect: 'missing',
    message: ({ to, file, path }) => `${file} does not contain the page ${to}${where(path)}.`,
    hint: ({ nearest, to }) =>
      didYouMean(nearest, to) ?? 'correct it, or remove it; the page then links to the start page of that version.',
    explain: {
      what: '`versions[].moved` maps a page to a page that the other version does not have.',
      why: 'Readers who switch to that version would not find the page.',
      example: "moved: { '/ui/box/': '/ui/layout/bxo/' }",
      fix: "moved: { '/ui/box/': '/ui/layout/box/' }",
    },
  }),
  'config/feedback-nowhere': entry<{ path: string | null }>({
    effect: 'wrong',
    message: ({ path }) => `\`feedback\` has no destination${where(path)}.`,
    hint: () => 'add `endpoint` to receive comments, or add `repo` to link readers to new issues.',
    explain: {
      what: '`feedback` is on, but the config has neither an endpoint for comments nor a repository or page for issues.',
      why: 'Readers could rate a page, but could not send a comment.',
      example: 'feedback: {}   (without `repo` in the config)',
      fix: "feedback: { endpoint: 'https://feedback.acme.example/' }",
    },
  }),
  'config/bad-notifications': entry<{ file: string; problem: string }>({
    effect: 'dropped',
    message: ({ file, problem }) => `The notifications file ${file} ${problem}.`,
    hint: () =>
      'write a list with the newest notification last: [{ "id": 1, "text": "Version 2 is out.", "href": "/ui/news/" }]',
    explain: {
      what: 'The file in `notifications.file` is not valid JSON, or does not contain a list of notifications with ascending ids.',
      why: 'A notification is new if its id is higher than the last id that the reader has seen. Readers would miss notifications.',
      example: '[{ "id": 2, "text": "Version 2 is out." }, { "id": 1, "text": "Version 3 is out." }]',
      fix: '[{ "id": 1, "text": "Version 2 is out." }, { "id": 2, "text": "Version 3 is out." }]',
    },
  }),
  'config/unsafe-html': entry<{ removed: readonly string[]; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ removed, path }) => `The text contains HTML that is not allowed: ${removed.join(', ')}${where(path)}.`,
    hint: () => 'use only emphasis and line breaks; notifications may also contain links.',
    explain: {
      what: 'The text of a notification or an ad contains an element, an attribute or a URL scheme that is not allowed. docs-gen removes it.',
      why: 'The text would look different from what you wrote. docs-gen removes scripts and event handlers at build time; otherwise browsers would block them and report them as violations of your content security policy.',
      example: '[{ "id": 1, "text": "Version 2 is <b onclick=\\"open()\\">out</b>." }]',
      fix: '[{ "id": 1, "text": "Version 2 is <b>out</b>." }]',
    },
  }),
  'config/missing-package': entry<{ name: string; plugin: string }>({
    effect: 'stops',
    message: ({ name, plugin }) => `The plugin "${plugin}" needs the package ${name}, which is not installed.`,
    hint: ({ name }) => `install it in the project: npm install ${name}`,
    explain: {
      what: 'A plugin needs a package that is not in the `node_modules` of the project.',
      why: 'docs-gen does not install large packages for sites that do not use them.',
      example: 'plugins: [mermaid()]   (without the package mermaid)',
      fix: 'Run `npm install mermaid` in the project.',
    },
  }),
  'config/plugin-failed': entry<{ plugin: string; slot: string; problem: string }>({
    effect: 'missing',
    message: ({ plugin, slot, problem }) => `The plugin "${plugin}" failed in its slot \`${slot}\`: ${problem}.`,
    hint: ({ slot }) => `fix \`${slot}\` of the plugin, or remove the plugin from the config.`,
    explain: {
      what: 'A function of a plugin threw an error, or returned a value that its slot does not accept.',
      why: 'The changes of the plugin are missing from the site.',
      example: "plugins: [{ name: 'feeds', version: '1', pages: () => { throw new Error('no feed'); } }]",
      fix: 'Fix the plugin, or remove it from `plugins`. The page about plugins lists the return value of each slot.',
    },
  }),
};

const SHOWN_PARTS = 8;

function shownParts(parts: readonly string[]): string {
  const rest = parts.length - SHOWN_PARTS;
  return rest > 0 ? `${parts.slice(0, SHOWN_PARTS).join(', ')} and ${rest} more` : listText(parts);
}

interface DemoModule {
  /** As messages call it. */
  readonly name: string;
  readonly why: string;
  /** File names of the example. */
  readonly wrong: string;
  readonly right: string;
}

/** `field`: of `demos` in the configuration. */
function missingDemoModule(field: string, { name, why, wrong, right }: DemoModule) {
  return entry<{ file: string; problem: string; nearest: string | null; path: string | null }>({
    effect: 'stops',
    message: ({ file, problem, path }) => `The ${name} ${file} ${problem}${where(path)}.`,
    hint: ({ nearest, file }) =>
      didYouMean(nearest, file) ??
      `fix \`demos.${field}\`: the path is relative to the root folder and includes the extension.`,
    explain: {
      what: `The module in \`demos.${field}\` does not exist.`,
      why,
      example: `demos: { ${field}: '${wrong}' }   (the file is ${right})`,
      fix: `demos: { ${field}: '${right}' }`,
    },
  });
}
