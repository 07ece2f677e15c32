// Errors that open pages report to the dev server: it answers with their place, and reads no more than an error.
import { expect, test } from 'vitest';
import type { TestServer } from './support.ts';
import { ask, THROWN, watching } from './watching-server.ts';

const post = (server: TestServer, body: string) =>
  ask(server, THROWN, { method: 'POST', headers: { origin: `http://localhost:${server.port}` }, body });
const ERROR = { script: '/assets/demos/A-1.js', message: 'broke', stack: 'Error: broke\n at A' };

test('the dev server answers an error with its place', async () => {
  const server = await watching();
  const { status, text, type } = await post(server, JSON.stringify({ ...ERROR, more: 1 }));
  expect([status, type]).toEqual([200, 'application/json']);
  expect(JSON.parse(text)).toMatchObject({ message: 'broke', file: 'content/a.md', line: 1, frame: '> 1 | # A' });
  expect(server.thrown).toEqual([ERROR]);
});

test('the dev server knows nothing of an error that is of no demo', async () => {
  expect((await post(await watching(), JSON.stringify({ ...ERROR, script: null }))).status).toBe(404);
});

test.each([
  '',
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...ERROR, stack: 1 }),
  JSON.stringify({ message: 'broke' }),
  JSON.stringify({ ...ERROR, stack: 'a'.repeat(40_000) }),
])('the dev server ignores what is not an error (%#)', async (body) => {
  const server = await watching();
  expect((await post(server, body)).status).toBe(404);
  expect(server.thrown).toEqual([]);
});
