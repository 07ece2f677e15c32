// Finds changes that no event reported, as in some containers and network drives: a page that is opened shows them all the same.

export interface MissedChanges {
  /** The file system sent an event: it does so, and nothing has to be looked for. */
  heard(): void;
  /** Before a page is sent. Resolves when what had changed is shown. */
  look(): Promise<void>;
}

export interface MissedChangesOptions {
  /** Looks at every known file; the path of one that had changed, or null. */
  readonly sweep: () => Promise<string | null>;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly later: (ms: number, work: () => void) => void;
  /** Called once with the path of a file that had changed without an event. */
  readonly onMissed: (path: string) => void;
}

/** A page and what it loads are one opening. */
const PAUSE_MS = 1000;
/** An event that comes later than this after a change does not come: two seconds in which the process can hear of events. */
const GRACE_STEPS = 20;
const STEP_MS = 100;

export function createMissedChanges({ sweep, now, later, onMissed }: MissedChangesOptions): MissedChanges {
  let isHeard = false;
  let isReported = false;
  let last = Number.NEGATIVE_INFINITY;
  /** A process that was busy for seconds runs its timers before it hears of events, so that one long wait would not be enough. */
  const reportLater = (path: string, steps: number): void =>
    later(STEP_MS, () => {
      if (isHeard || isReported) return;
      if (steps > 1) return reportLater(path, steps - 1);
      isReported = true;
      onMissed(path);
    });
  return {
    heard() {
      isHeard = true;
    },
    async look() {
      if (isHeard || now() - last < PAUSE_MS) return;
      last = now();
      const path = await sweep();
      if (path === null) return;
      reportLater(path, GRACE_STEPS);
    },
  };
}
