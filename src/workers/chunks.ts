// Deals items out to lanes in chunks: large ones at first, smaller ones towards the end, so that all lanes end together.

export interface Lane<T> {
  /** Does a chunk; false: it cannot do this one, nor any other. */
  work(chunk: readonly T[]): Promise<boolean>;
  /** Sizes of a chunk, which holds one item at least. */
  readonly least: number;
  readonly most: number;
}

export interface ChunkOptions<T> {
  readonly sizeOf: (item: T) => number;
  /** Each does one chunk after the other. The last one is able to do all. */
  readonly lanes: readonly Lane<T>[];
}

/** Rejects with the first failure, and no lane begins another chunk then. */
export async function workInChunks<T>(items: readonly T[], { sizeOf, lanes }: ChunkOptions<T>): Promise<void> {
  const refused: (readonly T[])[] = [];
  let next = 0;
  let left = items.reduce((sum, item) => sum + sizeOf(item), 0);
  let hasFailed = false;

  /** Half of a lane's share of what is left: the other half makes up for items that take longer than their size says. */
  const take = ({ least, most }: Lane<T>): readonly T[] | undefined => {
    const target = Math.min(most, Math.max(least, left / (2 * lanes.length)));
    const start = next;
    let size = 0;
    for (let item = items[next]; item !== undefined; item = items[++next]) {
      if (next > start && size + sizeOf(item) > target) break;
      size += sizeOf(item);
    }
    left -= size;
    return next > start ? items.slice(start, next) : refused.pop();
  };
  const run = async (lane: Lane<T>): Promise<void> => {
    for (let chunk = take(lane); chunk && !hasFailed; chunk = take(lane)) {
      const isDone = await lane.work(chunk).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      if (isDone) continue;
      refused.push(chunk);
      return;
    }
  };
  await Promise.all(lanes.map(run));
  await Promise.all(lanes.slice(-1).map(run)); // It may have ended before another refused.
}
