// Runs a command and measures it: wall clock, and CPU time of it and of every process it started.
import { spawnSync } from 'node:child_process';

const childrenCpu = new URL('./children-cpu.mjs', import.meta.url).href;

/** `cpuSeconds` is user and system time as the shell's `time` sees it, and that of children nobody waited for. */
export function measure(command, args, options = {}) {
  const quoted = [command, ...args].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  const script = `TIMEFORMAT='@%R %U %S@'; time ${quoted}`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: 'C', NODE_OPTIONS: `--import=${childrenCpu}` },
    ...options,
  });
  const times = /@([\d.]+) ([\d.]+) ([\d.]+)@\s*$/.exec(stderr);
  if (!times) throw new Error(`${quoted} could not be measured:\n${stderr}`);
  const [seconds, user, system] = times.slice(1).map(Number);
  const children = Number(/@children ([\d.]+)@/.exec(stderr)?.[1] ?? 0);
  return { stdout, stderr: stderr.slice(0, times.index), status, seconds, cpuSeconds: user + system + children };
}
