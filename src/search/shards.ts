// Puts the texts of pages into shards, so that what lies close together in a site is fetched together.
import type { ShardFile } from '../lib/search/format.ts';
import type { SearchPage, SearchText } from '../model/search.ts';

/** Characters of text: about 25 KB gzip, what a slow line brings while a reader types the next letter. */
export const SHARD_SIZE = 80_000;

export interface ShardsInWork {
  /** Gives the shards that are full by now. */
  add(page: Pick<SearchPage, 'route' | 'entries'> & Partial<SizedPage>): ShardFile[];
  /** Gives the last ones, and the number of the shard of each page. */
  finish(): CutShards;
}

export interface CutShards {
  readonly shards: ShardFile[];
  /** By page: the number of its shard. */
  readonly shardOf: readonly number[];
  /** By page: how much text it has, which the shards are cut by. */
  readonly sizes: readonly number[];
}

/** How pages of such sizes are cut. */
export function cutShards(routes: readonly string[], sizes: readonly number[]): readonly number[] {
  const shards = createShards();
  for (const [page, route] of routes.entries()) shards.add({ route, entries: [], size: sizes[page] ?? 0 });
  return shards.finish().shardOf;
}

interface SizedPage extends Pick<SearchPage, 'entries'> {
  readonly size: number;
}

/** Groups, pages below the same folder, are whole unless they are larger than a shard; small ones share one. */
export function createShards(): ShardsInWork {
  const shardOf: number[] = [];
  const sizes: number[] = [];
  let full: ShardFile[] = [];
  let open = createShard();
  let [shard, filled] = [0, 0];
  let folder: string | null = null;
  /** Pages of the last folder, as long as it is not known whether all of it has room in the open shard. */
  let waiting: SizedPage[] | null = null;
  let waitingSize = 0;

  const next = (): void => {
    full.push(open.finish());
    open = createShard();
    [shard, filled] = [shard + 1, 0];
  };
  const put = ({ entries, size }: SizedPage): void => {
    if (filled > 0 && filled + size > SHARD_SIZE) next();
    open.add(entries);
    shardOf.push(shard);
    filled += size;
  };
  const putWaiting = (): void => {
    for (const page of waiting ?? []) put(page);
    waiting = null;
  };
  const taken = (): ShardFile[] => {
    const shards = full;
    full = [];
    return shards;
  };

  return {
    add({ route, entries, size = textSize({ entries }) }) {
      const page = { entries, size };
      sizes.push(size);
      const own = route.split('/').slice(0, 3).join('/');
      if (own !== folder) {
        putWaiting();
        folder = own;
        [waiting, waitingSize] = [[], 0];
      }
      if (waiting === null) {
        put(page);
        return taken();
      }
      waiting.push(page);
      waitingSize += page.size;
      const hasNoRoom = filled > 0 && filled + waitingSize > SHARD_SIZE;
      if (hasNoRoom) next();
      if (hasNoRoom || filled === 0) putWaiting();
      return taken();
    },
    finish() {
      putWaiting();
      if (shardOf.length > 0) next();
      return { shards: taken(), shardOf, sizes };
    },
  };
}

export function textSize({ entries }: Pick<SearchPage, 'entries'>): number {
  return entries.reduce((sum, { text, code }) => sum + text.length + code.length, 0);
}

/** A shard of these texts alone. */
export function shardFile(entries: readonly SearchText[]): ShardFile {
  const shard = createShard();
  shard.add(entries);
  return shard.finish();
}

function createShard() {
  const texts: string[] = [];
  const codes: string[] = [];
  /** Behind the last entry with code. */
  let end = 0;
  return {
    add(entries: readonly SearchText[]): void {
      for (const { text, code } of entries) {
        texts.push(text);
        codes.push(code);
        if (code !== '') end = codes.length;
      }
    },
    finish: (): ShardFile => ({ texts, codes: codes.slice(0, end) }),
  };
}
