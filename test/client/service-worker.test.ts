import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPublicHost } from '../../src/client/config.ts';
import { registerServiceWorker } from '../../src/client/effects/service-worker.ts';
import { RELOADED_KEY } from '../../src/client/reload.ts';

/** A worker whose life the test directs. */
class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn();
  state: string;
  constructor(state: string) {
    super();
    this.state = state;
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function page({ controlled = true, waiting = null as FakeWorker | null, installing = null as FakeWorker | null } = {}) {
  const active = new FakeWorker('activated');
  const registration = Object.assign(new EventTarget(), { waiting, installing, active });
  const register = vi.fn(async () => registration);
  const focus = { has: true };
  const reload = vi.fn();
  const container = { controller: controlled ? {} : null, register, ready: Promise.resolve({ active }) };
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const firstPage = { page: 'https://acme.example/docs/ui/', files: ['https://acme.example/docs/assets/a.js'] };
  const start = () =>
    registerServiceWorker('/docs/', {
      container: container as unknown as ServiceWorkerContainer, // Only what is used.
      storage,
      firstPage: () => firstPage,
      hasFocus: () => focus.has,
      reload,
      later: setTimeout,
    });
  const find = (worker: FakeWorker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
  };
  return { start, register, reload, focus, find, active, storage, firstPage };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the page side of the service worker', () => {
  // Exact host or its subdomains.
  test.each([
    ['acme.example', true],
    ['docs.acme.example', true],
    ['notacme.example', false],
    ['acme.example.evil.test', false],
    ['localhost', false],
  ])('%s is public: %j', (host, expected) => {
    expect(isPublicHost(host, ['acme.example'])).toBe(expected);
  });

  test('registers below the base of the site', async () => {
    const { start, register } = page();
    await start();
    expect(register.mock.calls).toEqual([['/docs/sw.js', { scope: '/docs/' }]]);
  });

  test('a waiting version is asked to take over, and the page reloads when it has', async () => {
    const worker = new FakeWorker('installed');
    const { start, reload } = page({ waiting: worker });
    await start();
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a version found later goes the same way', async () => {
    const { start, reload, find } = page();
    const worker = new FakeWorker('installing');
    await start();
    find(worker);
    expect(worker.postMessage).not.toHaveBeenCalled();
    worker.become('installed');
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    worker.become('activating');
    worker.become('activated');
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('the reload waits until the reader is back, and comes once', async () => {
    const worker = new FakeWorker('installed');
    const { start, reload, focus } = page({ waiting: worker });
    focus.has = false;
    await start();
    worker.become('activated');
    worker.become('activated');
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    focus.has = true;
    vi.advanceTimersByTime(99);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a reader who was away for two versions gets one reload', async () => {
    const { start, reload, focus, find } = page();
    focus.has = false;
    await start();
    for (const worker of [new FakeWorker('installing'), new FakeWorker('installing')]) {
      find(worker);
      worker.become('activated');
      vi.advanceTimersByTime(1000);
    }
    focus.has = true;
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('the first worker of a reader reloads nothing', async () => {
    const worker = new FakeWorker('installing');
    const { start, reload } = page({ controlled: false, installing: worker });
    await start();
    worker.become('installed');
    worker.become('activated');
    vi.advanceTimersByTime(60_000);
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a version that is found while the first page is still open goes the usual way', async () => {
    const { start, reload, find } = page({ controlled: false, installing: new FakeWorker('installing') });
    await start();
    const worker = new FakeWorker('installed');
    find(worker);
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    worker.become('activated');
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('the first worker is told of the page, which was there before it; a later one is not', async () => {
    const first = page({ controlled: false });
    await first.start();
    expect(first.active.postMessage.mock.calls).toEqual([[first.firstPage]]);
    const later = page();
    await later.start();
    expect(later.active.postMessage).not.toHaveBeenCalled();
  });

  test('a tab that has come to the version because files were missing is not reloaded for it again', async () => {
    const worker = new FakeWorker('installed');
    const { start, reload, storage, find } = page({ waiting: worker });
    storage.setItem(RELOADED_KEY, '1');
    await start();
    worker.become('activated');
    worker.become('activated');
    vi.advanceTimersByTime(60_000);
    expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
    expect(reload).not.toHaveBeenCalled();
    const next = new FakeWorker('installing'); // Of the version after that.
    find(next);
    next.become('activated');
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a version that is not let in is asked again, and the one in control is woken, but left alone for longer each time', async () => {
    const worker = new FakeWorker('installed');
    const { start, active } = page({ waiting: worker });
    await start();
    vi.advanceTimersByTime(1999);
    expect([worker, active].map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([1, 0]);
    vi.advanceTimersByTime(1);
    expect(active.postMessage.mock.calls).toEqual([['skipWaiting']]);
    vi.advanceTimersByTime(3999);
    expect([worker, active].map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([2, 1]);
    vi.advanceTimersByTime(1);
    expect([worker, active].map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([3, 2]);
    vi.advanceTimersByTime(8000 + 16_000 + 32_000 - 1);
    expect([worker, active].map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([5, 4]);
    worker.become('activating');
    vi.advanceTimersByTime(600_000);
    expect([worker, active].map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([5, 4]);
  });

  test('a browser without workers is left alone', async () => {
    await expect(
      registerServiceWorker('/', {
        container: undefined,
        storage: null,
        firstPage: () => expect.fail('Nobody asks.'),
        hasFocus: () => true,
        reload: () => undefined,
        later: () => undefined,
      }),
    ).resolves.toBeUndefined();
  });
});
