// `docs-gen serve` over a built site: what it prints, what it sends, and how it ends.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CONFIG, project, serve } from './serving.ts';

describe('serve', () => {
  test('serves the output folder, and prints its address', async () => {
    const running = await serve(await project());
    expect(running.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(running.stdout()).toBe(`Serving dist at\n  ${running.url}\n`);
    expect(await (await fetch(running.url)).text()).toBe('<body>home</body>');
    expect((await fetch(`${running.url}nope/`)).status).toBe(404);
    expect(await running.stop()).toBe(0);
    await expect(fetch(running.url)).rejects.toThrow();
  });

  test('reads the base from the config, or from the command line', async () => {
    const root = await project({ 'site.config.js': CONFIG("base: '/docs/',") });
    expect((await serve(root)).url).toMatch(/:\d+\/docs\/$/);
    const { url } = await serve(root, ['--base', '/v7/']);
    expect(url).toMatch(/:\d+\/v7\/$/);
    expect((await fetch(url)).status).toBe(200);
  });

  test('uses the next port if one is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo; // It listens on a port.
    const running = await serve(await project(), ['--port', String(port)]);
    expect(Number(new URL(running.url).port)).toBeGreaterThan(port);
    expect(running.stdout()).toContain(`Port ${port} is in use. This is the next free port.\n`);
  });

  test('explains how to build if there is no output folder', async () => {
    const running = await serve(await project(), ['--out', 'public']);
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toBe(
      [
        'error serve/missing-output  The site cannot be served: the output folder public does not exist.',
        '  hint: build it with `docs-gen build`, or serve the pages while you write them with `docs-gen serve --watch`.',
        '',
        '1 error.',
        '',
      ].join('\n'),
    );
  });

  test('reports a config that cannot be read, and serves nothing', async () => {
    const running = await serve(await project({ 'site.config.js': 'export default {\n' }));
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('config/syntax');
  });

  test('warns if other machines can reach the site', async () => {
    const running = await serve(await project(), ['--host', '0.0.0.0'], {
      addresses: () => ['192.0.2.7', '2001:db8::7'],
    });
    const { port } = new URL(running.url);
    expect(running.stdout()).toContain('warning serve/open-to-others');
    expect(running.stdout()).toContain(
      `  http://localhost:${port}/\n  http://192.0.2.7:${port}/\n  http://[2001:db8::7]:${port}/\n`,
    );
  });

  test('reports an address that this machine does not have', async () => {
    const running = await serve(await project(), ['--host', '192.0.2.1']);
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('error serve/cannot-listen  The server cannot listen on 192.0.2.1, port 0: ');
  });

  test('opens a browser on request, and continues if there is none', async () => {
    const opened: string[] = [];
    const openBrowser = async (url: string) => {
      opened.push(url);
      return 'xdg-open could not be started';
    };
    const running = await serve(await project(), ['--open'], { openBrowser });
    await expect.poll(running.stderr).toContain('No browser was opened: xdg-open could not be started.\n');
    expect(opened).toEqual([running.url]);
    expect((await fetch(running.url)).status).toBe(200);
  });

  test('opens no browser if the environment forbids it', async () => {
    const openBrowser = async (url: string) => expect.fail(`It opened ${url}.`);
    const running = await serve(await project(), ['--open'], { openBrowser, env: { BROWSER: 'none' } });
    expect((await fetch(running.url)).status).toBe(200);
    expect(await running.stop()).toBe(0);
  });

  test('prints one object with the addresses for --format json', async () => {
    const running = await serve(await project(), ['--format', 'json']);
    await running.stop();
    expect(JSON.parse(running.stdout())).toMatchObject({ ok: true, diagnostics: [], urls: [running.url] });
  });

  test.each([
    ['--port', '65536'],
    ['--port', 'http'],
    ['--host', 'http://localhost'],
    ['--host', 'localhost:3000'],
    ['--host', 'localhost:99999'],
    ['--host', '127.0.0.1:3000'],
    ['--host', '[::1]:3000'],
    ['--host', 'abc:80'],
    ['--host', 'user@localhost'],
    ['--host', 'localhost.'],
    ['--host', ''],
  ])('rejects %s %s as wrong usage', async (...words) => {
    expect(await (await serve('/nowhere', words)).stop()).toBe(2);
  });

  test('reports a missing certificate at its place', async () => {
    const config = CONFIG("server: { https: { key: 'no.key', cert: 'no.pem' } },");
    const running = await serve(await project({ 'site.config.js': config }));
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('The file no.key of `server.https.key` does not exist.');
    expect(running.stdout()).toContain('site.config.js:1:');
  });

  test('reports an invalid certificate', async () => {
    const config = CONFIG("server: { https: { key: 'a.pem', cert: 'a.pem' } },");
    const running = await serve(await project({ 'site.config.js': config, 'a.pem': 'no key' }));
    expect(await running.stop()).toBe(1);
    expect(running.stdout()).toContain('error serve/bad-certificate');
  });
});
