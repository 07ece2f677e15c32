// "Did you mean": the known word nearest to one that is not known.
import { distance } from 'fastest-levenshtein';

/**
 * The nearest of `known`, or null when none is near: more than 40 % of the longer word would have to change. Of two
 * paths only what differs between their common folders and their common file ending is compared, or any two pages of
 * one folder, and any two short names of pictures, would be near. A letter may be written in several Unicode forms: a
 * candidate that differs in those alone is the nearest.
 */
export function nearest(word: string, known: Iterable<string>): string | null {
  const composed = word.normalize('NFC');
  let best: string | null = null;
  let bestScore = 0.4 + Number.EPSILON; // Two letters of five may differ: `titel`.
  for (const candidate of known) {
    if (candidate !== word && candidate.normalize('NFC') === composed) return candidate;
    const shared = commonFolders(word, candidate);
    const ending = commonEnding(word, candidate);
    const longer = Math.max(candidate.length, word.length) - shared - ending;
    if (longer === 0 || Math.abs(candidate.length - word.length) / longer > bestScore) continue;
    const differing = (text: string) => text.slice(shared, text.length - ending).toLowerCase();
    const score = slips(differing(word), differing(candidate)) / longer;
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Two neighbours that changed places are one slip of the fingers. */
function slips(word: string, candidate: string): number {
  const edits = distance(word, candidate);
  return edits === 2 && word.length === candidate.length && isSwap(word, candidate) ? 1 : edits;
}

function isSwap(a: string, b: string): boolean {
  let i = 0;
  while (a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** Length of the folders that both paths start with. */
function commonFolders(a: string, b: string): number {
  let folders = 0;
  for (let i = 0; i < a.length && a[i] === b[i]; i++) if (a[i] === '/') folders = i + 1;
  return folders;
}

/** Length of the file ending that both have, dot included: `.png`. */
function commonEnding(a: string, b: string): number {
  const ending = a.slice(a.lastIndexOf('.'));
  return ending.length < a.length && /^\.\w+$/.test(ending) && b.length > ending.length && b.endsWith(ending)
    ? ending.length
    : 0;
}
