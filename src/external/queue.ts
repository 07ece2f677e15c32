// Works on many addresses at once, and never on many of one host.

export interface QueueLimits {
  readonly atOnce: number;
  readonly atOncePerHost: number;
  /** Runs after each job of a host, before the next of that host may start. */
  readonly rest: () => Promise<void>;
}

/** Jobs start in the order of `urls`, as far as their hosts are free. */
export async function eachByHost(
  urls: readonly string[],
  work: (url: string) => Promise<void>,
  { atOnce, atOncePerHost, rest }: QueueLimits,
): Promise<void> {
  const waiting = urls.map((url) => ({ url, host: new URL(url).host }));
  const busy = new Map<string, number>();
  const sleepers: (() => void)[] = [];
  const count = (host: string, by: number) => busy.set(host, (busy.get(host) ?? 0) + by);

  const runner = async (): Promise<void> => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(({ host }) => (busy.get(host) ?? 0) < atOncePerHost);
      const [job] = index === -1 ? [] : waiting.splice(index, 1);
      if (!job) {
        await new Promise<void>((resolve) => sleepers.push(resolve));
        continue;
      }
      count(job.host, 1);
      await work(job.url);
      if (waiting.some(({ host }) => host === job.host)) await rest();
      count(job.host, -1);
      for (const wake of sleepers.splice(0)) wake();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, runner));
}
