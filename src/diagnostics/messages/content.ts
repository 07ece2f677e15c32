// Diagnostics raised by `src/content/`.
import { didYouMean, didYouMeanName, differenceOf } from '../did-you-mean.ts';
import { distinguishable } from '../distinguishable.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const contentMessages = {
  'content/empty-folder': entry<{ folder: string; product: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ folder, product }) =>
      `The content folder ${folder} of product "${product}" does not contain any pages.`,
    hint: () =>
      'add a file with the extension .md, or correct `contentDir`. README.md and names that start with _ are pages only if `routes` or their front matter gives them a route; folders that start with a dot are ignored.',
    explain: {
      what: 'The `contentDir` of a product does not contain a Markdown file that is a page.',
      why: 'The product is built without pages. Usually the path is wrong.',
      example: "contentDir: 'content'   (the pages are in content/ui, which belongs to another product)",
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
    hint: () => 'check that the file exists and that the build has permission to read it.',
    explain: {
      what: 'A page was found but could not be read, or was replaced by a symbolic link before it was opened.',
      why: 'The page would be missing. Usually the file was removed during the build, or the build does not have permission to read it.',
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
        ? 'replace the link with the file, or add the folder of its target to `security.linkedFolders`; text that several pages share can be included.'
        : 'replace the link with the folder, add its target to `security.linkedFolders`, or make the target a product with its own `contentDir`.',
    explain: {
      what: 'A page, or a folder with pages, is a symbolic link. Its target is not in a folder listed in `security.linkedFolders`, or is a folder that contains the link.',
      why: 'A link can publish files from outside the project, or create an endless loop.',
      example: 'ln -s ../../../notes/button.md content/ui/button.md',
      fix: 'Replace the link with its target.',
    },
  }),
  'content/bad-encoding': entry<{ problem: string }>({
    effect: 'wrong',
    message: ({ problem }) => `The file is not UTF-8: ${problem}.`,
    hint: () => 'save it as UTF-8.',
    explain: {
      what: 'A page contains bytes that are not valid UTF-8, or is encoded in UTF-16.',
      why: 'Letters would be replaced with U+FFFD, and a page in UTF-16 is not readable at all.',
      example: 'A file that contains an "ü" and is saved as Latin-1 or Windows-1252.',
      fix: 'Select UTF-8 in the editor, or convert: iconv -f latin1 -t utf-8 old.md > new.md',
    },
  }),
  'content/front-matter-not-first': entry<Record<never, never>>({
    effect: 'wrong',
    message: () => 'The front matter does not start on the first line.',
    hint: () => 'remove the empty lines above it.',
    explain: {
      what: 'There are empty lines above the front matter.',
      why: 'Front matter must start on the first line. Otherwise its fields are shown as text.',
      example: '(an empty line)\n---\ntitle: Button\n---',
      fix: 'Remove the empty lines, so that the file starts with `---`.',
    },
  }),
  'content/front-matter-language': entry<{ language: string }>({
    effect: 'missing',
    message: ({ language }) => `Front matter in "${language}" is not supported and was ignored.`,
    hint: () => 'write it as YAML between two `---` lines.',
    explain: {
      what: 'The front matter has a language other than YAML: after the opening `---`, or as TOML between `+++` lines.',
      why: 'Some of these languages would run code from a content file during the build.',
      example: '---js\n{ title: "Button" }\n---',
      fix: 'Write YAML: `---`, then `title: Button`, then `---`.',
    },
  }),
  'content/unclosed-front-matter': entry<Record<never, never>>({
    effect: 'wrong',
    message: () => 'The front matter is not closed.',
    hint: () => 'add a `---` line after its last field.',
    explain: {
      what: 'The page opens front matter with `---` on its first line, but does not close it.',
      why: 'The whole page would be parsed as front matter.',
      example: '---\ntitle: Button\n\n# Button',
      fix: 'Add a line that contains only `---` after the last field.',
    },
  }),
  'content/bad-yaml': entry<{ problem: string }>({
    effect: 'dropped',
    message: ({ problem }) => `The front matter is not valid YAML: ${problem}.`,
    hint: ({ problem }) =>
      problem.startsWith('missing closing')
        ? 'close the quotes around the value.'
        : problem.startsWith('it is longer')
          ? 'move the text to the body of the page.'
          : 'put values that contain a colon, a hash or quotes in quotes.',
    explain: {
      what: 'The fields between the two `---` lines are not valid YAML.',
      why: 'The title, the description and all other fields would be lost.',
      example: 'title: Button: the basics',
      fix: "Put the value in quotes: title: 'Button: the basics'",
    },
  }),
  'content/duplicate-key': entry<{ key: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ key }) => `The front matter has the key "${key}" twice; the last value is used.`,
    hint: () => 'remove one of the two.',
    explain: {
      what: 'The front matter has the same key more than once.',
      why: 'Only the last value is used, which may be the wrong one.',
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
      why: 'The field is ignored, so the page would not look as intended.',
      example: 'title: 2024',
      fix: "Use the type that the message shows: title: '2024'",
    },
  }),
  'content/unknown-front-matter': entry<{ key: string; nearest: string }>({
    effect: 'complete',
    message: ({ key }) => `"${key}" is not a known front matter field.`,
    hint: ({ nearest, key }) =>
      `did you mean "${nearest}"${differenceOf(nearest, key)}? If it is a custom field, choose a name that is not similar to a known one.`,
    explain: {
      what: 'A key of the front matter is unknown, but similar to a known one.',
      why: 'Unknown fields are passed to templates and plugins, so a misspelled field would silently have no effect.',
      example: 'desciption: How to use the button.',
      fix: 'Correct the spelling.',
    },
  }),
  'content/unknown-product': entry<{ id: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ id }) => `No product of this site has the id "${id}".`,
    hint: ({ nearest, id }) => didYouMean(nearest, id) ?? 'use an id from `products` in the config.',
    explain: {
      what: 'The front matter names a product that is not in the config: in a card, or in a `productId` that is similar to the id of a product.',
      why: 'The card has no logo and no color, and generated links have the wrong target.',
      example: 'productId: dta-grid',
      fix: 'productId: data-grid',
    },
  }),
  'content/unknown-language': entry<{ name: string; right: string; language: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, language }) =>
      `${name} is not treated as a translation: the id of the language is "${language}".`,
    hint: ({ right, name }) => `did you mean "${right}"${differenceOf(right, name)}?`,
    explain: {
      what: 'The name of a file next to a page ends with a language, but its spelling differs from the one in `languages`.',
      why: 'The file is built as a separate page in the default language.',
      example: 'button-zh-CN.md   (the language is zh)',
      fix: 'button-zh.md',
    },
  }),
  'content/neutral-translation': entry<{ name: string; route: string; language: string }>({
    effect: 'missing',
    message: ({ name, route, language }) =>
      `${name} is not published: ${route} is the same page in all languages, so no link would lead to /${language}${route}.`,
    hint: ({ language }) =>
      `rename it, so that it does not end in \`-${language}\`, and link to it; or move both files out of that folder.`,
    explain: {
      what: 'A file is the translation of a page below `/blog/` or `/size-snapshot/`, which have no languages.',
      why: 'Links to these pages are the same in every language, and the language menu does not offer them.',
      example: 'content/site/blog/release.md and content/site/blog/release-zh.md',
      fix: 'Rename release-zh.md, so that it is a separate post.',
    },
  }),
  'content/bad-route': entry<{ route: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ route, problem, path }) => `The route ${JSON.stringify(route)} ${problem}${where(path)}.`,
    hint: () => 'use a path that starts with the prefix of the product, without a query and a hash.',
    explain: {
      what: 'A route from front matter, from `routes` or from the name of a file cannot be published.',
      why: 'The route is outside the prefix of its product, or is not a valid path.',
      example: 'route: /other/button   (in a product whose prefix is /ui/)',
      fix: 'Change the route. If it comes from the name of the file, set `route` in the front matter.',
    },
  }),
  'content/duplicate-route': entry<{ route: string; file: string; other: string }>({
    effect: 'stops',
    message: ({ route, file, other }) =>
      file === other
        ? `${file} has the route ${route} twice.`
        : `Two files have the route ${route}: ${other} and ${file}.`,
    hint: () => 'set another `route` in the front matter of one of them, or remove one.',
    explain: {
      what: 'Two pages have the same route.',
      why: 'Only one of them can be published.',
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
      what: 'Two routes are equal on file systems that ignore case or normalize Unicode.',
      why: 'On macOS and Windows, one page would overwrite the other, and readers could not distinguish the addresses.',
      example: 'content/ui/Button.md and content/ui/button.md',
      fix: 'Rename one of the files, or set another route.',
    },
  }),
  'content/missing-routed-file': entry<{ route: string; file: string; nearest: string | null; path: string | null }>({
    effect: 'missing',
    message: ({ route, file, path }) => `\`routes\` maps ${route} to ${file}, which does not exist${where(path)}.`,
    hint: ({ nearest, file }) => didYouMeanName(nearest, file) ?? 'correct the path; it is relative to `contentDir`.',
    explain: {
      what: 'An entry of `routes` refers to a file that is not in the content folder of the product.',
      why: 'The route would have no page.',
      example: "routes: { '/ui/button/': 'buttons.md' }   (the file is button.md)",
      fix: 'Correct the path, which is relative to `contentDir`, or remove the entry.',
    },
  }),
  'content/unused-route': entry<{ route: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ route, path }) => `\`routes\` removes ${route}, but no file has this route${where(path)}.`,
    hint: ({ nearest, route }) => didYouMeanName(nearest, route) ?? 'correct the route, or remove the entry.',
    explain: {
      what: 'An entry of `routes` is `null`, and no Markdown file of the product has its route.',
      why: 'The entry has no effect: the page that you wanted to remove may have a different route.',
      example: "routes: { '/ui/drafts/': null }",
      fix: "exclude: ['drafts']",
    },
  }),
  'content/unused-exclude': entry<{ pattern: string; folder: string; path: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern, folder, path }) =>
      `No Markdown file in ${folder} matches the pattern ${pattern}${where(path)}.`,
    hint: () => 'correct the pattern; it is relative to `contentDir`, and `**` matches any number of folders.',
    explain: {
      what: 'A pattern of `exclude` does not match a Markdown file of the product.',
      why: 'The files that you wanted to exclude may be pages.',
      example: "exclude: ['content/ui/drafts']",
      fix: "exclude: ['drafts']",
    },
  }),
  'content/bad-routes': entry<{ product: string; problem: string; path: string | null }>({
    effect: 'stops',
    message: ({ product, problem, path }) =>
      `The routes of product "${product}" cannot be used: ${problem}${where(path)}.`,
    hint: () =>
      'set `routes` to an object such as { "/ui/button/": "button.md" }, the path of a JSON file that contains one, or a function.',
    explain: {
      what: '`routes` is the path of a file that does not exist or does not contain routes, or a function that threw an error or did not return a string.',
      why: 'Without `routes`, the pages would get routes from their folders, and links to them would break.',
      example: "routes: 'route.json'   (the file is routes.json)",
      fix: 'Correct the path, which is relative to `contentDir`, or the file.',
    },
  }),
};
