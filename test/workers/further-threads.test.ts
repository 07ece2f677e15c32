// Threads are started where they pay, and never where the parts of a plugin would be torn apart.
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import type { Plugin } from '../../src/model/plugin.ts';
import { furtherThreads } from '../../src/workers/further-threads.ts';
import { testSite } from '../support/site.ts';

const site = testSite();
const pages = (count: number, size: number) => Array.from({ length: count }, () => ({ text: 'x'.repeat(size) }));

test.each([
  ['0 and 1 are the main thread alone', 0, 10, 0],
  ['0 and 1 are the main thread alone', 1, 10, 0],
  ['a number is taken as it is, however small the site', 3, 10, 2],
  ['no thread is started that would get no page', 8, 3, 2],
  ['a site without pages needs none', 4, 0, 0],
  ['small sites are compiled alone', 'auto', 100, 0],
] as const)('the number of further threads: %s', (_, workers, count, expected) => {
  expect(furtherThreads(workers, pages(count, 100), site)).toBe(expected);
});

test('a large site gets the threads of the machine, up to four', () => {
  const many = Math.min(4, availableParallelism()) - 1;
  expect(furtherThreads('auto', pages(4000, 11_000), site)).toBe(many);
  expect(furtherThreads('auto', pages(40, 1_100_000), site)).toBe(many); // It is the text that counts.
});

describe('plugin slots that share state stay in one thread', () => {
  const remark = [() => () => {}];
  const plugin = (slots: Partial<Plugin>): Plugin => ({ name: 'a', version: '1', ...slots });
  test.each<[string, Plugin[], (typeof remark)[number][], number]>([
    ['remark alone', [plugin({ remark, rehype: remark })], [], 1],
    ['pages alone', [plugin({ pages: (value) => ({ value, diagnostics: [] }) })], [], 1],
    ['remark and artifacts of two plugins', [plugin({ remark }), plugin({ artifacts: () => [] })], [], 1],
    ['remark and pages', [plugin({ remark, pages: (value) => ({ value, diagnostics: [] }) })], [], 0],
    ['rehype and artifacts', [plugin({ rehype: remark, artifacts: () => [] })], [], 0],
    ['remark and head', [plugin({ remark, head: () => [] })], [], 0],
    ['remark of the config, and artifacts', [plugin({ artifacts: () => [] })], remark, 0],
    ['remark of the config', [], remark, 1],
  ])('for %s', (_, plugins, remarkPlugins, expected) => {
    const own = { plugins, markdown: { ...site.markdown, remarkPlugins } };
    expect(furtherThreads(2, pages(10, 100), own)).toBe(expected);
  });
});
