// The memory of a run is that of all its processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { peakRssMb } from '../../../src/lib/node/peak-memory.ts';

const FILLED_MB = 300;

test.runIf(existsSync('/proc/self/task'))(
  'the peak of the memory counts a child process, also when it has ended',
  async () => {
    const before = peakRssMb();
    expect(before).toBeGreaterThan(20);
    const fill = `globalThis.all = Buffer.alloc(${FILLED_MB} * 2 ** 20, 1); process.stdout.write('filled'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', fill]);
    onTestFinished(() => {
      child.kill();
    });
    await once(child.stdout, 'data');
    expect(peakRssMb()).toBeGreaterThan(before + FILLED_MB - 50);
    child.kill();
    await once(child, 'close');
    expect(peakRssMb()).toBeGreaterThan(before + FILLED_MB - 50);
  },
);
