// HTML of demos: content that suspends is part of it if it arrives, what does not arrive is named, and features of browsers work.
import { expect, test, vi } from 'vitest';
import { renderCode } from './render-code.ts';

const CODE = `
const { createElement, lazy, Suspense, use } = require('react');
const within = (content) => createElement(Suspense, { fallback: createElement('i', null, 'wait') }, createElement(content));
const demo = (...children) => async () => ({ default: () => createElement('p', null, ...children) });
const Part = lazy(async () => ({ default: () => createElement('b', null, 'large'.repeat(4000)) }));
const loaded = new Promise((resolve) => setTimeout(resolve, 20, 'data'));
const never = new Promise(() => {});
const throws = () => { throw new Error('no window'); };
handOver({
  Arrives: demo(within(Part), within(() => use(loaded))),
  Outside: demo(createElement(() => use(loaded))),
  Throws: demo(within(throws), 'rest'),
  Never: demo(within(() => use(never)), within(() => use(never))),
  ThrowsOutside: demo(createElement(throws)),
  Newer: async () => {
    const { promise, resolve } = Promise.withResolvers();
    resolve([...new Set([1, 2]).union(new Set([3])).values().map((n) => n * 2)].join());
    const text = await promise;
    return { default: () => text };
  },
  NeverOutside: demo(createElement(() => use(never))),
});`;

const DEMOS = ['Arrives', 'Outside', 'Throws', 'Never', 'ThrowsOutside', 'Newer', 'NeverOutside'];

test('a demo is rendered with what arrives, and what keeps content out of its HTML is named', async () => {
  vi.stubEnv('NODE_ENV', 'production'); // As in a build: development React adds stacks to the HTML.
  const results = await renderCode(CODE, DEMOS);
  const fallback = '<!--$!--><template></template><i>wait</i><!--/$-->';
  const never = expect.stringContaining('a promise that does not resolve');
  expect(results).toMatchObject([
    { html: `<p><!--$--><b>${'large'.repeat(4000)}</b><!--/$--><!--$-->data<!--/$--></p>`, missing: [] },
    { html: '<p>data</p>', missing: [] },
    { html: `<p>${fallback}rest</p>`, missing: [{ text: 'no window' }] },
    { html: `<p>${fallback}${fallback}</p>`, missing: [{ text: never }] },
    { kind: 'threw', text: 'no window' },
    { html: '2,4,6' },
    { kind: 'threw', text: never },
  ]);
});
