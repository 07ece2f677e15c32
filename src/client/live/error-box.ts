// Where a reader is told what is wrong with the edited code: below it, with the line in question.
import type { LiveTexts } from '../../model/live.ts';
import type { Problem } from './prepare.ts';

/** How long the code must rest before an error is shown (behaviour §4.3), in milliseconds. */
const REST_MS = 300;

export interface ErrorBox {
  /** After a while, unless it is told otherwise before. */
  show(problem: Problem, source: string): void;
  clear(): void;
  remove(): void;
}

export function createErrorBox(after: HTMLElement, { lineOf }: LiveTexts): ErrorBox {
  const document = after.ownerDocument;
  const box = document.createElement('div');
  box.className = 'dg-live-error';
  box.setAttribute('role', 'alert');
  after.after(box);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = ({ file, line, column, message }: Problem, source: string): void => {
    const text = document.createElement('p');
    const name = file?.replace(/^.*\//, '') ?? '';
    const place = line === null ? name : lineOf.replace('{{file}}', name).replace('{{line}}', placeOf(line, column));
    text.textContent = place === '' ? message : `${place}: ${message}`;
    const code = line === null ? undefined : source.split('\n')[line - 1];
    box.replaceChildren(text);
    if (code === undefined || code.trim() === '') return;
    const quote = document.createElement('code');
    quote.dir = 'ltr';
    quote.textContent = code.trim();
    box.append(quote);
  };
  return {
    show(problem, source) {
      clearTimeout(timer);
      timer = setTimeout(() => put(problem, source), REST_MS);
    },
    clear() {
      clearTimeout(timer);
      if (box.hasChildNodes()) box.replaceChildren();
    },
    remove() {
      clearTimeout(timer);
      box.remove();
    },
  };
}

function placeOf(line: number, column: number | null): string {
  return column === null ? String(line) : `${line}:${column}`;
}
