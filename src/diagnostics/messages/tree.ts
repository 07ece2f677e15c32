// Diagnostics raised by `src/tree/`.
import { entry } from '../entry.ts';

export const treeMessages = {
  'tree/duplicate-path': entry<{ pathname: string }>({
    severity: 'error',
    message: ({ pathname }) => `Two nodes claim ${pathname}.`,
    hint: () => 'remove one entry, or give the second page its own pathname.',
    explain: {
      what: 'Two nodes of one page tree have the same pathname. Component and hook API tabs are exempt.',
      why: 'The sidebar could not tell which row is the open page, nor which pages come before and after it.',
      example: "{ pathname: '/ui/button/' }, …, { pathname: '/ui/button' }",
      fix: 'Keep one of the two, or link to a section of the page with a `#hash`.',
    },
  }),
};
