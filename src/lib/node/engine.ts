// What V8 is told of a build once its pages are counted. It is made for programs that run for long, and a build is short or large.
import { setFlagsFromString } from 'node:v8';

/** What follows was measured with V8 11, which is Node 20: others keep their defaults. */
const isMeasured = process.versions.v8.startsWith('11.');

/**
 * A build of fewer pages is over before the optimizing compiler has earned what it spends. It waits for functions that run longer
 * (default 67584), puts fewer into each other (default 920), and copies no first turn out of a loop: 400 pages and 330 of API take a
 * tenth less CPU, 1,000 pages an eighth; 10,000 would take a tenth more. The types of six
 * libraries with 1,900 exports take a seventh less, those of our own site a fifth.
 */
const BRIEF = {
  files: 4_000,
  flags: ['--interrupt-budget=300000', '--max-inlined-bytecode-size-cumulative=300', '--no-turbo-loop-peeling'],
};

/**
 * From so many pages on, the heap grows in per cent of what was left the last time. By itself V8 waits until there is up to four
 * times as much, and most of the peak is then what nobody needs: in two threads, 10,000 pages take 460 MB with this, and 515 MB
 * with 100. Of fewer pages there is little to save (5,000: 40 MB), and the further collections cost a twentieth of the time.
 */
const LEAN = { files: 7_500, flags: ['--heap-growing-percent=70'] };

/** Flags for a process that does brief work from its start on. */
export const BRIEF_FLAGS: readonly string[] = isMeasured ? BRIEF.flags : [];

/**
 * For all threads of this process, from now on; `files`: of pages. V8 takes code only under the flags that it was made with: what
 * is loaded from here on was kept under those of a brief build.
 */
export function tuneEngine(files: number): void {
  if (!isMeasured) return;
  const flags = files < BRIEF.files ? BRIEF.flags : files < LEAN.files ? [] : LEAN.flags;
  for (const flag of flags) setFlagsFromString(flag);
}
