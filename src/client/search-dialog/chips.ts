// A row of filters: buttons that stay pressed. All of them are made at once and none moves, whatever is found; Tab stops at one, arrows go on.
import type { Make } from './make.ts';

export interface ChipState {
  readonly isPressed: boolean;
  /** '': it is not known. */
  readonly count: string;
  /** There is nothing of it among what was found. */
  readonly isFaint: boolean;
}

export interface Chips {
  readonly element: HTMLElement;
  /** null: the chip is not shown. */
  show(stateOf: (value: string) => ChipState | null): void;
}

export function makeChips(
  make: Make,
  { label, labels }: { readonly label: string; readonly labels: Readonly<Record<string, string>> },
  press: (value: string) => void,
): Chips {
  const element = make('div', { role: 'toolbar', 'aria-label': label, class: 'dg-search-chips' });
  const chips = Object.entries(labels).map(([value, text]) => {
    const count = make('small');
    const button = make('button', { type: 'button', class: 'dg-search-chip' }, make('bdi', {}, text), ' ', count);
    button.addEventListener('click', () => press(value));
    return { value, button, count };
  });
  element.append(...chips.map(({ button }) => button));
  const shown = () => chips.map(({ button }) => button).filter(({ hidden }) => !hidden);

  /** The one that Tab goes to. */
  let stop: HTMLButtonElement | undefined;
  const stopAt = (button: HTMLButtonElement | undefined): void => {
    stop = button;
    for (const { button: other } of chips) other.tabIndex = other === stop ? 0 : -1;
  };

  element.addEventListener('focusin', ({ target }) => stopAt(shown().find((button) => button === target)));
  element.addEventListener('keydown', (event) => {
    const buttons = shown();
    const to = targetOf(event.key, {
      at: stop ? buttons.indexOf(stop) : -1,
      last: buttons.length - 1,
      isRightToLeft: element.closest('[dir]')?.getAttribute('dir') === 'rtl',
    });
    if (to === null) return;
    event.preventDefault();
    buttons[to]?.focus();
  });
  // Whoever presses one with a pointer goes on typing.
  element.addEventListener('mousedown', (event) => event.preventDefault());

  return {
    element,
    show(stateOf) {
      for (const { value, button, count } of chips) {
        const state = stateOf(value);
        button.hidden = state === null;
        if (state === null) continue;
        button.setAttribute('aria-pressed', String(state.isPressed));
        button.classList.toggle('dg-search-faint', state.isFaint);
        count.textContent = state.count;
      }
      const buttons = shown();
      element.hidden = buttons.length === 0;
      if (!stop || stop.hidden)
        stopAt(buttons.find((button) => button.getAttribute('aria-pressed') === 'true') ?? buttons[0]);
    },
  };
}

function targetOf(
  key: string,
  { at, last, isRightToLeft }: { readonly at: number; readonly last: number; readonly isRightToLeft: boolean },
): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === forward) return at === last ? 0 : at + 1;
  if (key === back) return at <= 0 ? last : at - 1;
  return null;
}
