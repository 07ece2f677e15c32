// Memory that nothing uses any more is free before a large run starts.
import { expect, test } from 'vitest';
import { collectGarbage } from '../../../src/lib/node/collect-garbage.ts';

test('memory that nothing uses any more is collected at once', () => {
  const used = () => process.memoryUsage().heapUsed / 2 ** 20;
  collectGarbage();
  const before = used();
  let objects: object[] | null = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
  expect(used()).toBeGreaterThan(before + 20);
  expect(objects).toHaveLength(1_000_000);
  objects = null;
  collectGarbage();
  expect(used()).toBeLessThan(before + 10);
});
