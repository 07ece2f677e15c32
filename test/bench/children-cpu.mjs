// Loaded into a measured Node process: when it ends, says how much CPU its living children used. esbuild's service is
// one, and nobody waits for it, so the shell's `time` does not count it. Linux only; elsewhere it says nothing.
import { existsSync, readdirSync, readFileSync, writeSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every architecture that Node runs on. */
const TICKS_A_SECOND = 100;

process.on('exit', () => {
  if (!existsSync('/proc/self/stat')) return;
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat?.parent === process.pid) ticks += stat.ticks;
  }
  writeSync(2, `@children ${ticks / TICKS_A_SECOND}@\n`);
});

/** Fields 4, 14 and 15 of proc(5); the name in field 2 may hold spaces. Null: the process has ended meanwhile. */
function readStat(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}
