// Bytes that no browser sends, on a raw socket: nothing of what lies outside the site leaves, and the server lives on.
import { symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { attacks, CANARY, get } from './attack-table.ts';
import { sendRaw, startOver, type TestServer } from './support.ts';

const above = sharedTempDir();
const dist = join(above, 'dist');
let server: TestServer;

beforeAll(async () => {
  await writeFiles(above, {
    'dist/index.html': 'home',
    'dist/404.html': 'lost',
    'dist/ui/index.html': 'ui',
    'dist/.env': CANARY,
    'dist/.git/config': CANARY,
    'dist/.well-known/security.txt': 'mail',
    'dist/.well-known/.key': CANARY,
    'dist/ui/.hidden/index.html': CANARY,
    'dist/ui/.well-known/x.txt': CANARY,
    'secret.txt': CANARY,
    'index.html': CANARY,
    'dist-secret/index.html': CANARY,
    'dist-secret/secret.txt': CANARY,
  });
  await symlink(join(above, 'secret.txt'), join(dist, 'link.txt'));
  await symlink(above, join(dist, 'out'));
  await symlink(join(above, 'dist-secret'), join(dist, 'sibling'));
  await symlink('.env', join(dist, 'env.txt'));
  await symlink('/etc', join(dist, 'etc'));
  await symlink('loop', join(dist, 'loop'));
  server = await startOver(dist, { limits: { headers: 300, request: 60_000, check: 50, idle: 2000 } });
});
afterAll(() => server.close());

const ATTACKS = attacks(above);

test('the table of attacks has at least 150 entries', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
});

describe('an attack', () => {
  test.each(ATTACKS)('%s', async (_, bytes, status) => {
    const answer = await sendRaw(server.port, bytes);
    expect(statusOf(answer)).toBe(status);
    for (const secret of [CANARY, 'root:', above, dirname(above), process.cwd(), 'node:internal', '    at '])
      expect(answer).not.toContain(secret);
    expect(answer.toLowerCase()).not.toContain('\r\nx-evil');
    expect(answer.toLowerCase()).not.toContain('\r\nset-cookie');
    expect(answer.toLowerCase()).not.toContain('access-control-');
    // A machine that is busy may take longer for a good one, too, than the server gives its headers.
    await expect.poll(() => sendRaw(server.port, get('/ui/'))).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\nui$/);
    expect(server.log).toEqual([]);
  });

  test('with a wrong host gets a text that names the setting to change, and repeats no markup', async () => {
    const refused = await sendRaw(
      server.port,
      'GET / HTTP/1.1\r\nHost: Docs.Example:3000\r\nConnection: close\r\n\r\n',
    );
    expect(refused).toContain("add 'docs.example' to server.allowedHosts");
    expect(refused).toContain('text/plain');
    expect(await sendRaw(server.port, 'GET / HTTP/1.1\r\nHost: <b>\r\nConnection: close\r\n\r\n')).not.toContain('<b>');
  });

  // Names that a server answers to: localhost and the addresses of this machine.
  test.each([
    ...['localhost', 'LOCALHOST:3000', 'LOCALHOST', ' localhost ', 'localhost:1', 'localhost:65535'],
    ...['127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:3000'],
  ])('does not include the host "%s"', async (name) => {
    const answer = await sendRaw(server.port, `GET /ui/ HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(200);
  });

  test('does not include the absolute form of this host, which every server must accept', async () => {
    expect(statusOf(await sendRaw(server.port, get('http://localhost:3000/ui/?a')))).toBe(200);
  });
});

describe('a slow client', () => {
  test('that sends its headers one byte at a time is disconnected', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => {}); // Written to after it was cut off.
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X-Slow: a\r\n'), 40);
    await ended;
    clearInterval(drip);
  });

  test('that never sends anything is disconnected', async () => {
    const answer = await sendRaw(server.port, '');
    expect(['', '408']).toContain(answer === '' ? '' : String(statusOf(answer)));
  });

  test('does not delay other clients', async () => {
    const slow = Array.from({ length: 50 }, () => connect(server.port, '127.0.0.1'));
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: loc');
    }
    expect(statusOf(await sendRaw(server.port, get('/ui/')))).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});

test('a site without a file list is asked for plain paths only', async () => {
  const asked: string[] = [];
  const file = { kind: 'file', body: CANARY, type: 'text/plain', tag: 'a', immutable: false } as const;
  const obliging = await startOver(dist, {
    source: {
      async find(path) {
        asked.push(path);
        return file;
      },
      notFound: async () => ({ ...file, body: 'lost' }),
    },
  });
  for (const [, bytes] of ATTACKS) await sendRaw(obliging.port, bytes);
  await obliging.close();
  const strange = asked.filter((path) =>
    /(?:^|\/)\.(?!well-known\/)|[\\#?\u0000-\u001f]|%(?:2e|2f|5c)|\/\/|^\//i.test(path),
  );
  expect(strange).toEqual([]);
  expect(asked.length).toBeGreaterThan(5);
});

/** 0: nothing came. */
function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
