// Diagnostics raised by `src/verify/`: what only the finished pages show.
import { didYouMean, differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';
import { where } from '../where.ts';

export const verifyMessages = {
  'verify/duplicate-id': entry<{ id: string; where: string }>({
    effect: 'complete',
    message: ({ where, id }) => `${where} has the id "${id}" more than once.`,
    hint: () => 'a template, a component or a plugin makes it: give one of the elements another id.',
    explain: {
      what: 'Two elements of a finished page have the same id, and at least one of them was not made from markdown.',
      why: 'Links, labels and styles that name the id reach the first element only.',
      example: 'A template with <section id="usage"> around a page whose text has the heading "Usage".',
      fix: 'Put a word of its own before ids in templates: <section id="acme-usage">.',
    },
  }),
  'verify/dead-link': entry<{ href: string; where: string; nearest: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ where, href }) => `${where} links to "${href}", which is no page and no file of this site.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'correct it where it is made: in a template, a plugin, or the config. `links.elsewhere` lists what other sites answer.',
    explain: {
      what: 'An address in the finished HTML leads nowhere. It comes from a template, a component, a plugin or the config.',
      why: 'Readers would land on the 404 page, or see a gap in the place of a picture.',
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
        ? 'link to the page itself, or give the element this id.'
        : `did you mean "#${nearest}"${differenceOf(nearest, anchor)}?`,
    explain: {
      what: 'An address in the finished HTML names a section that its page does not have. It comes from a template, a component, a plugin or the config.',
      why: 'Readers land at the top of the page and search for what they were promised.',
      example: '<a href="/ui/button/#size"> in a template',
      fix: '<a href="/ui/button/#sizes">',
    },
  }),
  'verify/dead-ad-address': entry<{ href: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, path }) => `An ad names "${href}", which is no page and no file of this site${where(path)}.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'correct the address, or put the file into the public folder. `links.elsewhere` lists what other sites answer.',
    explain: {
      what: 'The `link` or `img` of an ad in `ads.inHouse` of the config leads nowhere.',
      why: 'Readers who click the ad would land on the 404 page, or see a gap in the place of its picture.',
      example: "ads: { inHouse: [{ name: 'course', link: '/cuorse/', description: 'The course.' }] }",
      fix: "ads: { inHouse: [{ name: 'course', link: '/course/', description: 'The course.' }] }",
    },
  }),
  'verify/dead-head-address': entry<{ href: string; nearest: string | null; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, path }) => `\`head\` names "${href}", which is no page and no file of this site${where(path)}.`,
    hint: ({ nearest, href }) =>
      didYouMean(nearest, href) ??
      'correct the address, or put the file into the public folder. `links.elsewhere` lists what other sites answer.',
    explain: {
      what: 'An address in `head` of the config leads nowhere.',
      why: 'Every page asks for the file, and none gets it.',
      example: "head: [{ tag: 'script', attributes: { src: '/cuont.js' } }]",
      fix: "head: [{ tag: 'script', attributes: { src: '/count.js' } }]",
    },
  }),
  'verify/relative-head-address': entry<{ href: string; rooted: string; path: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ href, path }) => `\`head\` names "${href}", which is another address on each page${where(path)}.`,
    hint: ({ rooted }) => `start it with a slash: ${rooted}`,
    explain: {
      what: 'An address in `head` of the config is relative, and `head` stands on every page.',
      why: 'A browser adds a relative address to that of the page: /ui/ would ask for /ui/count.js, and /ui/button/ for /ui/button/count.js.',
      example: "head: [{ tag: 'script', attributes: { src: 'count.js' } }]",
      fix: "head: [{ tag: 'script', attributes: { src: '/count.js' } }]",
    },
  }),
  'verify/redirect-loop': entry<{ from: string; steps: readonly string[]; path: string | null }>({
    effect: 'broken',
    message: ({ from, steps, path }) => `The redirect from ${from} never ends: ${steps.join(' → ')}${where(path)}.`,
    hint: () => 'let one of them lead to a page.',
    explain: {
      what: 'Redirects lead to each other in a circle, or to an ever longer address.',
      why: 'Browsers give up and show an error.',
      example: "{ from: '/a/', to: '/b/' }, { from: '/b/', to: '/a/' }",
      fix: "{ from: '/a/', to: '/ui/' }, { from: '/b/', to: '/ui/' }",
    },
  }),
  'verify/redirect-chain': entry<{ from: string; steps: readonly string[]; path: string | null }>({
    effect: 'complete',
    message: ({ from, steps, path }) =>
      `The redirect from ${from} leads to another redirect: ${steps.join(' → ')}${where(path)}.`,
    hint: ({ steps }) => `lead to the end at once: to: '${steps.at(-1) ?? ''}'`,
    explain: {
      what: 'A redirect leads to the address of another one.',
      why: 'Each step costs readers a round trip, and search engines follow only a few.',
      example: "{ from: '/a/', to: '/b/' }, { from: '/b/', to: '/ui/' }",
      fix: "{ from: '/a/', to: '/ui/' }, { from: '/b/', to: '/ui/' }",
    },
  }),
  'verify/redirect-dead': entry<{
    from: string;
    to: string;
    nearest: string | null;
    /** File of the page that is meant, when it is not built for being a draft. */
    draft: string | null;
    path: string | null;
  }>({
    effect: 'broken',
    recoverable: true,
    message: ({ from, to, draft, path }) =>
      `The redirect from ${from} leads to ${to}, which is ${draft === null ? 'no page and no file' : 'a draft and not built'}${where(path)}.`,
    hint: ({ nearest, draft, to }) =>
      (draft === null ? null : `lead to another page, or remove \`draft\` from the front matter of ${draft}.`) ??
      didYouMean(nearest, to) ??
      'lead to a page that exists, or remove the redirect.',
    explain: {
      what: 'A redirect leads to an address of this site that nothing answers.',
      why: 'Readers of the old address would be led to the 404 page.',
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
      `The redirect from ${from} leads to ${to}, but the page has no element with the id "${anchor}"${where(path)}.`,
    hint: ({ nearest, anchor }) =>
      nearest === null ? 'lead to the page itself.' : `did you mean "#${nearest}"${differenceOf(nearest, anchor)}?`,
    explain: {
      what: 'A redirect names a section that its target does not have.',
      why: 'Readers of the old address land at the top of the page.',
      example: "{ from: '/old/', to: '/ui/button/#size' }",
      fix: "{ from: '/old/', to: '/ui/button/#sizes' }",
    },
  }),
  'verify/elsewhere-has-page': entry<{ prefix: string; route: string; path: string | null }>({
    effect: 'complete',
    message: ({ prefix, route, path }) =>
      `links.elsewhere lists "${prefix}", but this site builds ${route}${where(path)}.`,
    hint: () => 'remove the entry, or list narrower prefixes.',
    explain: {
      what: 'An entry of `links.elsewhere` covers a page of this site.',
      why: 'Links below the prefix are taken on trust: those to pages that are gone would not be found.',
      example: "links: { elsewhere: ['/ui/'] }   (this site builds /ui/button/)",
      fix: "links: { elsewhere: ['/ui/legacy/'] }",
    },
  }),
};
