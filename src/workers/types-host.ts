// Asks the thread of TypeScript, which lives until it is closed, as what it has parsed serves again.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../lib/node/package-root.ts';
import type { CheckAnswer, CheckRequest, DescribeRequest, PackageTypes, TypeHost } from '../model/package-types.ts';

export type TypesQuestion = { readonly id: number } & (
  | { readonly kind: 'describe'; readonly request: DescribeRequest }
  | { readonly kind: 'check'; readonly request: CheckRequest }
);

export type TypesAnswer = { readonly id: number } & (
  | { readonly value: PackageTypes | CheckAnswer }
  /** What was thrown, with its stack. */
  | { readonly failed: string }
);

export interface TypeHostOptions {
  readonly thread?: URL;
  /** Largest heap of the thread, in MB, and of the one that takes its place when that was too small. @default HEAP_LIMITS_MB */
  readonly heapLimits?: { readonly first: number; readonly next: number };
}

/**
 * V8 lets a heap grow to several times what is in use, and collects in time where it may not: six large packages take 1.4 GB with
 * the first, and 2.3 GB with the second.
 */
const HEAP_LIMITS_MB = { first: 1400, next: 4096 };

interface Job {
  readonly question: TypesQuestion;
  readonly resolve: (value: PackageTypes | CheckAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One thread, which answers one question after another: packages share most of the files that their types name, and a
 * second thread parses and binds them again (a sixth to a third more CPU time for our own site).
 *
 * Rejects when the thread does not survive a question: the next question gets a new one.
 */
export function createTypeHost(options: TypeHostOptions = {}): TypeHost {
  const { thread = pathToFileURL(join(packageRoot, 'dist-cli/types-worker.js')), heapLimits = HEAP_LIMITS_MB } =
    options;
  const waiting: Job[] = [];
  let worker: Worker | null = null;
  let asked: Job | null = null;
  let lastId = 0;
  let isClosed = false;
  let heapLimit = heapLimits.first;

  const start = (): Worker => {
    const started = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: heapLimit } });
    const end = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      settle((job) => job.reject(error));
    };
    const fail = (error: NodeJS.ErrnoException) => {
      const isTooSmall = !isClosed && error.code === 'ERR_WORKER_OUT_OF_MEMORY' && heapLimit < heapLimits.next;
      if (!isTooSmall) return end(new Error(`The TypeScript thread ended: ${error.message}`));
      heapLimit = heapLimits.next;
      worker = null;
      settle((job) => waiting.unshift(job));
    };
    started.on('message', (answer: TypesAnswer) =>
      settle(({ resolve, reject }) => {
        if ('value' in answer) resolve(answer.value);
        else reject(new Error(answer.failed));
      }),
    );
    started.on('error', fail);
    started.on('exit', (code) => end(new Error(`The TypeScript thread ended with code ${code}.`)));
    return started;
  };

  const settle = (answer: (job: Job) => void): void => {
    const job = asked;
    asked = null;
    if (job) answer(job);
    next();
  };

  const next = (): void => {
    if (isClosed || asked !== null) return; // A thread that is being ended must keep the process alive until it has.
    asked = waiting.shift() ?? null;
    if (asked === null) {
      worker?.unref(); // What has nothing to do keeps no process alive.
      return;
    }
    worker ??= start();
    worker.ref();
    worker.postMessage(asked.question);
  };

  const ask = (question: TypesQuestion) =>
    new Promise<PackageTypes | CheckAnswer>((resolve, reject) => {
      if (isClosed) throw new Error('The types were requested after the host was closed.');
      waiting.push({ question, resolve, reject });
      next();
    });

  return {
    async describe(request) {
      const value = await ask({ id: ++lastId, kind: 'describe', request });
      if (!('exports' in value)) throw new Error(`No answer about ${request.package}.`);
      return value;
    },
    async check(request) {
      const value = await ask({ id: ++lastId, kind: 'check', request });
      if (!('problems' in value)) throw new Error('No answer about modules.');
      return value;
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('The types are no longer wanted.'));
      await worker?.terminate();
    },
  };
}
