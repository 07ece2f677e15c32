// Diagnostics raised by `src/external/`: links to other sites, checked with `--external`.
import { entry } from '../entry.ts';

const more = (pages: number) => (pages > 1 ? ` ${pages} pages contain this link.` : '');

export const externalMessages = {
  'external/dead-link': entry<{ url: string; status: number; pages: number }>({
    effect: 'broken',
    recoverable: true,
    message: ({ url, status, pages }) => `${url} no longer exists: the host responded with ${status}.${more(pages)}`,
    hint: () => 'link to the new URL, or remove the link.',
    explain: {
      what: 'The host of a link responded with 404 (not found) or 410 (gone).',
      why: 'Readers who follow the link see an error page.',
      example: '[guide](https://acme.example/guide-v1)   (404)',
      fix: '[guide](https://acme.example/guide)',
    },
  }),
  'external/moved-link': entry<{ url: string; to: string; pages: number }>({
    effect: 'complete',
    message: ({ url, to, pages }) => `${url} has moved permanently to ${to}.${more(pages)}`,
    hint: ({ to }) => `link to ${to}`,
    explain: {
      what: 'The host of a link responded with a permanent redirect (301 or 308).',
      why: 'Old URLs can stop working at any time, and each redirect costs readers a round trip.',
      example: '[guide](http://acme.example/guide)   (301 to https://acme.example/guide)',
      fix: '[guide](https://acme.example/guide)',
    },
  }),
  'external/unreachable-link': entry<{ url: string; problem: string; pages: number }>({
    effect: 'complete',
    message: ({ url, problem, pages }) => `${url} could not be checked: ${problem}.${more(pages)}`,
    hint: () =>
      'open it in a browser; if the host blocks automated requests, add its prefix to `links.ignoreExternal`.',
    explain: {
      what: 'The host of a link did not respond, or responded with an error, three times.',
      why: 'The host may be gone, temporarily down, or blocking automated requests. Check the link by hand.',
      example: '[guide](https://acme.exmple/guide)   (no such host)',
      fix: 'Fix the URL, or ignore it: links: { ignoreExternal: ["https://acme.example/"] }',
    },
  }),
};
