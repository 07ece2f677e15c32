// Pieces of code to HTML: one span for each run of one class, white space outside of spans where it can be.
import { escapeHtml } from '../html.ts';

/** Comment, keyword, string, number, function, type, tag, attribute, inserted, deleted; '' is plain code. */
export type TokenClass = 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'g' | 'a' | 'i' | 'd' | '';

export interface Spans {
  add(text: string, tokenClass: TokenClass): void;
  /** What was added so far, and nothing more may be added. */
  end(): string;
}

export function createSpans(): Spans {
  let html = '';
  let run = '';
  let runClass: TokenClass = '';
  let blank = '';
  return {
    add(text, tokenClass) {
      if (isBlank(text)) blank += text;
      else if (tokenClass === runClass) {
        run += blank + text;
        blank = '';
      } else {
        html += runClass === '' ? span(run + blank, '') : span(run, runClass) + (tokenClass === '' ? '' : blank);
        run = runClass !== '' && tokenClass === '' ? blank + text : text;
        runClass = tokenClass;
        blank = '';
      }
    },
    end: () => html + span(run, runClass) + blank,
  };
}

function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 32 && (code < 128 || /\S/.test(text[i] ?? ''))) return false;
  }
  return true;
}

function span(run: string, tokenClass: TokenClass): string {
  if (run === '') return '';
  return tokenClass === '' ? escapeHtml(run) : `<span class="${tokenClass}">${escapeHtml(run)}</span>`;
}
