// Diagnostics of `src/markdown/` about what code blocks mark, number and fold.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownCode = {
  'markdown/bad-line-range': entry<{ written: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ written }) => `"${written}" names no lines.`,
    hint: () => 'write numbers and ranges between commas: {1,3-5}, or {7-} for the seventh line and all after it.',
    explain: {
      what: 'Behind a fence stand lines to mark, and they cannot be read. Lines count from 1, and a range goes from the smaller number to the larger.',
      why: 'Nothing is marked.',
      example: '```ts {1;3..5}',
      fix: '```ts {1,3-5}',
    },
  }),
  'markdown/long-fence-words': entry<{ length: number; limit: number }>({
    effect: 'dropped',
    message: ({ length, limit }) =>
      `The options of this code block have ${length} characters, and at most ${limit} are read.`,
    hint: () => 'shorten the line that opens the block.',
    explain: {
      what: 'The text after the language of a code block is longer than any list of options.',
      why: 'Each option is checked against all others, which would take minutes for a line of this length. The block is shown without its options.',
      example: '```ts title="… 3,000 characters …"',
      fix: '```ts title="Button.ts"',
    },
  }),
  'markdown/line-out-of-block': entry<{ line: number; lines: number }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ line, lines }) =>
      `Line ${line} is not in the block, which has ${lines === 1 ? '1 line' : `${lines} lines`}.`,
    hint: () => 'count again: the first line of the code is 1, whatever number it shows.',
    explain: {
      what: 'Behind a fence or in a note in its code, a line is marked that the block has not got.',
      why: 'Most often the code has changed since, and the marks stand at other lines than they are meant for.',
      example: '```ts {4}\nconst answer = 42;\n```',
      fix: '```ts {1}\nconst answer = 42;\n```',
    },
  }),
  'markdown/bad-fence-number': entry<{ option: string; value: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option, value }) => `Fence option "${option}" cannot be "${value}".`,
    hint: ({ option }) =>
      option === 'collapse'
        ? 'write how many lines stay: collapse=8, or collapse alone.'
        : 'write the number of the first line: lineNumbers=5, or lineNumbers alone.',
    explain: {
      what: '`lineNumbers` and `collapse` take a number, or stand alone; `collapse` leaves one line at least.',
      why: 'The block is shown as if the option stood alone.',
      example: '```ts lineNumbers=on',
      fix: '```ts lineNumbers',
    },
  }),
  'markdown/nothing-to-fold': entry<{ lines: number; shown: number }>({
    effect: 'complete',
    message: ({ lines, shown }) => `There is nothing to fold: the block has ${lines} of ${shown} lines.`,
    hint: () => 'remove "collapse", or give it a smaller number.',
    explain: {
      what: 'A block is to be folded that has no more lines than are shown anyway.',
      why: 'The option has no effect.',
      example: '```ts collapse\nconst answer = 42;\n```',
      fix: '```ts\nconst answer = 42;\n```',
    },
  }),
  'markdown/unknown-code-note': entry<{ note: string; nearest: string | null; known: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ note }) => `The note "[!code ${note}]" is not known.`,
    hint: ({ nearest, known }) =>
      didYouMean(nearest === null ? null : `[!code ${nearest}]`) ?? `use one of ${known.join(', ')}.`,
    explain: {
      what: 'A comment in a block of code holds a note that docs-gen cannot read. `:3` behind its name gives a number of lines, 1 at least.',
      why: 'Nothing is marked. The note is not shown to readers.',
      example: 'save(); // [!code hilight]',
      fix: 'save(); // [!code highlight]',
    },
  }),
  'markdown/code-word-missing': entry<{ word: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ word }) => `"${word}" is to be marked, and does not stand there.`,
    hint: () => 'write the text as the code has it, in the same case.',
    explain: {
      what: 'A text between slashes behind a fence is not in the block; or that of a note `[!code word:…]` is not in its line, nor, when the note has a line of its own, in those that follow.',
      why: 'Nothing is marked. Most often the code has changed since.',
      example: '```ts /answr/\nconst answer = 42;\n```',
      fix: '```ts /answer/\nconst answer = 42;\n```',
    },
  }),
};
