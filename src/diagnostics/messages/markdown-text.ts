// Diagnostics of `src/markdown/` about what a text holds: HTML, what plugins say, addresses, ids, headings.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownText = {
  'markdown/unknown-language': entry<{ language: string; nearest: string | null }>({
    effect: 'complete',
    message: ({ language }) => `Code language "${language}" is not known.`,
    hint: ({ nearest, language }) => didYouMean(nearest, language) ?? 'use "text" for what is no code.',
    explain: {
      what: 'The first word after the fence names a language without a grammar; the block is shown as plain text.',
      why: 'A typing error in it turns highlighting off without a trace.',
      example: '```jsxx',
      fix: '```jsx',
    },
  }),
  'markdown/unknown-element': entry<{ name: string }>({
    effect: 'missing',
    recoverable: true,
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
    effect: 'dropped',
    recoverable: true,
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
    effect: 'stops',
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
    effect: 'complete',
    message: ({ plugin, text }) => (plugin === null ? text : `${text} (plugin ${plugin})`),
    hint: ({ note }) => note ?? 'correct the page; the documentation of the plugin says what it expects.',
    explain: {
      what: 'A plugin has something to say of a page, such as a formula that it can not read. It is an error where the plugin marks it as fatal.',
      why: 'The page would not show what its author meant.',
      example: 'The area is $\\fracc{1}{2}$.',
      fix: 'The area is $\\frac{1}{2}$.',
    },
  }),
  'markdown/forbidden-character': entry<{ name: string }>({
    effect: 'broken',
    message: ({ name }) => `The page contains ${name}, a character that HTML or XML cannot contain.`,
    hint: () => 'delete it; in code, write its escape, such as \\x1b.',
    explain: {
      what: 'The text contains a control character, a noncharacter, or a reference to one, such as `&#7;`. Tabs and line ends are allowed.',
      why: 'Browsers report such a character as an error, and a feed that contains one is not XML: no reader can open it.',
      example: 'Ring the bell: &#7;',
      fix: 'Ring the bell: U+0007',
    },
  }),
  'markdown/unsafe-url': entry<{ href: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ href }) => `The address "${href}" is not allowed; it was taken off.`,
    hint: ({ href }) =>
      /^(?:https?|mailto|tel):\/*$/i.test(href)
        ? 'it ends before it names anything.'
        : 'use http, https, mailto or tel.',
    explain: {
      what: 'A link has a scheme other than http, https, mailto and tel.',
      why: 'Such links can run code in the reader’s browser.',
      example: '[click](javascript:alert(1))',
      fix: 'Link to a page.',
    },
  }),
  'markdown/duplicate-id': entry<{ id: string }>({
    effect: 'broken',
    recoverable: true,
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
    effect: 'broken',
    recoverable: true,
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
    effect: 'broken',
    recoverable: true,
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
    effect: 'complete',
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
    effect: 'broken',
    recoverable: true,
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
    effect: 'broken',
    recoverable: true,
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
    effect: 'missing',
    recoverable: true,
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
    effect: 'dropped',
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
    effect: 'complete',
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
