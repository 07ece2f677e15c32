// Web vitals: 0.01 % of page loads (specification §9), names and parameters of behaviour §9.
import { expect, test, vi } from 'vitest';
import { type TrackedWindow, track } from '../../../src/client/analytics/track.ts';
import { type Metric, measureVitals, type VitalsPackage } from '../../../src/client/analytics/web-vitals.ts';

const METRICS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** Each function of the package reports one value at once. */
const fake = (): VitalsPackage => {
  const observe = (name: string) => (report: (metric: Metric) => void) =>
    report({ name, value: 12.5, delta: 2.5, id: `v5-${name}` });
  return Object.fromEntries(METRICS.map((name) => [`on${name}`, observe(name)])) as unknown as VitalsPackage;
};

test.each([
  [0, true],
  [0.00009, true],
  [0.0001, true],
  [0.00010001, false],
  [0.0002, false],
  [0.5, false],
  [0.9999, false],
])('the web vitals with the random number %f are measured: %s', async (number, measured) => {
  const random = vi.fn(() => number);
  const load = vi.fn(async () => fake());
  const view: TrackedWindow = {};
  await measureVitals({ tell: (name, params) => track(view, name, params), random, load });
  expect(random).toHaveBeenCalledTimes(1); // One draw for each page load.
  expect(load).toHaveBeenCalledTimes(measured ? 1 : 0); // Whoever is not measured fetches nothing.
  expect((view.docsGenEvents ?? []).map(({ name }) => name)).toEqual(measured ? METRICS : []);
});

test('each web vital is an event of its name, with the delta as its value', async () => {
  const view: TrackedWindow = {};
  await measureVitals({ tell: (name, params) => track(view, name, params), random: () => 0, load: async () => fake() });
  expect(view.docsGenEvents?.find(({ name }) => name === 'LCP')).toEqual({
    name: 'LCP',
    params: {
      value: 2.5,
      metric_label: 'Web Vitals',
      metric_value: 12.5,
      metric_delta: 2.5,
      metric_id: 'v5-LCP',
    },
  });
});

test('the web-vitals package has the required functions', async () => {
  expect(Object.keys(await import('web-vitals'))).toEqual(expect.arrayContaining(METRICS.map((name) => `on${name}`)));
});
