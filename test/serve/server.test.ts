// The server answers as a static host does.
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { ask, LONG, siteServer } from './static-site.ts';
import { serveFolder } from './support.ts';

const { folder, server } = siteServer();

describe('the static server', () => {
  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'home'],
    ['/ui/button/', 200, 'text/html; charset=utf-8', 'button'],
    ['/ui/button/?a=1&raw', 200, 'text/html; charset=utf-8', 'button'],
    ['/assets/app-1234.js', 200, 'text/javascript; charset=utf-8', 'let a;'],
    ['/data.json', 200, 'application/json', '{}'],
    ['/feed.xml', 200, 'text/xml; charset=utf-8', '<feed/>'],
    ['/odd.unknown', 200, 'application/octet-stream', '?'],
    ['/%E6%8C%89%E9%92%AE.svg', 200, 'image/svg+xml', '<svg/>'],
    ['/wiki/Help:Contents/', 200, 'text/html; charset=utf-8', 'help'],
    ['/100%25.txt', 200, 'text/plain; charset=utf-8', 'all'],
    ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8', 'mail'],
    ['/empty/a.txt', 200, 'text/plain; charset=utf-8', ''],
    ['/as-is/', 200, 'text/html; charset=utf-8', 'button'],
    ['/nowhere/', 404, 'text/html; charset=utf-8', 'lost'],
    ['/empty/', 404, 'text/html; charset=utf-8', 'lost'],
    ['/ui//button/', 404, 'text/html; charset=utf-8', 'lost'],
    ['/_headers', 404, 'text/html; charset=utf-8', 'lost'],
    ['/_redirects', 404, 'text/html; charset=utf-8', 'lost'],
  ])('answers %s with status %i', async (path, status, type, body) => {
    const answer = await ask(server(), path);
    expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([status, type, body]);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(body)));
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each([
    ['/ui/button', 301, '/ui/button/'],
    ['/ui/button?a=1', 301, '/ui/button/?a=1'],
    ['/old/', 301, '/ui/button/#new'],
    ['/old/?a=1', 301, '/ui/button/?a=1#new'],
    ['/v1/guides/start/', 302, 'https://v1.example/guides/start'],
    ['/at/alert/demo/', 308, '/ui/alert/'],
    ['/find?q=a%2Fb%3Fc', 302, '/search/a/b%3Fc/?q=a%2Fb%3Fc'],
    ['/find', 404, undefined],
  ])('answers %s with status %i', async (path, status, location) => {
    const answer = await ask(server(), path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('answers HEAD like GET without the body', async () => {
    const [get, head] = [await ask(server(), '/long/'), await ask(server(), '/long/', {}, 'HEAD')];
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect([head.status, head.body.length, get.body.length]).toEqual([200, 0, LONG.length]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'rejects the method %s',
    async (method) => {
      const answer = await ask(server(), '/', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('serves files that change while it runs', async () => {
    const folder = tempDir();
    await writeFiles(folder, { 'index.html': 'one' });
    const other = await serveFolder(folder);
    const first = await ask(other, '/');
    await writeFiles(folder, { 'index.html': 'two', 'new/index.html': 'new', _redirects: '/a/ /new/ 302\n' });
    const second = await ask(other, '/', { 'if-none-match': String(first.headers.etag) });
    expect([second.status, second.body.toString()]).toEqual([200, 'two']);
    expect((await ask(other, '/new/')).body.toString()).toBe('new');
    expect((await ask(other, '/a/')).headers.location).toBe('/new/');
  });

  test('answers a missing page with a line of text if there is no 404 page', async () => {
    const answer = await ask(await serveFolder(tempDir()), '/a/');
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Nothing is here.\n']);
  });

  test('serves a site with a base below the base only', async () => {
    const other = await serveFolder(folder, { base: '/docs/' });
    expect((await ask(other, '/docs/')).body.toString()).toBe('home');
    expect((await ask(other, '/docs/ui/button')).headers.location).toBe('/docs/ui/button/');
    expect((await ask(other, '/docs')).status).toBe(404);
    expect((await ask(other, '/ui/button/')).status).toBe(404);
    expect((await ask(other, '/docsui/button/')).status).toBe(404);
  });
});

describe('browser caching', () => {
  test('is unlimited for hashed files, and revalidates pages; the site may override both', async () => {
    const caching = async (path: string) => (await ask(server(), path)).headers['cache-control'];
    expect(await caching('/assets/app-1234.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/data.json')).toBe('no-cache');
    expect(await caching('/ui/button/')).toBe('public, max-age=0, must-revalidate');
    expect(await caching('/assets/gone.js')).toBe('no-cache');
  });

  test('sends the joined headers of the site, without those that would outlive the server', async () => {
    const { headers } = await ask(server(), '/ui/button/');
    expect(headers['x-docs']).toBe('yes, ui');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-other']).toBeUndefined();
    expect((await ask(server(), '/nowhere/')).headers['x-docs']).toBe('yes');
  });

  // What the browser sends in If-None-Match, made of the tag; the status.
  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['a weak tag', (tag: string) => `W/${tag}`, 304],
    ['several tags', (tag: string) => `"other", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['no tag', () => 'other', 200],
  ])('answers If-None-Match with %s correctly', async (_, make, status) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask(server(), '/long/', { 'accept-encoding': encoding });
      const again = await ask(server(), '/long/', {
        'accept-encoding': encoding,
        'if-none-match': make(String(headers.etag)),
      });
      expect(again.status).toBe(status);
      expect(again.headers.etag).toBe(headers.etag);
      if (status === 304) expect(again.body.length).toBe(0);
    }
  });

  test('has a separate tag for each encoding', async () => {
    const tags = new Set<unknown>();
    for (const encoding of ['identity', 'gzip', 'br'])
      tags.add((await ask(server(), '/long/', { 'accept-encoding': encoding })).headers.etag);
    expect(tags.size).toBe(3);
  });

  test('is never used for the 404 page', async () => {
    const { status, body } = await ask(server(), '/nowhere/', { 'if-none-match': '*', range: 'bytes=0-1' });
    expect([status, body.toString()]).toEqual([404, 'lost']);
  });
});
