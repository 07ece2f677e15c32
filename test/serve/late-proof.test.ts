// Types are checked when the author of a site pauses: the longer a check took, the longer the pause before the next one.
import { expect, test } from 'vitest';
import { createLateProof } from '../../src/serve/late-proof.ts';

function started(checkMs: number) {
  let time = 0;
  const log: string[] = [];
  const waits: (() => void)[] = [];
  const proof = createLateProof<{ name: string }>({
    async check({ name }) {
      log.push(`check ${name}`);
      time += checkMs;
      return [];
    },
    show: () => log.push('shown'),
    failed: (error) => log.push(String(error)),
    now: () => time,
    after(ms) {
      log.push(`pause ${ms}`);
      return new Promise<void>((resolve) => waits.push(resolve));
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { proof, log, settled, pass: () => waits.shift()?.() };
}

test('the first state is checked at once, the next one after half of the time that took', async () => {
  const { proof, log, pass } = started(8_000);
  proof.start({ name: 'one' });
  await proof.idle();
  const two = { name: 'two' };
  proof.start(two);
  pass();
  await proof.idle();
  proof.start(two);
  await proof.idle();
  expect(log).toEqual(['check one', 'shown', 'pause 4000', 'check two', 'shown']);
});

test('a state that another one follows in the pause is not checked', async () => {
  const { proof, log, settled, pass } = started(2_000);
  proof.start({ name: 'one' });
  await proof.idle();
  proof.start({ name: 'two' });
  proof.start({ name: 'three' });
  pass();
  await settled();
  expect(log).toEqual(['check one', 'shown', 'pause 1000', 'pause 1000']);
  pass();
  await proof.idle();
  expect(log.slice(4)).toEqual(['check three', 'shown']);
});
