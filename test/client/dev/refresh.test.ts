// Many changes come while one answer is on its way: what is shown last is what was asked for last.
import { expect, test } from 'vitest';
import { createRefresh } from '../../../src/client/dev/refresh.ts';

/** A network whose answers come when the test says so. */
function fakeNetwork() {
  const waiting: { resolve: (html: string | null) => void; reject: (error: Error) => void }[] = [];
  return {
    ask: () =>
      new Promise<{ html: string } | null>((resolve, reject) => {
        waiting.push({ resolve: (html) => resolve(html === null ? null : { html }), reject });
      }),
    asked: () => waiting.length,
    async answer(index: number, html: string | null) {
      waiting[index]?.resolve(html);
      await settle();
    },
    async fail(index: number) {
      waiting[index]?.reject(new Error('gone'));
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

function setUp() {
  const network = fakeNetwork();
  const shown: string[] = [];
  const failures: unknown[] = [];
  const refresh = createRefresh({
    first: 'first',
    ask: network.ask,
    show: async ({ html }) => void shown.push(html),
    failed: (error) => failures.push(error),
  });
  return { network, shown, failures, refresh };
}

test('a change is requested and shown', async () => {
  const { network, shown, refresh } = setUp();
  refresh();
  await network.answer(0, 'a');
  expect(shown).toEqual(['a']);
});

test('ten quick changes cause two requests: one in progress, and one for all later changes', async () => {
  const { network, shown, refresh } = setUp();
  for (let count = 0; count < 10; count++) refresh();
  expect(network.asked()).toBe(1);
  await network.answer(0, 'a');
  expect(network.asked()).toBe(2);
  await network.answer(1, 'b');
  expect(shown).toEqual(['a', 'b']);
  expect(network.asked()).toBe(2);
});

test('a slow response never replaces a newer one, because requests are sequential', async () => {
  const { network, shown, refresh } = setUp();
  refresh();
  refresh();
  await network.answer(1, 'new'); // Nobody has asked yet.
  expect(shown).toEqual([]);
  await network.answer(0, 'old');
  await network.answer(1, 'new');
  expect(shown).toEqual(['old', 'new']);
});

test('a response that equals the page changes nothing', async () => {
  const { network, shown, refresh } = setUp();
  refresh();
  await network.answer(0, 'first');
  refresh();
  await network.answer(1, 'a');
  refresh();
  await network.answer(2, 'a');
  expect(shown).toEqual(['a']);
});

test('a missing page keeps the current one, and the next change is requested', async () => {
  const { network, shown, refresh } = setUp();
  refresh();
  await network.answer(0, null);
  refresh();
  await network.answer(1, 'a');
  expect(shown).toEqual(['a']);
});

test('a failure is reported, and the next change is requested', async () => {
  const { network, shown, failures, refresh } = setUp();
  refresh();
  refresh();
  await network.fail(0);
  await network.answer(1, 'a');
  expect([failures.length, shown]).toEqual([1, ['a']]);
});
