// `npm run bench:growth`: ratios of CPU time, measured in one run. No part of `npm test`: what else the machine does adds to them.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/bench/growth/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    environment: 'node',
  },
});
