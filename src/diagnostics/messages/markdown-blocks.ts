// Diagnostics of `src/markdown/` about blocks: callouts and the like, directives, demos.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownBlocks = {
  'markdown/unknown-callout': entry<{ kind: string; known: readonly string[]; nearest: string | null }>({
    effect: 'complete',
    message: ({ kind }) => `The callout "${kind.startsWith('[') ? '' : ':::'}${kind}" is unknown.`,
    hint: ({ kind, nearest, known }) =>
      /\w[[{]/.test(kind)
        ? 'separate the title with a space: ":::info Title".'
        : (didYouMean(nearest, kind) ?? `use one of ${known.join(', ')}.`),
    explain: {
      what: 'A callout must be `info`, `success`, `warning` or `error`, and an alert must be one of the five GitHub alerts.',
      why: 'The kind determines the icon and the color. An unknown kind is shown as a plain aside or quote.',
      example: ':::danger',
      fix: ':::error',
    },
  }),
  'markdown/unfit-block': entry<{ name: string; problem: string; fix: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, problem }) =>
      `"${name.startsWith('<') ? name : `:::${name}`}" is not written correctly: ${problem}.`,
    hint: ({ fix }) => fix,
    explain: {
      what: 'The content or the opening line of `:::steps`, `:::cards`, `:::filetree`, `:::details`, `:::figure` or `<codeblock>` does not have the form that the block requires.',
      why: 'The part that does not match is shown as ordinary text.',
      example: ':::steps\nInstall it, then start it.\n:::',
      fix: ':::steps\n1. Install it.\n2. Start it.\n:::',
    },
  }),
  'markdown/lost-cells': entry<{ columns: number }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ columns }) =>
      `The row has more cells than the table has columns (${columns}); readers do not see the rest.`,
    hint: () => 'write `\\|` for a vertical bar in the text, also inside code, or add a column to the table.',
    explain: {
      what: 'A table row has more cells than the table header.',
      why: 'A vertical bar ends a cell, even inside code. Cells without a column are not shown.',
      example: '| Prop | Type |\n| --- | --- |\n| size | `small | large` |',
      fix: '| Prop | Type |\n| --- | --- |\n| size | `small \\| large` |',
    },
  }),
  'markdown/bad-mark': entry<{ problem: string; fix: string; nearest: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ problem }) => `${problem}.`,
    hint: ({ nearest, fix }) => didYouMean(nearest) ?? fix,
    explain: {
      what: 'A badge such as `:badge[New]{success}`, or keys such as `:kbd[Ctrl+K]`, have a syntax error.',
      why: 'Readers see the colon and the brackets, or a badge without its color.',
      example: 'Size :badge[New]{sucess}',
      fix: 'Size :badge[New]{success}',
    },
  }),
  'markdown/loud-autoplay': entry<{ name: string }>({
    effect: 'complete',
    message: ({ name }) =>
      `<${name}> plays sound automatically; ${name === 'video' ? 'docs-gen mutes it' : 'docs-gen turns autoplay off'}.`,
    hint: ({ name }) =>
      name === 'video' ? 'add `muted`, or replace `autoplay` with `controls`.' : 'remove `autoplay`.',
    explain: {
      what: 'A video or audio element has `autoplay` without `muted`.',
      why: 'Unexpected sound drowns out screen readers, and browsers block it.',
      example: '<video src="tour.mp4" autoplay></video>',
      fix: '<video src="tour.mp4" controls></video>',
    },
  }),
  'markdown/unclosed-block': entry<{ opener: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ opener }) => `"${opener}" is not closed.`,
    hint: ({ opener }) => `add "${closerOf(opener)}" on a separate line, with the indentation of the opening line.`,
    explain: {
      what: 'A callout, tab group, feature list or code fence has no closing line, so it extends to the end of the page or of the element that contains it.',
      why: 'All following content becomes part of the block.',
      example: ':::info\nText without an end.',
      fix: ':::info\nText with an end.\n:::',
    },
  }),
  'markdown/stray-close': entry<{ marker: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ marker }) => `"${marker}" does not close any block.`,
    hint: () => 'remove the line, or indent it like its opening line.',
    explain: {
      what: 'A closing line has no matching opening line in the same list item, quote or page.',
      why: 'Usually the indentation differs, and the block ends in an unintended place.',
      example: '- item\n\n  :::info\n  text\n:::',
      fix: 'Indent the closing line like the opening one.',
    },
  }),
  'markdown/bad-directive': entry<{ problem: string; nearest?: string | null }>({
    effect: 'dropped',
    message: ({ problem }) => `The directive cannot be read: ${problem}.`,
    hint: ({ nearest = null }) =>
      didYouMean(nearest) ??
      'write {{"demo": "Name.js"}} or {{"component": "path"}}, with double quotes and without a trailing comma.',
    explain: {
      what: 'A line that starts with `{{"`, or with `{{` and `demo` or `component`, is a directive: JSON between double braces. Here the JSON is not valid, or its first key is unknown.',
      why: 'The demo or component cannot be shown.',
      example: `{{"demo": 'Basic.js'}}`,
      fix: '{{"demo": "Basic.js"}}',
    },
  }),
  'markdown/unknown-directive-option': entry<{ option: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option }) => `The demo option "${option}" is unknown.`,
    hint: ({ nearest, option }) => didYouMean(nearest, option) ?? 'remove it.',
    explain: {
      what: 'A demo directive has an unknown key, or the fence of a demo has an unknown option.',
      why: 'The option has no effect, which is easy to miss.',
      example: '{{"demo": "Basic.js", "hideToolBar": true}}',
      fix: '{{"demo": "Basic.js", "hideToolbar": true}}',
    },
  }),
  'markdown/bad-directive-option': entry<{ option: string; value: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option, value }) => `The demo option "${option}" cannot be ${value}.`,
    hint: () => 'see the list of demo options for the allowed values.',
    explain: {
      what: 'A demo option has a value of the wrong type. The option is ignored.',
      why: 'The option has no effect. For example, the string `"true"` is not the value `true`.',
      example: '{{"demo": "Basic.js", "iframe": "true"}}',
      fix: '{{"demo": "Basic.js", "iframe": true}}',
    },
  }),
  'markdown/unknown-background': entry<{ value: string; nearest: string | null; known: readonly string[] }>({
    effect: 'complete',
    message: ({ value }) => `The demo background "${value}" is unknown.`,
    hint: ({ nearest, known, value }) => didYouMean(nearest, value) ?? `use true or one of ${known.join(', ')}.`,
    explain: {
      what: '`bg` must be `outlined`, `inline`, `gradient`, `playground` or a boolean.',
      why: 'For an unknown value, the default background is shown.',
      example: '{{"demo": "Basic.js", "bg": "outline"}}',
      fix: '{{"demo": "Basic.js", "bg": "outlined"}}',
    },
  }),
  'markdown/directive-conflict': entry<{ demo: string; conflict: string; wayOut: string }>({
    effect: 'dropped',
    message: ({ demo, conflict }) => `The options of ${demo} conflict: ${conflict}.`,
    hint: ({ wayOut }) => `${wayOut}.`,
    explain: {
      what: 'Two options of a demo contradict each other, or one of them is redundant.',
      why: 'One of them would be ignored silently.',
      example: '{{"demo": "Basic.js", "hideToolbar": true, "defaultCodeOpen": true}}',
      fix: '{{"demo": "Basic.js", "defaultCodeOpen": true}}',
    },
  }),
  'markdown/demo-language': entry<{ language: string; known: readonly string[] }>({
    effect: 'missing',
    message: ({ language }) =>
      `${language === '' ? 'Code without a language' : `Code in "${language}"`} cannot be a demo.`,
    hint: ({ known }) => `set the language of the fence to one of ${known.join(', ')}, or remove the option \`demo\`.`,
    explain: {
      what: 'A fence has the option `demo`, but its language cannot contain a React component.',
      why: 'The demo cannot run; the page would show only the code.',
      example: '```html demo\n<button>Save</button>\n```',
      fix: '```jsx demo\nexport default function Save() {\n  return <button>Save</button>;\n}\n```',
    },
  }),
  'markdown/demo-name-taken': entry<{ name: string }>({
    effect: 'wrong',
    message: ({ name }) => `Two demos on this page are named ${name}.`,
    hint: () => 'rename the second demo, or remove its name.',
    explain: {
      what: 'Two fences on the same page give their demos the same name.',
      why: 'The name is part of the URL of a demo: one demo would replace the other.',
      example: '```tsx demo=Counter, twice on a page',
      fix: '```tsx demo=Counter and ```tsx demo=CounterWithSteps',
    },
  }),
};

function closerOf(opener: string): string {
  const fence = /^(?:`+|~+)/.exec(opener)?.[0];
  if (fence !== undefined) return fence;
  return opener.startsWith(':') ? opener.replace(/[^:]+$/, '') : opener.replace('<', '</');
}
