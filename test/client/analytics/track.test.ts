// The queue between what happens on a page and whoever is told of it.
import { expect, test, vi } from 'vitest';
import { followEvents, type TrackedEvent, type TrackedWindow, track } from '../../../src/client/analytics/track.ts';

const names = (events: readonly TrackedEvent[] | undefined) => events?.map(({ name }) => name);

test('an event waits in the queue of the window until there is a listener', () => {
  const view: TrackedWindow = {};
  track(view, 'ad', { eventAction: 'display', eventLabel: 'carbon' });
  track(view, 'page_view');
  expect(view.docsGenEvents).toEqual([
    { name: 'ad', params: { eventAction: 'display', eventLabel: 'carbon' } },
    { name: 'page_view', params: {} },
  ]);
});

test('the last hundred events are kept if there is no listener', () => {
  const view: TrackedWindow = {};
  for (let i = 0; i < 250; i++) track(view, `event-${i}`);
  expect(view.docsGenEvents).toHaveLength(100);
  expect(view.docsGenEvents?.[0]?.name).toBe('event-150');
});

test('a listener receives the queued events, then the new ones, each once and in order', () => {
  const view: TrackedWindow = {};
  track(view, 'before');
  const listener = vi.fn();
  followEvents(view, listener);
  track(view, 'after');
  expect(names(listener.mock.calls.map(([event]) => event))).toEqual(['before', 'after']);
});

test('a listener without replay receives only new events', () => {
  const view: TrackedWindow = {};
  track(view, 'before');
  const listener = vi.fn();
  followEvents(view, listener, { replay: false });
  track(view, 'after');
  expect(names(listener.mock.calls.map(([event]) => event))).toEqual(['after']);
});

test('several listeners are possible, and each can unsubscribe', () => {
  const view: TrackedWindow = {};
  const first = vi.fn();
  const second = vi.fn();
  const end = followEvents(view, first);
  followEvents(view, second);
  track(view, 'one');
  end();
  track(view, 'two');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

test('a script of the site may put its own push in place, as with a data layer', () => {
  const pushed: string[] = [];
  const view: TrackedWindow = { docsGenEvents: [] };
  const queue = view.docsGenEvents ?? [];
  queue.push = (...events) => pushed.push(...events.map(({ name }) => name));
  track(view, 'copy');
  expect(pushed).toEqual(['copy']);
});

test('an element of the page with the name of the queue is not used as the queue', () => {
  // What a browser puts on the window for `<p id="docsGenEvents">`.
  const view = { docsGenEvents: { tagName: 'P' } } as unknown as TrackedWindow;
  track(view, 'copy');
  expect(names(view.docsGenEvents)).toEqual(['copy']);
});
