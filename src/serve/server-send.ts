// Sends one file as a static host does: what the browser has already, in the encoding that it reads, or the part that it asks for.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ServedFile } from '../model/serve.ts';
import { openBody } from './server-body.ts';
import { type Compressor, chooseEncoding, isCompressible } from './server-encoding.ts';
import { type Range, readRange } from './server-range.ts';
import { sendText } from './server-text.ts';

export type Headers = Readonly<Record<string, string>>;

export interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly compressor: Compressor;
  /** Headers of the site; they win over those made here. */
  readonly headers: Headers;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** `status` is 404 for the page that says that nothing is there: it is neither kept nor cut. */
export async function sendFile(file: ServedFile, status: 200 | 404, sending: Sending): Promise<void> {
  const { request, response, compressor } = sending;
  const body = await openBody(file);
  if (body === null) return sendText(response, 404, 'Nothing is here.\n', sending.headers);
  try {
    const isText = isCompressible(file.type, body.bytes);
    const range: Range = status === 200 ? rangeOf(request, file.tag, body.bytes) : { kind: 'all' };
    const encoding = isText && range.kind === 'all' ? chooseEncoding(headerText(request, 'accept-encoding')) : null;
    const headers: Record<string, string> = {
      'content-type': withCharset(file.type),
      'cache-control': file.immutable ? FOR_EVER : ALWAYS_ASK,
      etag: `"${file.tag}${encoding === null ? '' : `-${encoding}`}"`,
      ...(isText ? { vary: 'Accept-Encoding' } : {}),
      ...(status === 200 ? { 'accept-ranges': 'bytes' } : {}),
      ...sending.headers,
      // What is missing now may be there after the next build, whatever a rule says of its folder.
      ...(status === 404 ? { 'cache-control': ALWAYS_ASK } : {}),
    };
    if (status === 200 && hasAlready(request, file.tag)) {
      const { 'content-type': _, ...rest } = headers;
      response.writeHead(304, rest).end();
      return;
    }
    if (range.kind === 'outside') {
      response
        .writeHead(416, { 'content-range': `bytes */${body.bytes}`, 'content-length': 0, ...sending.headers })
        .end();
      return;
    }
    if (encoding !== null) {
      const packed = await compressor.compress(`${file.tag} ${file.type}`, await body.all(), encoding);
      response.writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': packed.length });
      response.end(request.method === 'HEAD' ? undefined : packed);
      return;
    }
    const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, body.bytes - 1];
    const partly = range.kind === 'part' ? { 'content-range': `bytes ${start}-${end}/${body.bytes}` } : {};
    response.writeHead(range.kind === 'part' ? 206 : status, {
      ...headers,
      ...partly,
      'content-length': end - start + 1,
    });
    if (request.method === 'HEAD' || end < start) {
      response.end();
      return;
    }
    const content = body.part(start, end);
    if (content instanceof Uint8Array) response.end(content);
    // A reader who leaves in the middle is no failure.
    else await pipeline(content, response).catch(() => response.destroy());
  } finally {
    await body.close();
  }
}

/** A text is UTF-8; JSON and XML say so themselves. */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** With `If-Range`, a part is sent only of the file that the browser has the rest of. */
function rangeOf(request: IncomingMessage, tag: string, bytes: number): Range {
  const condition = headerText(request, 'if-range');
  if (request.method !== 'GET' || (condition !== undefined && condition !== `"${tag}"`)) return { kind: 'all' };
  return readRange(request.headers.range, bytes);
}

/** The same file in another encoding is the same file. */
function hasAlready(request: IncomingMessage, tag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.some((text) => text === '*' || text === `"${tag}"` || text === `"${tag}-br"` || text === `"${tag}-gzip"`);
}

function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
