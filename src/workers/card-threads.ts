// Draws cards in threads beside the main one, which renders pages meanwhile.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CardFont } from '../social-cards/fonts.ts';
import type { CardDrawing } from '../social-cards/plan.ts';

export interface CardThreadData {
  readonly fonts: readonly Pick<CardFont, 'family' | 'weight' | 'bytes'>[];
}

export interface DrawingQuestion {
  /** Name of the file. */
  readonly path: string;
  readonly drawing: CardDrawing;
}

export type DrawingAnswer =
  | { readonly path: string; readonly png: Uint8Array }
  | { readonly path: string; readonly failed: string };

export interface CardThreadOptions {
  readonly thread: URL;
  readonly onAnswer: (answer: DrawingAnswer) => Promise<void>;
}

/** Each loads its own copy of what draws. */
const MOST_THREADS = 4;
/** A second thread takes longer to start than so many cards to be drawn. */
const CARDS_FOR_A_THREAD = 40;

/** Answers come in no order. Rejects when a thread does not survive. */
export async function drawInThreads(
  questions: readonly DrawingQuestion[],
  fonts: CardThreadData['fonts'],
  options: CardThreadOptions,
): Promise<void> {
  const size = Math.min(MOST_THREADS, availableParallelism(), Math.ceil(questions.length / CARDS_FOR_A_THREAD));
  const waiting = [...questions];
  await Promise.all(Array.from({ length: size }, () => runThread(waiting, { fonts }, options)));
}

function runThread(
  waiting: DrawingQuestion[],
  workerData: CardThreadData,
  { thread, onAnswer }: CardThreadOptions,
): Promise<void> {
  const worker = new Worker(thread, { workerData });
  const work = new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const question = waiting.shift();
      if (question === undefined) resolve();
      else worker.postMessage(question);
    };
    worker.on('message', (answer: DrawingAnswer) => {
      onAnswer(answer).then(next, reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread that draws cards ended with code ${code}.`)));
    next();
  });
  return work.finally(() => worker.terminate());
}
