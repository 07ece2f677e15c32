// A dev server over a small site, and requests to it.
import { symlink } from 'node:fs/promises';
import { request } from 'node:http';
import type { BrowserError, ServeMessage, ShownProblem } from '../../src/model/serve.ts';
import type { ServeOptions } from '../../src/serve/server.ts';
import type { DevSide, EditorPlace } from '../../src/serve/server-dev.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fileDeps, serveFolder, type TestServer } from './support.ts';

const CANARY = 'canary-bird';

export const PROBLEMS: ServeMessage = { kind: 'problems', problems: [] };

const PROBLEM: ShownProblem = {
  code: 'demos/threw-in-browser',
  severity: 'error',
  message: '',
  file: 'content/a.md',
  line: 1,
  column: 1,
  frame: '> 1 | # A',
};

interface Watching extends TestServer {
  readonly opened: readonly EditorPlace[];
  readonly thrown: readonly BrowserError[];
  readonly tell: (message: ServeMessage) => void;
  readonly listeners: () => number;
}

export async function watching(options: Partial<ServeOptions> & { readonly failure?: string } = {}): Promise<Watching> {
  const folder = tempDir();
  await writeFiles(folder, {
    'root/dist/index.html': '<body>home</body>',
    'root/dist/long/index.html': `<body>${'long '.repeat(1000)}</body>`,
    'root/content/a.md': '# A',
    'root-secret/a.md': CANARY,
    'secret.md': CANARY,
  });
  const root = `${folder}/root`;
  await symlink(`${folder}/secret.md`, `${root}/content/link.md`);
  const listeners = new Set<(message: ServeMessage) => void>();
  const opened: EditorPlace[] = [];
  const thrown: BrowserError[] = [];
  const dev: DevSide = {
    token: 'secret-token',
    subscribe(listener) {
      listeners.add(listener);
      listener(PROBLEMS);
      return () => listeners.delete(listener);
    },
    inject: (html) => html.replace('</body>', '<script src="/__docs-gen/client.js"></script></body>'),
    problemPage: () => '<h1>problems</h1>',
    script: async () => ({ kind: 'file', body: 'let dev;', type: 'text/javascript', tag: 's', immutable: false }),
    root,
    async openInEditor(place) {
      opened.push(place);
      return options.failure ?? null;
    },
    async thrown(error) {
      thrown.push(error);
      return error.script === null ? null : { ...PROBLEM, message: error.message };
    },
    fs: fileDeps.fs,
  };
  const server = await serveFolder(`${root}/dist`, { dev, ...options });
  return {
    ...server,
    opened,
    thrown,
    tell(message) {
      for (const listener of listeners) listener(message);
    },
    listeners: () => listeners.size,
  };
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function ask({ port }: TestServer, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; text: string; type: string | undefined }>((resolve, reject) => {
    const all = { host: `localhost:${port}`, ...headers };
    const sent = request({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (response) => {
      const end = (text: string) =>
        resolve({ status: response.statusCode ?? 0, text, type: response.headers['content-type'] });
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        // A stream says something at once, and does not end.
        if (response.headers['content-type'] === 'text/event-stream') {
          sent.destroy();
          end(text);
        }
      });
      response.on('end', () => end(text));
      response.on('error', () => end(text));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const EVENTS = '/__docs-gen/events?token=secret-token';

export const OPEN = '/__docs-gen/open?token=secret-token';

export const THROWN = '/__docs-gen/thrown?token=secret-token';
