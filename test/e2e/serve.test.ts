// `docs-gen serve` as its users start it: a process of its own that says where it is, sends the built site, and ends when it is told to.
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { spawnCli } from '../support/run-cli.ts';
import { fixture } from './support/build-site.ts';
import { sharedBuild } from './support/shared-builds.ts';

const root = fixture('family');
let out: string;

beforeAll(async () => {
  out = await sharedBuild(root);
});

async function serve(...args: string[]) {
  const child = spawnCli(['serve', '--root', root, '--out', out, '--port', '0', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      stdout += text;
      const [address] = /http:\/\/[^\s/]+/.exec(stdout) ?? [];
      if (address) resolve(address);
    });
    child.on('close', (code) => reject(new Error(`It ended with ${code}: ${stdout}${stderr}`)));
  });
  return { child, origin, stdout: () => stdout, stderr: () => stderr };
}

describe('serve', () => {
  test('says where it is, and sends the built site as a host does', async () => {
    const { origin, stdout, stderr } = await serve();
    expect(stdout()).toBe(`Serving ${out} at\n  ${origin}/\n`);
    expect(stderr()).toBe('');
    const page = await fetch(`${origin}/ui/button/`, { headers: { 'accept-encoding': 'br' } });
    expect([page.status, page.headers.get('content-type'), page.headers.get('content-encoding')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'br',
    ]);
    const html = await page.text();
    expect(html).toContain('<h1');
    expect(html).not.toContain('__docs-gen');
    expect(page.headers.get('x-family')).toBe('ui');
    const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    expect((await fetch(origin + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const old = await fetch(`${origin}/old/?a=1`, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, '/ui/start/?a=1']);
    expect((await fetch(`${origin}/gone/button`, { redirect: 'manual' })).headers.get('location')).toBe('/ui/button');
    const lost = await fetch(`${origin}/nowhere/`);
    expect([lost.status, (await lost.text()).includes('<h1')]).toEqual([404, true]);
  });

  test('below a base, all of it is', async () => {
    const { origin, stdout } = await serve('--base', '/docs/');
    expect(stdout()).toContain(`  ${origin}/docs/\n`);
    expect((await fetch(`${origin}/docs/ui/button/`)).status).toBe(200);
    expect((await fetch(`${origin}/ui/button/`)).status).toBe(404);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends the server with exit code %i while a connection waits for answers', async (signal, expected) => {
    const { child, origin } = await serve();
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {}); // Reset, where the server ends with answers still to be sent.
    // More answers than fit between two processes, and none is read: a server that waits for open connections waits for ever.
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2000));
    await once(socket, 'readable');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([expected, null]);
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
    await expect(fetch(origin)).rejects.toThrow();
  });
});

describe('serve --watch', () => {
  test('sends a page with the script of the session, and ends with its stream open', async () => {
    const { child, origin } = await serve('--watch', '--quiet');
    const html = await (await fetch(`${origin}/ui/button/`)).text();
    const token = /data-token="([\w-]+)"/.exec(html)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect((await fetch(`${origin}/__docs-gen/client.js`)).headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await fetch(`${origin}/__docs-gen/events?token=other`)).status).toBe(403);
    expect((await fetch(`${origin}/gone/button`, { redirect: 'manual' })).headers.get('location')).toBe('/ui/button');
    const stream = await fetch(`${origin}/__docs-gen/events?token=${token}`);
    const reader = stream.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('retry: ');
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(143);
  });
});
