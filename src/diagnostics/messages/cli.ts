// Diagnostics raised by `src/cli/`.
import { didYouMeanName } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const cliMessages = {
  'cli/internal-error': entry<{ message: string }>({
    effect: 'stops',
    message: ({ message }) => `docs-gen has a bug: ${message}`,
    hint: () => 'report it with the stack trace and, if possible, a project that reproduces it.',
    explain: {
      what: 'docs-gen failed because of a bug. Nothing was published.',
      why: 'For any content, docs-gen should build a page or report a diagnostic, and never fail with an exception.',
      example: 'TypeError: Cannot read properties of undefined (reading "route")',
      fix: 'Report the stack trace and, if possible, the smallest page that reproduces the problem. Try --no-cache and --workers 1 to find out whether a stale cache or a worker thread is the cause.',
    },
  }),
  'cli/missing-react': entry<{ name: string }>({
    effect: 'stops',
    message: ({ name }) => `The package ${name} is not installed.`,
    hint: () => 'npm install react react-dom',
    explain: {
      what: 'docs-gen renders pages with the React of your project, but React is not installed.',
      why: 'React is a peer dependency, so that pages and demos share one copy of it.',
      example: 'npm install docs-gen --omit=peer',
      fix: 'npm install react react-dom',
    },
  }),
  'cli/out-of-memory': entry({
    effect: 'stops',
    message: () => 'A worker thread ran out of memory.',
    hint: () =>
      'raise the limit, for example with NODE_OPTIONS=--max-old-space-size=8192, or use --workers 1, which needs less memory.',
    explain: {
      what: 'A worker thread reached the memory limit of Node. Nothing was published.',
      why: 'Each thread has its own memory limit. A plugin that stores data of every page can reach it, and so can pages of many megabytes.',
      example: 'NODE_OPTIONS=--max-old-space-size=256 docs-gen build --workers 4',
      fix: 'NODE_OPTIONS=--max-old-space-size=8192 docs-gen build',
    },
  }),
  'cli/shortage': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `A system resource is not available: ${reason}.`,
    hint: () => 'free some space, or raise the limit (`ulimit -a` lists all limits), and try again.',
    explain: {
      what: 'The disk is full or read-only, or the process has too many open files. Nothing was published.',
      why: 'docs-gen cannot continue without the resource.',
      example: 'this process has too many open files (EMFILE), open /docs/content/ui/index.md',
      fix: 'ulimit -n 1024',
    },
  }),
  'cli/no-access': entry<{ path: string; code: string }>({
    effect: 'stops',
    message: ({ path, code }) => `${path} cannot be accessed: permission denied (${code}).`,
    hint: () => 'change the permissions, or use a folder in the config that does not contain this path.',
    explain: {
      what: 'The current user does not have permission to read or change a file or folder of the site. Nothing was published.',
      why: 'A file that cannot be read may be a page, and the site would be incomplete without it.',
      example: 'contentDir: "/"',
      fix: 'contentDir: "content/ui"',
    },
  }),
  'cli/unwritable-output': entry<{ reason: string }>({
    effect: 'stops',
    message: ({ reason }) => `The result of this run cannot be written to standard output: ${reason}.`,
    hint: () => 'redirect the output to a location with free space.',
    explain: {
      what: 'Standard output goes to a file or a device that does not accept more data. The run itself is complete.',
      why: 'An incomplete report would look like a complete one. A closed pipe is not an error.',
      example: 'docs-gen build --format json > /mnt/full/report.json',
      fix: 'docs-gen build --format json > report.json',
    },
  }),
  'cli/much-memory': entry<{ peak: number; most: number }>({
    effect: 'complete',
    message: ({ peak, most }) => `The run used ${peak} MB of memory, which is more than the limit of ${most} MB.`,
    hint: () => 'use --workers 1, which needs less memory, or raise --max-rss.',
    explain: {
      what: 'The peak of the resident memory of docs-gen and the programs that it starts, such as esbuild, was higher than `--max-rss`. The site is the same as without the option. With `--strict`, this is an error, but the site is published before the peak is known.',
      why: 'Build machines have a fixed amount of memory, and the system kills a process that exceeds it without a message. A lower limit warns you in time.',
      example: 'docs-gen build --max-rss 100',
      fix: 'docs-gen build --max-rss 500 --workers 1',
    },
  }),
  'cli/wrong-usage': entry<{ message: string }>({
    effect: 'stops',
    message: ({ message }) => message,
    hint: () => 'run docs-gen --help for the commands, or docs-gen <command> --help for the options.',
    explain: {
      what: 'The command line contains an unknown command, option or value. The exit code is 2.',
      why: 'If docs-gen ignored a mistyped option, the result would not be what you want.',
      example: 'docs-gen build --fromat json',
      fix: 'Use the spelling that the message suggests, or see docs-gen --help.',
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
        : (didYouMeanName(nearest, route) ?? 'run `docs-gen check` for a list of the pages that are in no page tree.'),
    explain: {
      what: 'The route in the `docs-gen inspect` command does not exist, or belongs to a draft.',
      why: 'A route comes from the front matter, from the `routes` of the product, or from the folders, so the page may have a different route.',
      example: 'docs-gen inspect /ui/buton/',
      fix: 'Use the suggested route, or find the page with `docs-gen check`, which lists files that are in no page tree.',
    },
  }),
  'cli/unknown-code': entry<{ code: string; nearest: string | null }>({
    effect: 'stops',
    message: ({ code }) => `The diagnostic ${code} does not exist.`,
    hint: ({ nearest, code }) =>
      didYouMeanName(nearest, code) ?? 'run docs-gen explain without a code to list all codes.',
    explain: {
      what: 'The code in the `docs-gen explain` command is not in the catalogue.',
      why: 'Codes are permanent, so the code is probably misspelled, or belongs to a plugin.',
      example: 'docs-gen explain tree/duplicate-paths',
      fix: 'Copy the code from the message, or list all codes with `docs-gen explain`.',
    },
  }),
  'cli/missing-baseline': entry<{
    file: string;
    /** What is there instead. */
    problem?: string;
  }>({
    effect: 'stops',
    message: ({ file, problem }) => `The baseline ${file} ${problem ?? 'does not exist'}.`,
    hint: () => 'fix the path, or write a new baseline with --update-baseline.',
    explain: {
      what: 'The file of `--baseline` does not exist, or is a folder. Its path is relative to the root.',
      why: 'docs-gen would report every accepted finding as new.',
      example: 'docs-gen check --baseline basline.json',
      fix: 'docs-gen check --baseline baseline.json',
    },
  }),
  'cli/bad-baseline': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The baseline ${file} cannot be used: ${problem}.`,
    hint: () =>
      'fix it, or delete it and write it again with --update-baseline; review the changes before you commit them.',
    explain: {
      what: 'The file of `--baseline` does not contain a list of findings.',
      why: 'docs-gen cannot distinguish old findings from new ones.',
      example: 'A baseline with the markers of a merge conflict.',
      fix: 'docs-gen check --baseline baseline.json --update-baseline',
    },
  }),
  'cli/refused-baseline': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} is not a valid path for a baseline: ${problem}.`,
    hint: () => 'use a file that is a baseline or does not exist yet, for example --baseline baseline.json.',
    explain: {
      what: '`--update-baseline` would overwrite a file that is not a baseline, or create a file whose name does not end with `.json`.',
      why: 'A typing error on the command line could overwrite one of your files. Nothing was built or written.',
      example: 'docs-gen check --baseline site.config.ts --update-baseline',
      fix: 'docs-gen check --baseline baseline.json --update-baseline',
    },
  }),
  'cli/unwritable-baseline': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `The baseline ${file} cannot be written: ${problem}.`,
    hint: () => 'use a file in a folder that you can write to, for example --baseline baseline.json.',
    explain: {
      what: '`--update-baseline` could not write its file.',
      why: 'The findings of this run were not saved, so the next run without the option reports them again.',
      example: 'docs-gen check --baseline /proc/baseline.json --update-baseline',
      fix: 'docs-gen check --baseline baseline.json --update-baseline',
    },
  }),
};
