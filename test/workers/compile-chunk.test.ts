// What a thread is given of the project: all of it where it is plain data.
import { expect, test } from 'vitest';
import { projectForThread } from '../../src/workers/compile-chunk.ts';
import { testSite } from '../support/site.ts';

const place = { root: '/site' };

test('a site of plain data is handed over', () => {
  const site = testSite({ description: 'Plain.' });
  expect(projectForThread(site, place)).toEqual({ kind: 'site', site });
});

test.each([
  ['a remark plugin', { markdown: { remarkPlugins: [() => () => {}] } }],
  ['a plugin', { plugins: [{ name: 'a', version: '1', remark: [() => () => {}] }] }],
])('%s is loaded where it runs', (_, config) => {
  expect(projectForThread(testSite(config), place)).toEqual({
    kind: 'place',
    place,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
