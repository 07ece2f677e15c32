// Diagnostics of `src/markdown/` about blocks: callouts and the like, directives, demos.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownBlocks = {
  'markdown/unknown-callout': entry<{ kind: string; known: readonly string[]; nearest: string | null }>({
    effect: 'complete',
    message: ({ kind }) => `Callout "${kind.startsWith('[') ? '' : ':::'}${kind}" is not known.`,
    hint: ({ kind, nearest, known }) =>
      /\w[[{]/.test(kind)
        ? 'write the title behind a space: ":::info Title".'
        : (didYouMean(nearest, kind) ?? `use one of ${known.join(', ')}.`),
    explain: {
      what: 'A callout is `info`, `success`, `warning` or `error`, and an alert is one of the five that GitHub has.',
      why: 'The kind picks icon and color; an unknown one is shown as a plain aside or quote.',
      example: ':::danger',
      fix: ':::error',
    },
  }),
  'markdown/unfit-block': entry<{ name: string; problem: string; fix: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ name, problem }) =>
      `"${name.startsWith('<') ? name : `:::${name}`}" cannot be shown as it should: ${problem}.`,
    hint: ({ fix }) => fix,
    explain: {
      what: 'What stands in `:::steps`, `:::cards`, `:::filetree`, `:::details`, `:::figure` or `<codeblock>`, or in its opening line, has not the form that the block needs.',
      why: 'It is shown as ordinary text where it does not fit.',
      example: ':::steps\nInstall it, then start it.\n:::',
      fix: ':::steps\n1. Install it.\n2. Start it.\n:::',
    },
  }),
  'markdown/lost-cells': entry<{ columns: number }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ columns }) =>
      `The row goes on behind the ${columns === 1 ? 'one column' : `${columns} columns`} of its table: readers see nothing of the rest.`,
    hint: () => 'write `\\|` for a bar that belongs to the text, in code too, or give the table another column.',
    explain: {
      what: 'A row of a table has more cells than its head.',
      why: 'A bar ends a cell even within code, and what stands in cells without a column is left out.',
      example: '| Prop | Type |\n| --- | --- |\n| size | `small | large` |',
      fix: '| Prop | Type |\n| --- | --- |\n| size | `small \\| large` |',
    },
  }),
  'markdown/bad-mark': entry<{ problem: string; fix: string; nearest: string | null }>({
    effect: 'broken',
    recoverable: true,
    message: ({ problem }) => `In the text, ${problem}.`,
    hint: ({ nearest, fix }) => didYouMean(nearest) ?? fix,
    explain: {
      what: 'A badge `:badge[New]{success}` or keys `:kbd[Ctrl+K]` are not written as they have to be.',
      why: 'Readers see the colon and the brackets, or a badge without its color.',
      example: 'Size :badge[New]{sucess}',
      fix: 'Size :badge[New]{success}',
    },
  }),
  'markdown/loud-autoplay': entry<{ name: string }>({
    effect: 'complete',
    message: ({ name }) =>
      `<${name}> would play its sound by itself; ${name === 'video' ? 'it is muted' : 'it waits'}.`,
    hint: ({ name }) =>
      name === 'video' ? 'add `muted`, or `controls` in the place of `autoplay`.' : 'take `autoplay` away.',
    explain: {
      what: 'A film or a sound has `autoplay` without `muted`.',
      why: 'Sound that nobody asked for drowns screen readers, and browsers block it.',
      example: '<video src="tour.mp4" autoplay></video>',
      fix: '<video src="tour.mp4" controls></video>',
    },
  }),
  'markdown/unclosed-block': entry<{ opener: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ opener }) => `"${opener}" is never closed.`,
    hint: ({ opener }) => `add "${closerOf(opener)}" on a line of its own, as deep as the opening line.`,
    explain: {
      what: 'A callout, tab group, feature list or code fence runs to the end of what it stands in, because no closing line was found.',
      why: 'Everything after it would be inside it.',
      example: ':::info\nText without an end.',
      fix: ':::info\nText with an end.\n:::',
    },
  }),
  'markdown/stray-close': entry<{ marker: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ marker }) => `"${marker}" closes nothing.`,
    hint: () => 'remove the line, or give it the indentation of its opening line.',
    explain: {
      what: 'A closing line has no opening line before it in the same list item, quote or page.',
      why: 'Most often the indentation differs, and the block ends where its author did not mean it to.',
      example: '- item\n\n  :::info\n  text\n:::',
      fix: 'Indent the closing line like the opening one.',
    },
  }),
  'markdown/bad-directive': entry<{ problem: string; nearest?: string | null }>({
    effect: 'dropped',
    message: ({ problem }) => `The directive cannot be read: ${problem}.`,
    hint: ({ nearest = null }) =>
      didYouMean(nearest) ??
      'write {{"demo": "Name.js"}} or {{"component": "path"}}, with double quotes and no comma at the end.',
    explain: {
      what: 'A line that starts with `{{"`, or with `{{` and `demo` or `component`, is meant as a directive: JSON between doubled braces.',
      why: 'What it asks for cannot be shown.',
      example: `{{"demo": 'Basic.js'}}`,
      fix: '{{"demo": "Basic.js"}}',
    },
  }),
  'markdown/unknown-directive-option': entry<{ option: string; nearest: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option }) => `Demo option "${option}" is not known.`,
    hint: ({ nearest, option }) => didYouMean(nearest, option) ?? 'remove it.',
    explain: {
      what: 'A demo directive has a key, or the fence of a demo a word, that docs-gen does not know.',
      why: 'It has no effect, which its author may not notice.',
      example: '{{"demo": "Basic.js", "hideToolBar": true}}',
      fix: '{{"demo": "Basic.js", "hideToolbar": true}}',
    },
  }),
  'markdown/bad-directive-option': entry<{ option: string; value: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option, value }) => `Demo option "${option}" cannot be ${value}.`,
    hint: () => 'see the list of demo options for the values it takes.',
    explain: {
      what: 'A demo option has a value of the wrong type; it is left out.',
      why: 'A text `"true"` is not the value `true`.',
      example: '{{"demo": "Basic.js", "iframe": "true"}}',
      fix: '{{"demo": "Basic.js", "iframe": true}}',
    },
  }),
  'markdown/unknown-background': entry<{ value: string; nearest: string | null; known: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ value }) => `Demo background "${value}" is not known.`,
    hint: ({ nearest, known, value }) => didYouMean(nearest, value) ?? `use true or one of ${known.join(', ')}.`,
    explain: {
      what: '`bg` takes `outlined`, `inline`, `gradient`, `playground` or a boolean.',
      why: 'An unknown value is shown as the default.',
      example: '{{"demo": "Basic.js", "bg": "outline"}}',
      fix: '{{"demo": "Basic.js", "bg": "outlined"}}',
    },
  }),
  'markdown/directive-conflict': entry<{ demo: string; conflict: string; wayOut: string }>({
    effect: 'dropped',
    message: ({ demo, conflict }) => `The options of ${demo} do not fit: ${conflict}.`,
    hint: ({ wayOut }) => `${wayOut}.`,
    explain: {
      what: 'Two options of one demo cannot both hold.',
      why: 'One of them would be ignored without a word.',
      example: '{{"demo": "Basic.js", "hideToolbar": true, "defaultCodeOpen": true}}',
      fix: '{{"demo": "Basic.js", "defaultCodeOpen": true}}',
    },
  }),
  'markdown/demo-language': entry<{ language: string; known: readonly string[] }>({
    effect: 'missing',
    message: ({ language }) => `Code in ${language || 'no language'} cannot be a demo.`,
    hint: ({ known }) => `write the fence as ${known.join(', ')}, or remove the word \`demo\`.`,
    explain: {
      what: 'A fence has the word `demo`, and its language is none that runs as a React component.',
      why: 'There is nothing to show; the page would hold the code alone.',
      example: '```html demo\n<button>Save</button>\n```',
      fix: '```jsx demo\nexport default function Save() {\n  return <button>Save</button>;\n}\n```',
    },
  }),
  'markdown/demo-name-taken': entry<{ name: string }>({
    effect: 'wrong',
    message: ({ name }) => `Two demos of this page are called ${name}.`,
    hint: () => 'give the second a name of its own, or none.',
    explain: {
      what: 'Two fences of one page name their demo alike.',
      why: 'The name is part of the address of a demo: one would stand in the place of the other.',
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
