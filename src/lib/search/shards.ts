// Which shards of texts hold the words of a question, and how much that says.
import type { WordsFile } from './format.ts';
import { lowerBound } from './lower-bound.ts';
import type { Unit } from './question.ts';

/** Words that begin with what was typed: more would be in every shard. */
const MOST_COMPLETIONS = 40;

export interface ShardWords {
  /** By shard: what it has to say to the question; shards that have nothing are left out. */
  weigh(units: readonly Unit[]): Map<number, number>;
}

export function openWords(file: WordsFile, shardCount: number): ShardWords {
  const words = file.words.split('\n');
  const shardsOf = ({ whole, isPrefix }: Unit) => {
    const shards = new Set<number>();
    const from = lowerBound(words, whole);
    const most = isPrefix && whole.length > 2 ? MOST_COMPLETIONS : 1;
    for (let at = from; at < words.length && at < from + most && words[at]?.startsWith(whole); at += 1) {
      if (at > from || words[at] === whole || isPrefix)
        for (const shard of file.sets[file.setOf[at] ?? 0] ?? []) shards.add(shard);
    }
    return shards;
  };
  return {
    weigh(units) {
      const weights = new Map<number, number>();
      for (const unit of units.flatMap(withParts)) {
        const shards = shardsOf(unit);
        const rarity = Math.log(1 + shardCount / Math.max(1, shards.size));
        for (const shard of shards) weights.set(shard, (weights.get(shard) ?? 0) + rarity);
      }
      return weights;
    },
  };
}

function withParts(unit: Unit): Unit[] {
  if (unit.parts.length < 2) return [unit];
  return [unit, ...unit.parts.map((part) => ({ ...unit, whole: part, parts: [part], between: [] }))];
}
