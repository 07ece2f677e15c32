// What Linux says of running processes, in proc(5). Elsewhere there is nothing to read.
const { existsSync, readdirSync, readFileSync } = require('node:fs');

/** Linux counts in hundredths of a second, on every architecture that Node runs on. */
const TICKS_A_SECOND = 100;

const hasProc = existsSync('/proc/self/stat');

/** All of this machine: by id, its parent, the CPU seconds it has used so far, and the memory pages that it holds. */
function processes() {
  const all = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(name);
    if (stat) all.set(Number(name), stat);
  }
  return all;
}

/** Fields 4, 14, 15 and 24; the name in field 2 may hold spaces. Null: the process has ended meanwhile. */
function readStat(pid) {
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return null;
    throw error;
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
    memoryPages: Number(fields[21]),
  };
}

module.exports = { hasProc, processes };
