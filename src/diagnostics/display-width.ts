// How many terminal columns a text takes, so that carets stand under what they point to.

/** One thing a reader sees as a character: maybe several code points, 0 to 2 columns wide (a tab: `TAB_WIDTH`). */
export interface Cell {
  /** What to print for it: never a tab, a line break or any other control character. */
  readonly text: string;
  /** UTF-16 offsets in the text that was measured. */
  readonly start: number;
  readonly end: number;
  readonly width: number;
}

const TAB_WIDTH = 2;
/** East Asian wide and full-width forms (UAX #11, without ambiguous ones), and emoji that are drawn as pictures. */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})/u;
const EMOJI_STYLE = '\ufe0f';
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

export function cells(text: string): Cell[] {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment, index }) => {
    const shown = printable(segment);
    return { text: shown, start: index, end: index + segment.length, width: segmentWidth(shown) };
  });
}

export function displayWidth(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : cells(text).reduce((sum, cell) => sum + cell.width, 0);
}

/** Cuts a text that is too wide for a terminal line; the last column is an ellipsis. */
export function fitWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let fitted = '';
  let left = columns - 1;
  for (const cell of cells(text)) {
    left -= cell.width;
    if (left < 0) break;
    fitted += cell.text;
  }
  return columns < 1 ? '' : `${fitted}…`;
}

/**
 * Makes control characters visible: the content of a page must never move the cursor or recolour the terminal.
 * Marks that turn the direction of writing are dropped, since they would show code in another order than it runs.
 */
export function printable(text: string): string {
  return text
    .replace(/\t/g, ' '.repeat(TAB_WIDTH))
    .replace(/[\x00-\x1f]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/[\x7f-\x9f]/g, '\u2421')
    .replace(/[\ufeff\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '');
}

function segmentWidth(shown: string): number {
  if (/^[\x20-\x7e]*$/.test(shown)) return shown.length;
  if (INVISIBLE.test(shown)) return 0;
  return WIDE.test(shown) || shown.includes(EMOJI_STYLE) ? 2 : 1;
}
