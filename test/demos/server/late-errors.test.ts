// Errors that code of a demo throws after the demo was rendered: they belong to this demo, whichever runs at that time.
import { expect, test } from 'vitest';
import { renderCode } from './render-code.ts';

/** Texts of the late errors, by demo, each once. `demos`: what each of them does when it is rendered, by name. */
async function lateErrors(demos: Readonly<Record<string, string>>, load = ''): Promise<Record<string, string[]>> {
  const rows = Object.entries(demos).map(
    ([name, code]) =>
      `${JSON.stringify(name)}: () => { ${load} return { default: () => { ${code} return '${name}'; } }; },`,
  );
  const results = await renderCode(`handOver({\n${rows.join('\n')}\n});`, Object.keys(demos));
  for (const { id, kind, ...result } of results)
    expect({ kind, ...result }).toMatchObject({ kind: 'html', html: expect.stringContaining(id) });
  return Object.fromEntries(results.map(({ id, late }) => [id, [...new Set(late.map(({ text }) => text))]]));
}

const IN_TIME = "setTimeout(() => { throw new Error('of a timer'); }, 20);";

test.each([
  ['a promise that is rejected', "Promise.reject(new Error('late'));", 'late'],
  ['a promise that is rejected with a text', "Promise.reject('no error');", 'no error'],
  ['an async function', "(async () => { await null; throw new Error('late'); })();", 'late'],
  ['an import that fails', "Promise.resolve().then(() => require('./nowhere'));", "Cannot find module './nowhere'"],
  ['a microtask', "queueMicrotask(() => { throw new Error('late'); });", 'late'],
  ['a timer', IN_TIME, 'of a timer'],
  ['an interval', "const t = setInterval(() => { clearInterval(t); throw new Error('late'); }, 1);", 'late'],
  ['an immediate', "setImmediate(() => { throw new Error('late'); });", 'late'],
])('the error of %s is attributed to its demo, and the other demos are rendered', async (_, code, text) => {
  const late = await lateErrors({ A: '', B: code, C: '', D: '' });
  expect(late).toEqual({ A: [], B: [expect.stringContaining(text)], C: [], D: [] });
});

test('each of several demos gets its own late error, the last one too', async () => {
  const rejects = (text: string) => `Promise.reject(new Error('${text}'));`;
  expect(await lateErrors({ A: IN_TIME, B: rejects('b'), C: rejects('c') })).toEqual({
    A: ['of a timer'],
    B: ['b'],
    C: ['c'],
  });
});

test('an error that is thrown late by what a demo imports is attributed to that demo', async () => {
  expect(await lateErrors({ A: '' }, "setTimeout(() => { throw new Error('of a module'); }, 0);")).toEqual({
    A: ['of a module'],
  });
});

test('the error of a timer of more than 100 ms is not reported', async () => {
  expect(await lateErrors({ A: "setTimeout(() => { throw new Error('late'); }, 101);" })).toEqual({ A: [] });
});

test('a rejection that is handled is not reported', async () => {
  expect(await lateErrors({ A: "Promise.reject(new Error('late')).catch(() => {});" })).toEqual({ A: [] });
});
