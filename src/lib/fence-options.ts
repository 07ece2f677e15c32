// The words that a fence takes behind its language: one list for the stages that read some of them.

/** Filled before markdown is parsed. */
export const FILE_OPTIONS = ['file', 'region', 'lines'] as const;
export const LINE_MARK_OPTIONS = ['mark', 'ins', 'del', 'focus', 'error', 'warning'] as const;
/** `name=value`. */
export const FENCE_OPTIONS: readonly string[] = [
  'title',
  ...FILE_OPTIONS,
  ...LINE_MARK_OPTIONS,
  'lineNumbers',
  'collapse',
];
/** Words that stand alone. */
export const FENCE_FLAGS: readonly string[] = ['lineNumbers', 'collapse', 'noCollapse'];
