// Diagnostics raised by `src/proof/`.
import { entry } from '../entry.ts';

export const proofMessages = {
  'proof/fence-type': entry<{ number: number; problem: string; detail: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ number, problem }) => `TS${number}: ${problem}.`,
    hint: ({ detail }) =>
      detail === ''
        ? 'mend the code; what cannot be checked takes the word `no-check` behind its language.'
        : `TypeScript goes on: ${detail}`,
    explain: {
      what: 'Code of a fence does not fit the types of the installed packages. `docs-gen check` says it where the config has `check.fences`.',
      why: 'Readers copy such code. An example with a prop that was renamed or removed does not do what the page says.',
      example: '```tsx check\n<Button colour="primary">Save</Button>\n```',
      fix: '```tsx check\n<Button color="primary">Save</Button>\n```',
    },
  }),
  'proof/missing-tsconfig': entry<{ tsconfig: string }>({
    effect: 'stops',
    message: ({ tsconfig }) => `There is no file ${tsconfig}.`,
    hint: () => '`check.tsconfig` is relative to the root; without it fences are checked with strict options.',
    explain: {
      what: 'The TypeScript configuration that the config names for fences is not there.',
      why: 'Other options find other mistakes: no fence was checked.',
      example: "check: { fences: 'all', tsconfig: 'docs/tsconfg.json' }",
      fix: "check: { fences: 'all', tsconfig: 'docs/tsconfig.json' }",
    },
  }),
  'proof/unknown-row': entry<{ what: string; name: string; owner: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ what, name, owner }) => `${owner} has no ${what} \`${name}\`.`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'remove the row, or name it as the types do.'
        : `did you mean \`${nearest}\`? Rows have the names that the types have.`,
    explain: {
      what: 'A row of an API JSON has no counterpart in the types of the package: it was renamed or removed there.',
      why: 'Readers write what the reference lists, and their code does not compile.',
      example: '"props": { "colour": { "type": { "name": "string" } } }',
      fix: '"props": { "color": { "type": { "name": "string" } } }',
    },
  }),
  'proof/missing-row': entry<{ what: string; name: string; owner: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ what, name, owner }) => `The ${what} \`${name}\` of ${owner} is not documented.`,
    hint: () => 'add a row for it; a member that is not for readers takes `@internal` in its doc comment.',
    explain: {
      what: 'The types of the package declare something that its API JSON lacks.',
      why: 'Who reads the reference does not learn of it.',
      example: 'interface ButtonProps { size?: string; loading?: boolean }, and a JSON with `size` only',
      fix: '"props": { "loading": { "type": { "name": "bool" } }, "size": { "type": { "name": "string" } } }',
    },
  }),
  'proof/wrong-required': entry<{ name: string; owner: string; is: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, is }) => `\`${name}\` of ${owner} is ${is}, and documented otherwise.`,
    hint: ({ is }) => (is === 'required' ? 'write `"required": true`.' : 'take out `required`.'),
    explain: {
      what: 'An API JSON says of a row that it must be given, and the types say that it may be left out, or the other way round.',
      why: 'Code that leaves out what is required does not compile.',
      example: '"rows": { "type": { "name": "array" } }',
      fix: '"rows": { "type": { "name": "array" }, "required": true }',
    },
  }),
  'proof/wrong-deprecated': entry<{ name: string; owner: string; is: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, is }) => `\`${name}\` of ${owner} is ${is}, and documented otherwise.`,
    hint: ({ is }) => (is === 'deprecated' ? 'write `"deprecated": true`.' : 'take out `deprecated`.'),
    explain: {
      what: 'The types mark a row with `@deprecated` and its API JSON does not, or the other way round.',
      why: 'Readers start to use what will be removed, or avoid what will stay.',
      example: '"disableRipple": { "type": { "name": "bool" } }',
      fix: '"disableRipple": { "type": { "name": "bool" }, "deprecated": true }',
    },
  }),
  'proof/wrong-default': entry<{ name: string; owner: string; documented: string | null; actual: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, documented, actual }) =>
      documented === null
        ? `\`${name}\` of ${owner} is \`${actual}\` by default, which is not documented.`
        : `\`${name}\` of ${owner} is \`${actual}\` by default, and not \`${documented}\`.`,
    hint: ({ actual }) => `write \`"default": ${JSON.stringify(actual)}\`.`,
    explain: {
      what: 'The default in an API JSON is another than that in the code or in its `@default`.',
      why: 'Readers leave out a value and get another one than they expect.',
      example: '"size": { "type": { "name": "string" }, "default": "\'small\'" }',
      fix: '"size": { "type": { "name": "string" }, "default": "\'medium\'" }',
    },
  }),
  'proof/wrong-union': entry<{ name: string; owner: string; gone: readonly string[]; missing: readonly string[] }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, gone, missing }) => {
      const parts = [
        gone.length === 0 ? '' : `does not take ${gone.join(', ')}`,
        missing.length === 0 ? '' : `takes ${missing.join(', ')} as well`,
      ];
      return `\`${name}\` of ${owner} ${parts.filter((part) => part !== '').join(', and ')}.`;
    },
    hint: () => 'list the members that the type has.',
    explain: {
      what: 'The values that an API JSON lists for a row are others than those of its type.',
      why: 'Readers write a value that does nothing, or do not learn of one.',
      example: '"size": { "type": { "name": "enum", "description": "\'small\' | \'big\'" } }',
      fix: '"size": { "type": { "name": "enum", "description": "\'small\' | \'large\'" } }',
    },
  }),
  'proof/unknown-class': entry<{ name: string; owner: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner }) => `Neither the types nor any demo know the class \`${name}\` of ${owner}.`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'remove it, or show it in a demo.'
        : `did you mean \`${nearest}\`? Else remove it, or show it in a demo.`,
    explain: {
      what: 'An API JSON lists a CSS class that the types do not declare and that no rendered demo has in its HTML.',
      why: 'A style for such a class does nothing.',
      example: '"classes": [{ "key": "rooot", "className": "AcmeButton-rooot" }]',
      fix: '"classes": [{ "key": "root", "className": "AcmeButton-root" }]',
    },
  }),
  'proof/unknown-slot': entry<{ name: string; owner: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner }) => `Neither the types nor any demo know the slot \`${name}\` of ${owner}.`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'remove it, or show it in a demo.'
        : `did you mean \`${nearest}\`? Else remove it, or show it in a demo.`,
    explain: {
      what: 'An API JSON lists a slot that the types do not declare and whose class no rendered demo has in its HTML.',
      why: 'What a reader puts into such a slot is never shown.',
      example: '"slots": [{ "name": "startIcn", "class": null }]',
      fix: '"slots": [{ "name": "startIcon", "class": null }]',
    },
  }),
};
