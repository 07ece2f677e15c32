// A site with redirects and headers, and requests to its server.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { startOver, type TestServer } from './support.ts';

export const LONG = `<p>${'long '.repeat(1000)}</p>`;

export const FILM = randomBytes(5000);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export function ask(
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server;
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

export const SITE = {
  'index.html': 'home',
  '404.html': 'lost',
  'ui/button/index.html': 'button',
  'long/index.html': LONG,
  'empty/a.txt': '',
  'film.mp4': FILM,
  'assets/app-1234.js': 'let a;',
  'data.json': '{}',
  'feed.xml': '<feed/>',
  'odd.unknown': '?',
  '按钮.svg': '<svg/>',
  'wiki/Help:Contents/index.html': 'help',
  '100%.txt': 'all',
  '.well-known/security.txt': 'mail',
  'old/index.html': 'a small page',
  _redirects: [
    '/old/ /ui/button/#new 301!',
    '/ui/button/ /never/ 301',
    '/v1/* https://v1.example/:splat 302',
    '/at/:name/demo/ /ui/:name/ 308',
    '/find q=:word /search/:word/ 302',
    '/as-is/ /ui/button/ 200',
    '',
  ].join('\n'),
  _headers: [
    '/*\n  X-Docs: yes\n  Strict-Transport-Security: max-age=9',
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/ui/*\n  X-Docs: ui\n  Cache-Control: public, max-age=0, must-revalidate',
    'https://other.example/*\n  X-Other: yes',
    '',
  ].join('\n'),
  'asset-manifest.json': JSON.stringify({
    version: 1,
    generation: '',
    files: [{ path: 'assets/app-1234.js', bytes: 6, sha256: '', type: 'text/javascript', immutable: true }],
  }),
};

/** The site in a folder, and its server for all tests of the file that calls this: it runs between their hooks. */
export function siteServer(): { readonly folder: string; readonly server: () => TestServer } {
  const folder = sharedTempDir();
  let server: TestServer | undefined;
  beforeAll(async () => {
    await writeFiles(folder, SITE);
    server = await startOver(folder);
  });
  afterAll(() => server?.close());
  return {
    folder,
    server() {
      if (!server) throw new Error('The server starts in beforeAll: ask for it inside a test.');
      return server;
    },
  };
}
