// A walk through the controls of a page with the Tab key: which there are, and what has the focus at each stop.
import type { Page } from 'playwright-core';

export interface Stop {
  readonly html: string;
  readonly name: string;
  /** Where it stands among the controls of the page. */
  readonly order: number;
  /** Whether something shows that it has the focus. */
  readonly ring: boolean;
  /** What lies over its middle; null: nothing. */
  readonly covered: string | null;
}

/** Numbers all that can be reached, in the order of the page; how many there are. */
export function markControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const selector =
      'a[href], button:not([disabled]), summary, input:not([disabled]), select, textarea, [tabindex="0"], video[controls]';
    const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      // Of the buttons of a toolbar one is a stop, and arrows lead to the others.
      if (element.matches('[role="toolbar"] [tabindex="-1"]')) return false;
      // Of a group of radio buttons the browser stops at the chosen one.
      return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
    });
    for (const [index, element] of seen.entries()) element.setAttribute('data-walk', String(index));
    return seen.length;
  });
}

/** Runs in the page, once its transitions are over; null when nothing in it has the focus. */
export function lookAtFocus(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  element.setAttribute('data-walked', '');
  // What a label stands for shows the ring of its field.
  const shown =
    element instanceof HTMLInputElement && element.labels?.[0] && element.offsetWidth <= 1
      ? element.labels[0]
      : element;
  const style = getComputedStyle(shown);
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect(); // A link may go on in the next line.
  const [x, y] = [box.x + Math.min(box.width, innerWidth - box.x) / 2, box.y + Math.min(box.height, 40) / 2];
  const top = document.elementFromPoint(x, y);
  return {
    html: element.outerHTML.slice(0, 120),
    name: (element.textContent ?? '').trim(),
    order: Number(element.getAttribute('data-walk') ?? -1),
    ring: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
    covered: top === null || shown.contains(top) || top.contains(shown) ? null : top.outerHTML.slice(0, 120),
  };
}

/** Runs in the page. */
export function unvisited(): string[] {
  return [...document.querySelectorAll('[data-walk]:not([data-walked])')].map((element) =>
    element.outerHTML.slice(0, 120),
  );
}
