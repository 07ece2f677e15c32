// Diagnostics of `src/markdown/` about what code blocks mark, number and fold.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

export const markdownCode = {
  'markdown/bad-line-range': entry<{ written: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ written }) => `"${written}" is not a list of line numbers.`,
    hint: () => 'separate numbers and ranges with commas: {1,3-5}, or {7-} for line 7 and all following lines.',
    explain: {
      what: 'The list of lines to mark after a fence is not valid. Line numbers start at 1, and a range goes from the smaller to the larger number.',
      why: 'No lines are marked.',
      example: '```ts {1;3..5}',
      fix: '```ts {1,3-5}',
    },
  }),
  'markdown/long-fence-words': entry<{ length: number; limit: number }>({
    effect: 'dropped',
    message: ({ length, limit }) => `The options of this code block have ${length} characters; the limit is ${limit}.`,
    hint: () => 'shorten the opening line of the block.',
    explain: {
      what: 'The text after the language of a code block is too long to be a list of options.',
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
    hint: () =>
      'correct the line number: the first line of the code is line 1, regardless of the number that is shown.',
    explain: {
      what: 'A fence, or a note in its code, marks a line that the block does not have.',
      why: 'Usually the code has changed, and the marks now apply to the wrong lines.',
      example: '```ts {4}\nconst answer = 42;\n```',
      fix: '```ts {1}\nconst answer = 42;\n```',
    },
  }),
  'markdown/bad-fence-number': entry<{ option: string; value: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ option, value }) => `The fence option "${option}" cannot be "${value}".`,
    hint: ({ option }) =>
      option === 'collapse'
        ? 'set the number of visible lines: collapse=8, or write collapse without a value.'
        : 'set the number of the first line: lineNumbers=5, or write lineNumbers without a value.',
    explain: {
      what: '`lineNumbers` and `collapse` accept a number or no value. For `collapse`, the number must be at least 1.',
      why: 'The block is shown as if the option had no value.',
      example: '```ts lineNumbers=on',
      fix: '```ts lineNumbers',
    },
  }),
  'markdown/nothing-to-fold': entry<{ lines: number; shown: number }>({
    effect: 'complete',
    message: ({ lines, shown }) =>
      `"collapse" has no effect: the block has ${lines === 1 ? '1 line' : `${lines} lines`}, and the first ${shown} are always shown.`,
    hint: () => 'remove "collapse", or set a smaller number.',
    explain: {
      what: 'A block with `collapse` does not have more lines than the collapsed block shows.',
      why: 'The option has no effect.',
      example: '```ts collapse\nconst answer = 42;\n```',
      fix: '```ts\nconst answer = 42;\n```',
    },
  }),
  'markdown/unknown-code-note': entry<{ note: string; nearest: string | null; known: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ note }) => `The note "[!code ${note}]" is unknown.`,
    hint: ({ nearest, known }) =>
      didYouMean(nearest === null ? null : `[!code ${nearest}]`) ?? `use one of ${known.join(', ')}.`,
    explain: {
      what: 'A comment in a code block contains an unknown note, or an invalid number of lines. `:3` after the name of a note sets the number of lines, at least 1.',
      why: 'No lines are marked. The note is not shown to readers.',
      example: 'save(); // [!code hilight]',
      fix: 'save(); // [!code highlight]',
    },
  }),
  'markdown/code-word-missing': entry<{ word: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ word }) => `"${word}" cannot be marked: it was not found in the code.`,
    hint: () => 'use the text that appears in the code; matching is case-sensitive.',
    explain: {
      what: 'The text between slashes after a fence is not in the block, or the text of a note `[!code word:…]` is not in its line. If the note is on a separate line, the text must be in the lines that follow.',
      why: 'Nothing is marked. Usually the code has changed.',
      example: '```ts /answr/\nconst answer = 42;\n```',
      fix: '```ts /answer/\nconst answer = 42;\n```',
    },
  }),
};
