// The lines of a page that are markdown: those inside fences are left out.

export interface Line {
  /** Offset of its first character. */
  readonly start: number;
  /** Without its line end. */
  readonly line: string;
}

const FENCE = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}(?=[^`]*$)|~{3,})/;

/** Lines outside of fences; a fence that never closes hides all that follows. */
export function* proseLines(text: string): Generator<Line> {
  let fence = '';
  for (const found of lines(text)) {
    if (fence !== '') {
      if (closesFence(found.line, fence)) fence = '';
      continue;
    }
    if (found.line.includes('```') || found.line.includes('~~~')) fence = FENCE.exec(found.line)?.[1] ?? '';
    if (fence === '') yield found;
  }
}

function* lines(text: string): Generator<Line> {
  let start = 0;
  while (start < text.length) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    yield { start, line: text.slice(start, text[end - 1] === '\r' ? end - 1 : end) };
    start = end + 1;
  }
}

function closesFence(line: string, fence: string): boolean {
  const rest = line.replace(/^[ \t>]*/, '').trimEnd();
  return rest.length >= fence.length && rest === (fence[0] ?? '').repeat(rest.length);
}
