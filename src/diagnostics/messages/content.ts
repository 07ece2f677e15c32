// Diagnostics raised by `src/content/`.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { distinguishable } from '../distinguishable.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const contentMessages = {
  'content/empty-folder': entry<{ folder: string; product: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ folder, product }) => `The content folder ${folder} of product "${product}" holds no pages.`,
    hint: () =>
      'pages are files that end in .md; README.md and names that start with _ are pages only where `routes` or their front matter name them, and folders that start with a dot are not read.',
    explain: {
      what: 'No markdown file that is a page was found below the `contentDir` of a product.',
      why: 'The product is built without a page; most often the path is wrong.',
      example: "contentDir: 'content'   (the pages are in content/ui, which another product owns)",
      fix: 'Correct `contentDir`, or add a page.',
    },
  }),
  'content/not-md': entry<{ file: string; ending: string; rename: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ file, ending }) =>
      `${file} is not read: ${ending.toLowerCase() === 'mdx' ? 'MDX is not supported' : 'the name of a page ends in `.md`'}.`,
    hint: ({ ending, rename }) =>
      ending.toLowerCase() === 'mdx'
        ? `rewrite it as Markdown and rename it to ${rename}, or move it out of the content folder; a name that starts with _ is not a page.`
        : `rename it to ${rename}.`,
    explain: {
      what: 'A file in a content folder ends in `.mdx`, `.markdown`, or `.md` in upper case.',
      why: 'Only files that end in `.md` are pages: this one would be missing from the site.',
      example: 'content/ui/BUTTON.MD',
      fix: 'Rename the file to BUTTON.md.',
    },
  }),
  'content/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}.`,
    hint: () => 'check that the file exists and that the build may read it.',
    explain: {
      what: 'A page was found but could not be read, or became a link before it was opened.',
      why: 'It may have been removed during the build, or lack the permission to read it.',
      example: 'chmod 000 content/ui/button.md',
      fix: 'Make the file readable, and build again.',
    },
  }),
  'content/symbolic-link': entry<{ file: string; kind: 'page' | 'folder' }>({
    effect: 'missing',
    message: ({ file, kind }) =>
      `${file} is a symbolic link${kind === 'page' ? '' : ' to a folder with pages'}; docs-gen does not follow it.`,
    hint: ({ kind }) =>
      kind === 'page'
        ? 'put the file itself there, or name the folder that it leads to in `security.linkedFolders`; a text that several pages share can be included.'
        : 'put the folder itself there, name the folder that it leads to in `security.linkedFolders`, or make it a product with a `contentDir` of its own.',
    explain: {
      what: 'A page, or a folder with pages, is a symbolic link to what no folder of `security.linkedFolders` holds, or to a folder that it lies in.',
      why: 'A link may lead out of the project and publish what is not meant for readers, or lead back to itself.',
      example: 'ln -s ../../../notes/button.md content/ui/button.md',
      fix: 'Replace the link by the file or folder that it leads to.',
    },
  }),
  'content/bad-encoding': entry<{ problem: string }>({
    effect: 'wrong',
    message: ({ problem }) => `The file is not UTF-8: ${problem}.`,
    hint: () => 'save it as UTF-8.',
    explain: {
      what: 'A page holds bytes that are no UTF-8, or is written in UTF-16.',
      why: 'Letters would be replaced by a sign for "unknown", and a page in UTF-16 is not readable at all.',
      example: 'A file saved as Latin-1 or Windows-1252, with an "ü" in it.',
      fix: 'Choose UTF-8 in the editor, or convert: iconv -f latin1 -t utf-8 old.md > new.md',
    },
  }),
  'content/front-matter-not-first': entry<Record<never, never>>({
    effect: 'wrong',
    message: () => 'The front matter does not start on the first line.',
    hint: () => 'remove the empty lines above it.',
    explain: {
      what: 'Empty lines stand above what looks like front matter.',
      why: 'Only the first line can open it: the fields would be shown as text.',
      example: '(an empty line)\n---\ntitle: Button\n---',
      fix: 'Let the file start with `---`.',
    },
  }),
  'content/front-matter-language': entry<{ language: string }>({
    effect: 'missing',
    message: ({ language }) => `Front matter in "${language}" is not supported, and was not run.`,
    hint: () => 'write it as YAML between two lines of three hyphens.',
    explain: {
      what: 'A word after the opening `---` asks for another language than YAML, or lines of `+++` hold TOML.',
      why: 'Some of these languages would run code from a content file during the build.',
      example: '---js\n{ title: "Button" }\n---',
      fix: 'Write YAML: `---`, then `title: Button`, then `---`.',
    },
  }),
  'content/unclosed-front-matter': entry<Record<never, never>>({
    effect: 'wrong',
    message: () => 'The front matter is not closed.',
    hint: () => 'add a line of three hyphens after its last field.',
    explain: {
      what: 'The page opens front matter with `---` on its first line, and no further line is `---`.',
      why: 'The whole page would be read as fields.',
      example: '---\ntitle: Button\n\n# Button',
      fix: 'Close it with a line that holds `---` and nothing else.',
    },
  }),
  'content/bad-yaml': entry<{ problem: string }>({
    effect: 'dropped',
    message: ({ problem }) => `The front matter is not valid YAML: ${problem}.`,
    hint: ({ problem }) =>
      problem.startsWith('missing closing')
        ? 'close the quotes in which the value stands.'
        : problem.startsWith('it is longer')
          ? 'move the text to the body of the page.'
          : 'a value that holds a colon, a hash or quotes must itself stand in quotes.',
    explain: {
      what: 'The fields between the two `---` lines cannot be read as YAML.',
      why: 'Title, description and all else that the front matter says would be lost.',
      example: 'title: Button: the basics',
      fix: "Put the value in quotes: title: 'Button: the basics'",
    },
  }),
  'content/duplicate-key': entry<{ key: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `The front matter has the key "${key}" twice; the last one counts.`,
    hint: () => 'remove one of the two.',
    explain: {
      what: 'A key stands in the front matter more than once.',
      why: 'Only the last value is used, which is easily not the one that was meant.',
      example: 'title: Button\ntitle: Buttons',
      fix: 'Keep one line.',
    },
  }),
  'content/bad-front-matter': entry<{ name: string; problem: string; nearest?: string | null }>({
    effect: 'dropped',
    message: ({ name, problem }) => `${name} ${problem}.`,
    hint: ({ problem, nearest }) =>
      didYouMean(nearest ?? null) ??
      (problem.includes('must be a string') ? 'put the value in quotes.' : 'correct the value, or remove the field.'),
    explain: {
      what: 'A field of the front matter has the wrong type.',
      why: 'The field is not used, so that the page would look different from what was meant.',
      example: 'title: 2024',
      fix: "Write the type that the message names: title: '2024'",
    },
  }),
  'content/unknown-front-matter': entry<{ key: string; nearest: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `"${key}" is no field of the front matter.`,
    hint: ({ nearest, key }) =>
      `did you mean "${nearest}"${differenceOf(nearest, key)}? A field of your own should have a name that is not close to a known one.`,
    explain: {
      what: 'A key of the front matter is not known, but is spelt almost like one that is.',
      why: 'Unknown fields pass through to templates and plugins, so a misspelt one would do nothing in silence.',
      example: 'desciption: How to use the button.',
      fix: 'Correct the spelling.',
    },
  }),
  'content/unknown-product': entry<{ id: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ id }) => `No product of this site has the id "${id}".`,
    hint: ({ nearest, id }) => didYouMean(nearest, id) ?? 'take an id from `products` of the config.',
    explain: {
      what: 'The front matter names a product that the config does not have: in a card, or in `productId` spelt almost like one that it has.',
      why: 'The card gets no logo and no color; generated links lead to another place than was meant.',
      example: 'productId: dta-grid',
      fix: 'productId: data-grid',
    },
  }),
  'content/unknown-language': entry<{ name: string; right: string; language: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, language }) => `${name} is no translation: the language is called "${language}".`,
    hint: ({ right, name }) => `did you mean "${right}"${differenceOf(right, name)}?`,
    explain: {
      what: 'The name of a file beside a page ends in a language that is spelt otherwise than under `languages`.',
      why: 'It is built as a page of its own in the default language.',
      example: 'button-zh-CN.md   (the language is zh)',
      fix: 'button-zh.md',
    },
  }),
  'content/bad-route': entry<{ route: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ route, problem, path }) => `The route ${JSON.stringify(route)} ${problem}${where(path)}.`,
    hint: () =>
      'a route starts with the prefix of its product, and is what the address bar shows without query and hash.',
    explain: {
      what: 'A route, from front matter, from `routes` or from the name of a file, cannot be published.',
      why: 'It would lie in the area of another product, or be no path of a file at all.',
      example: 'route: /other/button   (in a product whose prefix is /ui/)',
      fix: 'Change the route; when it comes from the name of the file, set `route` in the front matter.',
    },
  }),
  'content/duplicate-route': entry<{ route: string; file: string; other: string }>({
    effect: 'stops',
    message: ({ route, file, other }) =>
      file === other ? `${file} claims ${route} twice.` : `Two files claim ${route}: ${other} and ${file}.`,
    hint: () => 'give one of them another `route` in its front matter, or remove it.',
    explain: {
      what: 'Two pages would be published under one address.',
      why: 'Only one of them could be read.',
      example: 'content/ui/button.md and content/ui/button/index.md',
      fix: 'Rename or remove one file, or set `route` in its front matter.',
    },
  }),
  'content/similar-routes': entry<{ route: string; other: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ route, other }) =>
      `${distinguishable(route, other)} and ${distinguishable(other, route)} differ only in case or in how their accents are encoded.`,
    hint: () => 'rename one of the two files, or set its `route` in the front matter.',
    explain: {
      what: 'Two routes are the same to disks that know no case, or only one Unicode form of a letter.',
      why: 'On macOS and Windows one page would be written over the other, and readers could not tell the addresses apart.',
      example: 'content/ui/Button.md and content/ui/button.md',
      fix: 'Give one of them another name or route.',
    },
  }),
  'content/missing-routed-file': entry<{ route: string; file: string; nearest: string | null; path: string | null }>({
    effect: 'missing',
    message: ({ route, file, path }) => `${route} shows ${file}, which does not exist${where(path)}.`,
    hint: ({ nearest, file }) =>
      nearest === null
        ? 'files are named from `contentDir`.'
        : `did you mean ${nearest}${differenceOf(nearest, file)}?`,
    explain: {
      what: 'An entry of `routes` names a file that is not in the content folder of the product.',
      why: 'The route would have no page.',
      example: "routes: { '/ui/button/': 'buttons.md' }   (the file is button.md)",
      fix: 'Correct the path, which starts at `contentDir`, or remove the entry.',
    },
  }),
  'content/bad-routes': entry<{ product: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ product, problem, path }) =>
      `The routes of product "${product}" cannot be used: ${problem}${where(path)}.`,
    hint: () =>
      '`routes` is an object of the form { "/ui/button/": "button.md" }, a JSON file that holds one, or a function.',
    explain: {
      what: '`routes` names a file that is missing or holds something else, or is a function that threw or gave no text.',
      why: 'Without it the pages would get routes from their folders, and links to them would break.',
      example: "routes: 'route.json'   (the file is routes.json)",
      fix: 'Correct the path or the file; it lies below `contentDir`.',
    },
  }),
};
