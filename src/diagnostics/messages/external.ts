// Diagnostics raised by `src/external/`: links that leave the site, checked when `--external` asks for it.
import { entry } from '../entry.ts';

const more = (pages: number) => (pages > 1 ? ` ${pages} pages hold this link.` : '');

export const externalMessages = {
  'external/dead-link': entry<{ url: string; status: number; pages: number }>({
    effect: 'broken',
    recoverable: true,
    message: ({ url, status, pages }) => `${url} does not exist any more: its host answers ${status}.${more(pages)}`,
    hint: () => 'link to the new place, or remove the link.',
    explain: {
      what: 'The host of a link answered 404 (not found) or 410 (gone).',
      why: 'Readers who follow the link see an error page.',
      example: '[guide](https://acme.example/guide-v1)   (404)',
      fix: '[guide](https://acme.example/guide)',
    },
  }),
  'external/moved-link': entry<{ url: string; to: string; pages: number }>({
    effect: 'complete',
    message: ({ url, to, pages }) => `${url} has moved for good to ${to}.${more(pages)}`,
    hint: ({ to }) => `link to ${to}`,
    explain: {
      what: 'The host of a link answered with a permanent redirect (301 or 308).',
      why: 'Old addresses stop to lead on one day, and each step costs readers a round trip.',
      example: '[guide](http://acme.example/guide)   (301 to https://acme.example/guide)',
      fix: '[guide](https://acme.example/guide)',
    },
  }),
  'external/unreachable-link': entry<{ url: string; problem: string; pages: number }>({
    effect: 'complete',
    message: ({ url, problem, pages }) => `${url} could not be checked: ${problem}.${more(pages)}`,
    hint: () =>
      'try it in a browser; list its prefix under `links.ignoreExternal` when its host does not answer programs.',
    explain: {
      what: 'The host of a link did not answer, or answered with something other than the page, three times.',
      why: 'The host may be gone, down for a moment, or closed to programs: a person has to look.',
      example: '[guide](https://acme.exmple/guide)   (no such host)',
      fix: 'Correct the address, or ignore it: links: { ignoreExternal: ["https://acme.example/"] }',
    },
  }),
};
