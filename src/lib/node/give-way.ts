// Lets signals and timers have a turn inside a long loop over pages, which by itself never leaves the processor.

/** Pages between two turns: about 50 ms of work, and no measurable cost. */
const PAGES_PER_TURN = 16;

/** Call it with the index of each round. */
export async function giveWay(index: number): Promise<void> {
  if (index % PAGES_PER_TURN === PAGES_PER_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
}
