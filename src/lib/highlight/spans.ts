// Code to HTML, piece by piece: one span for each run of one class, white space outside of spans where it can be.
import { escapeHtml } from '../html.ts';

/** Comment, keyword, string, number, function, type, tag, attribute, inserted, deleted; '' is plain code. */
export type TokenClass = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'g' | 'a' | 'i' | 'd' | '';

const CLASSES = ['c', 'k', 's', 'n', 'f', 't', 'g', 'a', 'i', 'd', ''] as const satisfies readonly TokenClass[];
const OPENING = Object.fromEntries(CLASSES.map((name) => [name, `<span class="${name}">`])) as Record<
  TokenClass,
  string
>;
const CLOSING = '</span>';

export interface Spans {
  /** The next `length` UTF-16 units of the code are of this class. */
  add(length: number, tokenClass: TokenClass): void;
  /** The HTML of all that was added; what remains of the code is left out. */
  end(): string;
}

export function createSpans(code: string): Spans {
  /** Joined in the end: a text that is put together bit by bit is kept as a tree of its bits, four times as large. */
  const html: string[] = [];
  let from = 0;
  /** End of the run without the white space behind it. */
  let to = 0;
  let at = 0;
  let runClass: TokenClass = '';
  const write = (end: number, tokenClass: TokenClass) => {
    if (end === from) return;
    const text = escapeHtml(code.slice(from, end));
    if (tokenClass === '') html.push(text);
    else html.push(OPENING[tokenClass], text, CLOSING);
    from = end;
  };
  return {
    add(length, tokenClass) {
      const start = at;
      at += length;
      if (isBlank(code, start, at)) return;
      if (tokenClass !== runClass) {
        write(runClass === '' ? start : to, runClass);
        if (tokenClass !== '') write(start, '');
        runClass = tokenClass;
      }
      to = at;
    },
    end() {
      write(to, runClass);
      write(at, '');
      return html.join('');
    },
  };
}

function isBlank(code: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const unit = code.charCodeAt(i);
    if (unit > 32 && (unit < 128 || /\S/.test(code[i] ?? ''))) return false;
  }
  return true;
}
