// Diagnostics raised by `src/extract/`.
import { entry } from '../entry.ts';

export const extractMessages = {
  'extract/missing-package': entry<{ package: string; entry: string }>({
    effect: 'missing',
    message: ({ package: name }) => `The package ${name} is not installed or does not have types.`,
    hint: () => 'install the package in the project, or name its source files in `entries`.',
    explain: {
      what: '`api.packages` of a product names a package that cannot be found from the root of the project, or that does not have type declarations.',
      why: 'docs-gen generates the API pages from the types. Without types, the pages of this package would be missing.',
      example: "packages: [{ name: '@acme/ui' }]",
      fix: 'Install the package, fix its name, or name source files: `entries: ["packages/ui/src/index.ts"]`.',
    },
  }),
  'extract/missing-entry': entry<{ package: string; entry: string }>({
    effect: 'missing',
    message: ({ entry: name }) => `The entry ${name} does not have types.`,
    hint: () => 'fix the entry: it is a module such as `@acme/ui/Button`, or a file relative to the root.',
    explain: {
      what: 'An entry of a package in `api.packages` is not a module with types and not a source file.',
      why: 'The API pages of its exports would be missing.',
      example: "entries: ['packages/ui/index.ts']",
      fix: 'Write the entry like an import specifier, or as the path of a file relative to the root of the project.',
    },
  }),
  'extract/missing-tsconfig': entry<{ file: string; package: string }>({
    effect: 'stops',
    message: ({ file, package: name }) => `The TypeScript configuration ${file} of ${name} does not exist.`,
    hint: () =>
      'fix the path, which is relative to the root of the project, or remove `tsconfig` to use strict options.',
    explain: {
      what: 'A package in `api.packages` names a TypeScript configuration that does not exist.',
      why: 'Different compiler options can produce different types.',
      example: "tsconfig: 'tsconfig.docs.json'",
      fix: 'Fix the path, or remove the field.',
    },
  }),
  'extract/failed': entry<{ package: string; problem: string }>({
    effect: 'missing',
    message: ({ package: name, problem }) => `The types of ${name} could not be read: ${problem}`,
    hint: () => 'use fewer `entries`, so that the compiler needs less memory; if the problem persists, report a bug.',
    explain: {
      what: 'The thread of the TypeScript compiler ended, or the compiler threw an error.',
      why: 'The API pages of this package would be missing.',
      example: "packages: [{ name: '@acme/everything' }]",
      fix: 'Name only the modules that readers use in `entries`, and check that the package compiles.',
    },
  }),
  'extract/no-exports': entry<{ package: string; kinds: readonly string[] }>({
    effect: 'missing',
    recoverable: true,
    message: ({ package: name, kinds }) =>
      `${name} does not export ${kinds[0] === 'interface' ? 'an' : 'a'} ${kinds.join(' or ')} that \`include\` and \`exclude\` allow.`,
    hint: () =>
      'change `kinds`, `include` or `exclude`; an export with the tag `@internal` gets a page only if `include` names it.',
    explain: {
      what: 'docs-gen generates no API page for a package in `api.packages`.',
      why: 'The API pages of the package would be missing.',
      example: "packages: [{ name: '@acme/hooks', kinds: ['component'] }]",
      fix: 'Add the kinds of its exports to `kinds`, or extend `include`.',
    },
  }),
  'extract/missing-react-types': entry<{ package: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ package: name }) =>
      `The types of ${name} are incomplete: they use React, but @types/react is not installed.`,
    hint: () => 'install @types/react in the project, in the version of its React.',
    explain: {
      what: 'A package in `api.packages` imports React, and the compiler does not find the types of React.',
      why: 'API pages and props would be missing.',
      example: "packages: [{ name: '@acme/ui' }]",
      fix: 'npm install --save-dev @types/react',
    },
  }),
  'extract/unused-pattern': entry<{ pattern: string; package: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern, package: name }) => `No export of ${name} matches ${pattern}.`,
    hint: () => 'fix the name; `*` matches any part of a name, and matching is case-sensitive.',
    explain: {
      what: 'A name in `include` or `exclude` does not match any export of the package that has one of the `kinds`.',
      why: 'The name has no effect. The export may have been renamed.',
      example: "exclude: ['Buton']",
      fix: 'Fix the name, or remove it.',
    },
  }),
  'extract/unused-prop-pattern': entry<{ pattern: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern }) => `No prop of the packages matches ${pattern}.`,
    hint: () =>
      'write the name of a prop, of the type that declares it, of a file or of a package; `*` matches any part.',
    explain: {
      what: 'A pattern in `api.props` does not match a prop of any component.',
      why: 'The pattern has no effect. The prop or its type may have been renamed.',
      example: "props: { exclude: ['SytemProps'] }",
      fix: 'Fix the pattern, or remove it.',
    },
  }),
  'extract/same-page': entry<{ name: string; other: string; package: string; file: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ name, other, package: owner, file }) =>
      `${name} does not get a page: ${other} of ${owner} already uses ${file}.`,
    hint: () => 'add the name to `exclude`, or set a separate `folder` for the package.',
    explain: {
      what: 'Two exports have the same page: two packages export the same name, or two names differ only in upper and lower case.',
      why: 'An address can show only one page. docs-gen keeps the first page, and the second would be missing.',
      example: "packages: [{ name: '@acme/grid' }, { name: '@acme/grid-pro' }]",
      fix: 'Set `folder` for one of the packages, or add the shared names to its `exclude`.',
    },
  }),
  'extract/dropped-component': entry<{ name: string; package: string; reason: string }>({
    effect: 'complete',
    message: ({ name, package: owner, reason }) => `${name} of ${owner} does not get a page: ${reason}.`,
    hint: () => 'give the component a name and a type that can be read, or add its name to `exclude`.',
    explain: {
      what: 'A package in `api.packages` exports a component that docs-gen cannot document: its type is `any` or was not found, its name starts with a lower-case letter, or another export has the same name.',
      why: 'The component would be missing from the API pages. `docs-gen api --list` shows all exports without a page, with the reason for each.',
      example: 'export const Chart: any = lazyChart();',
      fix: 'export const Chart: React.FC<ChartProps> = lazyChart();',
    },
  }),
  'extract/untyped-props': entry<{ name: string; package: string; type: string | null }>({
    effect: 'complete',
    message: ({ name, package: owner, type }) =>
      type === null
        ? `The props of ${name} of ${owner} are \`any\`, or their types were not found.`
        : `Some props of ${name} of ${owner} are missing: the type ${type} was not found.`,
    hint: ({ type }) =>
      type === null
        ? 'give the props a type, or install the package that declares it.'
        : `install the package that declares ${type}, or fix its import.`,
    explain: {
      what: 'A component has a page, and its types do not describe all of its props: they are `any`, or a type that they extend was not found.',
      why: 'The page cannot list these props, and cannot claim that the component does not have any.',
      example: 'export const Chart: React.FC<any> = (props) => <LazyChart {...props} />;',
      fix: 'export const Chart: React.FC<ChartProps> = (props) => <LazyChart {...props} />;',
    },
  }),
};
