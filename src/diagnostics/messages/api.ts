// Diagnostics raised by `src/api/`.
import { entry } from '../entry.ts';

export const apiMessages = {
  'api/missing-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `The API JSON ${file} ${problem}.`,
    hint: () => 'names are relative to the folders `api.pages` and `api.descriptions` of the product.',
    explain: {
      what: 'A route of the API asks for a JSON file that is not there, or names a folder.',
      why: 'The page has no content without it, so the route is left out and links to it break.',
      example: "routes: { '/ui/api/button/': { page: 'buton.json' } }",
      fix: 'Write the name of the file as it is in the folder, or remove the route.',
    },
  }),
  'api/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}.`,
    hint: () => 'build again; if it stays, check that the build may read the file, and what else writes to it.',
    explain: {
      what: 'API JSON was found and could not be read, or became another file, or a link to one, before it was opened.',
      why: 'What is published is what was looked at, or nothing.',
      example: 'chmod 000 content/ui/api/button.json',
      fix: 'Make the file readable, and leave it alone while the site is built.',
    },
  }),
  'api/symbolic-link': entry<{ file: string; kind: 'file' | 'folder' }>({
    effect: 'missing',
    message: ({ file, kind }) =>
      `${file} is a symbolic link${kind === 'file' ? '' : ' to a folder with JSON'}; docs-gen does not follow it.`,
    hint: () =>
      'put the file itself there, or a folder; or name the folder that it leads to in `security.linkedFolders`.',
    explain: {
      what: 'API JSON, or a folder with some, is a symbolic link to what no folder of `security.linkedFolders` holds.',
      why: 'A link may lead out of the project and publish what is not meant for readers. Passed over in silence, its pages would be missing.',
      example: 'ln -s ../../../types/button.json content/ui/api/button.json',
      fix: 'Replace the link by what it leads to.',
    },
  }),
  'api/missing-folder': entry<{ folder: string; product: string; problem: string }>({
    effect: 'missing',
    message: ({ folder, product, problem }) => `The folder ${folder} with the API JSON of ${product} ${problem}.`,
    hint: () => 'name it in `api.pages` of the product, or remove `api`.',
    explain: {
      what: 'A product has `api` in the config without a table of routes, and its folder of JSON files is missing, or is a file.',
      why: 'Every JSON file of that folder would be a page; without the folder the product has no API pages at all.',
      example: "api: { pages: 'reference' }, while the files are in `content/ui/api/`",
      fix: 'Correct `api.pages`, which is relative to `contentDir`.',
    },
  }),
  'api/bad-json': entry<{ found: string }>({
    effect: 'missing',
    message: ({ found }) =>
      found === '' ? 'This file ends in the middle of its JSON.' : `This is no JSON from ${JSON.stringify(found)} on.`,
    hint: () => 'JSON has double quotes around names and texts, no comma before a closing bracket, and no comments.',
    explain: {
      what: 'A file of the API data cannot be parsed.',
      why: 'Nothing of it can be shown; the page is left out.',
      example: '{ "name": "Button", }',
      fix: 'Mend the place that the message names, or let the generator write the file again.',
    },
  }),
  'api/bad-shape': entry<{ path: string; problem: string }>({
    effect: 'missing',
    message: ({ path, problem }) => (path === '' ? `This is no API data: ${problem}.` : `\`${path}\`: ${problem}.`),
    hint: () =>
      'a component has `name` and `props`, a type has `name` and `properties`; `kind` in the routes says which is meant.',
    explain: {
      what: 'A field of the API data is missing or is not of the kind that docs-gen reads.',
      why: 'A table with a wrong or empty cell misleads its readers; the page is left out instead.',
      example: '{ "name": "Button", "props": { "size": { "type": "string" } } }',
      fix: 'Write `"type": { "name": "string" }`. Fields that docs-gen does not know may stay.',
    },
  }),
  'api/duplicate-route': entry<{ route: string }>({
    effect: 'missing',
    message: ({ route }) => `Two API pages claim ${route}.`,
    hint: () => 'give one of them another route; the first is built.',
    explain: {
      what: 'Two entries of API data lead to the same address, in one product or in two.',
      why: 'One address shows one page.',
      example: "routes: { '/ui/api/button': …, '/ui/api/button/': … }",
      fix: 'Remove one entry, or change its route.',
    },
  }),
  'api/missing-text': entry<{ placeholder: string; text: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ placeholder, text }) => `Nothing is given for ${placeholder} in “${text}”.`,
    hint: () => 'classes take `nodeName` and `conditions` beside their `description`; `link` comes from `seeMoreLink`.',
    explain: {
      what: 'A description has a placeholder, and the field that fills it is missing.',
      why: 'Readers would see the placeholder itself.',
      example: '{ "description": "Styles applied to {{nodeName}}." }',
      fix: 'Add `"nodeName": "the root element"`, or write the words into the description.',
    },
  }),
  'api/too-complex-text': entry<{ reason: string }>({
    effect: 'wrong',
    message: ({ reason }) => `A text of the API data is too complex to be read as Markdown: ${reason}.`,
    hint: () => 'shorten the text, or move it to a page and link to that.',
    explain: {
      what: 'A description of the API data is longer than 16 KB, or has a thousand delimiters in a row.',
      why: 'Reading it could take minutes. It is shown as it is written.',
      example: '"description": "************…"',
      fix: '"description": "See [the guide](/ui/button/)."',
    },
  }),
  'api/unsafe-html': entry<{ removed: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ removed }) => `Taken out of the HTML for safety: ${removed.join(', ')}.`,
    hint: () => 'to keep an element, name it in `markdown.allowedTags`; scripts and event handlers are never kept.',
    explain: {
      what: 'A text of the API data holds an element or an attribute that the sanitiser does not let through.',
      why: 'API data is often generated from comments in source code; what they say must not run in the reader’s browser.',
      example: '"description": "Shows <iframe src=…>"',
      fix: 'Write the element as code (`&lt;iframe&gt;`), or add it to `markdown.allowedTags` and `markdown.allowedAttributes`.',
    },
  }),
};
