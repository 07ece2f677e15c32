// Diagnostics of `docs-gen api` and `docs-gen api diff`, raised by `src/cli/`.
import { differenceOf } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const cliApiMessages = {
  'cli/stale-api-json': entry<{ file: string; state: 'missing' | 'changed' | 'left over'; name: string }>({
    effect: 'wrong',
    message: ({ file, state, name }) =>
      state === 'missing'
        ? `${file} is missing: the types have ${name}.`
        : state === 'changed'
          ? `${file} does not say what the types of ${name} say.`
          : `${file} is left over: nothing exports what it documents.`,
    hint: () => 'run docs-gen api, look at what it changed, and commit it.',
    explain: {
      what: '`docs-gen api --check` found API JSON that is not what the types make: missing, changed, or of an export that is gone.',
      why: 'Readers would be told of props that the package does not have, or not of those that it has.',
      example: 'docs-gen api --check   (after a prop was renamed)',
      fix: 'docs-gen api',
    },
  }),
  'cli/hand-written-api-json': entry<{ file: string; name: string }>({
    effect: 'complete',
    message: ({ file, name }) => `${file} was not written by docs-gen: the types of ${name} do not replace it.`,
    hint: ({ name }) => `remove the file to have it made of types, or name ${name} in \`exclude\` of the package.`,
    explain: {
      what: 'Types make a page, and a file of the same name is there that `docs-gen api` did not write. It stays as it is.',
      why: 'What somebody wrote by hand is never lost; but nothing holds it to the types either.',
      example: 'content/ui/api/button.json, written by hand, and an export Button of @acme/ui',
      fix: "packages: [{ name: '@acme/ui', exclude: ['Button'] }]",
    },
  }),
  'cli/edited-api-json': entry<{ file: string }>({
    effect: 'complete',
    message: ({ file }) => `${file} is no longer made of types, and stays: it was edited since docs-gen wrote it.`,
    hint: () => 'remove it, or keep it as a page of your own.',
    explain: {
      what: 'An export is gone whose JSON docs-gen once wrote, and the file was changed by hand since.',
      why: 'docs-gen removes only what it wrote itself. From now on the file is yours.',
      example: 'content/ui/api/button.json, with a description that somebody added',
      fix: 'Remove the file, or leave it: docs-gen will not ask again.',
    },
  }),
  'cli/bad-api-list': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be used: ${problem}.`,
    hint: () => 'remove it and run docs-gen api, which writes it anew. Nothing was written or removed now.',
    explain: {
      what: 'The list of the API JSON that docs-gen wrote is damaged.',
      why: 'Without it docs-gen can not tell its own files from yours.',
      example: 'A list with the marks of a merge conflict in it.',
      fix: 'Remove the file, then run docs-gen api. Files that the types would make just so are taken for docs-gen’s own again.',
    },
  }),
  'cli/unknown-api-package': entry<{ kind: 'product' | 'package'; name: string; nearest: string | null }>({
    effect: 'stops',
    message: ({ kind, name }) =>
      kind === 'product'
        ? `No product ${name} has \`api.packages\` in the config.`
        : `No product has the package ${name} in \`api.packages\`.`,
    hint: ({ nearest, name }) =>
      nearest === null
        ? 'name one that the config has, or leave the option out.'
        : `did you mean ${nearest}${differenceOf(nearest, name)}?`,
    explain: {
      what: '`docs-gen api` was asked for one product or one package, and the config does not have it.',
      why: 'Nothing would be written, and it would look as if all were up to date.',
      example: 'docs-gen api --package @acme/iu',
      fix: 'docs-gen api --package @acme/ui',
    },
  }),
  'cli/refused-api-file': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `Nothing is written to ${file}: ${problem}.`,
    hint: () => 'name a file that does not exist yet, or one that the same command wrote.',
    explain: {
      what: '`--snapshot` or `--out` would write over a file that holds something else, or was given a name that says nothing of its form.',
      why: 'A slip of the pen on the command line would cost you a file.',
      example: 'docs-gen api diff api-1.json api-2.json --out content/ui/index.md',
      fix: 'docs-gen api diff api-1.json api-2.json --out content/ui/changes-2.md',
    },
  }),
  'cli/unwritable-api-file': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be written: ${problem}.`,
    hint: () => 'what was written before it is whole. Mend the cause and run the command again.',
    explain: {
      what: '`docs-gen api` could not write or remove one of its files.',
      why: 'The JSON of the API is not what the types say now.',
      example: 'A folder named content/ui/api/button.json',
      fix: 'Give docs-gen the right to write there, or move what has the name.',
    },
  }),
};
