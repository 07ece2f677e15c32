// The lines of a page by what they are: markdown, or part of a fence.

export interface Line {
  /** Offset of its first character. */
  readonly start: number;
  /** Without its line end. */
  readonly line: string;
}

export interface KnownLine extends Line {
  /** `opener` and `closer` are the lines of the fence itself, `code` is what stands between them. */
  readonly kind: 'prose' | 'opener' | 'code' | 'closer';
}

/** What may stand before a block on its line: indentation, and the marks of the quotes and list items that it opens. */
export const BLOCK_PREFIX = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;
/** Groups: what stands before the fence, the fence, and what stands behind it. */
export const FENCE_OPENER = new RegExp(`(${BLOCK_PREFIX.source})(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`);

/** Lines outside of fences. */
export function* proseLines(text: string): Generator<Line> {
  for (const line of knownLines(text)) if (line.kind === 'prose') yield line;
}

/** A fence that never closes hides all that follows. */
export function* knownLines(text: string): Generator<KnownLine> {
  let fence = '';
  for (const { start, line } of lines(text)) {
    if (fence !== '') {
      const closes = closesFence(line, fence);
      if (closes) fence = '';
      yield { start, line, kind: closes ? 'closer' : 'code' };
      continue;
    }
    if (line.includes('```') || line.includes('~~~')) fence = FENCE_OPENER.exec(line)?.[2] ?? '';
    yield { start, line, kind: fence === '' ? 'prose' : 'opener' };
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
  if (!line.includes(fence)) return false;
  const rest = line.replace(/^[ \t>]*/, '').trimEnd();
  return rest.length >= fence.length && rest === (fence[0] ?? '').repeat(rest.length);
}
