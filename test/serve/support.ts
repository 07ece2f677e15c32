// A server over a folder of its own, and a client that sends bytes as they are.
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import { type BuiltSite, createBuiltSite } from '../../src/serve/built-site.ts';
import { type ServeOptions, startServer } from '../../src/serve/server.ts';

export const fileDeps = { fs: createFileSystem(), writer: createFileWriter() };

export interface TestServer {
  readonly origin: string;
  readonly port: number;
  readonly site: BuiltSite;
  /** What the terminal would show. */
  readonly log: readonly string[];
  readonly close: () => Promise<void>;
}

/** Ends with the test; call it in one. */
export async function serveFolder(outDir: string, options: Partial<ServeOptions> = {}): Promise<TestServer> {
  const server = await startOver(outDir, options);
  onTestFinished(server.close);
  return server;
}

/** For all tests of a file, which has to close it. */
export async function startOver(outDir: string, options: Partial<ServeOptions> = {}): Promise<TestServer> {
  const base = options.base ?? '/';
  const site = createBuiltSite({ outDir, base }, fileDeps);
  const log: string[] = [];
  const started = await startServer({
    source: site,
    base,
    host: '127.0.0.1',
    port: 0,
    addresses: [],
    allowedHosts: [],
    proxy: {},
    https: null,
    headers: (path) => site.headers(path),
    dev: null,
    log: (text) => log.push(text),
    ...options,
  });
  if (!started.ok) throw new Error(started.reason);
  const { port, close } = started.server;
  return { origin: `${options.https ? 'https' : 'http'}://127.0.0.1:${port}`, port, site, log, close };
}

/** Everything that comes back until the server ends the connection, or, where it stays open, until `enough` matches. */
export function sendRaw(port: number, bytes: string | Buffer, enough?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const done = (): void => {
      socket.destroy();
      resolve(text);
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (enough?.test(text)) done();
    });
    socket.on('close', done);
    socket.on('error', done);
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}
