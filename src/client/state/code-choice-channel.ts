// On which windows of this origin, and scripts of one page, tell each other that the reader chose a language or a styling.

/** Null where the browser has none. */
export function codeChoiceChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel('docs-gen-code-preferences') : null;
}
