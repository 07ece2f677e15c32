// @vitest-environment happy-dom
// The bell of the header: when news are fetched, what it shows, when they count as seen.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  explainNotifications,
  FETCH_AFTER_MS,
  fetchNotifications,
  startNotifications,
} from '../../../src/client/notifications/start.ts';

const NEWS = [
  { id: 1, text: 'One' },
  { id: 2, title: 'Two', text: 'It <b>is</b> out', href: '/ui/news/' },
];
const config = {
  url: '/notifications.json',
  permanent: null,
  texts: { title: 'Notifications', unseen: 'Notifications, {{count}} new', notAllowed: 'Not without you.' },
};

let isOpen = false;
beforeEach(() => {
  vi.useFakeTimers();
  isOpen = false;
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<button popovertarget="dg-notifications" aria-label="Notifications"><span class="dg-badge"></span></button>' +
    '<div id="dg-notifications"><ul></ul></div>';
  const matches = menu().matches.bind(menu());
  Object.defineProperty(menu(), 'matches', {
    value: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
  });
});
afterEach(() => {
  vi.useRealTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the code under test reads.
  document.cookie = 'lastSeenNotification=;max-age=-1;path=/';
});

const menu = () => document.getElementById('dg-notifications') ?? document.body;
const bell = () => document.querySelector('button');
const badge = () => document.querySelector('.dg-badge')?.textContent;
const rows = () => [...menu().querySelectorAll('li')].map(({ innerHTML }) => innerHTML);
const open = async () => {
  isOpen = true;
  menu().dispatchEvent(new Event('toggle'));
  await vi.advanceTimersByTimeAsync(0);
};

function begin(answer: unknown = NEWS, userAgent = 'Mozilla') {
  const fetch = vi.fn(async (_: string) => ({ ok: true, json: async () => answer }));
  const setTimeout = (run: () => void, ms: number) => window.setTimeout(run, ms);
  const clearTimeout = (timer: number) => window.clearTimeout(timer);
  const view = { document, navigator: { userAgent }, fetch, setTimeout, clearTimeout };
  return { fetch, end: startNotifications(view, config) };
}
const start = (answer?: unknown, userAgent?: string) => begin(answer, userAgent).fetch;

test('the notifications are not fetched before 1,500 ms', async () => {
  const fetch = start();
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MS - 1);
  expect([FETCH_AFTER_MS, fetch.mock.calls.length]).toEqual([1500, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch.mock.calls).toEqual([['/notifications.json']]);
  expect(rows()).toEqual(['<a href="/ui/news/">Two</a><p>It <b>is</b> out</p>', '<p>One</p>']);
});

test('the bell shows the number of new notifications, in figures and in words', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the code under test reads.
  document.cookie = 'lastSeenNotification=1;path=/';
  start();
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MS);
  expect([badge(), bell()?.getAttribute('aria-label')]).toEqual(['1', 'Notifications, 1 new']);
});

test('the notifications are marked as seen when the list is opened, not before', async () => {
  start();
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MS);
  expect([badge(), document.cookie]).toEqual(['2', '']);
  await open();
  expect([badge(), document.cookie]).toEqual(['', 'lastSeenNotification=2']);
  expect(bell()?.getAttribute('aria-label')).toBe('Notifications');
});

test('a reader who opens the list early does not wait, and causes one request', async () => {
  const fetch = start();
  await open();
  expect(rows()).toHaveLength(2);
  expect(document.cookie).toBe('lastSeenNotification=2');
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MS);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a list that is open already is filled at once', async () => {
  isOpen = true;
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect([rows().length, document.cookie]).toEqual([2, 'lastSeenNotification=2']);
});

test('a stopped script sends no request, on the timer or on a click', async () => {
  const { fetch, end } = begin();
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MS - 1);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  await open();
  expect([fetch.mock.calls.length, document.cookie]).toEqual([0, '']);
});

test('a host that may not be contacted is mentioned in the list, above the notifications of the page', () => {
  const permanent = { title: null, text: 'Help us.', href: null, language: null };
  explainNotifications({ document }, { ...config, permanent });
  expect(rows()).toEqual(['<p>Not without you.</p>', '<p>Help us.</p>']);
  expect([menu().hasAttribute('data-loaded'), badge()]).toEqual([true, '']);
  explainNotifications({ document }, { ...config, permanent: { ...permanent, language: 'zh' } });
  expect(rows()).toEqual(['<p>Not without you.</p>']);
});

test('a crawler of search engines gets no notifications', async () => {
  const fetch = start(NEWS, 'Mozilla/5.0 (compatible; GLEbot/1.0)');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
});

test('a file without notifications leaves the list empty, and stores nothing', async () => {
  start([]);
  await open();
  expect([menu().hasAttribute('data-empty'), badge(), document.cookie]).toEqual([true, '', '']);
});

describe('a host that fails gives no notifications', () => {
  test.each<[string, () => Promise<Pick<Response, 'ok' | 'json'>>]>([
    ['an error', async () => ({ ok: false, json: async () => NEWS })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'no JSON',
      async () => ({
        ok: true,
        json: () => Promise.reject(new SyntaxError('Unexpected token <')),
      }),
    ],
  ])('%s', async (_, fetch) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await fetchNotifications({ fetch }, '/notifications.json')).toEqual([]);
  });
});
