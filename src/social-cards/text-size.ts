// How large a title is written, and on how many lines: the largest size at which it fits, by the width of its letters.

export interface TextSize {
  /** In pixels. */
  readonly size: number;
  /** As many as it may take. */
  readonly lines: number;
  /** Even at the smallest size it is longer than the card. */
  readonly isCut: boolean;
}

const SMALLEST = { size: 48, lines: 4 };
/** From a word to what fills the card; the last one cuts what is longer. */
const STEPS: readonly Omit<TextSize, 'isCut'>[] = [
  { size: 84, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  SMALLEST,
];

/** `width`: of the line, in pixels. */
export function titleSize(title: string, width: number): TextSize {
  const fitting = STEPS.find(({ size, lines }) => countLines(title, width / size) <= lines);
  return { ...(fitting ?? SMALLEST), isCut: fitting === undefined };
}

/** As a browser breaks them, at spaces and between ideographs; `width` in units of the font's size. */
function countLines(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.match(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+\s*|\s+/gu,
  ) ?? []) {
    const shown = widthOf(word.trimEnd());
    if (used > 0 && used + shown > width) {
      lines++;
      used = 0;
    }
    // A word that is wider than a line goes on in the next.
    lines += Math.max(0, Math.ceil(shown / width) - 1);
    used += widthOf(word);
  }
  return lines;
}

/** In units of the font's size: letters of Inter at 600, a little wide. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u.test(character)) return 1;
  if (/[ilIjtfr.,:;'’|!()[\]\s-]/.test(character)) return 0.34;
  if (/[mwMW@%&—…]/.test(character)) return 0.9;
  return /[\p{Lu}\p{N}]/u.test(character) ? 0.67 : 0.56;
}
