// The server over HTTPS, with a certificate of a project.
import { readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { expect, test } from 'vitest';
import { startServer } from '../../src/serve/server.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { sendRaw, serveFolder } from './support.ts';

const pem = (name: string) => readFile(new URL(`../fixtures/tls/localhost.${name}`, import.meta.url), 'utf8');

test('the HTTPS server sends the site, and continues after a request over plain HTTP', async () => {
  const folder = tempDir();
  await writeFiles(folder, { 'index.html': 'home' });
  const https = { key: await pem('key'), cert: await pem('pem') };
  const { port, origin, log } = await serveFolder(folder, { https });
  expect(origin).toMatch(/^https:/);
  const get = () =>
    new Promise<string>((resolve, reject) => {
      request({ host: 'localhost', port, ca: https.cert, family: 4 }, (response) => {
        response.on('data', (chunk: Buffer) => resolve(chunk.toString()));
      })
        .on('error', reject)
        .end();
    });
  expect(await get()).toBe('home');
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).not.toContain('home');
  expect(await get()).toBe('home');
  expect(log).toEqual([]);
});

test('a key that does not belong to the certificate is an error, not a crash', async () => {
  const started = await startServer({
    source: { find: async () => null, notFound: async () => null },
    ...{ base: '/', host: '127.0.0.1', port: 0, addresses: [], allowedHosts: [], proxy: {} },
    https: { key: 'none', cert: await pem('pem') },
    headers: async () => ({}),
    dev: null,
    log: () => {},
  });
  expect(started).toMatchObject({ ok: false, problem: 'certificate', reason: expect.stringMatching(/\w/) });
});
