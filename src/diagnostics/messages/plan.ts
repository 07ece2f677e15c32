// Diagnostics raised by `src/plan/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const planMessages = {
  'plan/dead-link': entry<{ href: string; nearest: string | null }>({
    severity: 'error',
    message: ({ href }) => `The link "${href}" leads to no page.`,
    hint: ({ nearest }) =>
      didYouMean(nearest) ??
      'name an existing page, or list the prefix under `links.elsewhere` when another site answers it.',
    explain: {
      what: 'A link on this site names a route that is not built.',
      why: 'Readers would land on the 404 page.',
      example: '[Button](/ui/buton/)',
      fix: '[Button](/ui/button/)',
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
    severity: 'error',
    message: ({ anchor, path, pathname }) =>
      `${pathname === undefined ? '' : `The page tree lists ${pathname}, but `}${path} has no element with the id "${anchor}".`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'link to the page itself, or give the heading this id with {#id}.'
        : `did you mean "#${nearest}"?`,
    explain: {
      what: 'A link names a section that its target page does not have.',
      why: 'Readers land at the top of the page and search for what they were promised.',
      example: '[sizes](/ui/button/#size)',
      fix: '[sizes](/ui/button/#sizes)',
    },
  }),
  'plan/link-not-canonical': entry<{ href: string; canonical: string }>({
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'error',
    message: ({ route }) => `Both a page and an API page claim ${route}.`,
    hint: () => 'give one of them another route.',
    explain: {
      what: 'The route of an API page made from JSON is the route of a markdown page too.',
      why: 'Only one of them could be published.',
      example: 'content/ui/api/button.md beside content/ui/api/button.json',
      fix: 'Remove one, or set `route` in the front matter of the page.',
    },
  }),
};
