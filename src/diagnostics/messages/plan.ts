// Diagnostics raised by `src/plan/`.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { distinguishable } from '../distinguishable.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const planMessages = {
  'plan/dead-link': entry<{
    href: string;
    nearest: string | null;
    /** File of the target page, if it is a draft and not built. */
    draft?: string;
    /** The address without the base of the site, if that is a valid address. */
    bare?: string;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, draft }) =>
      `The link "${href}" is broken: ${draft === undefined ? 'this page does not exist' : 'this page is a draft'}.`,
    hint: ({ nearest, draft, bare, href }) =>
      (draft === undefined
        ? (withoutBase(bare) ?? didYouMean(nearest, href))
        : `remove the link, or remove \`draft\` from the front matter of ${draft}.`) ??
      'correct the address, or add its prefix to `links.elsewhere` if another site serves it.',
    explain: {
      what: 'The target of a link is a page of this site that is not built.',
      why: 'Readers would see the 404 page.',
      example: '[Button](/ui/buton/)',
      fix: '[Button](/ui/button/)',
    },
  }),
  'plan/dead-file': entry<{
    href: string;
    nearest: string | null;
    /** The address without the base of the site, if that is a valid address. */
    bare?: string;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href }) => `The file "${href}" does not exist on this site.`,
    hint: ({ nearest, bare, href }) =>
      withoutBase(bare) ??
      didYouMean(nearest, href) ??
      'add the file to a public folder, refer to a file next to the page, or add the prefix to `links.elsewhere`.',
    explain: {
      what: 'An image, a video or a link refers to a file that the site does not publish.',
      why: 'Readers would see a broken image, or the 404 page.',
      example: '![Logo](/logo.pgn)',
      fix: '![Logo](/logo.png)',
    },
  }),
  'plan/dead-anchor': entry<{
    href: string;
    path: string;
    anchor: string;
    nearest: string | null;
    /** Of the node, if the link is in a page tree: no line is shown there. */
    pathname?: string;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ anchor, path, pathname }) =>
      `${pathname === undefined ? '' : `The page tree lists ${pathname}, but `}${path} has no element with the id "${anchor}".`,
    hint: ({ nearest, anchor }) =>
      nearest === null
        ? 'link to the page without a hash, or add this id to the heading with {#id}.'
        : `did you mean "#${nearest}"${differenceOf(nearest, anchor)}?`,
    explain: {
      what: 'A link refers to a section that the target page does not have.',
      why: 'Readers see the top of the page instead of the section.',
      example: '[sizes](/ui/button/#size)',
      fix: '[sizes](/ui/button/#sizes)',
    },
  }),
  'plan/link-not-canonical': entry<{ href: string; canonical: string }>({
    effect: 'complete',
    message: ({ href, canonical }) => `The canonical form of the link "${href}" is "${canonical}".`,
    hint: ({ canonical }) => `write ${canonical}`,
    explain: {
      what: 'A link on this site is relative, has no trailing slash, or has an extra slash. The page is built with the canonical address.',
      why: 'Static hosts redirect such addresses, and tools that compare addresses treat them as different pages.',
      example: '[Button](/ui/button)',
      fix: '[Button](/ui/button/)',
    },
  }),
  'plan/missing-api-page': entry<{ name: string; route: string }>({
    effect: 'complete',
    message: ({ name, route }) => `${name} has no API page at ${route}.`,
    hint: () => 'correct the name under `components` or `hooks`, or add the API JSON.',
    explain: {
      what: 'A component or hook that the front matter lists has no API page. The generated section shows its name without a link.',
      why: 'Readers cannot find its props.',
      example: 'components: Buton',
      fix: 'components: Button',
    },
  }),
  'plan/duplicate-route': entry<{ route: string }>({
    effect: 'stops',
    message: ({ route }) => `A page and an API page have the same route, ${route}.`,
    hint: () => 'change the route of one of them.',
    explain: {
      what: 'An API page that is generated from JSON has the same route as a Markdown page.',
      why: 'Only one of them can be published.',
      example: 'content/ui/api/button.md and content/ui/api/button.json',
      fix: 'Remove one, or set `route` in the front matter of the page.',
    },
  }),
  'plan/vanished-route': entry<{
    route: string;
    nearest: string | null;
    /** File of the page, if it is a draft and not built. */
    draft?: string;
  }>({
    effect: 'broken',
    message: ({ route, draft }) =>
      draft === undefined
        ? `${route} was published earlier, but is now neither built nor redirected.`
        : `${route} was published earlier, but its page is now a draft, and there is no redirect.`,
    hint: ({ route, nearest, draft }) =>
      draft !== undefined
        ? `remove \`draft\` from the front matter of ${draft}, or accept the change with docs-gen check --update-urls.`
        : nearest === null
          ? `add a redirect from ${route}, or accept the change with docs-gen check --update-urls.`
          : `add { from: '${route}', to: '${nearest}' }${differenceOf(nearest, route)} to \`redirects\`, or accept the change with docs-gen check --update-urls.`,
    explain: {
      what: 'The URL contract lists a route that no longer has a page, and there is no redirect from this route.',
      why: 'Bookmarks, search results and other sites still link to it.',
      example: 'content/ui/button.md was renamed to buttons.md',
      fix: "redirects: [{ from: '/ui/button/', to: '/ui/buttons/' }]",
    },
  }),
  'plan/vanished-anchor': entry<{ route: string; anchor: string; nearest: string | null }>({
    effect: 'broken',
    message: ({ route, anchor }) => `${route}#${anchor} was published earlier, but no element has this id now.`,
    hint: ({ anchor, nearest }) =>
      `keep the old id with {#${anchor}} after its heading${nearest === null ? '' : ` (the most similar id is now #${nearest}${differenceOf(nearest, anchor)})`}, or accept the change with docs-gen check --update-urls.`,
    explain: {
      what: 'The URL contract lists a section that its page no longer has.',
      why: 'Links from other sites to the section now open the top of the page.',
      example: '## How to use it   (it was "Usage")',
      fix: '## How to use it {#usage}',
    },
  }),
  'plan/unknown-moved-page': entry<{ route: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    message: ({ route, path }) =>
      `\`moved\` of a version contains ${route}, which is not a page of this site${where(path)}.`,
    hint: ({ nearest, route }) =>
      didYouMean(nearest, route) ??
      'write each entry as { route of this site: route of that version }, or remove it if the page no longer exists.',
    explain: {
      what: 'A key of `versions[].moved` is not a route of this site.',
      why: 'The entry would have no effect, and readers who switch the version would not find the page.',
      example: "moved: { '/ui/bxo/': '/ui/layout/box/' }",
      fix: "moved: { '/ui/box/': '/ui/layout/box/' }",
    },
  }),
  'plan/bad-urls': entry<{
    problem: string;
    path: string | null;
    /** The path is a folder, which is not overwritten. */
    isFolder?: 'yes';
  }>({
    effect: 'stops',
    message: ({ problem, path }) => `The URL contract cannot be read: ${problem}${where(path)}.`,
    hint: ({ isFolder }) =>
      isFolder === undefined
        ? 'correct the file, or generate it again with docs-gen check --update-urls.'
        : 'move the folder, or set `urls` to another file.',
    explain: {
      what: 'The file that lists the published routes is not valid JSON, does not have the expected structure, or is a folder.',
      why: 'Without the file, a page that is removed by mistake would go unnoticed.',
      example: '{ "/ui/button/": "usage" }',
      fix: '{ "/ui/button/": ["usage"] }',
    },
  }),
  'plan/unwritable-urls': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The URL contract ${file} cannot be written: ${problem}.`,
    hint: () => 'fix the cause, or set `urls` to another file.',
    explain: {
      what: '`docs-gen check --update-urls` could not write the file set in `urls`.',
      why: 'The contract is unchanged: it still lists the routes and sections of an earlier state of the site.',
      example: 'A folder with the name `content/urls.json`.',
      fix: 'Move the folder, make the file writable, or set `urls` to another file.',
    },
  }),
  'plan/similar-routes': entry<{ route: string; other: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ route, other }) =>
      `${distinguishable(route, other)} and ${distinguishable(other, route)} differ only in case or in how their accents are encoded.`,
    hint: () => 'change the route of the API page in `api.routes` of its product.',
    explain: {
      what: 'The route of an API page equals another route on file systems that ignore case or normalize Unicode.',
      why: 'On macOS and Windows, one page would overwrite the other, and readers could not distinguish the addresses.',
      example: 'content/ui/api/Button.json and content/ui/api/button.json',
      fix: 'Rename one of the two files, or change the route of one of them.',
    },
  }),
  'plan/unused-layout': entry<{ pattern: string; product: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern, product }) => `No page of product "${product}" matches the pattern ${pattern} in \`layouts\`.`,
    hint: () => 'correct the pattern: it has to match the whole route, and `*` matches any text.',
    explain: {
      what: 'A pattern of `layouts` matches no route of its product.',
      why: 'The pages that you wrote the pattern for have a different layout.',
      example: "layouts: { '/ui/api': { disableToc: true } }",
      fix: "layouts: { '/ui/api/*': { disableToc: true } }",
    },
  }),
};

function withoutBase(bare: string | undefined): string | undefined {
  return bare === undefined ? undefined : `remove the \`base\` of the site from the address: write ${bare}`;
}
