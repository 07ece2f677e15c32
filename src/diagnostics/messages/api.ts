// Diagnostics raised by `src/api/`.
import { entry } from '../entry.ts';

export const apiMessages = {
  'api/missing-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `The API JSON ${file} ${problem}.`,
    hint: () => 'fix the name, which is relative to the folder `api.pages` or `api.descriptions` of the product.',
    explain: {
      what: 'An API route names a JSON file that does not exist, or names a folder.',
      why: 'Without the file, the page has no content. docs-gen leaves out the route, and links to it are broken.',
      example: "routes: { '/ui/api/button/': { page: 'buton.json' } }",
      fix: 'Write the exact name of the file, or remove the route.',
    },
  }),
  'api/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}.`,
    hint: () =>
      'build again; if the problem persists, check the permissions of the file, and whether another program writes to it.',
    explain: {
      what: 'docs-gen found an API JSON file but could not read it, or another file or a symbolic link replaced the file before it was opened.',
      why: 'docs-gen publishes only files that it has checked.',
      example: 'chmod 000 content/ui/api/button.json',
      fix: 'Make the file readable, and do not replace it during a build.',
    },
  }),
  'api/symbolic-link': entry<{ file: string; kind: 'file' | 'folder' }>({
    effect: 'missing',
    message: ({ file, kind }) =>
      `${file} is a symbolic link${kind === 'file' ? '' : ' to a folder with JSON'}; docs-gen does not follow it.`,
    hint: () => 'replace the link with a file or a folder, or add its target folder to `security.linkedFolders`.',
    explain: {
      what: 'An API JSON file, or a folder with such files, is a symbolic link. The target is not in a folder of `security.linkedFolders`.',
      why: 'A link can point outside the project and publish private files, so docs-gen does not follow it. The pages of the file would be missing.',
      example: 'ln -s ../../../types/button.json content/ui/api/button.json',
      fix: 'Replace the link with the file or folder that it points to.',
    },
  }),
  'api/missing-folder': entry<{ folder: string; product: string; problem: string }>({
    effect: 'missing',
    message: ({ folder, product, problem }) => `The folder ${folder} with the API JSON of ${product} ${problem}.`,
    hint: () => 'set `api.pages` of the product to the folder with the JSON files, or remove `api`.',
    explain: {
      what: 'A product has `api` without `routes` in the config, and its folder of JSON files does not exist or is a file.',
      why: 'Every JSON file in that folder becomes a page. Without the folder, the product has no API pages.',
      example: "api: { pages: 'reference' }, while the files are in `content/ui/api/`",
      fix: 'Correct `api.pages`, which is relative to `contentDir`.',
    },
  }),
  'api/bad-json': entry<{ found: string }>({
    effect: 'missing',
    message: ({ found }) =>
      found === ''
        ? 'The JSON of this file is incomplete.'
        : `The JSON of this file is not valid at ${JSON.stringify(found)}.`,
    hint: () => 'fix the JSON: it requires double quotes, and does not allow trailing commas or comments.',
    explain: {
      what: 'A file of the API data cannot be parsed.',
      why: 'docs-gen cannot read the data, so the page would be missing.',
      example: '{ "name": "Button", }',
      fix: 'Fix the JSON at the position in the message, or generate the file again.',
    },
  }),
  'api/bad-shape': entry<{ path: string; problem: string }>({
    effect: 'missing',
    message: ({ path, problem }) =>
      path === '' ? `The API data is not valid: ${problem}.` : `\`${path}\`: ${problem}.`,
    hint: () =>
      'fix the field: a component has `name` and `props`, a type has `name` and `properties`, and `kind` in the routes selects one of them.',
    explain: {
      what: 'A field of the API data is missing or does not have the expected type.',
      why: 'The page would show wrong or empty table cells, so docs-gen leaves it out.',
      example: '{ "name": "Button", "props": { "size": { "type": "string" } } }',
      fix: 'Write `"type": { "name": "string" }`. Unknown fields are allowed.',
    },
  }),
  'api/duplicate-route': entry<{ route: string }>({
    effect: 'missing',
    message: ({ route }) => `Two API pages have the route ${route}.`,
    hint: () => 'change the route of one page; docs-gen builds only the first.',
    explain: {
      what: 'Two entries of API data have the same address, in one product or in two.',
      why: 'An address can show only one page, so the second page would be missing.',
      example: "routes: { '/ui/api/button': …, '/ui/api/button/': … }",
      fix: 'Remove one entry, or change its route.',
    },
  }),
  'api/missing-text': entry<{ placeholder: string; text: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ placeholder, text }) => `The placeholder ${placeholder} in “${text}” does not have a value.`,
    hint: () =>
      'add the field: classes have `nodeName` and `conditions` next to `description`, and `link` is set by `seeMoreLink`.',
    explain: {
      what: 'A description contains a placeholder, but the field with its value is missing.',
      why: 'Readers would see the placeholder itself.',
      example: '{ "description": "Styles applied to {{nodeName}}." }',
      fix: 'Add `"nodeName": "the root element"`, or replace the placeholder in the description with text.',
    },
  }),
  'api/too-complex-text': entry<{ reason: string }>({
    effect: 'wrong',
    message: ({ reason }) => `A text of the API data is too complex to parse as Markdown: ${reason}.`,
    hint: () => 'shorten the text, or move it to a page and link to the page.',
    explain: {
      what: 'A description in the API data is longer than 16 KB, or contains a very long run of delimiters.',
      why: 'Parsing could take minutes. Readers would see the Markdown source.',
      example: '"description": "************…"',
      fix: '"description": "See [the guide](/ui/button/)."',
    },
  }),
  'api/unsafe-html': entry<{ removed: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ removed }) => `docs-gen removed unsafe HTML: ${removed.join(', ')}.`,
    hint: () => 'to keep an element, add it to `markdown.allowedTags`; scripts and event handlers are always removed.',
    explain: {
      what: 'A text of the API data contains an element or an attribute that is not allowed.',
      why: 'API data is often generated from comments in source code. HTML in these comments must not run code in the browser of a reader.',
      example: '"description": "Shows <iframe src=…>"',
      fix: 'Write the element as code (`&lt;iframe&gt;`), or add it to `markdown.allowedTags` and `markdown.allowedAttributes`.',
    },
  }),
};
