// Loaded into a process that is measured (`node --import`): at each signal it collects what nobody holds any more, and says what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** What is let go by a collection goes with the next one. */
const COLLECTIONS = 4;
const REST_MS = 50;

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', async () => {
    for (let turn = 0; turn < COLLECTIONS; turn++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
    const watchers = process.getActiveResourcesInfo().filter((kind) => kind === 'FSEventWrap').length;
    process.stderr.write(`memory ${JSON.stringify({ ...process.memoryUsage(), watchers })}\n`);
  });
}
