// Compiles many pages in several threads, the main one among them. Who makes which page decides nothing but the time it takes.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../lib/node/package-root.ts';
import type { Site } from '../model/site.ts';
import { type Lane, workInChunks } from './chunks.ts';
import {
  type ChunkAnswer,
  type ChunkQuestion,
  type PackedPage,
  type PageTask,
  type ProjectPlace,
  packTask,
  projectForThread,
  unpackPage,
} from './compile-chunk.ts';
import type { CompilePage, MadePage } from './compile-page.ts';

export interface CompilePool {
  /** Calls `onPage` with each page as soon as it is made, in any order. */
  compile(tasks: readonly PageTask[], onPage: (index: number, made: MadePage) => void): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly site: Site;
  readonly project: ProjectPlace;
  /** Those beside the main one. */
  readonly threads: number;
  /** For the main thread. */
  readonly compilePage: CompilePage;
  readonly thread?: URL;
}

/** Characters that a thread is given at once, about 90 pages of 11 KB: a tenth of a second of work, and 3 MB of answer. */
const MOST_AT_ONCE = 1_000_000;
/** Towards the end, when all threads are to end together: a hundredth of a second, in which the way to and fro is not felt. */
const LEAST_AT_ONCE = 100_000;
/** Bytes. A thread that has made thousands of pages holds 20 to 70 MB: more is what plugins keep. */
const HEAP_BEFORE_RECYCLING = 256 * 2 ** 20;

export async function createCompilePool(options: PoolOptions): Promise<CompilePool> {
  const { threads, compilePage } = options;
  const { thread = pathToFileURL(join(packageRoot, 'dist-cli/compile-worker.js')) } = options;
  const { Tinypool } = await import('tinypool'); // Small sites go without.
  const pool = new Tinypool({
    filename: thread.href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1, // A thread that is recycled loses all others that it was given.
    maxMemoryLimitBeforeRecycle: HEAP_BEFORE_RECYCLING,
    useAtomics: false, // A thread that sleeps in them has no turn for what its pages have begun.
  });
  /** A thread has ended that was asked nothing; of any other, its answer tells. */
  const broken = new Promise<never>((_, reject) => pool.on('error', reject));

  const project = projectForThread(options.site, options.project);
  const ask = async (tasks: readonly PageTask[]): Promise<readonly PackedPage[] | null> => {
    const question: ChunkQuestion = { project, tasks: tasks.map(packTask) };
    const answer: ChunkAnswer = await pool.run(question);
    if (answer.kind === 'threw') throw answer.error;
    return answer.kind === 'made' ? answer.pages : null;
  };
  return {
    compile(tasks, onPage) {
      const items = tasks.map((task, index) => ({ ...task, index }));
      const there: Lane<(typeof items)[number]> = {
        least: LEAST_AT_ONCE,
        most: MOST_AT_ONCE,
        async work(chunk) {
          const pages = await ask(chunk);
          chunk.forEach(({ source, index }, i) => {
            const page = pages?.[i];
            if (page) onPage(index, unpackPage(page, source));
          });
          return pages !== null;
        },
      };
      const here: typeof there = {
        least: 0,
        most: 0,
        async work(chunk) {
          for (const { source, original, index } of chunk) onPage(index, await compilePage(source, { original }));
          await new Promise((resolve) => setImmediate(resolve)); // A thread may be waiting for its next chunk.
          return true;
        },
      };
      const lanes = [...Array.from({ length: threads }, () => there), here];
      const work = workInChunks(items, { sizeOf: ({ source }) => source.text.length, lanes });
      return Promise.race([work, broken]);
    },
    // The pool's own `destroy` fails over a thread that throws while it ends.
    close: async () => {
      await Promise.all(pool.threads.map((thread) => thread.terminate()));
    },
  };
}
