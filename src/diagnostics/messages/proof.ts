// Diagnostics raised by `src/proof/`.
import { entry } from '../entry.ts';

const typeError = ({ number, problem }: { readonly number: number; readonly problem: string }) =>
  `TS${number}: ${problem}`;

const typeHint = (detail: string, fix: string) => (detail === '' ? fix : `TypeScript adds: ${detail}`);

export const proofMessages = {
  'proof/demo-type': entry<{ number: number; problem: string; detail: string }>({
    effect: 'wrong',
    recoverable: true,
    message: typeError,
    hint: ({ detail }) => typeHint(detail, 'fix the code, or write `// @ts-expect-error` above the line to accept it.'),
    explain: {
      what: 'The code of a demo, or of a module that it imports, does not match the types of the installed packages. `docs-gen check` and `serve --watch` report this unless the config has `check: { demos: false }`.',
      why: 'Readers copy this code. A demo that uses a renamed or removed prop does not show what its page describes.',
      example: 'export default () => <Button sise="small">Save</Button>;',
      fix: 'export default () => <Button size="small">Save</Button>;',
    },
  }),
  'proof/fence-type': entry<{ number: number; problem: string; detail: string }>({
    effect: 'wrong',
    recoverable: true,
    message: typeError,
    hint: ({ detail }) =>
      typeHint(detail, 'fix the code, or add `no-check` after the language of the fence to skip the check.'),
    explain: {
      what: 'The code of a fence does not match the types of the installed packages. `docs-gen check` and `serve --watch` check fences that import something; `check.fences` in the config selects others.',
      why: 'Readers copy this code. An example that uses a renamed or removed prop does not work.',
      example: '```tsx\nimport { Button } from \'@acme/ui\';\n\n<Button colour="primary">Save</Button>\n```',
      fix: '```tsx\nimport { Button } from \'@acme/ui\';\n\n<Button color="primary">Save</Button>\n```',
    },
  }),
  'proof/deprecated': entry<{ number: number; problem: string; reason: string }>({
    effect: 'complete',
    message: typeError,
    hint: ({ reason }) => (reason === '' ? 'show the code that replaces it.' : `its declaration says: ${reason}`),
    explain: {
      what: 'A demo or a fence uses something whose declaration has the tag `@deprecated`.',
      why: 'Readers copy the code, and it stops working when a later version removes what it uses.',
      example: '<TextField InputProps={{ endAdornment: <SearchIcon /> }} />',
      fix: '<TextField slotProps={{ input: { endAdornment: <SearchIcon /> } }} />',
    },
  }),
  'proof/package-types': entry<{ name: string; count: number; number: number; problem: string }>({
    effect: 'complete',
    message: ({ name, count, number, problem }) =>
      count === 1
        ? `The code of ${name} has a type error: TS${number}: ${problem}`
        : `The code of ${name} has ${count} type errors. The first is TS${number}: ${problem}`,
    hint: () =>
      'check the package with its own TypeScript configuration, or name that configuration in `check.tsconfig`.',
    explain: {
      what: 'Demos or fences import TypeScript code of a package outside of the site, and TypeScript reports errors in it. docs-gen reports the number of errors and the first one.',
      why: 'Types that are wrong in the package may hide mistakes in demos. The errors may also be caused by options that differ from those of the package.',
      example: "aliases: { '@acme/ui': '../packages/ui/src' } // The package is compiled without `strict`.",
      fix: "aliases: { '@acme/ui': '../packages/ui/src' },\ncheck: { tsconfig: '../packages/ui/tsconfig.json' },",
    },
  }),
  'proof/missing-tsconfig': entry<{ tsconfig: string }>({
    effect: 'stops',
    message: ({ tsconfig }) => `The file ${tsconfig} does not exist.`,
    hint: () => 'fix `check.tsconfig`, which is relative to the root, or remove it.',
    explain: {
      what: 'The TypeScript configuration in `check.tsconfig` does not exist.',
      why: 'Different compiler options can find different mistakes, so docs-gen did not check the types of any demo or fence.',
      example: "check: { tsconfig: 'docs/tsconfg.json' }",
      fix: "check: { tsconfig: 'docs/tsconfig.json' }",
    },
  }),
  'proof/unknown-row': entry<{ what: string; name: string; owner: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ what, name, owner }) => `${owner} does not have a ${what} \`${name}\`.`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'remove the row, or use the name that the types have.'
        : `did you mean \`${nearest}\`? Use the name that the types have.`,
    explain: {
      what: 'A row of an API JSON file does not exist in the types of the package. It was renamed or removed.',
      why: 'Readers use the names in the reference, and their code does not compile.',
      example: '"props": { "colour": { "type": { "name": "string" } } }',
      fix: '"props": { "color": { "type": { "name": "string" } } }',
    },
  }),
  'proof/missing-row': entry<{ what: string; name: string; owner: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ what, name, owner }) => `The ${what} \`${name}\` of ${owner} is not documented.`,
    hint: () => 'add a row, or mark the member as `@internal` in its doc comment.',
    explain: {
      what: 'The types of the package declare a member that is missing from its API JSON.',
      why: 'Readers would not find the member in the reference.',
      example: 'interface ButtonProps { size?: string; loading?: boolean }, and JSON that contains only `size`',
      fix: '"props": { "loading": { "type": { "name": "bool" } }, "size": { "type": { "name": "string" } } }',
    },
  }),
  'proof/wrong-required': entry<{ name: string; owner: string; is: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, is }) =>
      `\`${name}\` of ${owner} is ${is}, but documented as ${is === 'required' ? 'optional' : 'required'}.`,
    hint: ({ is }) => (is === 'required' ? 'write `"required": true`.' : 'remove `required`.'),
    explain: {
      what: 'A row is required in the API JSON but optional in the types, or the reverse.',
      why: 'Code without a required value does not compile.',
      example: '"rows": { "type": { "name": "array" } }',
      fix: '"rows": { "type": { "name": "array" }, "required": true }',
    },
  }),
  'proof/wrong-deprecated': entry<{ name: string; owner: string; is: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, is }) =>
      `\`${name}\` of ${owner} is ${is}, but documented as ${is === 'deprecated' ? 'not deprecated' : 'deprecated'}.`,
    hint: ({ is }) => (is === 'deprecated' ? 'write `"deprecated": true`.' : 'remove `deprecated`.'),
    explain: {
      what: 'A member has the tag `@deprecated` in the types but is not deprecated in the API JSON, or the reverse.',
      why: 'Readers would use a member that will be removed, or avoid a member that will stay.',
      example: '"disableRipple": { "type": { "name": "bool" } }',
      fix: '"disableRipple": { "type": { "name": "bool" }, "deprecated": true }',
    },
  }),
  'proof/wrong-default': entry<{ name: string; owner: string; documented: string | null; actual: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, documented, actual }) =>
      documented === null
        ? `The default of \`${name}\` of ${owner} is \`${actual}\`, which is not documented.`
        : `The default of \`${name}\` of ${owner} is \`${actual}\`, not \`${documented}\`.`,
    hint: ({ actual }) => `write \`"default": ${JSON.stringify(actual)}\`.`,
    explain: {
      what: 'The default in an API JSON file differs from the default in the code or in its `@default` tag.',
      why: 'Readers who omit the value would get a different default from the documented one.',
      example: '"size": { "type": { "name": "string" }, "default": "\'small\'" }',
      fix: '"size": { "type": { "name": "string" }, "default": "\'medium\'" }',
    },
  }),
  'proof/wrong-union': entry<{ name: string; owner: string; gone: readonly string[]; missing: readonly string[] }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner, gone, missing }) => {
      const parts = [
        gone.length === 0 ? '' : `does not accept ${gone.join(', ')}`,
        missing.length === 0 ? '' : `also accepts ${missing.join(', ')}`,
      ];
      return `\`${name}\` of ${owner} ${parts.filter((part) => part !== '').join(', and ')}.`;
    },
    hint: () => 'list the members of the type.',
    explain: {
      what: 'The values of a row in an API JSON file differ from the members of its type.',
      why: 'Readers would use a value that has no effect, or would not find a value.',
      example: '"size": { "type": { "name": "enum", "description": "\'small\' | \'big\'" } }',
      fix: '"size": { "type": { "name": "enum", "description": "\'small\' | \'large\'" } }',
    },
  }),
  'proof/unknown-class': entry<{ name: string; owner: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner }) => `The class \`${name}\` of ${owner} is not in its types and not in any demo.`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'remove the row, or add a demo that uses it.'
        : `did you mean \`${nearest}\`? If not, remove the row, or add a demo that uses it.`,
    explain: {
      what: 'An API JSON file lists a CSS class that the types do not declare and that the HTML of the demos does not contain.',
      why: 'Styles that readers write for this class would have no effect.',
      example: '"classes": [{ "key": "rooot", "className": "AcmeButton-rooot" }]',
      fix: '"classes": [{ "key": "root", "className": "AcmeButton-root" }]',
    },
  }),
  'proof/unproven': entry<{ owner: string; what: string; names: readonly string[]; rendered: readonly string[] }>({
    effect: 'complete',
    message: ({ owner, what, names }) =>
      `No code proves ${names.length === 1 ? `the ${what}` : what === 'class' ? 'the classes' : 'the CSS variables'} ${names.map((name) => `\`${name}\``).join(', ')} of ${owner}.`,
    hint: ({ what, rendered }) => {
      const seen = rendered.length === 0 ? '' : `demos render ${rendered.map((name) => `\`${name}\``).join(', ')}; `;
      return what === 'class'
        ? `${seen}export an object with the class names, or create them with \`generateUtilityClasses\`.`
        : 'set or read the variable in the code of the component, or remove it from the comment.';
    },
    explain: {
      what: 'The types or a comment of a component name a CSS class or variable, and its code does not contain it. The API page does not list it.',
      why: 'The page would show a name that may not exist, and styles that readers write for it would have no effect.',
      example: 'export interface PanelClasses { root: string }',
      fix: "export const panelClasses: PanelClasses = { root: 'Panel-root' };",
    },
  }),
  'proof/unknown-slot': entry<{ name: string; owner: string; nearest: string | null }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, owner }) => `The slot \`${name}\` of ${owner} is not in its types and not in any demo.`,
    hint: ({ nearest }) =>
      nearest === null
        ? 'remove the row, or add a demo that uses it.'
        : `did you mean \`${nearest}\`? If not, remove the row, or add a demo that uses it.`,
    explain: {
      what: 'An API JSON file lists a slot that the types do not declare and whose class is not in the HTML of the demos.',
      why: 'Content that readers put into this slot would not be shown.',
      example: '"slots": [{ "name": "startIcn", "class": null }]',
      fix: '"slots": [{ "name": "startIcon", "class": null }]',
    },
  }),
};
