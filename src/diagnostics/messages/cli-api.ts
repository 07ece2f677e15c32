// Diagnostics of `docs-gen api` and `docs-gen api diff`, raised by `src/cli/`.
import { didYouMeanName } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const cliApiMessages = {
  'cli/stale-api-json': entry<{ file: string; state: 'missing' | 'changed' | 'left over'; name: string }>({
    effect: 'wrong',
    message: ({ file, state, name }) =>
      state === 'missing'
        ? `${file} is missing; the types export ${name}.`
        : state === 'changed'
          ? `${file} does not match the types of ${name}.`
          : `${file} is obsolete: the types do not export what it documents.`,
    hint: () => 'run docs-gen api, review the changes, and commit them.',
    explain: {
      what: '`docs-gen api --check` found API JSON that does not match the types: a file is missing or different, or its export no longer exists.',
      why: 'The API pages would list props that the package does not have, or omit props that it has.',
      example: 'docs-gen api --check   (after a prop was renamed)',
      fix: 'docs-gen api',
    },
  }),
  'cli/hand-written-api-json': entry<{ file: string; name: string }>({
    effect: 'complete',
    message: ({ file, name }) => `${file} was not written by docs-gen, so the types of ${name} do not replace it.`,
    hint: ({ name }) => `delete the file to generate it from the types, or add ${name} to \`exclude\` of the package.`,
    explain: {
      what: 'A file that `docs-gen api` did not write has the name of a file that it would write. docs-gen does not change the file.',
      why: 'docs-gen never overwrites a file that was written by hand. It does not check such a file against the types.',
      example: 'content/ui/api/button.json, written by hand, and an export Button of @acme/ui',
      fix: "packages: [{ name: '@acme/ui', exclude: ['Button'] }]",
    },
  }),
  'cli/edited-api-json': entry<{ file: string }>({
    effect: 'complete',
    message: ({ file }) =>
      `${file} is no longer generated from types, but was edited since docs-gen wrote it, so docs-gen keeps it.`,
    hint: () => 'delete it, or maintain it by hand.',
    explain: {
      what: 'docs-gen wrote this JSON for an export that no longer exists, and the file was edited by hand since then.',
      why: 'docs-gen deletes only files that it wrote. From now on, the file is yours.',
      example: 'content/ui/api/button.json, with a description that was added by hand',
      fix: 'Delete the file, or keep it: docs-gen does not report it again.',
    },
  }),
  'cli/bad-api-list': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be used: ${problem}.`,
    hint: () => 'delete it and run docs-gen api, which writes it again. This run did not write or delete any files.',
    explain: {
      what: 'The list of the API JSON that docs-gen wrote is damaged.',
      why: 'Without the list, docs-gen cannot distinguish generated files from yours.',
      example: 'A list with the markers of a merge conflict.',
      fix: 'Delete the file, then run docs-gen api. Files that match the types are added to the list again.',
    },
  }),
  'cli/unknown-api-package': entry<{ kind: 'product' | 'package'; name: string; nearest: string | null }>({
    effect: 'stops',
    message: ({ kind, name }) =>
      kind === 'product'
        ? `The config does not have a product ${name} with \`api.packages\`.`
        : `The config does not have the package ${name} in \`api.packages\`.`,
    hint: ({ nearest, name }) => didYouMeanName(nearest, name) ?? 'use a name from the config, or omit the option.',
    explain: {
      what: 'The product or the package in the `docs-gen api` command is not in the config.',
      why: 'docs-gen would not write anything, as if all files were up to date.',
      example: 'docs-gen api --package @acme/iu',
      fix: 'docs-gen api --package @acme/ui',
    },
  }),
  'cli/refused-api-file': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} is not a valid output file: ${problem}.`,
    hint: () => 'use a file that does not exist yet, or a file that the same command wrote.',
    explain: {
      what: '`--snapshot` or `--out` would overwrite a file with different content, or its file name extension does not define a format.',
      why: 'A typing error on the command line could overwrite one of your files.',
      example: 'docs-gen api diff api-1.json api-2.json --out content/ui/index.md',
      fix: 'docs-gen api diff api-1.json api-2.json --out content/ui/changes-2.md',
    },
  }),
  'cli/unwritable-api-file': entry<{ file: string; problem: string }>({
    effect: 'stops',
    message: ({ file, problem }) => `${file} cannot be written: ${problem}.`,
    hint: () => 'fix the cause and run the command again; the files that were already written are complete.',
    explain: {
      what: '`docs-gen api` could not write or remove one of its files.',
      why: 'The API JSON does not match the types.',
      example: 'A folder named content/ui/api/button.json',
      fix: 'Give docs-gen permission to write to the folder, or move the file or folder with this name.',
    },
  }),
};
