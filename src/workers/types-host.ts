// Asks the threads of TypeScript: a few at most, which live until they are closed, as what they have parsed serves again.
import { availableParallelism } from 'node:os';
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
  readonly size?: number;
}

/** Each takes half a gigabyte and more; a third would gain little, as packages share most of what they read. */
const MOST_THREADS = 2;
/** Largest heap of a thread, in MB. */
const HEAP_LIMIT_MB = 4096;

interface Job {
  readonly question: TypesQuestion;
  /** Questions of the same kind go to the thread that has parsed the files. */
  readonly affinity: string;
  readonly resolve: (value: PackageTypes | CheckAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly seen: Set<string>;
  job: Job | null;
}

/** Rejects when a thread does not survive a question: the next question gets a new one. */
export function createTypeHost(options: TypeHostOptions = {}): TypeHost {
  const { thread = pathToFileURL(join(packageRoot, 'dist-cli/types-worker.js')) } = options;
  const size = options.size ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism()));
  const threads: Thread[] = [];
  let waiting: Job[] = [];
  let lastId = 0;
  let isClosed = false;

  const start = (): Thread => {
    const worker = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB } });
    const own: Thread = { worker, seen: new Set(), job: null };
    const end = (error: Error) => {
      const index = threads.indexOf(own);
      if (index !== -1) threads.splice(index, 1);
      const { job } = own;
      own.job = null;
      job?.reject(error);
      next();
    };
    worker.on('message', (answer: TypesAnswer) => {
      const { job } = own;
      own.job = null;
      if ('value' in answer) job?.resolve(answer.value);
      else job?.reject(new Error(answer.failed));
      next();
    });
    worker.on('error', (error: Error) => end(new Error(`The TypeScript thread ended: ${error.message}`)));
    worker.on('exit', (code) => end(new Error(`The TypeScript thread ended with code ${code}.`)));
    threads.push(own);
    return own;
  };

  const next = (): void => {
    if (isClosed) return; // A thread that is being ended must keep the process alive until it has.
    for (const job of [...waiting]) {
      const free = threads.filter((one) => one.job === null);
      const knowing = threads.find((one) => one.seen.has(job.affinity));
      // One that has parsed the same files before is worth waiting for.
      if (knowing && knowing.job !== null) continue;
      const taken = knowing ?? free[0] ?? (threads.length < size ? start() : null);
      if (!taken) continue;
      waiting = waiting.filter((other) => other !== job);
      taken.job = job;
      taken.seen.add(job.affinity);
      taken.worker.ref();
      taken.worker.postMessage(job.question);
    }
    // What has nothing to do keeps no process alive.
    for (const one of threads) if (one.job === null) one.worker.unref();
  };

  const ask = (question: TypesQuestion, affinity: string) =>
    new Promise<PackageTypes | CheckAnswer>((resolve, reject) => {
      if (isClosed) throw new Error('The types were requested after the host was closed.');
      waiting.push({ question, affinity, resolve, reject });
      next();
    });

  return {
    async describe(request) {
      const { package: name, tsconfig } = request;
      const value = await ask({ id: ++lastId, kind: 'describe', request }, `describe ${name} ${tsconfig}`);
      if (!('exports' in value)) throw new Error(`No answer about ${name}.`);
      return value;
    },
    async check(request) {
      const value = await ask({ id: ++lastId, kind: 'check', request }, `check ${request.root} ${request.tsconfig}`);
      if (!('problems' in value)) throw new Error('No answer about modules.');
      return value;
    },
    async close() {
      isClosed = true;
      const left = waiting;
      waiting = [];
      for (const { reject } of left) reject(new Error('The types are no longer wanted.'));
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
