// Diagnostics raised by `src/history/`.
import { entry } from '../entry.ts';

export const historyMessages = {
  'history/shallow-clone': entry<{ pages: number }>({
    effect: 'complete',
    message: ({ pages }) =>
      pages === 0
        ? 'The repository is a shallow clone: authors of older changes are not known.'
        : `The repository is a shallow clone: ${pages} ${pages === 1 ? 'page has' : 'pages have'} no date of the last change.`,
    hint: () =>
      'fetch the whole history, for example with `git fetch --unshallow`, or `fetch-depth: 0` in the checkout step.',
    explain: {
      what: '`lastUpdated` is on, and the history of this clone was cut off. Pages that were last changed before the cut have no date.',
      why: 'The first commit of a shallow clone seems to have written every file: its date would be wrong on all of them.',
      example: 'git clone --depth 1 https://git.example/docs.git',
      fix: 'Let the job that builds the site clone without a depth.',
    },
  }),
  'history/no-git': entry<{ problem: string }>({
    effect: 'complete',
    message: ({ problem }) => `The history of the pages can not be read: ${problem.replace(/[.\s]+$/, '')}.`,
    hint: () => 'build in a git repository, with git installed, or set `lastUpdated` to false.',
    explain: {
      what: '`lastUpdated` is on, and git is not installed, does not trust the folder, or the site does not lie in a repository.',
      why: 'The pages are built without dates and authors.',
      example: 'A container image without git, or the unpacked archive of a repository.',
      fix: 'Install git and build in a clone. When git says "dubious ownership", add the folder to `safe.directory` of the git config.',
    },
  }),
};
