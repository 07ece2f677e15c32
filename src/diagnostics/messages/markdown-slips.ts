// Further diagnostics raised by `src/markdown/`: syntax that Markdown silently drops or leaves as text.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownSlips = {
  'markdown/unknown-fence-option': entry<{ option: string; nearest: string | null; form?: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option, form }) =>
      `The fence option "${option}" ${form === undefined ? 'is unknown' : 'has no value'}.`,
    hint: ({ nearest, form, option }) =>
      (form === undefined ? didYouMean(nearest, option) : `write ${form}, or remove the word.`) ??
      'remove it: a fence accepts title, file, lines, lineNumbers, collapse, and marks such as {1,3-5} or ins={2}.',
    explain: {
      what: 'A fence has an unknown option after its language, or an option without its value. In a tab group, the first word is the name of the tab. If remark plugins are configured, only misspelled options are reported, because other options may belong to a plugin.',
      why: 'The option has no effect: a misspelled `file` publishes an empty block, and a misspelled `title` publishes a block without a title.',
      example: '```ts fiel="demo.ts"\n```',
      fix: '```ts file="demo.ts"\n```',
    },
  }),
  'markdown/fence-without-file': entry<{ option: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option }) => `The fence option "${option}" has no effect without "file".`,
    hint: ({ option }) => `add file="…" with the name of the file, or remove "${option}".`,
    explain: {
      what: 'A fence selects a part of a file, but does not name a file.',
      why: 'The block shows the text between its fences, which is often empty.',
      example: '```ts region="usage"\n```',
      fix: '```ts file="demo.ts" region="usage"\n```',
    },
  }),
  'markdown/space-in-address': entry<{ address: string; encoded: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ address }) => `The address "${address}" contains a space, so the link or image is shown as text.`,
    hint: ({ address, encoded }) => `write <${address}> or ${encoded}`,
    explain: {
      what: 'The address of a link or image contains a space. In Markdown, a space ends the address.',
      why: 'Readers see the brackets and the address instead of the link or image.',
      example: '![The plan](my plan.png)',
      fix: '![The plan](my%20plan.png)',
    },
  }),
  'markdown/directive-in-line': entry<{ name: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ name }) => `The directive "${name}" is not on a separate line; it is shown as text.`,
    hint: () => 'move it to a separate line without other text; if it is an example, put it in backticks.',
    explain: {
      what: 'A demo, component or include directive is on the same line as other text, or in a table.',
      why: 'A directive must be on a separate line. Readers see its braces.',
      example: 'As shown: {{"demo": "Basic.js"}}',
      fix: 'As shown:\n\n{{"demo": "Basic.js"}}',
    },
  }),
  'markdown/heading-mismatch': entry<{
    count: number;
    originals: number;
    text: string;
    level: number;
    original: number;
  }>({
    effect: 'complete',
    message: ({ count, originals, text, level, original }) =>
      count === originals
        ? `"${text}" is a heading of level ${level}, but the original heading has level ${original}: the ids of this translation differ from those of the original.`
        : `The translation has ${count} ${count === 1 ? 'heading' : 'headings'} of levels 2 to 4, but the original has ${originals}: the ids of this translation differ from those of the original.`,
    hint: () => 'use the same headings as the original, or set their ids: {#usage}.',
    explain: {
      what: 'Headings of a translation get the ids of the corresponding headings of the original. Here the number or the levels of the headings differ, so the headings cannot be matched, and the ids are generated from the translated text.',
      why: 'Links with a hash from other pages do not find the sections of the translation.',
      example: 'button.md has "## Usage" and "## Sizes", button-zh.md has "## 尺寸" only.',
      fix: '## 尺寸 {#sizes}',
    },
  }),
};
