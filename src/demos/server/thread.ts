// Renders or hydrates demos in a thread, one after the other. A demo that does not end is stopped, and the next one gets a new thread.
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type {
  DemoAnswer,
  DemoPhase,
  DemoQuestion,
  DemoThreadData,
  ThreadMessage,
  ThrownError,
} from '../../model/demo-thread.ts';
import type { Timer } from '../../model/deps.ts';
import { limitWork } from './work-limit.ts';

export type DemoResult<A> =
  | A
  | { readonly id: string; readonly kind: 'too-slow'; readonly phase: DemoPhase }
  /** The thread ended: it ran out of memory or exited. `text` is the reason, if it is known. */
  | { readonly id: string; readonly kind: 'ended'; readonly text: string };

/** `late`: what code of the demo threw after the demo was rendered. As it is rendered twice, errors repeat. */
export type SettledResult<A> = DemoResult<A> & { readonly late: readonly ThrownError[] };

/** Milliseconds of CPU time. Demos need some thousandth of it: it is there to end loops. */
const LIMIT_MS: Readonly<Record<DemoPhase, number>> = { loading: 300_000, rendering: 60_000 };

/** The build fails anyway: it does not wait for the same endless loop in each demo. */
const MOST_STOPPED = 3;

/** Heap of the thread of demos, in MB. */
const HEAP_LIMIT_MB = 2048;

export interface DemoThreadOptions {
  readonly thread: URL;
  /** Variables of its environment that differ. @default {} */
  readonly env?: NodeJS.ProcessEnv;
  readonly timer: Timer;
}

/** `A`: what answers a question. */
export interface RunOptions<A> extends DemoThreadOptions {
  /** Called with each answer as soon as it is there. */
  readonly onAnswer?: (answer: DemoResult<A>) => void;
}

export type RenderedDemo = SettledResult<DemoAnswer>;

export function renderDemos(
  questions: Iterable<DemoQuestion> | AsyncIterable<DemoQuestion>,
  data: DemoThreadData,
  options: RunOptions<DemoAnswer>,
): Promise<RenderedDemo[]> {
  return runDemos<DemoAnswer>(questions, data, options);
}

/**
 * In the order of the questions, which may come one by one. The results are fewer than the questions if several demos were
 * stopped. There is no thread before the first question.
 */
export async function runDemos<A extends Identified & { readonly kind: string }>(
  questions: Iterable<Identified> | AsyncIterable<Identified>,
  data: unknown,
  { thread, env = {}, timer, onAnswer }: RunOptions<A>,
): Promise<SettledResult<A>[]> {
  const results: DemoResult<A>[] = [];
  const late = new Map<string, ThrownError[]>();
  const onLate = (message: ThreadMessage<A>) => {
    if (!('stack' in message) || message.kind !== 'late') return;
    const { id, text, stack } = message;
    late.set(id, [...(late.get(id) ?? []), { text, stack }]);
  };
  const start = () => startThread<A>(thread, { workerData: data, env: { ...process.env, ...env } }, onLate);
  let worker: Worker | null = null;
  let stopped = 0;
  try {
    for await (const question of questions) {
      const isShared = worker !== null;
      worker ??= start();
      let result = await ask<A>(worker, question, timer);
      if (result.kind === 'ended' && isShared) {
        // An earlier demo may be the cause: it filled the memory, or left a timer that exits.
        worker = start();
        result = await ask<A>(worker, question, timer);
      }
      results.push(result);
      onAnswer?.(result);
      if (result.kind === 'too-slow' || result.kind === 'ended') {
        await worker.terminate();
        worker = null;
        stopped += 1;
        if (stopped === MOST_STOPPED) break;
      }
    }
    if (worker) await settle(worker, timer);
  } finally {
    await worker?.terminate();
  }
  return results.map((result) => ({ ...result, late: late.get(result.id) ?? [] }));
}

interface Identified {
  readonly id: string;
}

function startThread<A>(thread: URL, options: WorkerOptions, onLate: (message: ThreadMessage<A>) => void): Worker {
  // What demos print while the site is built is of no use to its author: the browser prints it again.
  const worker = new Worker(thread, {
    ...options,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  worker.on('message', onLate);
  // `ask` listens while a demo is rendered. What ends the thread later must not end the build.
  worker.on('error', () => undefined);
  return worker;
}

/** Resolves when all late errors were reported. */
function settle(worker: Worker, timer: Timer): Promise<void> {
  if (worker.threadId === -1) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      limit.end();
      resolve();
    };
    const limit = limitWork(LIMIT_MS.rendering, timer, finish);
    worker.once('exit', finish).on('message', ({ kind }: ThreadMessage<{ readonly kind: string }>) => {
      if (kind === 'settled') finish();
    });
    worker.postMessage('settle');
  });
}

function ask<A extends Identified & { readonly kind: string }>(
  worker: Worker,
  question: Identified,
  timer: Timer,
): Promise<DemoResult<A>> {
  const { id } = question;
  if (worker.threadId === -1) return Promise.resolve({ id, kind: 'ended', text: '' });
  return new Promise((resolve) => {
    let phase: DemoPhase = 'loading';
    let reason = '';
    const limit = limitWork(LIMIT_MS.loading, timer, () => finish({ id, kind: 'too-slow', phase }));
    const onMessage = (message: ThreadMessage<A>) => {
      if (message.kind === 'late' || message.kind === 'settled') return;
      if (message.kind !== 'loaded') return finish(message as A); // The other kinds are taken.
      phase = 'rendering';
      limit.restart(LIMIT_MS.rendering);
    };
    // Errors and messages come by two ways, in any order. All messages have come when the thread exits.
    const onError = (error: Error) => {
      reason = error.message;
    };
    const onExit = () => finish({ id, kind: 'ended', text: reason });
    const finish = (result: DemoResult<A>) => {
      limit.end();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(result);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question);
  });
}
