// Says for a moment what became of a copy, in the place of what a button says, and tells screen readers of it.

/** In milliseconds. */
const SAID_FOR_MS = 2000;

export interface SayingButton {
  /** Has `data-said` meanwhile. */
  readonly button: HTMLElement;
  /** What of it holds its words. */
  readonly label: HTMLElement;
  /** What screen readers speak; null: there is none. */
  readonly status: Element | null;
}

/** A second time starts the time anew. `then` follows when the words are as they were. */
export function sayBriefly(
  text: string,
  { button, label, status }: SayingButton,
  { setTimeout, clearTimeout }: Pick<Window, 'setTimeout' | 'clearTimeout'>,
  then?: () => void,
): void {
  const { said = '' } = button.dataset;
  if (said === '') button.dataset.label = label.textContent ?? '';
  else clearTimeout(Number(said));
  label.textContent = text;
  if (status) status.textContent = text;
  const timer = setTimeout(() => {
    label.textContent = button.dataset.label ?? '';
    if (status) status.textContent = '';
    delete button.dataset.said;
    then?.();
  }, SAID_FOR_MS);
  button.dataset.said = String(timer);
}
