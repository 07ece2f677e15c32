// Who may publish: one build at a time, and none for ever.
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDeps } from '../../src/cli/deps.ts';
import { report } from '../../src/diagnostics/report.ts';
import { type LockDeps, sweepLocks, takeLock, tryLock } from '../../src/emit/lock.ts';
import { isRunning, ownHolder } from '../../src/lib/node/holder.ts';
import type { Holder } from '../../src/model/deps.ts';
import { tempDir } from '../support/temp-dir.ts';

const MINUTE = 60_000;

/** A clock that goes forward while somebody sleeps; `running`: numbers of the processes that run. */
function surroundings(running: readonly number[], { pid = 7, host = 'here' } = {}) {
  const told: string[] = [];
  const state = { now: Date.UTC(2026, 0, 1), slept: 0, onSleep: async (_slept: number) => {}, beat: () => {} };
  const real = createDeps({ start: (stage) => told.push(stage), tick() {}, end() {} });
  const deps: LockDeps = {
    ...real,
    self: { pid, host, birth: `${pid}0` },
    isRunning: (holder: Holder) => (holder.host === host ? running.includes(holder.pid) : null),
    timer: {
      cpuTime: () => 0,
      every(_, run) {
        state.beat = run;
        return () => {
          state.beat = () => {};
        };
      },
    },
    net: {
      ...real.net,
      wallClock: () => state.now,
      sleep: async (ms) => {
        state.now += ms;
        state.slept += ms;
        await state.onSleep(state.slept);
      },
    },
  };
  return { deps, state, told };
}

const lockOf = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const held = (holder: Partial<Holder>) =>
  JSON.stringify({ pid: 8, host: 'here', birth: '80', since: '2026-01-01T00:00:00.000Z', ...holder });

async function withLock(text: string) {
  const room = join(tempDir(), 'room');
  await mkdir(room);
  const file = join(room, 'lock');
  await writeFile(file, text);
  return { room, file };
}

test('a lock contains its process and its start time, and is removed on release', async () => {
  const room = join(tempDir(), 'room');
  const { deps } = surroundings([7]);
  const lock = await takeLock(join(room, 'lock'), deps);
  expect(await readdir(room)).toEqual(['lock']);
  expect(await lockOf(join(room, 'lock'))).toEqual({
    pid: 7,
    host: 'here',
    birth: '70',
    since: '2026-01-01T00:00:00.000Z',
  });
  await lock.release();
  expect(await readdir(join(room, '..'))).toEqual([]);
});

test('a second build waits, reports the process that it waits for, and continues when the first ends', async () => {
  const { room, file } = await withLock('');
  await rm(file);
  const first = surroundings([7, 8], { pid: 8 });
  const second = surroundings([7, 8]);
  const lock = await takeLock(file, first.deps);
  second.state.onSleep = async (slept) => {
    if (slept === 3000) await lock.release();
  };
  expect(await takeLock(file, second.deps)).toHaveProperty('release');
  expect(second.state.slept).toBe(3000);
  expect(second.told).toEqual(['waiting for the build of process 8']);
  expect(await lockOf(file)).toMatchObject({ pid: 7 });
  expect(await readdir(room)).toEqual(['lock']);
});

test('a build waits as long as the other one runs, even if the clock is set back in the meantime', async () => {
  const { file } = await withLock(held({}));
  const running = [8];
  const { deps, state } = surroundings(running);
  state.onSleep = async (slept) => {
    if (slept === 10 * MINUTE) state.now -= 48 * 60 * MINUTE;
    if (slept === 40 * MINUTE) running.pop(); // Longer than nothing may be seen of a process of another host.
  };
  expect(await takeLock(file, deps)).toHaveProperty('release');
  expect(state.slept).toBe(40 * MINUTE);
  expect(await lockOf(file)).toMatchObject({ pid: 7 });
});

test('a lock that a build does not need is waited for at most ten minutes', async () => {
  const { file } = await withLock(held({}));
  const { deps, state } = surroundings([8]);
  const busy = (holder: { pid: number; host: string; since: string }) =>
    report('emit/cache-locked', { folder: 'cache', ...holder });
  expect(await tryLock(file, deps, busy)).toMatchObject({
    code: 'emit/cache-locked',
    message: expect.stringContaining('process 8 on here has locked cache since 2026-01-01T00:00:00.000Z'),
  });
  expect(state.slept).toBe(10 * MINUTE);
  expect(await lockOf(file)).toMatchObject({ pid: 8 });
});

// What the file contains, and how long a build waits.
test.each([
  ['a process that was killed', held({}), 0],
  ['a process of another host that shows nothing for half an hour', held({ host: 'there' }), 30],
  ['half a lock, which shows nothing for half an hour', '{"pid":', 30],
])('a lock is taken over from %s', async (_, text, minutes) => {
  const { room, file } = await withLock(text);
  const { deps, state } = surroundings([7]);
  await utimes(file, new Date(0), new Date(0)); // How old it is decides nothing: the clock of its host may be wrong.
  expect(await takeLock(file, deps)).toHaveProperty('release');
  expect(state.slept).toBe(minutes * MINUTE);
  expect(await lockOf(file)).toMatchObject({ pid: 7 });
  expect(await readdir(room)).toEqual(['lock']);
});

test('a lock is never taken over from a process of another host that updates it', async () => {
  const { file } = await withLock('');
  await rm(file);
  const there = surroundings([8], { pid: 8, host: 'there' });
  const here = surroundings([7]);
  const lock = await takeLock(file, there.deps);
  here.state.onSleep = async (slept) => {
    if (slept % (20 * MINUTE) === 0) {
      await utimes(file, new Date(0), new Date(0)); // So that a beat within the same millisecond is seen.
      there.state.beat();
    }
    if (slept !== 60 * MINUTE) return;
    expect(lock.lostTo()).toBe(null);
    await lock.release();
  };
  await takeLock(file, here.deps);
  expect(here.state.slept).toBe(60 * MINUTE);
});

test('a build that lost its lock finds the new holder, and does not remove the new lock', async () => {
  const { file } = await withLock('');
  await rm(file);
  const asleep = surroundings([8], { pid: 8, host: 'there' });
  const lost = await takeLock(file, asleep.deps);
  expect(lost.lostTo()).toBe(null);
  const lock = await takeLock(file, surroundings([7]).deps);
  expect(lost.lostTo()).toMatchObject({ pid: 7, host: 'here' });
  await lost.release();
  expect(await lockOf(file)).toMatchObject({ pid: 7 });
  await lock.release();
  expect(lost.lostTo()).toMatchObject({ pid: 0 });
});

test('an abandoned lock is taken over by only one of two builds', async () => {
  const { file } = await withLock(held({}));
  let holders = 0;
  let looks = 0;
  let theOtherWaits = () => {};
  const waiting = new Promise<void>((resolve) => {
    theOtherWaits = resolve;
  });
  const build = async (pid: number) => {
    const { deps, state } = surroundings([7, 9], { pid });
    state.onSleep = () => {
      if (++looks === 3) theOtherWaits();
      return new Promise((resolve) => setImmediate(resolve));
    };
    const lock = await takeLock(file, deps);
    expect(++holders).toBe(1);
    expect(await lockOf(file)).toMatchObject({ pid });
    await waiting; // Meanwhile the other one looks again and again.
    expect(holders--).toBe(1);
    await lock.release();
  };
  await Promise.all([build(7), build(9)]);
});

test('a sweep of locks removes the files of killed builds, and none of running builds', async () => {
  const { room, file } = await withLock(held({ pid: 7 }));
  await writeFile(`${file}-8`, '');
  await writeFile(`${file}-9`, '');
  await writeFile(`${file}-8-old`, '');
  await sweepLocks(file, surroundings([7, 9]).deps);
  expect(await readdir(room)).toEqual(['lock', 'lock-9']);
});

test('a process is found running only under its own id, host and start time', () => {
  expect(isRunning(ownHolder())).toBe(true);
  expect(isRunning({ ...ownHolder(), birth: '' })).toBe(true);
  expect(isRunning({ ...ownHolder(), pid: process.ppid, birth: '' })).toBe(null); // Or another one with its number.
  expect(isRunning({ ...ownHolder(), host: 'there' })).toBe(null);
  expect(isRunning({ ...ownHolder(), pid: 2 ** 22 + 1, birth: '' })).toBe(false);
  if (process.platform === 'linux') expect(isRunning({ ...ownHolder(), birth: '1' })).toBe(false);
});
