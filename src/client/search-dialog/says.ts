// What the dialog says beside its rows: one line below, one above the list, and a message in the place of the list.
import type { Make } from './make.ts';
import type { DialogParts } from './parts.ts';

export interface Said {
  /** Below the list. */
  readonly status?: string;
  /** Above the list, in the place of the filters of kinds. */
  readonly line?: string;
  /** Stands at the end of the line. */
  readonly lineAction?: HTMLElement;
  /** In the place of the list. */
  readonly message?: string;
  /** Below the message. */
  readonly advice?: string;
  readonly actions?: readonly HTMLElement[];
}

export interface Says {
  /** For the bar. */
  readonly line: HTMLElement;
  /** What is left out is not said any more. */
  say(said: Said): void;
}

export function makeSays(make: Make, { message, status }: Pick<DialogParts, 'message' | 'status'>): Says {
  const title = make('p', { role: 'status' });
  const advice = make('p', { role: 'status' });
  const actions = make('div', { class: 'dg-search-actions' });
  message.append(title, advice, actions);
  const lineText = make('p');
  const line = make('div', { class: 'dg-search-line' }, lineText);
  return {
    line,
    say(said) {
      setText(status, said.status ?? '');
      setText(title, said.message ?? '');
      setText(advice, said.advice ?? '');
      actions.replaceChildren(...(said.actions ?? []));
      setText(lineText, said.line ?? '');
      line.replaceChildren(lineText, ...(said.lineAction ? [said.lineAction] : []));
    },
  };
}

/** What is written anew is announced anew. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
