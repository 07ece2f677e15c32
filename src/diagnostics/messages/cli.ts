// Diagnostics raised by `src/cli/`.
import { differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const cliMessages = {
  'cli/internal-error': entry<{ message: string }>({
    effect: 'stops',
    message: ({ message }) => `docs-gen has a bug: ${message}`,
    hint: () => 'report it with the stack trace and, where you can, the project that shows it.',
    explain: {
      what: 'docs-gen failed in a way that its authors did not foresee. Nothing was published.',
      why: 'Whatever stands in your content, the answer should be a page or a diagnostic, never an exception.',
      example: 'TypeError: Cannot read properties of undefined (reading "route")',
      fix: 'Report the stack trace and, where you can, the smallest page that shows it. --no-cache and --workers 1 tell whether a stale cache or a worker is involved.',
    },
  }),
  'cli/missing-react': entry<{ name: string }>({
    effect: 'stops',
    message: ({ name }) => `The package ${name} is not installed.`,
    hint: () => 'npm install react react-dom',
    explain: {
      what: 'docs-gen renders pages with the React of your project, and found none.',
      why: 'React is a peer dependency, so that pages and demos share one copy of it.',
      example: 'npm install docs-gen --omit=peer',
      fix: 'npm install react react-dom',
    },
  }),
  'cli/out-of-memory': entry({
    effect: 'stops',
    message: () => 'A worker thread ran out of memory.',
    hint: () => 'give Node more, say NODE_OPTIONS=--max-old-space-size=8192, or take --workers 1, which needs less.',
    explain: {
      what: 'One of the threads that share the work reached the most that Node gives it. Nothing was published.',
      why: 'Each thread has its own memory. A plugin that keeps what it saw of every page fills it, and so may pages of many megabytes.',
      example: 'NODE_OPTIONS=--max-old-space-size=256 docs-gen build --workers 4',
      fix: 'NODE_OPTIONS=--max-old-space-size=8192 docs-gen build',
    },
  }),
  'cli/shortage': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `The system could not give what was asked of it: ${reason}.`,
    hint: () => 'make room, or raise the limit (`ulimit -a` lists them), and run it again.',
    explain: {
      what: 'A disk is full or can only be read, or the process may open no more files. Nothing was published.',
      why: 'The run can not go on without what it asked for.',
      example: 'this process may open no more files (EMFILE), open /docs/content/ui/index.md',
      fix: 'ulimit -n 1024',
    },
  }),
  'cli/no-access': entry<{ path: string; code: string }>({
    effect: 'stops',
    message: ({ path, code }) => `The system does not let this user have ${path} (${code}).`,
    hint: () => 'give yourself the right to it, or name a folder in the config that does not hold it.',
    explain: {
      what: 'A file or a folder below one that the site names may not be read or changed by whoever runs docs-gen. Nothing was published.',
      why: 'What can not be read may be a page: a site without it would be taken for the whole.',
      example: 'contentDir: "/"',
      fix: 'contentDir: "content/ui"',
    },
  }),
  'cli/unwritable-output': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `What this run has to say could not be written to its standard output: ${reason}.`,
    hint: () => 'let it go where there is room.',
    explain: {
      what: 'Standard output leads to a file or a device that took nothing more. The work itself was done.',
      why: 'Whoever reads the output would take half of it for all. A pipe that its reader has closed is no mistake.',
      example: 'docs-gen build --format json > /mnt/full/report.json',
      fix: 'docs-gen build --format json > report.json',
    },
  }),
  'cli/much-memory': entry<{ peak: number; most: number }>({
    effect: 'complete',
    message: ({ peak, most }) => `The run held ${peak} MB of memory, and ${most} MB were to be the most.`,
    hint: () => 'take --workers 1, which needs less, or raise --max-rss.',
    explain: {
      what: 'At its peak, the process held more resident memory than `--max-rss` names. The site is as it would be without: with `--strict` too, where this is an error, it was published before the peak was known.',
      why: 'Machines that build sites have a fixed amount of memory, and a process that passes it is ended without a word. A limit somewhat below it tells in time.',
      example: 'docs-gen build --max-rss 100',
      fix: 'docs-gen build --max-rss 500 --workers 1',
    },
  }),
  'cli/wrong-usage': entry<{ message: string }>({
    effect: 'stops',
    message: ({ message }) => message,
    hint: () => 'docs-gen --help lists commands, docs-gen <command> --help their options.',
    explain: {
      what: 'The command line names a command, an option or a value that docs-gen does not know. The exit code is 2.',
      why: 'A mistyped option that is ignored would build something other than what was asked for.',
      example: 'docs-gen build --fromat json',
      fix: 'Take the spelling that the message suggests, or read docs-gen --help.',
    },
  }),
  'cli/unknown-route': entry<{
    route: string;
    nearest: string | null;
    /** File of the page, when it is not built for being a draft. */
    draft?: string;
  }>({
    effect: 'stops',
    message: ({ route, draft }) =>
      draft === undefined ? `No page has the route ${route}.` : `The page ${route} is a draft, which is not built.`,
    hint: ({ nearest, draft, route }) =>
      draft !== undefined
        ? `remove \`draft\` from the front matter of ${draft}.`
        : nearest === null
          ? '`docs-gen check` lists the pages that stand in no tree.'
          : `did you mean ${nearest}${differenceOf(nearest, route)}?`,
    explain: {
      what: '`docs-gen inspect` was asked for a route that the site does not have, or for a draft.',
      why: 'Routes follow from front matter, from the product’s `routes`, or from folders: the page may be somewhere else.',
      example: 'docs-gen inspect /ui/buton/',
      fix: 'Take the route that is suggested, or find the page with `docs-gen check`, which lists files in no page tree.',
    },
  }),
  'cli/unknown-code': entry<{ code: string; nearest: string | null }>({
    effect: 'stops',
    message: ({ code }) => `There is no diagnostic ${code}.`,
    hint: ({ nearest, code }) =>
      nearest === null
        ? 'docs-gen explain without a code lists them all.'
        : `did you mean ${nearest}${differenceOf(nearest, code)}?`,
    explain: {
      what: '`docs-gen explain` was asked for a code that is not in the catalogue.',
      why: 'Codes are permanent, so it is most likely a slip of the pen, or the code of a plugin.',
      example: 'docs-gen explain tree/duplicate-paths',
      fix: 'Copy the code from the message, or list them all with `docs-gen explain`.',
    },
  }),
  'cli/missing-baseline': entry<{
    file: string;
    /** What is there instead. */
    problem?: string;
  }>({
    effect: 'stops',
    message: ({ file, problem }) =>
      problem === undefined ? `There is no baseline ${file}.` : `The baseline ${file} ${problem}.`,
    hint: () => 'correct the path, or write a new one with --update-baseline.',
    explain: {
      what: 'The file that `--baseline` names does not exist, or is a folder; its path is relative to the root.',
      why: 'Every finding that it was to accept would be shown as a new one.',
      example: 'docs-gen check --baseline basline.json',
      fix: 'docs-gen check --baseline baseline.json',
    },
  }),
  'cli/bad-baseline': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The baseline ${file} cannot be used: ${problem}.`,
    hint: () =>
      'mend it, or remove it and write it anew with --update-baseline; look at the changes before you commit them.',
    explain: {
      what: 'The file of `--baseline` holds no list of findings.',
      why: 'docs-gen could not tell old findings from new ones.',
      example: 'A baseline with the marks of a merge conflict in it.',
      fix: 'docs-gen check --baseline baseline.json --update-baseline',
    },
  }),
  'cli/refused-baseline': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `No baseline is written to ${file}: ${problem}.`,
    hint: () => 'name a file that is a baseline or does not exist yet, for example --baseline baseline.json.',
    explain: {
      what: '`--update-baseline` would write over a file that is no baseline, or make one whose name does not end with `.json`.',
      why: 'A slip of the pen on the command line would cost you a file. Nothing was built or written.',
      example: 'docs-gen check --baseline site.config.ts --update-baseline',
      fix: 'docs-gen check --baseline baseline.json --update-baseline',
    },
  }),
  'cli/unwritable-baseline': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The baseline ${file} cannot be written: ${problem}.`,
    hint: () => 'name a file in a folder where you may write, for example --baseline baseline.json.',
    explain: {
      what: '`--update-baseline` could not write its file.',
      why: 'The findings of this run were not saved: the next run without the option shows them again.',
      example: 'docs-gen check --baseline /proc/baseline.json --update-baseline',
      fix: 'docs-gen check --baseline baseline.json --update-baseline',
    },
  }),
};
