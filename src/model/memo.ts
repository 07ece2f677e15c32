// What a session keeps between two runs of the pipeline. A build has none of it: every step is done.

export interface Memo {
  /**
   * What `make` gave for this item last time, while its inputs are the same, and no file that it read has changed. `name`
   * and `key` together name the item. `isKept`: false makes it anew next time.
   */
  keep<T>(
    name: string,
    key: string,
    inputs: readonly unknown[],
    make: () => Promise<T>,
    isKept?: (value: T) => boolean,
  ): Promise<T>;
  /** As `keep`, for work that reads no file. */
  recall<T>(name: string, key: string, inputs: readonly unknown[], make: () => T, isKept?: (value: T) => boolean): T;
  /** The value that was given last time, when it holds the same, functions apart: what hangs on its identity is kept then. */
  same<T>(name: string, key: string, value: T): T;
}
