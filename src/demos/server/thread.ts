// Asks the thread of demos for their HTML, one after the other; one that takes too long ends the thread, and the others get a new one.
import { Worker } from 'node:worker_threads';
import type { DemoAnswer, DemoQuestion, DemoThreadData } from '../../model/demo-thread.ts';

export type DemoResult =
  | DemoAnswer
  | { readonly id: string; readonly kind: 'too-slow' }
  /** The thread did not survive it; `text` says why, as far as it is known. */
  | { readonly id: string; readonly kind: 'ended'; readonly text: string };

/** Longest time for one demo, in milliseconds; its module and all that it imports are loaded in this time too. */
export const DEMO_LIMIT_MS = 10_000;

/** What the thread of demos may take, in MB. */
const HEAP_LIMIT_MB = 2048;

/** In the order of the questions. */
export async function renderDemos(
  questions: readonly DemoQuestion[],
  data: DemoThreadData,
  { thread, limitMs = DEMO_LIMIT_MS }: { readonly thread: URL; readonly limitMs?: number },
): Promise<DemoResult[]> {
  const results: DemoResult[] = [];
  let worker: Worker | null = null;
  for (const question of questions) {
    worker ??= start(thread, data);
    const result = await ask(worker, question, limitMs);
    results.push(result);
    if (result.kind === 'too-slow' || result.kind === 'ended') {
      await worker.terminate();
      worker = null;
    }
  }
  await worker?.terminate();
  return results;
}

function start(thread: URL, workerData: DemoThreadData): Worker {
  // What demos print while the site is built is of no use to its author: the browser prints it again.
  return new Worker(thread, {
    workerData,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
}

function ask(worker: Worker, question: DemoQuestion, limitMs: number): Promise<DemoResult> {
  const { id } = question;
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish({ id, kind: 'too-slow' }), limitMs);
    const onMessage = (answer: DemoAnswer) => finish(answer);
    const onError = (error: Error) => finish({ id, kind: 'ended', text: error.message });
    const onExit = () => finish({ id, kind: 'ended', text: '' });
    const finish = (result: DemoResult) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(result);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question);
  });
}
