// Runs a command and measures it: wall clock, and CPU time of it and of every process it started.
import { spawnSync } from 'node:child_process';

/** `cpuSeconds` is user and system time as the shell's `time` sees it: children that were waited for count. */
export function measure(command, args, options = {}) {
  const quoted = [command, ...args].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  const script = `TIMEFORMAT='@%R %U %S@'; time ${quoted}`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LC_ALL: 'C' },
    ...options,
  });
  const times = /@([\d.]+) ([\d.]+) ([\d.]+)@\s*$/.exec(stderr);
  if (!times) throw new Error(`${quoted} could not be measured:\n${stderr}`);
  const [seconds, user, system] = times.slice(1).map(Number);
  return { stdout, stderr: stderr.slice(0, times.index), status, seconds, cpuSeconds: user + system };
}
