// Loaded into a measured Node process: when it ends, says how much CPU its living children used. esbuild's service is
// one, and nobody waits for it, so the shell's `time` does not count it. Linux only; elsewhere it says nothing. It is no
// module, so that a tool which is none need not start Node's loader of modules.
const { writeSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');
const { hasProc, processes } = require('./proc.cjs');

// Threads load this too, and end before their process.
if (hasProc && isMainThread) {
  process.on('exit', () => {
    let seconds = 0;
    for (const { parent, cpuSeconds } of processes().values()) if (parent === process.pid) seconds += cpuSeconds;
    writeSync(2, `@children ${seconds.toFixed(2)}@\n`);
  });
}
