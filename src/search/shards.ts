// Puts pages into shards, so that what lies close together in a site is fetched together.
import type { SearchPage } from '../model/search.ts';

/** Characters of text: about 25 KB gzip, what a slow line brings while a reader types the next letter. */
export const SHARD_SIZE = 80_000;

/** Number of the shard of each page. Groups are whole unless they are larger than a shard; small ones share one. */
export function shardPages(pages: readonly SearchPage[]): number[] {
  const shards: number[] = [];
  let [shard, filled] = [0, 0];
  for (const sizes of groupSizes(pages)) {
    const size = sizes.reduce((sum, one) => sum + one, 0);
    if (filled > 0 && filled + size > SHARD_SIZE) [shard, filled] = [shard + 1, 0];
    for (const one of sizes) {
      if (filled > 0 && filled + one > SHARD_SIZE) [shard, filled] = [shard + 1, 0];
      shards.push(shard);
      filled += one;
    }
  }
  return shards;
}

/** Runs of pages below the same folder. */
function groupSizes(pages: readonly SearchPage[]): number[][] {
  const groups: [string, number[]][] = [];
  for (const page of pages) {
    const folder = page.route.split('/').slice(0, 3).join('/');
    const last = groups.at(-1);
    if (last?.[0] === folder) last[1].push(textSize(page));
    else groups.push([folder, [textSize(page)]]);
  }
  return groups.map(([, sizes]) => sizes);
}

function textSize({ entries }: SearchPage): number {
  return entries.reduce((sum, { text, code }) => sum + text.length + code.length, 0);
}
