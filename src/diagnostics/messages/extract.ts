// Diagnostics raised by `src/extract/`.
import { entry } from '../entry.ts';

export const extractMessages = {
  'extract/missing-package': entry<{ package: string; entry: string }>({
    effect: 'missing',
    message: ({ package: name }) => `The package ${name} is not installed, or has no types.`,
    hint: () => 'install it in the project, or name its source files in `entries`.',
    explain: {
      what: 'A product makes API pages of a package that is not found from the root of the project, or that has no declarations.',
      why: 'The pages are made of types alone; without them the product has none of these pages.',
      example: "packages: [{ name: '@acme/ui' }]",
      fix: 'Run the package manager, correct the name, or name source files: `entries: ["packages/ui/src/index.ts"]`.',
    },
  }),
  'extract/missing-entry': entry<{ package: string; entry: string }>({
    effect: 'missing',
    message: ({ entry: name }) => `The entry ${name} leads to no types.`,
    hint: () => 'an entry is a module such as `@acme/ui/Button`, or a file relative to the root.',
    explain: {
      what: 'An entry of a package in `api.packages` is neither a module with types nor a source file.',
      why: 'What it exports would have no pages, and nobody would miss them.',
      example: "entries: ['packages/ui/index.ts']",
      fix: 'Write the entry as an import writes it, or the path of the file from the root of the project.',
    },
  }),
  'extract/missing-tsconfig': entry<{ file: string; package: string }>({
    effect: 'stops',
    message: ({ file, package: name }) => `The TypeScript configuration ${file} of ${name} is not there.`,
    hint: () => 'the path is relative to the root of the project; without `tsconfig` strict options are used.',
    explain: {
      what: 'A package in `api.packages` names a TypeScript configuration that does not exist.',
      why: 'Other options give other types.',
      example: "tsconfig: 'tsconfig.docs.json'",
      fix: 'Correct the path, or leave the field out.',
    },
  }),
  'extract/failed': entry<{ package: string; problem: string }>({
    effect: 'missing',
    message: ({ package: name, problem }) => `The types of ${name} could not be read: ${problem}`,
    hint: () => 'with fewer `entries` the compiler needs less memory; if it goes on, report it to docs-gen.',
    explain: {
      what: 'The thread that asks the TypeScript compiler has ended, or the compiler itself has failed.',
      why: 'The pages of this package cannot be made; those of others are.',
      example: "packages: [{ name: '@acme/everything' }]",
      fix: 'Name the parts that readers use in `entries`, and see that the package compiles.',
    },
  }),
  'extract/no-exports': entry<{ package: string; kinds: readonly string[] }>({
    effect: 'missing',
    recoverable: true,
    message: ({ package: name, kinds }) =>
      `No export of ${name} gets a page: none is a ${kinds.join(' or a ')} that is asked for.`,
    hint: () =>
      'see `kinds`, `include` and `exclude`; what has the tag `@internal` gets a page only if `include` names it.',
    explain: {
      what: 'A package in `api.packages` makes no pages.',
      why: 'It is named in order to make some.',
      example: "packages: [{ name: '@acme/hooks', kinds: ['component'] }]",
      fix: 'Add the kinds of its exports, or widen `include`.',
    },
  }),
  'extract/unused-pattern': entry<{ pattern: string; package: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern, package: name }) => `No export of ${name} is called ${pattern}.`,
    hint: () => '`*` stands for any part of a name; large and small letters count.',
    explain: {
      what: 'A name in `include` or `exclude` fits no export of the package, of the kinds that are asked for.',
      why: 'The export has another name now, or never had this one.',
      example: "exclude: ['Buton']",
      fix: 'Correct the name, or remove it.',
    },
  }),
  'extract/same-page': entry<{ name: string; other: string; package: string; file: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ name, other, package: owner, file }) =>
      `${name} gets no page: ${file} is that of ${other} of ${owner}.`,
    hint: () => 'name it in `exclude`, or give the package a `folder` of its own.',
    explain: {
      what: 'Two exports make a page of the same name: two packages export the same, or names differ in capital letters only.',
      why: 'One address shows one page; the first is kept.',
      example: "packages: [{ name: '@acme/grid' }, { name: '@acme/grid-pro' }]",
      fix: 'Write `folder` for one of the packages, or `exclude` what it has from the other.',
    },
  }),
};
