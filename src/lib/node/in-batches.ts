// Answers many questions at once where that takes hardly longer than to answer one.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What is asked while one batch is under way is the next one. */
export function inBatches<Q, A>(
  answer: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  let waiting: {
    readonly question: Q;
    readonly resolve: (answer: A) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  let isUnderWay = false;
  const work = async () => {
    isUnderWay = true;
    await nextTurn(); // Those of one file come together.
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const answers = await answer(batch.map(({ question }) => question));
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as A);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isUnderWay = false;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!isUnderWay) void work();
    });
}
