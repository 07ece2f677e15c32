// Further diagnostics raised by `src/markdown/`: forms that markdown drops or leaves as text without a word.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownSlips = {
  'markdown/unknown-fence-option': entry<{ option: string; nearest: string | null; form?: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option, form }) =>
      form === undefined ? `Fence option "${option}" is not known.` : `Fence option "${option}" has no value.`,
    hint: ({ nearest, form, option }) =>
      (form === undefined ? didYouMean(nearest, option) : `write ${form}, or remove the word.`) ??
      'remove it: a fence takes title, file, lines, lineNumbers, collapse, and marks such as {1,3-5} or ins={2}.',
    explain: {
      what: 'After the language of a fence there is a word or `name=value` that docs-gen does not know, or an option without its value. In a tab group, the first word is the name of the tab. If the site has remark plugins, only words close to known ones are reported: the others may be for a plugin.',
      why: 'It has no effect: a misspelt `file` publishes an empty block, a misspelt `title` a block without its title.',
      example: '```ts fiel="demo.ts"\n```',
      fix: '```ts file="demo.ts"\n```',
    },
  }),
  'markdown/fence-without-file': entry<{ option: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option }) => `Fence option "${option}" has no effect without "file".`,
    hint: ({ option }) => `add file="…" with the name of the file, or remove "${option}".`,
    explain: {
      what: 'A fence asks for a part of a file, and names no file.',
      why: 'The block shows what stands between the fences, which is often nothing.',
      example: '```ts region="usage"\n```',
      fix: '```ts file="demo.ts" region="usage"\n```',
    },
  }),
  'markdown/space-in-address': entry<{ address: string; encoded: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ address }) => `The address "${address}" holds a space; link or picture are shown as text.`,
    hint: ({ address, encoded }) => `write <${address}> or ${encoded}`,
    explain: {
      what: 'The address of a link or picture holds a space, at which markdown ends it.',
      why: 'Readers see the brackets and the address in place of what was meant.',
      example: '![The plan](my plan.png)',
      fix: '![The plan](my%20plan.png)',
    },
  }),
  'markdown/directive-in-line': entry<{ name: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ name }) => `The directive "${name}" stands inside a line; it is shown as text.`,
    hint: () => 'put it on a line of its own, with nothing before or behind it; in back-ticks, when it is an example.',
    explain: {
      what: 'A demo, component or include directive has text before it, or stands in a table.',
      why: 'Only a line of its own is read as a directive. Readers see its braces.',
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
        ? `"${text}" is a heading of level ${level}, its original one of level ${original}: this translation gets ids of its own.`
        : `The translation has ${count} ${count === 1 ? 'heading' : 'headings'} of levels 2 to 4, its original ${originals}: it gets ids of its own.`,
    hint: () => 'bring its headings in line with those of the original, or write their ids: {#usage}.',
    explain: {
      what: 'A translation takes over the ids of its original, heading by heading. Here the number of headings or their levels differ, so that nobody can tell which belong together; ids are made from the words instead.',
      why: 'Links with a hash from other pages do not reach the sections of the translation.',
      example: 'button.md has "## Usage" and "## Sizes", button-zh.md has "## 尺寸" only.',
      fix: '## 尺寸 {#sizes}',
    },
  }),
};
