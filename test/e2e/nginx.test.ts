// What a real nginx makes of the rules that the build writes for it: the headers that other hosts send, and the redirects.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersOf, readHeaders } from '../../src/serve/server-headers.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { hasNginx, nginxServer } from './support/nginx.ts';
import { smallest } from './support/smallest.ts';

const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example',
  hosts: ['nginx'],
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
  headers: {
    '/ui/*': { 'X-Docs': 'say "yes" \\\\ no; { }', 'Cache-Control': 'no-transform' },
    '/ui/:name/': { 'X-Name': 'one' },
    '/a b/*': { 'X-Space': 'here' },
    '/größe.txt': { 'X-Letter': 'here' },
    '/(odd).*': { 'X-Odd': 'here' },
    '/*': { 'X-All': 'all' },
  },
  redirects: [
    { from: '/old/', to: '/ui/button/' },
    { from: '/v1/:name/*', to: '/ui/:name/?from=:splat', status: 302 },
    { from: '/away/*', to: 'https://other.example/:splat', status: 308 },
    { from: '/all/*', to: '/:splat', status: 302 },
    { from: '/alias/*', to: '/ui/:splat', status: 200 },
    { from: '/größe/', to: '/ui/' },
  ],
};
`;

describe.runIf(hasNginx)('nginx', () => {
  const root = sharedTempDir();
  const outDir = join(root, 'dist');
  const start = nginxServer();
  let origin = '';
  let assets: string[] = [];

  beforeAll(async () => {
    const files = { 'public/a b/one.txt': 'One.\n', 'public/größe.txt': 'Large.\n', 'public/(odd).txt': 'Odd.\n' };
    await writeFiles(root, { ...smallest, ...files, 'site.config.ts': CONFIG });
    await mustBuild(root, 'dist');
    const list = JSON.parse(await readFile(join(outDir, 'asset-manifest.json'), 'utf8'));
    assets = list.files.map(({ path }: { path: string }) => `/${path}`).filter((path: string) => path.endsWith('.css'));
    origin = await start(outDir, ['nginx-redirects.conf', 'nginx-headers.conf']);
  });

  const ask = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });

  test('sends with each file what other hosts are told to send', async () => {
    const rules = readHeaders(await readFile(join(outDir, '_headers'), 'utf8'));
    const paths = [
      '/ui/',
      '/ui/button/',
      '/404.html',
      '/sw.js',
      '/a%20b/one.txt',
      '/gr%C3%B6%C3%9Fe.txt',
      '/(odd).txt',
    ];
    expect(assets).not.toEqual([]);
    for (const path of [...paths, ...assets]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const expected = headersOf(rules, path);
      expect(expected).toHaveProperty('content-security-policy');
      const sent = Object.fromEntries(Object.keys(expected).map((name) => [name, answer.headers.get(name)]));
      expect([path, sent]).toEqual([path, expected]);
      const own = [...answer.headers.keys()].filter((name) => name.startsWith('x-') && !(name in expected));
      expect([path, own]).toEqual([path, []]);
    }
  });

  test('sends the policy with what is not there, too', async () => {
    const answer = await ask('/no/such/page/');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test.each([
    ['/old', 301, '/ui/button/'],
    ['/old/?a=1', 301, '/ui/button/?a=1'],
    ['/v1/button/x/y', 302, '/ui/button/?from=x/y'],
    ['/away/a/b?c=d', 308, 'https://other.example/a/b?c=d'],
    ['/away/', 308, 'https://other.example/'],
    ['/gr%C3%B6%C3%9Fe/', 301, '/ui/'],
    ['/all/ui/', 302, '/ui/'],
  ])('leads %s on with %i to %s', async (path, status, to) => {
    const answer = await ask(path);
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location.replace(origin, '')]).toEqual([status, to]);
  });

  test('answers an alias with the page behind it', async () => {
    const [alias, page] = await Promise.all(['/alias/button/', '/ui/button/'].map(ask));
    expect(alias?.status).toBe(200);
    expect(await alias?.text()).toBe(await page?.text());
  });

  test.each([
    '/all//other.example/',
    '/all/%5Cother.example/',
    '/all/%2Fother.example/',
    '/all/%0d%0aSet-Cookie:%20a=b',
  ])('takes nothing from %s that leads elsewhere or is a header of its own', async (path) => {
    const answer = await ask(path);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(new URL(answer.headers.get('location') ?? '/', origin).origin).toBe(origin);
  });
});
