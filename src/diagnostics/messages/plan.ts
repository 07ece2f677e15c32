// Diagnostics raised by `src/plan/`.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { distinguishable } from '../distinguishable.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const planMessages = {
  'plan/dead-link': entry<{
    href: string;
    nearest: string | null;
    /** File of the page that is meant, when it is not built for being a draft. */
    draft?: string;
    /** The address without the base of the site, where it leads somewhere. */
    bare?: string;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href }) => `The link "${href}" leads to no page.`,
    hint: ({ nearest, draft, bare, href }) =>
      (draft === undefined
        ? (withoutBase(bare) ?? didYouMean(nearest, href))
        : `the page is a draft and not built: remove the link, or \`draft\` from the front matter of ${draft}.`) ??
      'name an existing page, or list the prefix under `links.elsewhere` when another site answers it.',
    explain: {
      what: 'A link on this site names a route that is not built.',
      why: 'Readers would land on the 404 page.',
      example: '[Button](/ui/buton/)',
      fix: '[Button](/ui/button/)',
    },
  }),
  'plan/dead-file': entry<{
    href: string;
    nearest: string | null;
    /** The address without the base of the site, where it leads somewhere. */
    bare?: string;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href }) => `"${href}" leads to no file of this site.`,
    hint: ({ nearest, bare, href }) =>
      withoutBase(bare) ??
      didYouMean(nearest, href) ??
      'put the file into a public folder, name one beside the page, or list the prefix under `links.elsewhere`.',
    explain: {
      what: 'A picture, a film or a link names a file that the site does not publish.',
      why: 'Readers would see a broken picture, or the 404 page.',
      example: '![Logo](/logo.pgn)',
      fix: '![Logo](/logo.png)',
    },
  }),
  'plan/dead-anchor': entry<{
    href: string;
    path: string;
    anchor: string;
    nearest: string | null;
    /** Of the node, when the link stands in a page tree: no line is shown there. */
    pathname?: string;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ anchor, path, pathname }) =>
      `${pathname === undefined ? '' : `The page tree lists ${pathname}, but `}${path} has no element with the id "${anchor}".`,
    hint: ({ nearest, anchor }) =>
      nearest === null
        ? 'link to the page itself, or give the heading this id with {#id}.'
        : `did you mean "#${nearest}"${differenceOf(nearest, anchor)}?`,
    explain: {
      what: 'A link names a section that its target page does not have.',
      why: 'Readers land at the top of the page and search for what they were promised.',
      example: '[sizes](/ui/button/#size)',
      fix: '[sizes](/ui/button/#sizes)',
    },
  }),
  'plan/link-not-canonical': entry<{ href: string; canonical: string }>({
    effect: 'complete',
    message: ({ href, canonical }) => `The link "${href}" is not in its canonical form "${canonical}".`,
    hint: ({ canonical }) => `write ${canonical}`,
    explain: {
      what: 'A link on this site is relative, lacks its trailing slash, or has a slash too many. The page is built with the right one.',
      why: 'Static hosts answer such addresses with a redirect, and tools that compare addresses see two pages.',
      example: '[Button](/ui/button)',
      fix: '[Button](/ui/button/)',
    },
  }),
  'plan/missing-api-page': entry<{ name: string; route: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ name, route }) => `${name} has no API page at ${route}.`,
    hint: () => 'correct the name under `components` or `hooks`, or add the API JSON.',
    explain: {
      what: 'A component or hook that the front matter lists has no API page. The generated section names it without a link.',
      why: 'Readers look for its props and find none.',
      example: 'components: Buton',
      fix: 'components: Button',
    },
  }),
  'plan/duplicate-route': entry<{ route: string }>({
    effect: 'stops',
    message: ({ route }) => `Both a page and an API page claim ${route}.`,
    hint: () => 'give one of them another route.',
    explain: {
      what: 'The route of an API page made from JSON is the route of a markdown page too.',
      why: 'Only one of them could be published.',
      example: 'content/ui/api/button.md beside content/ui/api/button.json',
      fix: 'Remove one, or set `route` in the front matter of the page.',
    },
  }),
  'plan/vanished-route': entry<{
    route: string;
    nearest: string | null;
    /** File of the page, when it is not built for being a draft. */
    draft?: string;
  }>({
    effect: 'broken',
    message: ({ route, draft }) =>
      draft === undefined
        ? `${route} was published, and is neither built nor redirected any more.`
        : `${route} was published, and is a draft now: it is neither built nor redirected.`,
    hint: ({ route, nearest, draft }) =>
      draft !== undefined
        ? `remove \`draft\` from the front matter of ${draft}, or accept the loss with docs-gen check --update-urls.`
        : nearest === null
          ? `add a redirect from ${route}, or accept the loss with docs-gen check --update-urls.`
          : `add { from: '${route}', to: '${nearest}' }${differenceOf(nearest, route)} to \`redirects\`, or accept the loss with docs-gen check --update-urls.`,
    explain: {
      what: 'The URL contract lists a route that has no page now, and no redirect starts there.',
      why: 'Bookmarks, search results and other sites still lead to it.',
      example: 'content/ui/button.md was renamed to buttons.md',
      fix: "redirects: [{ from: '/ui/button/', to: '/ui/buttons/' }]",
    },
  }),
  'plan/vanished-anchor': entry<{ route: string; anchor: string; nearest: string | null }>({
    effect: 'broken',
    message: ({ route, anchor }) => `${route}#${anchor} was published, and no element has this id any more.`,
    hint: ({ anchor, nearest }) =>
      `${nearest === null ? 'keep' : `the nearest is #${nearest}${differenceOf(nearest, anchor)}; keep`} the old id with {#${anchor}} behind its heading, or accept the loss with docs-gen check --update-urls.`,
    explain: {
      what: 'The URL contract lists a section that its page does not have now.',
      why: 'Links from other sites to the section now land at the top of the page.',
      example: '## How to use it   (it was "Usage")',
      fix: '## How to use it {#usage}',
    },
  }),
  'plan/unknown-moved-page': entry<{ route: string; nearest: string | null; path: string | null }>({
    effect: 'dropped',
    message: ({ route, path }) => `\`moved\` of a version names ${route}, which is no page of this site${where(path)}.`,
    hint: ({ nearest, route }) =>
      didYouMean(nearest, route) ??
      'each entry is { route of this site: route of that version }; remove it when the page is gone.',
    explain: {
      what: '`versions[].moved` starts at a route that this site does not have.',
      why: 'Nothing would read the entry, and readers of the page that was meant would lose it when they switch the version.',
      example: "moved: { '/ui/bxo/': '/ui/layout/box/' }",
      fix: "moved: { '/ui/box/': '/ui/layout/box/' }",
    },
  }),
  'plan/bad-urls': entry<{
    problem: string;
    path: string | null;
    /** In its place lies a folder, which is not written over. */
    isFolder?: 'yes';
  }>({
    effect: 'stops',
    message: ({ problem, path }) => `The URL contract cannot be read: ${problem}${where(path)}.`,
    hint: ({ isFolder }) =>
      isFolder === undefined
        ? 'docs-gen check --update-urls writes it anew.'
        : 'move the folder away, or name another file in `urls`.',
    explain: {
      what: 'The file that lists the published routes is not JSON, has another form, or is a folder.',
      why: 'Without it a page that vanishes would go unnoticed.',
      example: '{ "/ui/button/": "usage" }',
      fix: '{ "/ui/button/": ["usage"] }',
    },
  }),
  'plan/unwritable-urls': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The URL contract ${file} cannot be written: ${problem}.`,
    hint: () => 'make room for it, or name another file in `urls`.',
    explain: {
      what: '`docs-gen check --update-urls` could not write the file that `urls` names.',
      why: 'The contract is as it was: it still lists the routes and sections of an earlier state of the site.',
      example: 'A folder with the name `content/urls.json`.',
      fix: 'Move the folder away, give the file back the right to be written, or name another file in `urls`.',
    },
  }),
  'plan/similar-routes': entry<{ route: string; other: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ route, other }) =>
      `${distinguishable(route, other)} and ${distinguishable(other, route)} differ only in case or in how their accents are encoded.`,
    hint: () => 'give the API page another route, under `api.routes` of its product.',
    explain: {
      what: 'The route of an API page is the same as another one to disks that know no case, or only one Unicode form of a letter.',
      why: 'On macOS and Windows one page would be written over the other, and readers could not tell the addresses apart.',
      example: 'content/ui/api/Button.json beside content/ui/api/button.json',
      fix: 'Rename one of the two files, or give one of them another route.',
    },
  }),
};

function withoutBase(bare: string | undefined): string | undefined {
  return bare === undefined ? undefined : `addresses are written without the \`base\` of the site: write ${bare}`;
}
