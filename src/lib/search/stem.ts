// The stem of an English word, so that `style`, `styles` and `styling` meet. Crude on purpose: it only has to bring
// words of a family together, and what it brings together wrongly is worth less than what was typed.

const PLAIN_WORD = /^[a-z]{4,}$/;
/** The longest first. A stem keeps three letters at least. */
const ENDINGS = /(?<=^[a-z]{3,})(?:ations?|ating|ated?|ities|ables?|tions?|ings?|ies|ed|er|es|e|s|y)$/;
const TWICE = /([bdgklmnprt])\1$/;

/** The word itself where there is nothing to take off. */
export function stem(word: string): string {
  if (!PLAIN_WORD.test(word)) return word;
  const bare = word.replace(ENDINGS, (ending) => (ending.startsWith('tion') ? 't' : ''));
  return bare === word ? word : bare.replace(TWICE, '$1');
}
