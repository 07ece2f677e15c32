// The memory of a run is that of all its processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { collectGarbage } from '../../../src/lib/node/collect-garbage.ts';

const FILLED_MB = 300;
const MB = 2 ** 20;

const ownMb = () => process.memoryUsage().rss / MB;

/** A process that takes so much. */
async function startFilled() {
  const fill = `globalThis.all = Buffer.alloc(${FILLED_MB * MB}, 1); process.stdout.write('filled'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', fill]);
  onTestFinished(() => {
    child.kill();
  });
  await once(child.stdout, 'data');
  return child;
}

const canForgetPeaks = forgetPeak();

/** Of earlier tests in this process. */
function forgetPeak(): boolean {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
    return true;
  } catch {
    return false;
  }
}

beforeEach(() => {
  vi.resetModules();
  forgetPeak();
});

const load = () => import('../../../src/lib/node/peak-memory.ts');

test.runIf(canForgetPeaks)('a peak that is over does not add to those of processes that start later', async () => {
  const { endMemoryPhase, peakRssMb } = await load();
  const own = ownMb();
  expect(Buffer.alloc(FILLED_MB * MB, 1)).toHaveLength(FILLED_MB * MB);
  collectGarbage();
  await expect.poll(ownMb).toBeLessThan(own + FILLED_MB / 2); // The kernel has it back.
  endMemoryPhase();
  await startFilled();
  expect(peakRssMb()).toBeGreaterThan(own + FILLED_MB - 50);
  expect(peakRssMb()).toBeLessThan(own + 1.7 * FILLED_MB);
});

test.runIf(existsSync('/proc/self/task'))(
  'the peak of the memory counts a child process, also when it has ended',
  async () => {
    const { peakRssMb } = await load();
    const own = ownMb();
    const child = await startFilled();
    const filled = peakRssMb();
    expect(filled).toBeGreaterThan(own + FILLED_MB - 50);
    child.kill();
    await once(child, 'close');
    expect(peakRssMb()).toBeGreaterThanOrEqual(filled);
  },
);
