// How much CPU time a piece of work takes: on a busy machine the clock says nothing about the work.

export interface Timed<T> {
  readonly value: T;
  /** CPU time of this process in milliseconds, all threads. */
  readonly ms: number;
}

export async function timed<T>(work: () => T | Promise<T>): Promise<Timed<T>> {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return { value, ms: (user + system) / 1000 };
}
