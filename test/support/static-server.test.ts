// The server that browser tests rely on answers as a static host does.
import { describe, expect, test } from 'vitest';
import { staticServer } from './static-server.ts';
import { tempDir } from './temp-dir.ts';
import { writeFiles } from './write-files.ts';

async function serve(base?: string) {
  const dir = tempDir();
  await writeFiles(dir, {
    'index.html': 'home',
    'ui/button/index.html': 'button',
    'empty/a.txt': 'a',
    '404.html': 'lost',
    'assets/app.js': 'let a;',
    '按钮.svg': '<svg/>',
  });
  return staticServer(dir, base === undefined ? {} : { base });
}

describe('staticServer', () => {
  // Path; status, media type, body.
  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'home'],
    ['/ui/button/', 200, 'text/html; charset=utf-8', 'button'],
    ['/ui/button/?a=1', 200, 'text/html; charset=utf-8', 'button'],
    ['/assets/app.js', 200, 'text/javascript; charset=utf-8', 'let a;'],
    ['/%E6%8C%89%E9%92%AE.svg', 200, 'image/svg+xml', '<svg/>'],
    ['/nowhere/', 404, 'text/html; charset=utf-8', 'lost'],
    ['/empty/', 404, 'text/html; charset=utf-8', 'lost'],
    ['/..%2f..%2fetc/passwd', 404, 'text/html; charset=utf-8', 'lost'],
  ])('%s', async (path, status, type, body) => {
    const { origin, close } = await serve();
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      status,
      type,
      body,
    ]);
    await close();
  });

  test('a folder without its slash is redirected', async () => {
    const { origin, close } = await serve();
    const response = await fetch(`${origin}/ui/button?a=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/ui/button/?a=1']);
    await close();
  });

  test('a site with a base is served below it only', async () => {
    const { origin, close } = await serve('/docs/');
    expect(await (await fetch(`${origin}/docs/ui/button/`)).text()).toBe('button');
    expect((await fetch(`${origin}/ui/button/`)).status).toBe(404);
    await close();
  });
});
