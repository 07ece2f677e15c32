// Diagnostics raised by `src/tree/`.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

const ended = (problem: string) => (/[.!?]$/.test(problem) ? problem : `${problem}.`);

export const treeMessages = {
  'tree/duplicate-path': entry<{ pathname: string; path: string | null }>({
    effect: 'wrong',
    message: ({ pathname, path }) => `Two nodes claim ${pathname}${where(path)}.`,
    hint: () => 'remove one entry, or give the second page its own pathname.',
    explain: {
      what: 'Two nodes of one page tree have the same pathname. Component and hook API tabs are exempt.',
      why: 'The sidebar could not tell which row is the open page, nor which pages come before and after it.',
      example: "{ pathname: '/ui/button/' }, …, { pathname: '/ui/button' }",
      fix: 'Keep one of the two, or link to a section of the page with a `#hash`.',
    },
  }),
  'tree/missing-page': entry<{ pathname: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    message: ({ pathname, path }) => `The page tree lists ${pathname}, but there is no such page${where(path)}.`,
    hint: ({ nearest, pathname }) =>
      nearest === null
        ? 'add the page, or name its path in `links.elsewhere` when it is published by something else.'
        : `did you mean ${nearest}${differenceOf(nearest, pathname)}?`,
    explain: {
      what: 'A leaf of the page tree leads to a route that no markdown file and no API page has.',
      why: 'Its row in the sidebar would be a dead link.',
      example: "{ pathname: '/ui/buton' }   (the page is /ui/button/)",
      fix: 'Correct the pathname or add the page. Paths that another site serves belong in `links.elsewhere`.',
    },
  }),
  'tree/no-api-pages': entry<{ below: string; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ below, path }) => `No API page lies below ${below}${where(path)}.`,
    hint: () => 'correct the path, or name the package whose types make the pages in `api.packages` of the product.',
    explain: {
      what: 'The `children` of a node are a path, which stands for all API pages below it, and there are none.',
      why: 'The group would be a row that leads nowhere.',
      example: "{ pathname: '/ui/api-group', title: 'API', children: '/ui/apis/' }   (they are below /ui/api/)",
      fix: 'Correct the path, remove the node, or set `api` in the product of the config.',
    },
  }),
  'tree/unlisted-page': entry<{ pathname: string; path: string | null }>({
    effect: 'wrong',
    message: ({ pathname, path }) =>
      `The page tree lists ${pathname}, whose front matter says that it is unlisted${where(path)}.`,
    hint: () => 'remove the node, or `unlisted` from the front matter of the page.',
    explain: {
      what: 'A node of a page tree leads to a page with `unlisted: true`.',
      why: 'One of the two is wrong: the sidebar would show what was meant to be found by its address only.',
      example: "{ pathname: '/ui/preview' }   (preview.md has unlisted: true)",
      fix: 'Remove the node, or the line in the front matter.',
    },
  }),
  'tree/unknown-field': entry<{ field: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    message: ({ field, path }) => `A node of a page tree has no field "${field}"${where(path)}.`,
    hint: ({ nearest, field }) =>
      nearest === null ? 'remove it: nothing reads it.' : `did you mean "${nearest}"${differenceOf(nearest, field)}?`,
    explain: {
      what: 'A node has a field that docs-gen does not know.',
      why: 'A misspelt field would otherwise do nothing in silence.',
      example: "{ pathname: '/ui/button', newFeatur: true }",
      fix: 'Correct the spelling, or remove the field.',
    },
  }),
  'tree/invalid-field': entry<{ name: string; problem: string; nearest?: string | null; path: string | null }>({
    effect: 'wrong',
    message: ({ name, problem, path }) => `${name} ${problem}${where(path)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest ?? null) ?? 'correct it, or remove it; the page on page trees lists what each field takes.',
    explain: {
      what: 'A field of a node, or the page tree itself, has the wrong type, or a required one is missing.',
      why: 'The tree is checked once, so that the sidebar can rely on it.',
      example: "{ pathname: '/ui/button', plan: 'free' }",
      fix: 'Write what the message names.',
    },
  }),
  'tree/no-export': entry<{ file: string }>({
    effect: 'missing',
    message: ({ file }) => `${file} must export the page tree as default; it has no default export.`,
    hint: () => 'write `export default [{ pathname: … }, …];`',
    explain: {
      what: 'The file of a page tree exports nothing as default.',
      why: 'docs-gen reads the tree from the default export; the product would have no sidebar.',
      example: "export const pages = [{ pathname: '/ui/button' }];",
      fix: "export default [{ pathname: '/ui/button' }];",
    },
  }),
  'tree/missing-file': entry<{ file: string; product: string; problem: string; path: string | null }>({
    effect: 'missing',
    message: ({ file, product, problem, path }) =>
      `The page tree ${file} of product "${product}" ${problem}${where(path)}.`,
    hint: () => 'the path starts at `contentDir`.',
    explain: {
      what: '`pages` of a product names a file that is not there, or a folder.',
      why: 'The sidebar would be made from the folders instead, in another order than was meant.',
      example: "pages: 'tree.ts'   (the file is pages.ts)",
      fix: 'Correct the path, or remove `pages`.',
    },
  }),
  'tree/syntax': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${ended(problem)}`,
    hint: () => 'mend the file at this place; every import must lead to a file or an installed package.',
    explain: {
      what: 'The page tree, or a file that it imports, is not valid, or an import leads nowhere.',
      why: 'The product would have no sidebar.',
      example: "export default [{ pathname: '/ui/' ];",
      fix: 'Mend the line that is shown.',
    },
  }),
  'tree/threw': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} threw while it ran: ${ended(problem)}`,
    hint: () => 'a page tree is data: look at what the file does besides exporting it.',
    explain: {
      what: 'The page tree is a program, and it threw an error.',
      why: 'The product would have no sidebar.',
      example: 'export default api.map((name) => name.toPath());',
      fix: 'Mend the line that is shown, or what it depends on.',
    },
  }),
};
