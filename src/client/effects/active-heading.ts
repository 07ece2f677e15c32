// Which entry of the contents list is the one that is read: the rules and figures of behaviour §6.3, as maths.

export interface Scrolled {
  readonly scrollTop: number;
  readonly innerHeight: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** No entry is active. */
export const NONE = -1;
/** Below this, in pixels, a reader is still at the start. */
export const START = 200;
/** From the end of the page, in pixels. */
const END = 50;
/** A heading in this part of the window is read already. */
const READ_PART = 1 / 8;

/** `offsets`: where the headings of the entries stand on the page, in the list's order; `current` is what was active. */
export function activeHeading(offsets: readonly number[], at: Scrolled, current: number): number {
  if (at.scrollTop < START) return NONE;
  if (at.scrollTop + at.innerHeight >= at.scrollHeight - END) return offsets.length - 1;
  const line = at.scrollTop + at.clientHeight * READ_PART;
  const last = offsets.findLastIndex((offset) => offset < line);
  return last === NONE ? current : last;
}
