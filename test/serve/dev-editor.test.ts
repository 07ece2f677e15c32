// The dev server opens files of the project in the editor, and no others.
import { describe, expect, test } from 'vitest';
import { sendRaw, type TestServer } from './support.ts';
import { ask, OPEN, watching } from './watching-server.ts';

describe('the editor', () => {
  const post = (server: TestServer, body: string) =>
    ask(server, OPEN, { method: 'POST', headers: { origin: `http://localhost:${server.port}` }, body });

  test.each([
    [{ file: 'content/a.md', line: 3, column: 7 }, 3, 7],
    [{ file: 'content/a.md' }, 1, 1],
    [{ file: 'content/a.md', line: '3; rm', column: -1 }, 1, 1],
    [{ file: './content/../content/a.md', line: 2.5, column: 1e300 }, 1, 1],
  ])('opens %j', async (body, line, column) => {
    const server = await watching();
    expect((await post(server, JSON.stringify(body))).status).toBe(204);
    expect(server.opened).toEqual([{ file: expect.stringMatching(/root\/content\/a\.md$/), line, column }]);
  });

  test.each([
    ['../secret.md'],
    ['../root-secret/a.md'],
    ['/etc/passwd'],
    ['content/link.md'],
    ['content'],
    ['.'],
    [''],
    ['content/none.md'],
    ['content/a.md\0'],
    ['content/a.md/'.repeat(100)],
    ['a'.repeat(3000)],
  ])('does not open %j', async (file) => {
    const server = await watching();
    expect((await post(server, JSON.stringify({ file }))).status).toBe(404);
    expect(server.opened).toEqual([]);
  });

  test.each(['', 'no JSON', 'null', '[]', '{"file":1}', '"content/a.md"'])('ignores %j', async (body) => {
    expect((await post(await watching(), body)).status).toBe(404);
  });

  test('receives only a position', async () => {
    const server = await watching();
    const body = JSON.stringify({ file: 'content/a.md', more: 'a'.repeat(10_000) });
    const bytes = `POST ${OPEN} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    expect(await sendRaw(server.port, bytes)).not.toContain('204');
    expect(server.opened).toEqual([]);
    expect((await ask(server, '/')).status).toBe(200);
  });

  test('reports an error when it cannot be started', async () => {
    const server = await watching({ failure: 'The editor could not be started. Set $EDITOR.' });
    const { status, text } = await post(server, '{"file":"content/a.md"}');
    expect([status, text]).toEqual([500, 'The editor could not be started. Set $EDITOR.\n']);
  });
});
