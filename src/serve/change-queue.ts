// What may be another now and was not looked at yet: one look follows the other, each at all that came meanwhile.

export interface Changes {
  /** Absolute. */
  readonly paths: readonly string[];
  /** Nobody knows where something changed. */
  readonly all: boolean;
  /** Types were read that pages did not wait for. */
  readonly types: boolean;
}

export interface ChangeQueue {
  /** `again`: to be looked at a second time, a little later. */
  add(paths: Iterable<string>, how?: Partial<Omit<Changes, 'paths'>> & { readonly again?: boolean }): void;
  /** The system reported a change that is added in a moment. */
  expect(): void;
  /** null: all was looked at. */
  working(): Promise<void> | null;
  /** Resolves when all was looked at, second looks included. */
  rest(): Promise<void>;
  /** Whether something else came, or was reported, within that time. */
  isInterrupted(ms: number, after?: After): Promise<boolean>;
  close(): void;
}

/** Runs something after some milliseconds; returns what cancels it. */
export type After = (ms: number, run: () => void) => () => void;

export interface ChangeQueueOptions {
  /** Until then changes wait. */
  readonly first: Promise<void>;
  readonly look: (changes: Changes) => Promise<void>;
  readonly failed: (error: unknown) => void;
  readonly idle: () => void;
}

/** Of two writes that follow each other at once, the second may show only in a second look. */
const SECOND_LOOK_MS = 80;

export function createChangeQueue({ first, look, failed, idle }: ChangeQueueOptions): ChangeQueue {
  let touched = new Set<string>();
  let isAllTouched = false;
  let areTypesTouched = false;
  let toLookAgain = new Set<string>();
  const interrupts = new Set<() => void>();
  let expected: Signal | null = null;
  let isClosed = false;
  let secondLook: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = first.finally(() => {
    working = null;
  });

  const interrupt = () => {
    for (const resolve of [...interrupts]) resolve();
  };
  const arrived = () => {
    expected?.resolve();
    expected = null;
  };
  const isMore = () => touched.size > 0 || isAllTouched || areTypesTouched;
  const work = async (): Promise<void> => {
    while (isMore() && !isClosed) {
      const changes = { paths: [...touched], all: isAllTouched, types: areTypesTouched };
      touched = new Set();
      isAllTouched = false;
      areTypesTouched = false;
      await look(changes);
    }
  };
  const add: ChangeQueue['add'] = (paths, { all = false, types = false, again = false } = {}) => {
    if (isClosed) return;
    for (const path of paths) {
      touched.add(path);
      if (again) toLookAgain.add(path);
    }
    isAllTouched ||= all;
    areTypesTouched ||= types;
    interrupt();
    working ??= work()
      .catch(failed)
      .finally(() => {
        working = null;
        if (isClosed) return;
        if (isMore()) return add([]);
        idle();
        if (toLookAgain.size > 0) secondLook ??= lookAgain();
      });
    if (again) arrived();
  };
  const lookAgain = async () => {
    await new Promise((resolve) => {
      timer = setTimeout(resolve, SECOND_LOOK_MS);
    });
    secondLook = null;
    const paths = toLookAgain;
    toLookAgain = new Set();
    add(paths);
  };
  return {
    add,
    expect() {
      if (isClosed) return;
      expected ??= createSignal();
      interrupt();
    },
    working: () => working ?? expected?.promise ?? null,
    async rest() {
      await eventsHeard();
      while (!isClosed && (working || expected || secondLook)) await (working ?? expected?.promise ?? secondLook);
    },
    async isInterrupted(ms, after = afterMs) {
      await eventsHeard();
      if (ms > 0 && !isMore() && !expected) {
        const { promise, resolve } = createSignal();
        const cancel = after(ms, resolve);
        interrupts.add(resolve);
        await promise;
        interrupts.delete(resolve);
        cancel();
      }
      await expected?.promise;
      return isMore();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      arrived();
      interrupt();
    },
  };
}

/** A timer of the system. */
export const afterMs: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Resolves when the process has heard of what the system reports now. */
async function eventsHeard(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

interface Signal {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function createSignal(): Signal {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
