// What a site can do without runs for as long as its reader agrees.
import { expect, test, vi } from 'vitest';
import type { Consent } from '../../../src/client/consent/store.ts';
import { type StartService, whileAgreed } from '../../../src/client/consent/while-agreed.ts';

function setup(state: Consent, load?: () => Promise<StartService>) {
  let now = state;
  const listeners = new Set<() => void>();
  const stop = vi.fn();
  const start = vi.fn<StartService>(() => stop);
  const loading = vi.fn(load ?? (async () => start));
  const consent = {
    getSnapshot: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const choose = (next: Consent) => {
    now = next;
    for (const listener of listeners) listener();
  };
  return { consent, choose, start, stop, loading };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each<Consent>(['unknown', 'essential'])('a script is not loaded while the answer is %s', async (state) => {
  const { consent, loading } = setup(state);
  whileAgreed(consent, loading);
  await settle();
  expect(loading).not.toHaveBeenCalled();
});

test('an earlier agreement takes effect at the start of the page, a new one immediately', async () => {
  const early = setup('all');
  whileAgreed(early.consent, early.loading);
  await settle();
  expect(early.start.mock.calls).toEqual([[false]]);
  const late = setup('unknown');
  whileAgreed(late.consent, late.loading);
  late.choose('all');
  await settle();
  expect(late.start.mock.calls).toEqual([[true]]);
});

test('a withdrawn agreement ends the script, and a new one may start it again', async () => {
  const { consent, choose, start, stop, loading } = setup('all');
  whileAgreed(consent, loading);
  await settle();
  choose('essential');
  expect(stop).toHaveBeenCalledTimes(1);
  choose('all');
  await settle();
  expect(start).toHaveBeenCalledTimes(2);
  expect(loading).toHaveBeenCalledTimes(1);
});

test('an agreement that is withdrawn during the load never starts the script', async () => {
  let arrive: (start: StartService) => void = () => undefined;
  const { consent, choose, start, loading } = setup('all', () => new Promise((resolve) => (arrive = resolve)));
  whileAgreed(consent, loading);
  choose('essential');
  arrive(start);
  await settle();
  expect(start).not.toHaveBeenCalled();
});

test('a failed load is reported, and tried again with the next agreement', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { consent, choose, start, loading } = setup('all');
  loading.mockRejectedValueOnce(new Error('offline'));
  whileAgreed(consent, loading);
  await settle();
  expect(error).toHaveBeenCalledTimes(1);
  choose('essential');
  choose('all');
  await settle();
  expect(start).toHaveBeenCalledTimes(1);
});
