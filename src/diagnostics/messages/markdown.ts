// Diagnostics raised by `src/markdown/`.

import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownMessages = {
  'markdown/missing-title': entry({
    severity: 'error',
    baseline: true,
    message: () => 'The page has no title.',
    hint: () => 'start the page with a "# Heading", or set `title` in the front matter.',
    explain: {
      what: 'A page needs a title: `title` in the front matter, or its first heading of level 1.',
      why: 'It names the page in the sidebar, the browser tab, search results and link previews.',
      example: 'A file that starts with a paragraph.',
      fix: 'Add `# Button` as the first line after the front matter.',
    },
  }),
  'markdown/long-title': entry<{ length: number; limit: number }>({
    severity: 'warning',
    message: ({ length, limit }) => `The title has ${length} characters; ${limit} is the limit.`,
    hint: () => 'shorten it: search engines cut longer titles.',
    explain: {
      what: 'The title is longer than `markdown.titleLimit` (70 unless set).',
      why: 'Search engines and browser tabs cut long titles, often before the word that matters.',
      example: 'title: A complete guide to everything that can be done with the Button component of this library',
      fix: 'Keep the words a reader would search for.',
    },
  }),
  'markdown/missing-description': entry({
    severity: 'warning',
    message: () => 'The page has no description.',
    hint: () =>
      'set `description` in the front matter, or put <p class="description">One sentence.</p> under the title.',
    explain: {
      what: 'A page should say in one sentence what it is about.',
      why: 'The sentence stands under the title, in search results and in link previews.',
      example: 'A page whose text begins right under its title.',
      fix: '<p class="description">Buttons let people act and choose with one tap.</p>',
    },
  }),
  'markdown/long-description': entry<{ length: number; limit: number }>({
    severity: 'warning',
    message: ({ length, limit }) => `The description has ${length} characters; ${limit} is the limit.`,
    hint: () => 'shorten it to one sentence.',
    explain: {
      what: 'The description is longer than `markdown.descriptionLimit` (160 unless set).',
      why: 'Search engines cut longer ones in mid-sentence.',
      example: 'A description of three sentences.',
      fix: 'Keep the first sentence, and move the rest into the text.',
    },
  }),
  'markdown/too-complex': entry<{ reason: string }>({
    severity: 'error',
    message: ({ reason }) => `The page was not parsed: ${reason}.`,
    hint: () => 'split the page, or put generated text into a file of its own.',
    explain: {
      what: 'The text has a form on which markdown parsers take minutes or run out of stack.',
      why: 'One such page would stop the whole build.',
      example: 'Ten thousand `>` in a row.',
      fix: 'Look at the place given: it is most often data that was pasted without a code fence.',
    },
  }),
  'markdown/no-native-parser': entry({
    severity: 'warning',
    message: () => 'The native markdown parser has no binding for this platform; remark-parse does its work.',
    hint: () =>
      'reinstall with optional dependencies, or set `markdown.parser` to "remark" to say that this is wanted.',
    explain: {
      what: 'satteri could not be loaded; pages are parsed by remark-parse with the same result.',
      why: 'Parsing takes several times as long.',
      example: 'npm ci --omit=optional',
      fix: 'Install optional dependencies for the platform that builds.',
    },
  }),
  'markdown/unknown-callout': entry<{ kind: string; known: readonly string[]; nearest: string | null }>({
    severity: 'warning',
    message: ({ kind }) => `Callout "${kind.startsWith('[') ? '' : ':::'}${kind}" is not known.`,
    hint: ({ kind, nearest, known }) =>
      /\w[[{]/.test(kind)
        ? 'write the title behind a space: ":::info Title".'
        : (didYouMean(nearest) ?? `use one of ${known.join(', ')}.`),
    explain: {
      what: 'A callout is `info`, `success`, `warning` or `error`, and an alert is one of the five that GitHub has.',
      why: 'The kind picks icon and color; an unknown one is shown as a plain aside or quote.',
      example: ':::danger',
      fix: ':::error',
    },
  }),
  'markdown/unfit-block': entry<{ name: string; problem: string; fix: string }>({
    severity: 'warning',
    message: ({ name, problem }) => `":::${name}" cannot be shown as it should: ${problem}.`,
    hint: ({ fix }) => fix,
    explain: {
      what: 'What stands in `:::steps`, `:::cards`, `:::filetree`, `:::details` or `:::figure` has not the form that the block needs.',
      why: 'It is shown as ordinary text where it does not fit.',
      example: ':::steps\nInstall it, then start it.\n:::',
      fix: ':::steps\n1. Install it.\n2. Start it.\n:::',
    },
  }),
  'markdown/bad-mark': entry<{ problem: string; fix: string; nearest: string | null }>({
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'error',
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
    severity: 'warning',
    message: ({ option }) => `Demo option "${option}" is not known.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'remove it.',
    explain: {
      what: 'A demo directive has a key, or the fence of a demo a word, that docs-gen does not know.',
      why: 'It has no effect, which its author may not notice.',
      example: '{{"demo": "Basic.js", "hideToolBar": true}}',
      fix: '{{"demo": "Basic.js", "hideToolbar": true}}',
    },
  }),
  'markdown/bad-directive-option': entry<{ option: string; value: string }>({
    severity: 'warning',
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
    severity: 'warning',
    message: ({ value }) => `Demo background "${value}" is not known.`,
    hint: ({ nearest, known }) => didYouMean(nearest) ?? `use true or one of ${known.join(', ')}.`,
    explain: {
      what: '`bg` takes `outlined`, `inline`, `gradient`, `playground` or a boolean.',
      why: 'An unknown value is shown as the default.',
      example: '{{"demo": "Basic.js", "bg": "outline"}}',
      fix: '{{"demo": "Basic.js", "bg": "outlined"}}',
    },
  }),
  'markdown/directive-conflict': entry<{ demo: string; conflict: string }>({
    severity: 'error',
    message: ({ demo, conflict }) => `Options of ${demo} contradict each other: ${conflict}.`,
    hint: () => 'remove one of the two.',
    explain: {
      what: 'Two options of one demo cannot both hold.',
      why: 'One of them would be ignored without a word.',
      example: '{{"demo": "Basic.js", "hideToolbar": true, "defaultCodeOpen": true}}',
      fix: '{{"demo": "Basic.js", "defaultCodeOpen": true}}',
    },
  }),
  'markdown/demo-language': entry<{ language: string; known: readonly string[] }>({
    severity: 'error',
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
    severity: 'error',
    message: ({ name }) => `Two demos of this page are called ${name}.`,
    hint: () => 'give the second a name of its own, or none.',
    explain: {
      what: 'Two fences of one page name their demo alike.',
      why: 'The name is part of the address of a demo: one would stand in the place of the other.',
      example: '```tsx demo=Counter, twice on a page',
      fix: '```tsx demo=Counter and ```tsx demo=CounterWithSteps',
    },
  }),
  'markdown/unknown-language': entry<{ language: string; nearest: string | null }>({
    severity: 'warning',
    message: ({ language }) => `Code language "${language}" is not known.`,
    hint: ({ nearest }) => didYouMean(nearest) ?? 'use "text" for what is no code.',
    explain: {
      what: 'The first word after the fence names a language without a grammar; the block is shown as plain text.',
      why: 'A typing error in it turns highlighting off without a trace.',
      example: '```jsxx',
      fix: '```jsx',
    },
  }),
  'markdown/unknown-element': entry<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `<${name}> is no HTML element; it is shown as text.`,
    hint: ({ name }) => `write \`<${name}>\` in backticks.`,
    explain: {
      what: 'Angle brackets in prose name something that HTML does not know, most often a component.',
      why: 'A browser would take it for an element and show nothing.',
      example: '…with the <Button> component',
      fix: '…with the `<Button>` component',
    },
  }),
  'markdown/html-removed': entry<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `<${name}> is not allowed in content; it was taken out.`,
    hint: ({ name }) =>
      /^(?:script|style)$/i.test(name)
        ? `it cannot be allowed, not even by \`markdown.allowedTags\`; quote \`<${name}>\` when it is an example.`
        : `list it under \`markdown.allowedTags\` when it is safe, or quote \`<${name}>\` when it is an example.`,
    explain: {
      what: 'Raw HTML holds an element that docs-gen does not publish: scripts, frames, forms and the like.',
      why: 'Markdown is not trusted to run code in the reader’s browser.',
      example: '<iframe src="https://example.com"></iframe>',
      fix: '[See the example](https://example.com)',
    },
  }),
  'markdown/plugin-failed': entry<{ plugin: string; problem: string }>({
    severity: 'error',
    message: ({ plugin, problem }) => `The plugin ${plugin} failed on this page: ${problem}`,
    hint: () => 'mend the plugin, or take it out of the config.',
    explain: {
      what: 'A remark or rehype plugin of the config threw an error while it worked on a page.',
      why: 'The page could not be made.',
      example: 'A plugin that expects every image to have a title.',
      fix: 'Handle the case in the plugin; the diagnostic names the page.',
    },
  }),
  'markdown/plugin-message': entry<{ plugin: string | null; text: string; note: string | null }>({
    severity: 'warning',
    message: ({ plugin, text }) => (plugin === null ? text : `${text} (plugin ${plugin})`),
    hint: ({ note }) => note ?? 'correct the page; the documentation of the plugin says what it expects.',
    explain: {
      what: 'A plugin has something to say of a page, such as a formula that it can not read. It is an error where the plugin marks it as fatal.',
      why: 'The page would not show what its author meant.',
      example: 'The area is $\\fracc{1}{2}$.',
      fix: 'The area is $\\frac{1}{2}$.',
    },
  }),
  'markdown/unsafe-url': entry<{ href: string }>({
    severity: 'warning',
    message: ({ href }) => `The address "${href}" is not allowed; it was taken off.`,
    hint: () => 'use http, https, mailto or tel.',
    explain: {
      what: 'A link has a scheme other than http, https, mailto and tel.',
      why: 'Such links can run code in the reader’s browser.',
      example: '[click](javascript:alert(1))',
      fix: 'Link to a page.',
    },
  }),
  'markdown/duplicate-id': entry<{ id: string }>({
    severity: 'warning',
    message: ({ id }) => `The id "${id}" stands twice on this page.`,
    hint: () => 'give one of the two another id.',
    explain: {
      what: 'An id written by hand is used by an earlier element of the page.',
      why: 'Links to it reach only the first.',
      example: '## Usage {#usage} … ## Use {#usage}',
      fix: '## Use {#use}',
    },
  }),
  'markdown/reserved-id': entry<{ id: string; free: string }>({
    severity: 'warning',
    message: ({ id, free }) => `The id "${id}" belongs to the frame of the page; this element gets "${free}".`,
    hint: () => 'choose an id that does not start with "dg-".',
    explain: {
      what: 'An id written by hand starts with `dg-`.',
      why: 'Menus, search and scripts of the page find their parts by such ids, and would find the content instead.',
      example: '## Navigation {#dg-nav}',
      fix: '## Navigation {#nav}',
    },
  }),
  'markdown/bad-id': entry<{ written: string }>({
    severity: 'warning',
    message: ({ written }) => `"${written}" sets no id; it is shown as text.`,
    hint: () => 'an id has at least one character, and no space: {#my-id}. Put braces that are meant into backticks.',
    explain: {
      what: 'A heading ends in `{#…}`, but what stands between the braces cannot be an id.',
      why: 'Readers see the braces, and links to the id lead nowhere.',
      example: '## Sizes {#all sizes}',
      fix: '## Sizes {#all-sizes}',
    },
  }),
  'markdown/second-title': entry<{ text: string }>({
    severity: 'warning',
    message: ({ text }) => `"${text}" is a second heading of level 1.`,
    hint: () => 'make it a second-level heading: "## …".',
    explain: {
      what: 'A page has one heading of level 1, its title, and here is another.',
      why: 'It has no id and no row in the contents list.',
      example: '# Button\n…\n# Sizes',
      fix: '# Button\n…\n## Sizes',
    },
  }),
  'markdown/empty-link': entry({
    severity: 'warning',
    message: () => 'The link has no address.',
    hint: () => 'write the address between the round brackets, or take the link away.',
    explain: {
      what: 'A link is written without an address.',
      why: 'It leads to the page on which it stands.',
      example: '[Button]()',
      fix: '[Button](/ui/button/)',
    },
  }),
  'markdown/missing-footnote': entry<{ name: string }>({
    severity: 'warning',
    message: ({ name }) => `The footnote "[^${name}]" is not defined; it is shown as text.`,
    hint: ({ name }) => `add a line "[^${name}]: …", or put a backslash before the bracket when text is meant.`,
    explain: {
      what: 'A reference names a footnote that the page does not define.',
      why: 'Readers see the brackets in place of a number.',
      example: '…as measured.[^source]',
      fix: '…as measured.[^source]\n\n[^source]: In spring.',
    },
  }),
  'markdown/empty-tabs': entry({
    severity: 'warning',
    message: () => 'The <codeblock> holds no code.',
    hint: () => 'put fences into it, with an empty line before the first one and no HTML around it.',
    explain: {
      what: 'A tab group was opened and closed, and no fence with code was read between the two.',
      why: 'There are no tabs to show.',
      example: '<div>\n<codeblock>\n```bash\nls\n```\n</codeblock>\n</div>',
      fix: '<codeblock>\n\n```bash\nls\n```\n\n</codeblock>',
    },
  }),
  'markdown/bad-announcement': entry<{ problem: string }>({
    severity: 'error',
    message: ({ problem }) => `The text of the announcement cannot be shown: ${problem}.`,
    hint: () => 'write one line: **strong**, _emphasis_, `code` and [links](/ui/news/) are what it can hold.',
    explain: {
      what: 'The `announcement.text` of the config is no single line of text, or holds what such a line cannot.',
      why: 'It stands above every page, beside a button that closes it: there is room for a line.',
      example: "announcement: { id: 'v2', text: '# Version 2' }",
      fix: "announcement: { id: 'v2', text: '**Version 2** is [out](/ui/news/).' }",
    },
  }),
  'markdown/heading-order': entry<{ text: string }>({
    severity: 'warning',
    message: ({ text }) => `"${text}" is a third-level heading before any second-level one.`,
    hint: () => 'make it a second-level heading.',
    explain: {
      what: 'A `###` heading comes before the first `##`.',
      why: 'The contents list has no entry to put it under.',
      example: '# Title\n### First',
      fix: '# Title\n## First',
    },
  }),
};

function closerOf(opener: string): string {
  const fence = /^(?:`+|~+)/.exec(opener)?.[0];
  if (fence !== undefined) return fence;
  return opener.startsWith(':') ? opener.replace(/[^:]+$/, '') : opener.replace('<', '</');
}
