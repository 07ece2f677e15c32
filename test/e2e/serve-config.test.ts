// What the config says of the server, while the server runs: each edit of the file is followed without a new start.
import { once } from 'node:events';
import { copyFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '../serve/support.ts';
import { spawnCli } from '../support/run-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { smallest } from './support/smallest.ts';

const pem = (name: string) => fileURLToPath(new URL(`../fixtures/tls/localhost.${name}`, import.meta.url));
const config = (more = '') => (smallest['site.config.ts'] ?? '').replace('title:', `${more}\n  title:`);

async function watch(root: string, args: readonly string[] = []) {
  const child = spawnCli(['serve', '--watch', '--root', root, '--port', '0', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  await expect.poll(() => /:(\d+)\//.test(stdout)).toBe(true);
  const port = Number(/:(\d+)\//.exec(stdout)?.[1]);
  return {
    child,
    port,
    stdout: () => stdout,
    stderr: () => stderr,
    status: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })).status,
  };
}

test('headers, hosts, servers behind it and the base follow at once', async () => {
  const root = tempDir();
  await writeFiles(root, smallest);
  const { port, status, stderr } = await watch(root);
  const origin = `http://127.0.0.1:${port}`;
  const write = (more: string) => writeFile(join(root, 'site.config.ts'), config(more));
  expect(await status('/ui/')).toBe(200);

  await write("headers: { '/*': { 'X-Own': 'yes' } },");
  await expect.poll(async () => (await fetch(`${origin}/ui/`)).headers.get('x-own')).toBe('yes');

  const back = createServer((request, response) => response.end(`back ${request.url}`)).listen(0, '127.0.0.1');
  onTestFinished(() => void back.close());
  await once(back, 'listening');
  const { port: behind } = back.address() as AddressInfo; // It listens on a port.
  await write(`server: { proxy: { '/api': 'http://127.0.0.1:${behind}' }, allowedHosts: ['docs.acme.example'] },`);
  await expect.poll(async () => (await fetch(`${origin}/api/users`)).text()).toBe('back /api/users');
  expect((await fetch(`${origin}/ui/`)).headers.get('x-own')).toBe(null);
  const named = 'GET /ui/ HTTP/1.1\r\nHost: docs.acme.example\r\nConnection: close\r\n\r\n';
  expect(await sendRaw(port, named)).toMatch(/^HTTP\/1\.1 200 /);

  await write("base: '/docs/',");
  await expect.poll(() => status('/docs/ui/')).toBe(200);
  expect(await sendRaw(port, named)).toMatch(/^HTTP\/1\.1 403 /);
  const moved = await fetch(`${origin}/ui/button/?a`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/docs/ui/button/?a']);
  expect((await fetch(origin, { redirect: 'manual' })).headers.get('location')).toBe('/docs/');
  expect(await status('/nowhere/')).toBe(404);
  const html = await (await fetch(`${origin}/docs/ui/`)).text();
  expect(html).toContain('src="/docs/__docs-gen/client.js"');
  expect(html).toContain('href="/docs/ui/button/"');
  await expect.poll(stderr).toContain(`The address changed in the config. Serving at\n  ${origin}/docs/\n`);

  await write('');
  await expect.poll(() => status('/ui/')).toBe(200);
  expect((await fetch(`${origin}/docs/ui/button/`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/ui/button/',
  );
});

test('a config that is broken at first is followed when it is mended', async () => {
  const root = tempDir();
  await writeFiles(root, { ...smallest, 'site.config.ts': 'export default {\n' });
  const { status } = await watch(root);
  expect(await status('/')).toBe(503);
  await writeFile(join(root, 'site.config.ts'), config("base: '/docs/', headers: { '/*': { 'X-Own': 'yes' } },"));
  await expect.poll(() => status('/docs/ui/')).toBe(200);
});

test('a base of the command line stays', async () => {
  const root = tempDir();
  await writeFiles(root, smallest);
  const { status, stderr, stdout } = await watch(root, ['--base', '/own/']);
  expect(stdout()).toContain('/own/\n');
  await writeFile(
    join(root, 'site.config.ts'),
    config("base: '/docs/', redirects: [{ from: '/gone/*', to: '/ui/:splat' }],"),
  );
  await expect.poll(() => status('/own/gone/button/')).toBe(301);
  expect(await status('/own/ui/')).toBe(200);
  expect(stderr()).not.toContain('another address');
});

test('a certificate is followed on the same port, as soon as its files are there', async () => {
  const root = tempDir();
  await writeFiles(root, smallest);
  const { port, status, stderr } = await watch(root);
  const secure = () =>
    new Promise<number>((resolve) => {
      const asked = request({ host: '127.0.0.1', port, path: '/ui/', rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', () => resolve(0)).end();
    });
  await writeFile(join(root, 'site.config.ts'), config("server: { https: { key: 'own.key', cert: 'own.pem' } },"));
  await expect.poll(stderr).toContain('error serve/missing-certificate');
  expect(await status('/ui/')).toBe(200);
  await writeFile(join(root, 'own.key'), 'no key');
  await copyFile(pem('pem'), join(root, 'own.pem'));
  await expect.poll(stderr).toContain('error serve/bad-certificate');
  expect(await status('/ui/')).toBe(200);
  await copyFile(pem('key'), join(root, 'own.key'));
  await expect.poll(secure).toBe(200);
  await expect.poll(stderr).toContain(`https://127.0.0.1:${port}/\n`);
  await expect.poll(stderr).toContain('No problems left.');
  await writeFile(join(root, 'site.config.ts'), config());
  await expect.poll(() => status('/ui/').catch(() => 0)).toBe(200);
  expect(await secure()).toBe(0);
});
