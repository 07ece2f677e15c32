// The words that a fence takes behind its language: one list for the stages that read some of them.

/** Filled before markdown is parsed. */
export const FILE_OPTIONS = ['file', 'region', 'lines'] as const;
/** What `docs-gen check` is to do with the code: `check="Type"` says what the value in the fence must be. */
export const CHECK_FLAGS = ['check', 'no-check', 'check-setup'] as const;
export const LINE_MARK_OPTIONS = ['mark', 'ins', 'del', 'focus', 'error', 'warning'] as const;
/** `name=value`. */
export const FENCE_OPTIONS: readonly string[] = [
  'title',
  ...FILE_OPTIONS,
  ...LINE_MARK_OPTIONS,
  'lineNumbers',
  'collapse',
  'check',
];
/** Characters that a line of options may have. Real ones have fewer than 200. */
export const MAX_WORDS_LENGTH = 2000;
/** Words that stand alone. */
export const FENCE_FLAGS: readonly string[] = ['lineNumbers', 'collapse', 'noCollapse', ...CHECK_FLAGS];
