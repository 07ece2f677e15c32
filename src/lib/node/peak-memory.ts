// How much memory a run took at most: that of this process and of the programs that work for it, esbuild above all.
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Peak of the resident memory in MB: the sum of the peaks of this process and of its child processes, so at least what all of them
 * took at once. Where there is no `/proc` (macOS, Windows), of this process alone.
 */
export function peakRssMb(): number {
  keepPeaks();
  return (process.resourceUsage().maxRSS + childPeak) / 1024;
}

/** In KB, of the child processes that ran at the same time. */
let childPeak = 0;

/** Call this before child processes are ended: their peaks cannot be read afterwards. */
export function keepPeaks(): void {
  const peak = children().reduce((sum, pid) => sum + peakOf(pid), 0);
  childPeak = Math.max(childPeak, peak);
}

/** Each thread has a list of the processes that it started. */
function children(): string[] {
  return entriesOf('/proc/self/task').flatMap((thread) =>
    textOf(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  );
}

/** In KB. A process that has just ended took none. */
function peakOf(pid: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0);
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // There is no `/proc`.
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // A thread or a process that has just ended, or a kernel that does not tell.
  }
}
