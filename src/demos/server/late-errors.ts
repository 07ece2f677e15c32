// Finds out which demo caused an error that is thrown after the demo was rendered: by a promise, a timer or a microtask.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface LateErrors {
  /** Runs code of a demo. Errors of everything that the code starts are reported for this demo. */
  run<T>(demo: string, code: () => T): T;
  /** Resolves when the timers that demos started have fired. */
  settle(): Promise<void>;
}

/** In milliseconds. Longer timers of demos never fire: whether they do must not depend on how long other demos take. */
const LONGEST_TIMER_MS = 100;

/** For a thread whose only work is to run demos. */
export function watchLateErrors(onError: (demo: string, error: unknown) => void): LateErrors {
  const demos = new AsyncLocalStorage<string>();
  let last = '';
  const note = (error: unknown) => onError(demos.getStore() ?? last, error); // Node 20 loses the store in microtasks.
  process.on('unhandledRejection', note).on('uncaughtException', note);
  const wait = setTimeout;
  limitTimers('setTimeout');
  limitTimers('setInterval');
  return {
    run(demo, code) {
      last = demo;
      return demos.run(demo, code);
    },
    settle() {
      const hasTimers = process.getActiveResourcesInfo().includes('Timeout');
      // Timers fire in the order of their due times.
      return new Promise((resolve) => wait(resolve, hasTimers ? LONGEST_TIMER_MS + 1 : 0));
    },
  };
}

/** Problems of `unlessIdle`: of a module, and of an element. */
export const NEVER_LOADED =
  'An `await` outside of its functions waits for something that does not come while the site is built.';
export const NEVER_ARRIVED = 'It waits for a promise that does not resolve while the site is built.';

/** Milliseconds in which nothing goes on but timers, of which earlier demos may have left some, until nothing is waited for any more. */
const LONGEST_PAUSE_MS = 2000;
const LOOK_MS = 5;

/** Resolves with `loading`. Rejects with `problem` if no work is left that could settle it. */
export async function unlessIdle<T>(loading: Promise<T>, problem: string): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  loading.then(over, over);
  const idle = async (): Promise<never> => {
    for (let pause = 0; pause < LONGEST_PAUSE_MS && !isOver; pause += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (process.getActiveResourcesInfo().some((name) => !/^(?:Timeout|Immediate|MessagePort)$/.test(name))) pause = 0;
    }
    throw new Error(problem);
  };
  return Promise.race([loading, idle()]);
}

function limitTimers(name: 'setTimeout' | 'setInterval'): void {
  const start = globalThis[name];
  Object.assign(globalThis, {
    [name]: (run: () => void, ms = 0, ...rest: []) => {
      const timer = start(ms > LONGEST_TIMER_MS ? () => undefined : run, ms, ...rest);
      if (ms > LONGEST_TIMER_MS) timer.unref();
      return timer;
    },
  });
}
