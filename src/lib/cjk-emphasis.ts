// Finds emphasis next to Chinese, Japanese and Korean text that CommonMark does not see, as it looks for spaces or punctuation
// around its marks: it shows the asterisks of `**注意：**文字`. `remark-parser.ts` reads such a text by an amended rule.

/** Wide and half-width characters, Hangul, and variation selectors. The parser has the exact list; this one has to include it. */
const CJK =
  /[\u1100-\u11FF\u20A9\u231A-\u303F\u3040-\uA97F\uAC00-\uD7FF\uF900-\uFFEF\u{16FE0}-\u{1B2FF}\u{1F200}-\u{1F2FF}\u{20000}-\u{E01EF}]/u;
const PUNCTUATION = /[\p{P}\p{S}\p{Variation_Selector}]/u;
const MARKS = /[*_~]+/g;

/** True when the amended rule could read a mark of `text` in another way; a false alarm costs the time of the slower parser. */
export function hasCjkEmphasis(text: string): boolean {
  if (!CJK.test(text)) return false;
  for (const { 0: marks, index } of text.matchAll(MARKS)) {
    const before = characterBefore(text, index);
    const after = String.fromCodePoint(text.codePointAt(index + marks.length) ?? SPACE);
    if (before.trim() === '' || after.trim() === '') continue;
    if ((PUNCTUATION.test(before) || PUNCTUATION.test(after)) && (CJK.test(before) || CJK.test(after))) return true;
  }
  return false;
}

const SPACE = 0x20;

function characterBefore(text: string, index: number): string {
  const isPair = index > 1 && (text.codePointAt(index - 2) ?? 0) > 0xffff;
  return text.slice(isPair ? index - 2 : Math.max(index - 1, 0), index);
}
