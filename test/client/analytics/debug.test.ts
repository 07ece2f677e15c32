// @vitest-environment happy-dom
// What `?dg-debug=analytics` prints: every event, whether it is sent, and the web vitals of every page load.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printAnalytics } from '../../../src/client/analytics/debug.ts';
import { track } from '../../../src/client/analytics/track.ts';
import { createConsentStore } from '../../../src/client/consent/store.ts';
import type { AnalyticsClientConfig } from '../../../src/model/client-config.ts';

vi.mock('web-vitals', () => {
  const observe = (name: string) => (report: (metric: object) => void) =>
    report({ name, value: 12.5, delta: 2.5, id: `v5-${name}` });
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, observe(name)]));
});

const ADAPTER: AnalyticsClientConfig = { adapter: 'module', script: '/a.js' };
const consentStore = (options: { isAsked?: boolean; isRefusedByBrowser?: boolean } = {}) =>
  createConsentStore({ isAsked: false, isRefusedByBrowser: false, storage: null, events: window, ...options });

let printed: unknown[][] = [];
beforeEach(() => {
  delete window.docsGenEvents;
  printed = [];
  vi.spyOn(console, 'info').mockImplementation((...parts) => void printed.push(parts));
});
afterEach(() => vi.restoreAllMocks());

/** Name and fate of what was printed, without web vitals. */
const events = () =>
  printed.flatMap(([name, , fate]) => (/page_view|demo/.test(String(name)) ? [`${name}: ${fate}`] : []));
const timersRun = () => new Promise((resolve) => setTimeout(resolve, 0));

test('all web vitals are printed, and never reach the adapter', async () => {
  printAnalytics(window, { analytics: ADAPTER, consent: consentStore() });
  await expect.poll(() => printed).toHaveLength(5);
  expect(printed.find(([name]) => name === '[analytics] LCP')).toEqual([
    '[analytics] LCP',
    { value: 2.5, metric_label: 'Web Vitals', metric_value: 12.5, metric_delta: 2.5, metric_id: 'v5-LCP' },
    'not sent: a sample of 0.01 % of page loads sends web vitals',
  ]);
  expect([...(window.docsGenEvents ?? [])]).toEqual([]);
});

test('events are collected while nothing is sent, and by analytics alone once the reader agrees', async () => {
  const consent = consentStore({ isAsked: true });
  printAnalytics(window, { analytics: ADAPTER, consent });
  await timersRun();
  expect(events()).toEqual(['[analytics] page_view: not sent: the reader has not agreed']);
  consent.choose('all');
  document.body.innerHTML = '<button data-ga-event-category="demo">Copy</button>';
  document.querySelector('button')?.click();
  expect(events()).toHaveLength(1);
});

test.each<[string, AnalyticsClientConfig | undefined, Parameters<typeof consentStore>[0], string]>([
  ['runs here', { ...ADAPTER, host: location.hostname }, {}, 'sent'],
  [
    'runs on another host',
    { ...ADAPTER, host: 'acme.example' },
    {},
    'analytics runs on acme.example, this is localhost',
  ],
  ['has no adapter', undefined, {}, 'the site has no analytics adapter'],
  ['is refused by the browser', ADAPTER, { isRefusedByBrowser: true }, 'the browser refuses tracking'],
  ['waits for an answer', ADAPTER, { isAsked: true }, 'the reader has not agreed'],
])('an event is printed while analytics %s', (_, analytics, options, fate) => {
  printAnalytics(window, { analytics, consent: consentStore(options) });
  track(window, 'demo', { eventAction: 'copy' });
  expect(printed.at(-1)).toEqual([
    '[analytics] demo',
    { eventAction: 'copy' },
    fate === 'sent' ? fate : `not sent: ${fate}`,
  ]);
});
