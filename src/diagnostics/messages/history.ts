// Diagnostics raised by `src/history/`.
import { entry } from '../entry.ts';

export const historyMessages = {
  'history/shallow-clone': entry<{ pages: number }>({
    effect: 'complete',
    message: ({ pages }) =>
      pages === 0
        ? 'The repository is a shallow clone: the authors of older changes are unknown.'
        : `The repository is a shallow clone: ${pages} ${pages === 1 ? 'page has' : 'pages have'} no date of the last change.`,
    hint: () =>
      'fetch the whole history, for example with `git fetch --unshallow`, or with `fetch-depth: 0` in the checkout step.',
    explain: {
      what: '`lastUpdated` is on, but the clone does not contain the whole history. Pages whose last change is older than the clone have no date.',
      why: 'The first commit of a shallow clone appears to have written every file, so its date would be wrong for all of them.',
      example: 'git clone --depth 1 https://git.example/docs.git',
      fix: 'Configure the build job to clone the whole history.',
    },
  }),
  'history/no-git': entry<{ problem: string }>({
    effect: 'complete',
    message: ({ problem }) => `The history of the pages cannot be read: ${problem.replace(/[.\s]+$/, '')}.`,
    hint: () => 'build in a git repository with git installed, or set `lastUpdated` to false.',
    explain: {
      what: '`lastUpdated` is on, but git is not installed, git does not trust the folder, or the site is not in a repository.',
      why: 'The pages are built without dates and authors.',
      example: 'A container image without git, or the unpacked archive of a repository.',
      fix: 'Install git and build in a clone. If git reports "dubious ownership", add the folder to `safe.directory` of the git config.',
    },
  }),
};
