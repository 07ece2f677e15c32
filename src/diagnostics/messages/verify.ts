// Diagnostics raised by `src/verify/`: problems that are visible only in the finished pages.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const verifyMessages = {
  'verify/duplicate-id': entry<{ id: string; where: string }>({
    effect: 'complete',
    message: ({ where, id }) => `${where} contains the id "${id}" more than once.`,
    hint: () => 'change the id of one of the elements; it comes from a template, a component or a plugin.',
    explain: {
      what: 'Two elements of a finished page have the same id, and at least one of them does not come from Markdown.',
      why: 'Links, labels and styles that use the id only reach the first element.',
      example: 'A template with <section id="usage"> around a page that has the heading "Usage".',
      fix: 'Use a unique prefix for ids in templates: <section id="acme-usage">.',
    },
  }),
  'verify/shared-demo-ids': entry<{
    where: string;
    first: string;
    /** Null: several stylings of the first demo contain the ids. */
    second: string | null;
    ids: readonly string[];
    more: number;
  }>({
    effect: 'optional',
    message: ({ where, first, second, ids, more }) =>
      `${second === null ? `Several stylings of the demo "${first}"` : `The demos "${first}" and "${second}"`} of ${where} contain the same id${ids.length + more > 1 ? 's' : ''}: ${ids
        .map((id) => `"${id}"`)
        .join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    hint: ({ second }) =>
      `create the ids with \`useId\` of React if a label or a link of ${second === null ? 'a later styling' : 'the second demo'} uses them.`,
    explain: {
      what: 'Two demos of a page, or several stylings of a demo, contain elements with the same ids.',
      why: 'Each of them is correct where it is shown alone. On the page, which contains all stylings of its demos, labels and links that use the id only reach the first element.',
      example: '<input id="name" /> in two demos of a page',
      fix: 'const id = useId();',
    },
  }),
  'verify/dead-link': entry<{ href: string; where: string; nearest: string | null; demo?: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ where, href }) => `${where} links to "${href}", which does not exist on this site.`,
    hint: ({ nearest, href, demo }) =>
      didYouMean(nearest, href) ??
      (demo
        ? 'link to a page of this site, show the demo with `"iframe": true` if its links are examples, or add the prefix to `links.elsewhere`.'
        : 'correct it in the template, the plugin or the config that generates it, or add its prefix to `links.elsewhere` if another site serves it.'),
    explain: {
      what: 'An address in the finished HTML is broken. It comes from a template, a component, a plugin or the config.',
      why: 'Readers would see the 404 page, or a missing image.',
      example: '<a href="/ui/buton/"> in a template',
      fix: '<a href="/ui/button/">',
    },
  }),
  'verify/dead-anchor': entry<{
    href: string;
    where: string;
    path: string;
    anchor: string;
    nearest: string | null;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ where, href, path, anchor }) =>
      `${where} links to "${href}", but ${path} has no element with the id "${anchor}".`,
    hint: ({ nearest, anchor }) =>
      nearest === null
        ? 'link to the page without a hash, or add this id to the element.'
        : `did you mean "#${nearest}"${differenceOf(nearest, anchor)}?`,
    explain: {
      what: 'An address in the finished HTML refers to a section that the page does not have. It comes from a template, a component, a plugin or the config.',
      why: 'Readers see the top of the page instead of the section.',
      example: '<a href="/ui/button/#size"> in a template',
      fix: '<a href="/ui/button/#sizes">',
    },
  }),
  'verify/dead-ad-address': entry<{ href: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, path }) => `An ad refers to "${href}", which does not exist on this site${where(path)}.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'correct the address, add the file to the public folder, or add the prefix to `links.elsewhere` if another site serves it.',
    explain: {
      what: 'The `link` or `img` of an ad in `ads.inHouse` of the config is broken.',
      why: 'Readers who click the ad would see the 404 page, or the image of the ad would be missing.',
      example: "ads: { inHouse: [{ name: 'course', link: '/cuorse/', description: 'The course.' }] }",
      fix: "ads: { inHouse: [{ name: 'course', link: '/course/', description: 'The course.' }] }",
    },
  }),
  'verify/dead-head-address': entry<{ href: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, path }) => `\`head\` refers to "${href}", which does not exist on this site${where(path)}.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'correct the address, add the file to the public folder, or add the prefix to `links.elsewhere` if another site serves it.',
    explain: {
      what: 'An address in `head` of the config is broken.',
      why: 'Every page requests a file that does not exist.',
      example: "head: [{ tag: 'script', attributes: { src: '/cuont.js' } }]",
      fix: "head: [{ tag: 'script', attributes: { src: '/count.js' } }]",
    },
  }),
  'verify/relative-head-address': entry<{ href: string; rooted: string; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, path }) =>
      `\`head\` contains the relative address "${href}", which resolves differently on each page${where(path)}.`,
    hint: ({ rooted }) => `start it with a slash: ${rooted}`,
    explain: {
      what: 'An address in `head` of the config is relative, but `head` is part of every page.',
      why: 'Browsers resolve a relative address against the address of the page: /ui/ would request /ui/count.js, and /ui/button/ would request /ui/button/count.js.',
      example: "head: [{ tag: 'script', attributes: { src: 'count.js' } }]",
      fix: "head: [{ tag: 'script', attributes: { src: '/count.js' } }]",
    },
  }),
  'verify/redirect-loop': entry<{ from: string; steps: readonly string[]; path: string | null }>({
    effect: 'broken',
    message: ({ from, steps, path }) =>
      `The redirect from ${from} is an endless loop: ${steps.join(' → ')}${where(path)}.`,
    hint: () => 'change the target of one of these redirects to a page.',
    explain: {
      what: 'Redirects form a loop, or each redirect makes the address longer.',
      why: 'Browsers stop and show an error.',
      example: "{ from: '/a/', to: '/b/' }, { from: '/b/', to: '/a/' }",
      fix: "{ from: '/a/', to: '/ui/' }, { from: '/b/', to: '/ui/' }",
    },
  }),
  'verify/redirect-chain': entry<{ from: string; steps: readonly string[]; path: string | null }>({
    effect: 'complete',
    message: ({ from, steps, path }) =>
      `The redirect from ${from} points to another redirect: ${steps.join(' → ')}${where(path)}.`,
    hint: ({ steps }) => `redirect to the final address: to: '${steps.at(-1) ?? ''}'`,
    explain: {
      what: 'The target of a redirect is the source of another redirect.',
      why: 'Each step costs readers a round trip, and search engines follow only a few steps.',
      example: "{ from: '/a/', to: '/b/' }, { from: '/b/', to: '/ui/' }",
      fix: "{ from: '/a/', to: '/ui/' }, { from: '/b/', to: '/ui/' }",
    },
  }),
  'verify/redirect-dead': entry<{
    from: string;
    to: string;
    nearest: string | null;
    /** File of the target page, if it is a draft and not built. */
    draft: string | null;
    path: string | null;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ from, to, draft, path }) =>
      `The redirect from ${from} points to ${to}, which ${draft === null ? 'does not exist on this site' : 'is a draft'}${where(path)}.`,
    hint: ({ nearest, draft, to }) =>
      (draft === null ? null : `redirect to another page, or remove \`draft\` from the front matter of ${draft}.`) ??
      didYouMean(nearest, to) ??
      'redirect to an existing page, or remove the redirect.',
    explain: {
      what: 'The target of a redirect does not exist on this site.',
      why: 'Readers who open the old address would see the 404 page.',
      example: "{ from: '/old/', to: '/ui/buton/' }",
      fix: "{ from: '/old/', to: '/ui/button/' }",
    },
  }),
  'verify/redirect-dead-anchor': entry<{
    from: string;
    to: string;
    anchor: string;
    nearest: string | null;
    path: string | null;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ from, to, anchor, path }) =>
      `The redirect from ${from} points to ${to}, but the page has no element with the id "${anchor}"${where(path)}.`,
    hint: ({ nearest, anchor }) =>
      nearest === null
        ? 'redirect to the page without a hash.'
        : `did you mean "#${nearest}"${differenceOf(nearest, anchor)}?`,
    explain: {
      what: 'The target of a redirect is a section that the page does not have.',
      why: 'Readers who open the old address see the top of the page instead of the section.',
      example: "{ from: '/old/', to: '/ui/button/#size' }",
      fix: "{ from: '/old/', to: '/ui/button/#sizes' }",
    },
  }),
  'verify/elsewhere-has-page': entry<{ prefix: string; route: string; path: string | null }>({
    effect: 'complete',
    message: ({ prefix, route, path }) =>
      `\`links.elsewhere\` contains "${prefix}", but this site builds ${route}${where(path)}.`,
    hint: () => 'remove the entry, or use narrower prefixes.',
    explain: {
      what: 'An entry of `links.elsewhere` includes a page of this site.',
      why: 'Links that start with the prefix are not checked, so broken links would not be found.',
      example: "links: { elsewhere: ['/ui/'] }   (this site builds /ui/button/)",
      fix: "links: { elsewhere: ['/ui/legacy/'] }",
    },
  }),
};
