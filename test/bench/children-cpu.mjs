// Loaded into a measured Node process: when it ends, says how much CPU its living children used. esbuild's service is
// one, and nobody waits for it, so the shell's `time` does not count it. Linux only; elsewhere it says nothing.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { hasProc, processes } from './proc.mjs';

// Threads load this too, and end before their process.
if (hasProc && isMainThread) {
  process.on('exit', () => {
    let seconds = 0;
    for (const { parent, cpuSeconds } of processes().values()) if (parent === process.pid) seconds += cpuSeconds;
    writeSync(2, `@children ${seconds.toFixed(2)}@\n`);
  });
}
