// The thread that draws cards: what draws them takes a second to load and 100 MB, which a build without cards has no use for.
import { parentPort, workerData } from 'node:worker_threads';
import type { Font } from 'satori';
import { errorMessage } from '../lib/error-message.ts';
import type { CardThreadData, DrawingAnswer, DrawingQuestion } from './card-threads.ts';

const { fonts } = workerData as CardThreadData; // Given by `card-threads.ts`.
const files = new Map(
  fonts.map(({ family, weight, bytes }): [string, Font] => [
    family,
    { name: family, weight: weight as Font['weight'], style: 'normal', data: Buffer.from(bytes) }, // A multiple of 100.
  ]),
);
const lists = new Map<string, Font[]>();

parentPort?.on('message', async (question: DrawingQuestion) => parentPort?.postMessage(await answer(question)));

async function answer({ path, drawing }: DrawingQuestion): Promise<DrawingAnswer> {
  const names = [...new Set(Object.values(drawing.families).flat())].sort();
  const key = names.join();
  const list = lists.get(key) ?? names.flatMap((name) => files.get(name) ?? []);
  lists.set(key, list);
  try {
    // Native code may not be there for the system: that is an answer, not the end of the thread.
    const { drawCard } = await import('../social-cards/draw.ts');
    return { path, png: await drawCard(drawing, list) };
  } catch (error) {
    return { path, failed: errorMessage(error) };
  }
}
