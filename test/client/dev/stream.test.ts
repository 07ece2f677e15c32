// The line to the server breaks, and is taken up again: by a clock that the test holds.
import { expect, test } from 'vitest';
import { type LineListener, startStream } from '../../../src/client/dev/stream.ts';
import { fakeClock } from '../../support/fake-clock.ts';

/** What a server says takes no time here, but is never said at once. */
const STEP_MS = 50;

async function setUp(found: ('gone' | 'same' | 'other')[] = []) {
  const clock = fakeClock();
  const lines: (LineListener & { closed: boolean })[] = [];
  const told: string[] = [];
  let looks = 0;
  const stream = startStream(
    {
      open(listener) {
        const line = { ...listener, closed: false };
        lines.push(line);
        return {
          close() {
            line.closed = true;
          },
        };
      },
      look: async () => {
        looks++;
        return found.shift() ?? 'same';
      },
      setTimeout: clock.setTimeout,
      clearTimeout: clock.clearTimeout,
    },
    {
      message: (data) => told.push(data),
      opened: () => told.push('opened'),
      lost: () => told.push('lost'),
      replaced: () => told.push('replaced'),
    },
  );
  const advance = async (ms: number) => {
    for (let left = ms; ; left -= STEP_MS) {
      clock.advance(Math.min(left, STEP_MS));
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      if (left <= STEP_MS) return;
    }
  };
  return {
    stream,
    told,
    lines,
    advance,
    looks: () => looks,
    waiting: clock.waiting,
    last: () => lines[lines.length - 1],
  };
}

test('messages arrive in their order', async () => {
  const { told, last } = await setUp();
  last()?.opened();
  last()?.message('1');
  last()?.message('2');
  expect(told).toEqual(['opened', '1', '2']);
});

test('a closed connection is opened again after a check of the server', async () => {
  const { told, lines, last, advance } = await setUp();
  last()?.opened();
  last()?.failed();
  expect(told).toEqual(['opened', 'lost']);
  expect(lines[0]?.closed).toBe(true);
  await advance(249);
  expect(lines).toHaveLength(1);
  await advance(1);
  expect(lines).toHaveLength(2);
  last()?.opened();
  expect(told).toEqual(['opened', 'lost', 'opened']);
});

test('an unreachable server is polled less and less often, at most every five seconds, and reported once', async () => {
  const { told, last, advance, looks } = await setUp(Array.from({ length: 30 }, () => 'gone'));
  last()?.failed();
  const waits: number[] = [];
  for (let asked = looks(), waited = 0; waits.length < 8; waited += 50) {
    await advance(50);
    if (looks() === asked) continue;
    asked = looks();
    waits.push(waited + 50);
    waited = -50;
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
  expect(told).toEqual(['lost']);
});

test('a server with another session makes the page reload, once', async () => {
  const { told, lines, last, advance, waiting } = await setUp(['other']);
  last()?.failed();
  await advance(60_000);
  expect(told).toEqual(['lost', 'replaced']);
  expect([lines.length, waiting()]).toEqual([1, 0]);
});

test('the delays start again after a success', async () => {
  const { lines, last, advance } = await setUp(['gone', 'gone', 'same']);
  last()?.failed();
  await advance(250 + 500 + 1000);
  expect(lines).toHaveLength(2);
  last()?.opened();
  last()?.failed();
  await advance(250);
  expect(lines).toHaveLength(3);
});

test('a hidden page closes its connection, and opens it again when it is visible', async () => {
  const { stream, told, lines, last, advance } = await setUp();
  last()?.opened();
  stream.pause();
  expect(lines[0]?.closed).toBe(true);
  lines[0]?.message('late');
  lines[0]?.failed();
  await advance(60_000);
  expect(lines).toHaveLength(1);
  stream.resume();
  stream.resume();
  await advance(0);
  expect(lines).toHaveLength(2);
  last()?.opened();
  expect(told).toEqual(['opened', 'opened']);
});

test('a page that is hidden during the check of the server opens no connection', async () => {
  const { stream, lines, last, advance } = await setUp();
  last()?.failed();
  stream.hurry();
  stream.pause();
  await advance(60_000);
  expect(lines).toHaveLength(1);
});

test('a restored network triggers an immediate attempt', async () => {
  const { stream, lines, last, advance } = await setUp(['gone', 'gone', 'gone', 'gone']);
  last()?.failed();
  await advance(250 + 500 + 1000 + 2000);
  stream.hurry();
  await advance(0);
  expect(lines).toHaveLength(2);
});
