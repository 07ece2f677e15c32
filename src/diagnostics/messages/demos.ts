// Diagnostics raised by `src/demos/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const demosMessages = {
  'demos/missing-file': entry<{ kind: string; name: string; nearest: string | null }>({
    severity: 'warning',
    message: ({ kind, name }) => `${kind} ${name} is not there.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'paths start at the folder of the page.',
    explain: {
      what: 'A directive names a file that does not exist. Its page shows a box with the name instead.',
      why: 'Readers see that something is missing; `--strict` makes it an error.',
      example: '{{"demo": "BasicButon.js"}}',
      fix: '{{"demo": "BasicButton.js"}}',
    },
  }),
  'demos/component-not-rendered': entry<{ component: string }>({
    severity: 'warning',
    message: ({ component }) => `Component ${component} is shown as a box with its name.`,
    hint: () => 'this version of docs-gen does not render component directives yet.',
    explain: {
      what: 'The module of a component directive exists, but this version does not render it.',
      why: 'The page shows a box with its name where its author expects the component.',
      example: '{{"component": "modules/Table.tsx"}}',
      fix: 'Nothing to mend in the content.',
    },
  }),
  'demos/unknown-component': entry<{ component: string; nearest: string | null }>({
    severity: 'error',
    message: ({ component }) => `docs-gen has no component ${component}.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'a component of your own is named by its path, without `docs-gen/`.',
    explain: {
      what: 'A component directive names a component of docs-gen itself that does not exist.',
      why: 'Names that start with `docs-gen/` are built in; there is nothing else to look for.',
      example: '{{"component": "docs-gen/ThemePalete"}}',
      fix: '{{"component": "docs-gen/ThemePalette"}}',
    },
  }),
  'demos/component-option': entry<{ component: string; option: string }>({
    severity: 'error',
    message: ({ component, option }) => `${component} takes no option "${option}".`,
    hint: () => 'remove it: the components of docs-gen itself take no options.',
    explain: {
      what: 'A directive gives an option to a component of docs-gen itself, and these take none.',
      why: 'It would have no effect, which its author may not notice.',
      example: '{{"component": "docs-gen/ThemePalette", "scheme": "dark"}}',
      fix: '{{"component": "docs-gen/ThemePalette"}}',
    },
  }),
};
