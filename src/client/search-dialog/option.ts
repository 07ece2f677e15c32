// Which row of the list is the active one: the focus stays in the field, which names the row to screen readers.

export interface ActiveOption {
  /** Replaces all rows. The first one is active unless `isFirstActive` is false, or the one that the reader has moved to. */
  show(groups: readonly HTMLElement[], isFirstActive?: boolean): void;
  /** One further, and from the last to the first. */
  move(by: 1 | -1): void;
  /** The row at that place, if there is one. */
  chooseAt(place: number): void;
  /** Follows the active row, as a click with the same keys would. */
  press(keys: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void;
}

export function activeOption(input: HTMLInputElement, list: HTMLElement): ActiveOption {
  let rows: readonly HTMLElement[] = [];
  let active: HTMLElement | null = null;
  /** The text and the place of the row that the reader chose; a better answer to the same text keeps it. */
  let chosen: { readonly text: string; readonly href: string | null } | null = null;

  const activate = (row: HTMLElement | null): void => {
    active?.setAttribute('aria-selected', 'false');
    active = row;
    row?.setAttribute('aria-selected', 'true');
    if (row) input.setAttribute('aria-activedescendant', row.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const choose = (row: HTMLElement): void => {
    activate(row);
    chosen = { text: input.value, href: row.getAttribute('href') };
  };

  // A list that moves under a resting pointer chooses nothing.
  list.addEventListener('pointermove', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    if (row && row !== active) choose(row);
  });

  return {
    show(groups, isFirstActive = true) {
      const isSameText = chosen !== null && chosen.text === input.value;
      if (!isSameText) chosen = null;
      list.replaceChildren(...groups);
      rows = [...list.querySelectorAll<HTMLElement>('[role=option]')];
      input.setAttribute('aria-expanded', String(rows.length > 0));
      list.hidden = rows.length === 0;
      const kept = chosen && rows.find((row) => row.getAttribute('href') === chosen?.href);
      activate(kept ?? (isFirstActive ? (rows[0] ?? null) : null));
      if (!isSameText) list.scrollTop = 0;
    },
    move(by) {
      if (rows.length === 0) return;
      const from = active === null ? -1 : rows.indexOf(active);
      const to = from < 0 && by < 0 ? rows.length - 1 : (from + by + rows.length) % rows.length;
      const row = rows[to];
      if (!row) return;
      choose(row);
      row.scrollIntoView({ block: 'nearest' });
      if (to === 0) list.scrollTop = 0; // Shows what stands above the first row.
    },
    chooseAt(place) {
      const row = rows[place];
      if (row) choose(row);
    },
    press({ ctrlKey, metaKey, shiftKey }) {
      active?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey, shiftKey }),
      );
    },
  };
}
