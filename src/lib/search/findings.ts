// What each word of a question found, among the names of a product and in its texts.
import type { Bodies } from './bodies.ts';
import type { Names } from './names.ts';
import type { Unit } from './question.ts';
import type { Found } from './vocabulary.ts';

export interface Findings {
  /** By unit. */
  readonly words: readonly Found[];
  /** By unit, but the first: names where it stands right behind the unit before. */
  readonly pairs: readonly Found[];
}

/** A name in code that is found by its parts alone, or two words that a name writes as one. */
const BY_PARTS = 0.92;
/** Where the question is written as in code, what writes it apart is hardly meant. */
const BY_PARTS_OF_CODE = 0.85;
/** Another word for it. Measured on `test/search/*.json`: from 0.6 to 0.8 nothing changes. */
export const BY_SYNONYM = 0.7;

export function findNames({ vocabulary }: Pick<Names, 'vocabulary'>, units: readonly Unit[]): Findings {
  const together = units.slice(1).map((unit, at) => `${units[at]?.whole ?? ''}${unit.whole}`);
  const words = units.map(({ whole, parts, isPrefix, isCode, synonyms }, at): Found => {
    const byWhole = vocabulary.match(whole, { isPrefix, isCode });
    const others: Found[] = [];
    if (parts.length > 1) {
      const isLast = (part: number) => part === parts.length - 1;
      const ofParts = parts.map((part, index) =>
        vocabulary.match(part, { isPrefix: isPrefix && isLast(index), isCode: false }),
      );
      others.push(inAll(ofParts));
    }
    for (const joined of [together[at - 1], together[at]])
      if (joined !== undefined) others.push(vocabulary.matchWord(joined));
    const own = best(byWhole, others, isCode ? BY_PARTS_OF_CODE : BY_PARTS);
    return best(own, synonyms.map(vocabulary.matchFamily), BY_SYNONYM);
  });
  return { words, pairs: together.map((pair, at) => vocabulary.matchPair(pair, units[at + 1]?.isPrefix ?? false)) };
}

/** By entry: what texts say of a word. A name in code may stand in them in parts. */
export function findTexts(
  { whole, parts, isPrefix, synonyms }: Unit,
  bodies: readonly Bodies[],
): ReadonlyMap<number, number> {
  const [only] = bodies;
  if (!only) return new Map();
  if (bodies.length === 1 && parts.length < 2 && synonyms.length === 0) return only.match(whole, isPrefix);
  const found = new Map<number, number>();
  for (const body of bodies) {
    for (const [entry, score] of body.match(whole, isPrefix)) found.set(entry, score);
    for (const word of synonyms)
      for (const [entry, score] of body.match(word, false))
        found.set(entry, Math.max(found.get(entry) ?? 0, score * BY_SYNONYM));
    if (parts.length < 2) continue;
    const [first, ...others] = parts.map((part, at) => body.match(part, isPrefix && at === parts.length - 1));
    for (const [entry, score] of first ?? []) {
      const scores = others.map((other) => other.get(entry) ?? 0);
      if (scores.every((one) => one > 0))
        found.set(entry, Math.max(found.get(entry) ?? 0, Math.min(score, ...scores) * BY_PARTS));
    }
  }
  return found;
}

/** What all of them found, each with the mean. */
function inAll(found: readonly Found[]): Found {
  const [first, ...others] = found;
  const likeness = new Float64Array(first?.likeness.length ?? 0);
  const ids = (first?.ids ?? []).filter((id) => others.every((other) => (other.likeness[id] ?? 0) > 0));
  for (const id of ids) likeness[id] = found.reduce((sum, one) => sum + (one.likeness[id] ?? 0), 0) / found.length;
  return { ids, likeness };
}

/** `others` are worth a little less. */
function best(found: Found, others: readonly Found[], worth: number): Found {
  if (others.every(({ ids }) => ids.length === 0)) return found;
  const likeness = found.likeness.slice();
  const ids = [...found.ids];
  for (const other of others) {
    for (const id of other.ids) {
      const before = likeness[id] ?? 0;
      if (before === 0) ids.push(id);
      likeness[id] = Math.max(before, (other.likeness[id] ?? 0) * worth);
    }
  }
  return { ids, likeness };
}
