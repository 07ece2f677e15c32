// Diagnostics raised by `src/tree/`.
import { didYouMean, didYouMeanName, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

const ended = (problem: string) => (/[.!?]$/.test(problem) ? problem : `${problem}.`);

export const treeMessages = {
  'tree/duplicate-path': entry<{ pathname: string; path: string | null }>({
    effect: 'wrong',
    message: ({ pathname, path }) => `Two pages have the path ${pathname}${where(path)}.`,
    hint: () => 'remove one entry, or give the second page its own pathname.',
    explain: {
      what: 'Two nodes of a page tree have the same pathname. Component and hook API tabs are exempt.',
      why: 'The current row of the sidebar and the links to the previous and the next page would be ambiguous.',
      example: "{ pathname: '/ui/button/' }, …, { pathname: '/ui/button' }",
      fix: 'Keep one of the two, or link to a section of the page with a `#hash`.',
    },
  }),
  'tree/missing-page': entry<{ pathname: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    message: ({ pathname, path }) => `The page tree lists ${pathname}, but this page does not exist${where(path)}.`,
    hint: ({ nearest, pathname }) =>
      didYouMeanName(nearest, pathname) ??
      'add the page, or add its path to `links.elsewhere` if another site publishes it.',
    explain: {
      what: 'A leaf of the page tree has a pathname that is not the route of a Markdown page or an API page.',
      why: 'Its link in the sidebar would be broken.',
      example: "{ pathname: '/ui/buton' }   (the page is /ui/button/)",
      fix: 'Correct the pathname or add the page. List paths of other sites in `links.elsewhere`.',
    },
  }),
  'tree/no-api-pages': entry<{ below: string; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ below, path }) => `There are no API pages below ${below}${where(path)}.`,
    hint: () =>
      'correct the path, or add the package that is the source of the API pages to `api.packages` of the product.',
    explain: {
      what: 'The `children` of a node are a path, which includes all API pages below it, but there are none.',
      why: 'The group in the sidebar would be empty.',
      example: "{ pathname: '/ui/api-group', title: 'API', children: '/ui/apis/' }   (the pages are below /ui/api/)",
      fix: 'Correct the path, remove the node, or set `api` in the product of the config.',
    },
  }),
  'tree/unlisted-page': entry<{ pathname: string; path: string | null }>({
    effect: 'wrong',
    message: ({ pathname, path }) => `The page tree lists ${pathname}, but the page is unlisted${where(path)}.`,
    hint: () => 'remove the node, or remove `unlisted` from the front matter of the page.',
    explain: {
      what: 'A node of a page tree has the pathname of a page with `unlisted: true` in its front matter.',
      why: 'The sidebar would show a page that should only be accessible by its address.',
      example: "{ pathname: '/ui/preview' }   (preview.md has unlisted: true)",
      fix: 'Remove the node, or remove the line from the front matter.',
    },
  }),
  'tree/unknown-field': entry<{ field: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    message: ({ field, path }) => `"${field}" is not a field of a page tree node${where(path)}.`,
    hint: ({ nearest, field }) =>
      nearest === null ? 'remove it; it has no effect.' : `did you mean "${nearest}"${differenceOf(nearest, field)}?`,
    explain: {
      what: 'A node of a page tree has an unknown field.',
      why: 'A misspelled field would silently have no effect.',
      example: "{ pathname: '/ui/button', newFeatur: true }",
      fix: 'Correct the spelling, or remove the field.',
    },
  }),
  'tree/invalid-field': entry<{ name: string; problem: string; nearest?: string | null; path: string | null }>({
    effect: 'wrong',
    message: ({ name, problem, path }) => `${name} ${problem}${where(path)}.`,
    hint: ({ nearest }) =>
      didYouMean(nearest ?? null) ?? 'correct it, or remove it; the page about page trees documents each field.',
    explain: {
      what: 'A field of a node, or the page tree itself, has the wrong type, or a required field is missing.',
      why: 'The sidebar would be wrong or incomplete.',
      example: "{ pathname: '/ui/button', plan: 'free' }",
      fix: "{ pathname: '/ui/button', plan: 'pro' }",
    },
  }),
  'tree/no-export': entry<{ file: string }>({
    effect: 'missing',
    message: ({ file }) => `${file} has no default export.`,
    hint: () => 'export the page tree as the default export: `export default [{ pathname: … }, …];`',
    explain: {
      what: 'The file of a page tree does not have a default export.',
      why: 'docs-gen reads the page tree from the default export. Without it, the product would have no sidebar.',
      example: "export const pages = [{ pathname: '/ui/button' }];",
      fix: "export default [{ pathname: '/ui/button' }];",
    },
  }),
  'tree/missing-file': entry<{ file: string; product: string; problem: string; path: string | null }>({
    effect: 'missing',
    message: ({ file, product, problem, path }) =>
      `The page tree ${file} of product "${product}" ${problem}${where(path)}.`,
    hint: () => 'correct the path; it is relative to `contentDir`.',
    explain: {
      what: '`pages` of a product is the path of a folder, or of a file that does not exist.',
      why: 'The sidebar would be generated from the folders instead, in a different order.',
      example: "pages: 'tree.ts'   (the file is pages.ts)",
      fix: 'Correct the path, or remove `pages`.',
    },
  }),
  'tree/syntax': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${ended(problem)}`,
    hint: () => 'fix the file at this place; every import must resolve to a file or an installed package.',
    explain: {
      what: 'The page tree, or a file that it imports, has a syntax error or an import that cannot be resolved.',
      why: 'The product would have no sidebar.',
      example: "export default [{ pathname: '/ui/' ];",
      fix: 'Fix the line that is shown.',
    },
  }),
  'tree/threw': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} threw an error: ${ended(problem)}`,
    hint: () => 'fix the code; a page tree should only export data.',
    explain: {
      what: 'The module that exports the page tree threw an error.',
      why: 'The product would have no sidebar.',
      example: 'export default api.map((name) => name.toPath());',
      fix: 'Fix the line that is shown, or the code that it depends on.',
    },
  }),
};
