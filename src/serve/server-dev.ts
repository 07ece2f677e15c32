// What a watching server answers beside the site: the script of open pages, the stream that tells them of changes, and the way into the author's editor.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/parse-json.ts';
import type { FileSystem } from '../model/deps.ts';
import type { BrowserError, ServedFile, Session, ShownProblem } from '../model/serve.ts';
import { DEMO_MODULE } from './demo-module.ts';
import { isSameOrigin } from './security-host.ts';
import { LAST_ANSWER, sendText } from './server-text.ts';

export interface EditorPlace {
  /** Absolute, links followed. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface DevSide {
  /** Known to the pages of this server only. */
  readonly token: string;
  readonly subscribe: Session['subscribe'];
  /** Puts what pages need into their HTML. */
  readonly inject: (html: string, base: string) => string;
  /** What is shown while the site has nothing to show, with what pages need. */
  readonly problemPage: (base: string) => string;
  /** Script of the pages. */
  readonly script: () => Promise<ServedFile>;
  /** Absolute: only files below it are opened. */
  readonly root: string;
  /** What went wrong, as a sentence; null: the editor was started. */
  readonly openInEditor: (place: EditorPlace) => Promise<string | null>;
  /** What is known of an error that a page has seen; null: nothing. */
  readonly thrown: (error: BrowserError) => Promise<ShownProblem | null>;
  readonly fs: Pick<FileSystem, 'resolve'>;
}

export interface DevAnswers {
  answer(request: DevRequest, response: ServerResponse): Promise<void>;
  close(): void;
}

export interface DevRequest {
  readonly request: IncomingMessage;
  /** Below the folder of this server: `events`. */
  readonly name: string;
  readonly query: string;
  readonly scheme: 'http' | 'https';
  readonly send: (file: ServedFile) => Promise<void>;
}

const MAX_STREAMS = 100;
/** Proxies and browsers give up on streams that say nothing for a minute. */
const HEARTBEAT_MS = 15_000;
/** What a page that does not read may leave waiting. */
const MAX_WAITING = 1024 * 1024;
/** Of a place, and of an error with its stack, in bytes. */
const MAX_PLACE = 4096;
const MAX_ERROR = 32_768;

export function createDevAnswers(dev: DevSide, heartbeatMs = HEARTBEAT_MS): DevAnswers {
  const streams = new Set<ServerResponse>();
  const say = (stream: ServerResponse, text: string): void => {
    if (stream.writableLength > MAX_WAITING) stream.destroy();
    else stream.write(text);
  };
  const heart = setInterval(() => {
    for (const stream of streams) say(stream, ': \n\n');
  }, heartbeatMs).unref();

  function stream(response: ServerResponse): void {
    if (streams.size >= MAX_STREAMS) {
      sendText(response, 503, 'Too many pages of this site are open.\n', LAST_ANSWER);
      return;
    }
    streams.add(response);
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 500\n\n');
    const end = dev.subscribe((message) => say(response, `data: ${JSON.stringify(message)}\n\n`));
    response.on('close', () => {
      streams.delete(response);
      end();
    });
  }

  async function open(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request, MAX_PLACE);
    const place = text === null ? null : await placeOf(parseJson(text), dev);
    if (place === null) {
      sendText(response, 404, 'No such file of this project.\n', LAST_ANSWER);
      return;
    }
    const problem = await dev.openInEditor(place);
    if (problem === null) response.writeHead(204).end();
    else sendText(response, 500, `${problem}\n`);
  }

  async function thrown(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request, MAX_ERROR);
    const parsed = browserErrorSchema.safeParse(text === null ? null : parseJson(text));
    const problem = parsed.success ? await dev.thrown(parsed.data) : null;
    if (!problem) return sendText(response, 404, 'No demo of this site.\n', LAST_ANSWER);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(problem));
  }

  return {
    async answer({ request, name, query, scheme, send }, response) {
      const isAsked = (method: string) => request.method === method || (method === 'GET' && request.method === 'HEAD');
      const method = METHODS.get(name);
      if (method === undefined) return sendText(response, 404, 'Nothing is here.\n', LAST_ANSWER);
      if (!isAsked(method)) return sendText(response, 405, 'Method not allowed.\n', { allow: method, ...LAST_ANSWER });
      if (name === 'client.js') return send(await dev.script());
      if (name === 'demo.js') return send(DEMO_MODULE);
      const token = new URLSearchParams(query).get('token') ?? '';
      if (!isSame(token, dev.token) || !isSameOrigin(request.headers, scheme, method === 'POST'))
        return sendText(response, 403, 'Only pages of this server may ask for this.\n', LAST_ANSWER);
      if (name === 'open') return open(request, response);
      if (name === 'thrown') return thrown(request, response);
      if (request.method === 'HEAD') response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
      else stream(response);
    },
    close() {
      clearInterval(heart);
      for (const response of streams) response.end();
    },
  };
}

const METHODS: ReadonlyMap<string, string> = new Map([
  ['client.js', 'GET'],
  ['demo.js', 'GET'],
  ['events', 'GET'],
  ['open', 'POST'],
  ['thrown', 'POST'],
]);

/** In a time that says nothing of how much of it is right. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const browserErrorSchema: z.ZodType<BrowserError> = z.object({
  script: z.string().nullable(),
  message: z.string(),
  stack: z.string(),
});

/** Null: it is longer than `most` bytes. */
async function readBody(request: IncomingMessage, most: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // An `AsyncIterable<any>` by its type: without an encoding, a stream of buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function placeOf(data: unknown, { root, fs }: DevSide): Promise<EditorPlace | null> {
  if (typeof data !== 'object' || data === null || !('file' in data) || typeof data.file !== 'string') return null;
  // An editor of the command line would take a word that starts with a hyphen for an option, and some a control character for a command.
  if (data.file === '' || /[\u0000-\u001f\u007f]/.test(data.file)) return null;
  const folder = await fs.resolve(root).catch(() => null);
  const found = await fs.resolve(resolve(root, data.file)).catch(() => null);
  if (!folder || found?.kind !== 'file' || !found.realPath.startsWith(folder.realPath + sep)) return null;
  const line = 'line' in data ? data.line : null;
  const column = 'column' in data ? data.column : null;
  return { file: found.realPath, line: countOr1(line), column: countOr1(column) };
}

function countOr1(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}
