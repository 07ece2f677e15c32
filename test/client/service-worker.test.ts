import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPublicHost } from '../../src/client/config.ts';
import { registerServiceWorker } from '../../src/client/effects/service-worker.ts';

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
  const registration = Object.assign(new EventTarget(), { waiting, installing });
  const register = vi.fn(async () => registration);
  const focus = { has: true };
  const reload = vi.fn();
  const container = { controller: controlled ? {} : null, register };
  const start = () =>
    registerServiceWorker('/docs/', {
      container: container as unknown as ServiceWorkerContainer, // Only what is used.
      hasFocus: () => focus.has,
      reload,
    });
  const find = (worker: FakeWorker) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
  };
  return { start, register, reload, focus, find };
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

  test('a browser without workers is left alone', async () => {
    await expect(
      registerServiceWorker('/', { container: undefined, hasFocus: () => true, reload: () => undefined }),
    ).resolves.toBeUndefined();
  });
});
