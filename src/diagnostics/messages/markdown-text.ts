// Diagnostics of `src/markdown/` about the text of a page: HTML, messages of plugins, addresses, ids, headings.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownText = {
  'markdown/unknown-language': entry<{ language: string; nearest: string | null }>({
    effect: 'complete',
    message: ({ language }) => `The code language "${language}" is unknown.`,
    hint: ({ nearest, language }) => didYouMean(nearest, language) ?? 'use "text" for plain text.',
    explain: {
      what: 'No grammar exists for the language after the fence. The block is shown as plain text.',
      why: 'A typo in the language silently disables syntax highlighting.',
      example: '```jsxx',
      fix: '```jsx',
    },
  }),
  'markdown/unknown-element': entry<{ name: string }>({
    effect: 'complete',
    message: ({ name }) => `<${name}> is not an HTML element; it is shown as text.`,
    hint: ({ name }) => `write \`<${name}>\` in backticks.`,
    explain: {
      what: 'Angle brackets in prose contain a name that is not an HTML element, usually a component.',
      why: 'A browser would treat it as an element and show nothing.',
      example: '…with the <Button> component',
      fix: '…with the `<Button>` component',
    },
  }),
  'markdown/html-removed': entry<{ name: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ name }) => `<${name}> is not allowed in content; it was removed.`,
    hint: ({ name }) =>
      /^(?:script|style)$/i.test(name)
        ? `it cannot be allowed by \`markdown.allowedTags\`; write \`<${name}>\` in backticks if it is an example.`
        : /^iframe$/i.test(name)
          ? 'add the host of its address to `markdown.embeds`, or write `<iframe>` in backticks if it is an example.'
          : `add it to \`markdown.allowedTags\` if it is safe, or write \`<${name}>\` in backticks if it is an example.`,
    explain: {
      what: 'Raw HTML contains an element that docs-gen does not publish, such as a script, a frame or a form.',
      why: 'Markdown must not run code in the browsers of readers.',
      example: '<iframe src="https://example.com"></iframe>',
      fix: '[See the example](https://example.com)',
    },
  }),
  'markdown/unknown-embed': entry<{ src: string; host: string | null }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ src, host }) =>
      host === null
        ? `A frame must show a page of another host over HTTPS, not "${src}"; it was removed.`
        : `The frame of ${host} is not allowed in content; it was removed.`,
    hint: ({ host }) =>
      host === null
        ? 'use an address that starts with https://, or link the page instead.'
        : `add "${host}" to \`markdown.embeds\` if you trust it, and use an address that starts with https://.`,
    explain: {
      what: 'An `<iframe>` shows a page of a host that is not in `markdown.embeds`, or not over HTTPS.',
      why: 'A page in a frame runs code, and its host can see who reads the page.',
      example: '<iframe src="https://player.example/1" title="Tour"></iframe>',
      fix: "markdown: { embeds: ['player.example'] }",
    },
  }),
  'markdown/plugin-failed': entry<{ plugin: string; problem: string }>({
    effect: 'stops',
    message: ({ plugin, problem }) => `The plugin ${plugin} failed on this page: ${problem}`,
    hint: () => 'fix the plugin, or remove it from the config.',
    explain: {
      what: 'A remark or rehype plugin from the config threw an error while it processed a page.',
      why: 'The page could not be generated.',
      example: 'A plugin that requires a title on every image.',
      fix: 'Handle this case in the plugin; the diagnostic shows the page.',
    },
  }),
  'markdown/plugin-message': entry<{ plugin: string | null; text: string; note: string | null }>({
    effect: 'complete',
    message: ({ plugin, text }) => (plugin === null ? text : `${text} (plugin ${plugin})`),
    hint: ({ note }) => note ?? 'correct the page; see the documentation of the plugin.',
    explain: {
      what: 'A plugin reported a problem with a page, such as a formula that it cannot parse. The diagnostic is an error if the plugin marks the problem as fatal.',
      why: 'The page may not show the intended content.',
      example: 'The area is $\\fracc{1}{2}$.',
      fix: 'The area is $\\frac{1}{2}$.',
    },
  }),
  'markdown/forbidden-character': entry<{ name: string }>({
    effect: 'broken',
    message: ({ name }) => `The page contains ${name}, a character that HTML or XML cannot contain.`,
    hint: () => 'delete it; in code, write an escape sequence such as \\x1b.',
    explain: {
      what: 'The text contains a control character, a noncharacter, or a reference to one, such as `&#7;`. Tabs and line ends are allowed.',
      why: 'Browsers report such a character as an error. A feed that contains one is not valid XML, so feed readers cannot open it.',
      example: 'Ring the bell: &#7;',
      fix: 'Ring the bell: U+0007',
    },
  }),
  'markdown/unsafe-url': entry<{ href: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ href }) => `The address "${href}" is not allowed; it was removed.`,
    hint: ({ href }) =>
      /^(?:https?|mailto|tel):\/*$/i.test(href)
        ? 'complete the address: there is nothing after its scheme.'
        : 'use http, https, mailto or tel.',
    explain: {
      what: 'A link has a scheme other than http, https, mailto and tel, or nothing after its scheme.',
      why: 'Links with other schemes can run code in the browsers of readers.',
      example: '[click](javascript:alert(1))',
      fix: 'Link to a page.',
    },
  }),
  'markdown/duplicate-id': entry<{ id: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ id }) => `The id "${id}" is used twice on this page.`,
    hint: () => 'change one of the two ids.',
    explain: {
      what: 'An id written by hand is already used by an earlier element of the page.',
      why: 'Links with this id only reach the first element.',
      example: '## Usage {#usage} … ## Use {#usage}',
      fix: '## Use {#use}',
    },
  }),
  'markdown/reserved-id': entry<{ id: string; free: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ id, free }) => `The id "${id}" is reserved; this element gets the id "${free}" instead.`,
    hint: () => 'choose an id that does not start with "dg-".',
    explain: {
      what: 'An id written by hand starts with `dg-`.',
      why: 'The scripts of the page find menus, search and other parts by these ids, and would find the content instead.',
      example: '## Navigation {#dg-nav}',
      fix: '## Navigation {#nav}',
    },
  }),
  'markdown/bad-id': entry<{ written: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ written }) => `"${written}" is not a valid id; it is shown as text.`,
    hint: () =>
      'use at least one character and no spaces: {#my-id}. If the braces are part of the text, put them in backticks.',
    explain: {
      what: 'A heading ends with `{#…}`, but the text between the braces is not a valid id.',
      why: 'Readers see the braces, and links to the id are broken.',
      example: '## Sizes {#all sizes}',
      fix: '## Sizes {#all-sizes}',
    },
  }),
  'markdown/second-title': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `"${text}" is a second heading of level 1.`,
    hint: () => 'make it a heading of level 2: "## …".',
    explain: {
      what: 'A page has more than one heading of level 1. Only its title can have this level.',
      why: 'The second heading has no id and is not in the table of contents.',
      example: '# Button\n…\n# Sizes',
      fix: '# Button\n…\n## Sizes',
    },
  }),
  'markdown/empty-link': entry({
    effect: 'broken',
    recoverable: true,
    message: () => 'The link has no address.',
    hint: () => 'write the address between the parentheses, or remove the link.',
    explain: {
      what: 'A link has no address.',
      why: 'It links to the page that contains it.',
      example: '[Button]()',
      fix: '[Button](/ui/button/)',
    },
  }),
  'markdown/missing-footnote': entry<{ name: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ name }) => `The footnote "[^${name}]" is not defined; it is shown as text.`,
    hint: ({ name }) => `add a line "[^${name}]: …", or put a backslash before the bracket if it is part of the text.`,
    explain: {
      what: 'A reference names a footnote that the page does not define.',
      why: 'Readers see the brackets instead of a number.',
      example: '…as measured.[^source]',
      fix: '…as measured.[^source]\n\n[^source]: In spring.',
    },
  }),
  'markdown/empty-tabs': entry({
    effect: 'missing',
    recoverable: true,
    message: () => 'The <codeblock> does not contain code.',
    hint: () => 'add fences to it, with an empty line above the first one and without HTML around it.',
    explain: {
      what: 'A tab group does not contain a fence with code.',
      why: 'There are no tabs to show.',
      example: '<div>\n<codeblock>\n```bash\nls\n```\n</codeblock>\n</div>',
      fix: '<codeblock>\n\n```bash\nls\n```\n\n</codeblock>',
    },
  }),
  'markdown/bad-announcement': entry<{ problem: string }>({
    effect: 'dropped',
    message: ({ problem }) => `The text of the announcement cannot be shown: ${problem}.`,
    hint: () => 'write one line of text; it can contain **strong**, _emphasis_, `code` and [links](/ui/news/).',
    explain: {
      what: '`announcement.text` in the config has more than one line, or contains an element that is not allowed in an announcement.',
      why: 'The announcement is shown above every page, next to its close button, with room for one line.',
      example: "announcement: { id: 'v2', text: '# Version 2' }",
      fix: "announcement: { id: 'v2', text: '**Version 2** is [out](/ui/news/).' }",
    },
  }),
  'markdown/heading-order': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `"${text}" is a heading of level 3 without a preceding heading of level 2.`,
    hint: () => 'make it a heading of level 2.',
    explain: {
      what: 'A `###` heading precedes the first `##` heading.',
      why: 'The table of contents has no entry that could contain it.',
      example: '# Title\n### First',
      fix: '# Title\n## First',
    },
  }),
};
