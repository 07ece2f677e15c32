// Loaded before the program: ends the process, as `kill -9` does, at one of the calls by which it changes what lies at or beside
// its output. `KILL_AT`: the number of the call, 0 for none; `KILL_WHEN`: `before` it, or `after`; `KILL_SIGNAL`: another signal. The
// calls are written to `KILL_LOG`.
const fs = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const at = Number(process.env.KILL_AT);
const { KILL_WHEN: when, KILL_LOG: log, KILL_BELOW: below, KILL_SIGNAL: signal = 'SIGKILL' } = process.env;
const { appendFileSync } = fs;
const CHANGES =
  'renameSync linkSync symlinkSync mkdirSync writeFileSync copyFileSync rmSync rmdirSync unlinkSync'.split(' ');

let calls = 0;
for (const name of isMainThread ? CHANGES : []) {
  const change = fs[name];
  fs[name] = (...args) => {
    const paths = args.filter((arg) => typeof arg === 'string' && arg.startsWith(below));
    if (paths.length === 0) return change(...args);
    calls++;
    if (log) appendFileSync(log, `${calls} ${name} ${paths.join(' ')}\n`);
    if (calls === at && when === 'before') process.kill(process.pid, signal);
    const result = change(...args);
    if (calls === at && when === 'after') process.kill(process.pid, signal);
    return result;
  };
}
