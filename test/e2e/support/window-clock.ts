// A clock for pages in windows: it stands still until a test moves it on.

export interface WindowClock {
  /** For the option of that name of `windowReader`. Each page begins with no timers. */
  readonly prepare: (window: Window & typeof globalThis) => void;
  /** Runs the timers that end within so many milliseconds. What they begin takes its time: wait for `idle`. */
  readonly runFor: (ms: number) => void;
}

/** Of one tab. `start`: a date that `Date` can read. What waits for no time at all goes on without the clock. */
export function windowClock(start: string): WindowClock {
  let now = Date.parse(start);
  let last = 1_000_000; // Apart from the numbers of the window's own timers.
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    prepare(window) {
      waiting.clear();
      const { setTimeout, clearTimeout } = window;
      const StoppedDate = new Proxy(window.Date, {
        construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now] : given),
        get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
      });
      Object.assign(window, {
        Date: StoppedDate,
        setTimeout(run: () => void, ms = 0) {
          if (ms <= 0) return setTimeout.call(window, run, ms);
          waiting.set(++last, { at: now + ms, run });
          return last;
        },
        clearTimeout(timer: number) {
          if (!waiting.delete(timer)) clearTimeout.call(window, timer);
        },
      });
    },
    runFor(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [timer, { at, run }] = next;
        waiting.delete(timer);
        now = at;
        run();
      }
      now = end;
    },
  };
}
