// "Did you mean": the known word nearest to one that is not known.
import { distance } from 'fastest-levenshtein';

/** The nearest of `known`, or null when none is near: more than 40 % of the longer word would have to change. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestScore = 0.4 + Number.EPSILON; // Two letters of five may differ: `titel`.
  for (const candidate of known) {
    const longer = Math.max(candidate.length, word.length);
    if (longer === 0 || Math.abs(candidate.length - word.length) / longer > bestScore) continue;
    const score = distance(word.toLowerCase(), candidate.toLowerCase()) / longer;
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}
