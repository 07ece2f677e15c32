// When the process of esbuild is ended between the runs of a build.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stop = vi.fn();
let finish: () => void;

beforeEach(() => {
  vi.resetModules();
  stop.mockReset();
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.doMock('esbuild', () => ({ build: () => running, context: async () => ({}), stop }));
});
afterEach(() => {
  vi.doUnmock('esbuild');
  vi.resetModules();
});

const load = () => import('../../../src/lib/node/esbuild.ts');

test('its process is ended after a large run, and not after a small one', async () => {
  const { build, releaseMemory } = await load();
  finish();
  await build({});
  await releaseMemory(10);
  expect(stop).not.toHaveBeenCalled();
  await releaseMemory(1_000);
  expect(stop).toHaveBeenCalledOnce();
});

test('its process goes on while it has something to do', async () => {
  const { build, releaseMemory } = await load();
  const built = build({});
  await releaseMemory(1_000);
  expect(stop).not.toHaveBeenCalled();
  finish();
  await built;
  await releaseMemory(1_000);
  expect(stop).toHaveBeenCalledOnce();
});

test('its process goes on once something is rebuilt there again and again', async () => {
  const { build, context, releaseMemory } = await load();
  await context({});
  finish();
  await build({});
  await releaseMemory(1_000);
  expect(stop).not.toHaveBeenCalled();
});
