// Loaded into a process that is measured (`node --import`): at each signal it collects garbage, and prints the heap of each thread.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

/** What is let go by a collection goes with the next one. */
const COLLECTIONS = 4;
const REST_MS = 50;
/** A thread that does not answer has ended. */
const ANSWER_MS = 2000;

const channel = new BroadcastChannel('memory-probe');
channel.unref();

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const threads = new Set();
  const heaps = new Map();
  let onAnswer = () => {};
  channel.onmessage = ({ data }) => {
    if (data.kind === 'started') threads.add(data.thread);
    if (data.kind === 'collected') heaps.set(data.thread, data.heap);
    onAnswer();
  };
  const askThreads = async () => {
    heaps.clear();
    await new Promise((resolve) => {
      onAnswer = () => threads.size === heaps.size && resolve();
      setTimeout(resolve, ANSWER_MS).unref();
      channel.postMessage({ kind: 'collect' });
      onAnswer();
    });
    for (const thread of threads) if (!heaps.has(thread)) threads.delete(thread);
  };
  process.on('SIGUSR2', async () => {
    await collectAll();
    await askThreads();
    const watchers = process.getActiveResourcesInfo().filter((kind) => kind === 'FSEventWrap').length;
    const memory = { ...process.memoryUsage(), watchers, threads: Object.fromEntries(heaps) };
    process.stderr.write(`memory ${JSON.stringify(memory)}\n`);
  });
} else {
  channel.onmessage = async ({ data }) => {
    if (data.kind !== 'collect') return;
    await collectAll();
    channel.postMessage({ kind: 'collected', thread: threadId, heap: process.memoryUsage().heapUsed });
  };
  channel.postMessage({ kind: 'started', thread: threadId });
}

async function collectAll() {
  const collect = runInNewContext('gc');
  for (let turn = 0; turn < COLLECTIONS; turn++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}
