// What V8 is told of a build once its pages are counted. It is made for programs that run for long, and a build is short or large.
import { setFlagsFromString } from 'node:v8';

/** What follows was measured with V8 11, which is Node 20: others keep their defaults. */
const isMeasured = process.versions.v8.startsWith('11.');

/**
 * A small build is over before the optimizing compiler has earned what it spends. With these it waits for functions that run longer
 * (default 67584), and puts fewer into each other (default 920): 1,000 pages take an eighth less CPU, 10,000 a tenth more. With the
 * longer wait and no first turn copied out of loops, 400 pages with 330 of API take a twenty-fifth less again, 1,000 nothing less.
 */
const SMALL = ['--max-inlined-bytecode-size-cumulative=300', '--interrupt-budget=500000', '--no-turbo-loop-peeling'];
const MEDIUM = ['--max-inlined-bytecode-size-cumulative=300', '--interrupt-budget=200000'];

/**
 * The heap grows in per cent of what was left the last time. By itself V8 waits until there is up to four times as much, and most of
 * the peak is then what nobody needs: in two threads, 10,000 pages take 460 MB with this, and 515 MB with 100. Of fewer pages there is
 * little to save (5,000: 40 MB), and the further collections cost a twentieth of the time.
 */
const HUGE = ['--heap-growing-percent=70'];

/** `below` so many pages of markdown. */
const FLAGS: readonly { readonly below: number; readonly flags: readonly string[] }[] = [
  { below: 600, flags: SMALL },
  { below: 4_000, flags: MEDIUM },
  { below: 7_500, flags: [] },
  { below: Infinity, flags: HUGE },
];

/** For all threads of this process, from now on. */
export function tuneEngine(pages: number): void {
  if (!isMeasured) return;
  for (const flag of FLAGS.find(({ below }) => pages < below)?.flags ?? []) setFlagsFromString(flag);
}
