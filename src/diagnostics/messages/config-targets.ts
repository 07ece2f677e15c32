// Diagnostics of `src/config/` about what the configuration names: folders, files, pages, packages.
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
      didYouMean(nearest, folder) ?? '`contentDir` names a folder, relative to the root folder.',
    explain: {
      what: 'The `contentDir` of a product is not there, or is a file.',
      why: 'The product would have no pages.',
      example: "contentDir: 'contents/ui'   (the folder is content/ui)",
      fix: 'Correct the path, or create the folder.',
    },
  }),
  'config/missing-wrapper': entry<{ file: string; problem: string; nearest: string | null; path: string | null }>({
    effect: 'stops',
    message: ({ file, problem, path }) => `The wrapper of demos ${file} ${problem}${where(path)}.`,
    hint: ({ nearest, file }) =>
      didYouMean(nearest, file) ?? '`demos.wrapper` names a module with its ending, relative to the root folder.',
    explain: {
      what: 'The module that `demos.wrapper` names is not there.',
      why: 'It stands around every demo: none of them could be built.',
      example: "demos: { wrapper: 'demo-wraper.tsx' }   (the file is demo-wrapper.tsx)",
      fix: "demos: { wrapper: 'demo-wrapper.tsx' }",
    },
  }),
  'config/missing-templates': entry<MissingFolder>({
    effect: 'stops',
    message: ({ folder, problem, path }) => `The templates folder ${folder} ${problem}${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ?? '`templates` names a folder, relative to the root folder.',
    explain: {
      what: 'The folder that `templates` names is not there, or is a file.',
      why: 'The pages would look as if it had never been asked for.',
      example: "templates: 'my-template'   (the folder is my-templates)",
      fix: 'Correct the path, or create the folder.',
    },
  }),
  'config/missing-linked-folder': entry<MissingFolder>({
    effect: 'stops',
    message: ({ folder, problem, path }) => `The folder ${folder} for symbolic links ${problem}${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ?? '`security.linkedFolders` names folders, relative to the root folder.',
    explain: {
      what: 'A folder that `security.linkedFolders` names is not there, or is a file.',
      why: 'Links into it would be refused, though the configuration means to let them be.',
      example: "security: { linkedFolders: ['../share/docs'] }   (the folder is ../shared/docs)",
      fix: 'Correct the path, or take it out.',
    },
  }),
  'config/dead-alias': entry<{ name: string; target: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    message: ({ name, target, path }) => `The alias "${name}" leads to ${target}, which does not exist${where(path)}.`,
    hint: ({ nearest, target }) =>
      didYouMean(nearest, target) ??
      'a path starts with `./` and is relative to the root folder; anything else is an installed package.',
    explain: {
      what: 'The target of an import alias is neither a file, nor a folder, nor an installed package.',
      why: 'Every import that uses the alias would fail.',
      example: "aliases: { '@acme/ui': 'src/ui' }   (a path starts with ./)",
      fix: "Correct the target: aliases: { '@acme/ui': './src/ui' }",
    },
  }),
  'config/translations-module-not-found': entry<MissingFolder>({
    effect: 'missing',
    message: ({ folder, problem, path }) =>
      `The translations folder ${folder} ${problem} (MODULE_NOT_FOUND)${where(path)}.`,
    hint: ({ nearest, folder }) =>
      didYouMean(nearest, folder) ?? 'correct the path, which is relative to the root, or create the folder.',
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
    effect: 'stops',
    message: ({ field, file, problem, path }) => `The ${field} file ${file} ${problem}${where(path)}.`,
    hint: ({ nearest, file }) => didYouMean(nearest, file) ?? 'the path is relative to the root folder.',
    explain: {
      what: 'A file that the configuration names is not there, or is a folder.',
      why: 'Its content is written into the pages.',
      example: "logo: 'assets/logo.svg'   (the file is static/logo.svg)",
      fix: 'Correct the path, or add the file.',
    },
  }),
  'config/not-css': entry<{ file: string; path: string | null }>({
    effect: 'stops',
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
    effect: 'stops',
    message: ({ field, file, path }) => `The ${field} file ${file} lies outside of the root folder${where(path)}.`,
    hint: () =>
      'copy it into the folder of the site, and name it from there, or name the folder that a link leads to in `security.linkedFolders`.',
    explain: {
      what: 'A file that the configuration names lies outside of the root folder, itself or by a symbolic link.',
      why: 'What the configuration names is published. Private files must not get there by a slip.',
      example: "css: ['../brand.css']",
      fix: "css: ['styles/brand.css']",
    },
  }),
  'config/unsafe-templates': entry<{ folder: string; problem: string; path: string | null }>({
    effect: 'stops',
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
    effect: 'stops',
    message: ({ field, file, path }) => `The ${field} file ${file} is no SVG image${where(path)}.`,
    hint: () => 'give a file whose first element is <svg>.',
    explain: {
      what: '`logo` and `wordmark` must be SVG files.',
      why: 'Readers copy them as SVG text, and the logo stands in the page itself, so that it takes its colors.',
      example: "logo: 'assets/logo.png'",
      fix: 'Export the picture as SVG.',
    },
  }),
  'config/unsafe-svg': entry<{ file: string; parts: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ file, parts }) => `The picture ${file} contains what docs-gen does not publish: ${shownParts(parts)}.`,
    hint: () => 'remove these parts from the file, or export the picture again as plain SVG.',
    explain: {
      what: 'A file that `logo` or `wordmark` names contains a script, an event handler, a link, an address outside of the file, a CSS rule that is not plain, or an element that is not part of a picture. The site would be built without these parts.',
      why: 'The logo becomes a part of every page: a script in it would run there, and its styles would change the page.',
      example: '<svg viewBox="0 0 8 8" onload="start()"><style>@import "brand.css";</style>…</svg>',
      fix: 'Remove what is not part of the picture. Plain rules such as `.a { fill: #f00 }`, gradients, masks and filters may stay. To follow the color mode of the page, use `currentColor` instead of `@media`.',
    },
  }),
  'config/bad-version-urls': entry<{ file: string; problem: string; path: string | null }>({
    effect: 'wrong',
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
    effect: 'missing',
    message: ({ to, file, path }) => `${file} lists no page ${to}${where(path)}.`,
    hint: ({ nearest, to }) =>
      didYouMean(nearest, to) ??
      'correct it, or remove it: readers of this page are then led to the start of that version.',
    explain: {
      what: '`versions[].moved` leads a page to one that the other version does not have.',
      why: 'Readers who switch the version there would find no page.',
      example: "moved: { '/ui/box/': '/ui/layout/bxo/' }",
      fix: "moved: { '/ui/box/': '/ui/layout/box/' }",
    },
  }),
  'config/feedback-nowhere': entry<{ path: string | null }>({
    effect: 'wrong',
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
    effect: 'dropped',
    message: ({ file, problem }) => `The file of notifications, ${file}, ${problem}.`,
    hint: () => 'it is a list; the newest stands last: [{ "id": 1, "text": "Version 2 is out.", "href": "/ui/news/" }]',
    explain: {
      what: 'The file that `notifications.file` names is not JSON, or holds something else than notifications.',
      why: 'Readers would see no news, or not be told that there are any: those with a higher id than the last one they saw are new.',
      example: '[{ "id": 2, "text": "Version 2 is out." }, { "id": 1, "text": "Version 3 is out." }]',
      fix: '[{ "id": 1, "text": "Version 2 is out." }, { "id": 2, "text": "Version 3 is out." }]',
    },
  }),
  'config/unsafe-html': entry<{ removed: readonly string[]; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ removed, path }) =>
      `Removed from the HTML of this text: ${removed.join(', ')}${path === null ? '' : ` (${path})`}.`,
    hint: () => 'write the text with emphasis and line breaks only; the text of a notification may contain links, too.',
    explain: {
      what: 'The text of a notification or of an ad contains an element, an attribute or a URL scheme that is not on the list of what is kept.',
      why: 'The text would look different from what you wrote. Scripts and event handlers never reach a browser, which would report them to your content security policy.',
      example: '[{ "id": 1, "text": "Version 2 is <b onclick=\\"open()\\">out</b>." }]',
      fix: '[{ "id": 1, "text": "Version 2 is <b>out</b>." }]',
    },
  }),
  'config/missing-package': entry<{ name: string; plugin: string }>({
    effect: 'stops',
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
    effect: 'missing',
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

const SHOWN_PARTS = 8;

function shownParts(parts: readonly string[]): string {
  const rest = parts.length - SHOWN_PARTS;
  return rest > 0 ? `${parts.slice(0, SHOWN_PARTS).join(', ')} and ${rest} more` : listText(parts);
}
