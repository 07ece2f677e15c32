// How much memory a run took at most: that of this process and of the programs that work for it, esbuild above all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Peak of the resident memory in MB, of this process and of its child processes together: in each phase the sum of their peaks, so at
 * least what all of them took at once. Where there is no `/proc` (macOS, Windows), of this process alone.
 */
export function peakRssMb(): number {
  endMemoryPhase();
  return peak / 1024;
}

/** In KB, of all phases that have ended. */
let peak = 0;

/**
 * Call this when this process has freed memory, and before child processes are ended: their peaks cannot be read afterwards, and a peak
 * of this process that is over would be added to those of processes that start later.
 */
export function endMemoryPhase(): void {
  const ofChildren = children().reduce((sum, pid) => sum + peakOf(pid), 0);
  peak = Math.max(peak, process.resourceUsage().maxRSS + ofChildren);
  startAnew();
}

/** The kernel forgets the peak of this process. Where it cannot, its peak counts in each phase. */
function startAnew(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // There is no such file, or it may not be written.
  }
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
