// Loaded before the program, in each of its threads: the time of day and the times of files as a machine has them whose clock was
// set. `CLOCK`: JSON of when it was set, in milliseconds since 1970, and by how much it differs from then on; earliest first.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const settings = JSON.parse(process.env.CLOCK ?? '[]');
const shown = (realMs) => realMs + (settings.findLast(([from]) => from <= realMs)?.[1] ?? 0);

const RealDate = Date;
const now = () => Math.round(shown(RealDate.now()));
class SetDate extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
  static now = now;
}
globalThis.Date = SetDate;

const isFollowed = process.env.CLOCK_OF_FILES !== 'do not follow';
const NAMES = ['mtime', 'ctime', 'atime', 'birthtime'];
function shift(stats) {
  if (!stats || !isFollowed) return stats;
  for (const name of NAMES) {
    const field = `${name}Ms`;
    const real = Number(stats[field]);
    const by = shown(real) - real;
    if (by === 0) continue;
    const isBig = typeof stats[field] === 'bigint';
    stats[field] = isBig ? stats[field] + BigInt(by) : real + by;
    if (isBig) stats[`${name}Ns`] += BigInt(by) * 1_000_000n;
    stats[name] = new RealDate(real + by);
  }
  return stats;
}

for (const name of ['statSync', 'lstatSync', 'fstatSync']) {
  const look = fs[name];
  fs[name] = (...args) => shift(look(...args));
}
for (const name of ['stat', 'lstat', 'fstat']) {
  const look = fs[name];
  fs[name] = (...args) => {
    const told = args.pop();
    return look(...args, (error, stats) => told(error, shift(stats)));
  };
}
for (const name of ['stat', 'lstat']) {
  const look = fs.promises[name];
  fs.promises[name] = async (...args) => shift(await look(...args));
}
syncBuiltinESMExports();
