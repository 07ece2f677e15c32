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
  /** null: all was looked at. */
  working(): Promise<void> | null;
  /** Resolves when all was looked at, second looks included. */
  rest(): Promise<void>;
  /** Whether something else came within that time. */
  isInterrupted(ms: number): Promise<boolean>;
  close(): void;
}

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
  let interrupt: (() => void) | null = null;
  let isClosed = false;
  let secondLook: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = first.finally(() => {
    working = null;
  });

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
    interrupt?.();
    working ??= work()
      .catch(failed)
      .finally(() => {
        working = null;
        if (isClosed) return;
        if (isMore()) return add([]);
        idle();
        if (toLookAgain.size > 0) secondLook ??= lookAgain();
      });
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
    working: () => working,
    async rest() {
      while (!isClosed && (working || secondLook)) await (working ?? secondLook);
    },
    async isInterrupted(ms) {
      let over: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        interrupt = resolve;
        over = setTimeout(resolve, ms);
      });
      clearTimeout(over);
      interrupt = null;
      return isMore();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      interrupt?.();
    },
  };
}
