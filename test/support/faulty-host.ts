// A host on the loopback address whose site can be swapped while pages load, and whose connections fail when a test says so.
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { MEDIA_TYPES } from './static-server.ts';

/**
 * `cut`: no answer. `half`: the connection ends in the middle. `short`: half of the file, as if it were all. `delay`: after all
 * other requests that are open. `slow`: when the test releases it.
 */
export type Fault = 'cut' | 'half' | 'short' | 'delay' | 'slow' | 500;

export interface FaultyHost {
  readonly origin: string;
  /** Folder of the site that is published now. */
  folder: string;
  /** Publishes another folder after so many more requests. */
  swapAfter(requests: number, folder: string): void;
  /** Asked for each request. */
  fault: (path: string) => Fault | null;
  /** Number of requests without an answer. */
  readonly open: () => number;
  /** Answers all requests that are slow. */
  readonly release: () => void;
  /** `200 /path`, `cut /path`, in order. */
  readonly answers: string[];
  readonly close: () => Promise<void>;
}

export async function faultyHost(folder: string): Promise<FaultyHost> {
  let swap: { left: number; readonly folder: string } | null = null;
  const queue = new Queue();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (swap && swap.left-- <= 0) {
      host.folder = swap.folder;
      swap = null;
    }
    const fault = host.fault(pathname);
    queue
      .answer(() =>
        answer({ folder: host.folder, path: pathname, fault, hold: () => queue.hold(fault, response) }, response),
      )
      .then(
        (status) => host.answers.push(`${fault ?? status} ${pathname}`),
        () => response.destroy(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const host: FaultyHost = {
    origin: `http://127.0.0.1:${address.port}`,
    folder,
    swapAfter: (left, next) => {
      swap = { left, folder: next };
    },
    fault: () => null,
    open: () => queue.open,
    release: () => queue.release(),
    answers: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}

/** The requests that are open, those that are held included. */
class Queue {
  #running = 0;
  readonly #delayed = new Set<() => void>();
  readonly #slow = new Set<() => void>();

  get open(): number {
    return this.#running + this.#delayed.size + this.#slow.size;
  }

  async answer<T>(run: () => Promise<T>): Promise<T> {
    this.#running++;
    try {
      return await run();
    } finally {
      this.#pause();
    }
  }

  /** A reader who goes elsewhere waits no more. */
  async hold(fault: Fault | null, response: ServerResponse): Promise<void> {
    if (fault !== 'delay' && fault !== 'slow') return;
    const held = fault === 'delay' ? this.#delayed : this.#slow;
    await new Promise<void>((resolve) => {
      const go = () => {
        if (!held.delete(go)) return;
        this.#running++;
        resolve();
      };
      held.add(go);
      response.on('close', go);
      this.#pause();
    });
  }

  release(): void {
    for (const go of [...this.#slow]) go();
  }

  #pause(): void {
    this.#running--;
    // Requests that have arrived meanwhile come first.
    setImmediate(() => {
      if (this.#running === 0) for (const go of [...this.#delayed]) go();
    });
  }
}

interface Asked {
  readonly folder: string;
  readonly path: string;
  readonly fault: Fault | null;
  readonly hold: () => Promise<void>;
}

async function answer({ folder, path, fault, hold }: Asked, response: ServerResponse): Promise<number> {
  if (fault === 'cut') {
    response.destroy();
    return 0;
  }
  const file = join(folder, decodeURIComponent(path), path.endsWith('/') ? 'index.html' : '');
  const found = await readFile(file).catch(() => null);
  const body = found ?? (await readFile(join(folder, '404.html')));
  await hold();
  if (fault === 500) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('The host is out of order.');
    return 500;
  }
  const status = found ? 200 : 404;
  const half = body.subarray(0, body.length >> 1);
  // As `_headers` has it. What was shortened without a sign of it would else stay in the browser for a year, with or without us.
  const forEver = found && path.startsWith('/assets/') && fault !== 'short';
  response.writeHead(status, {
    'content-type': MEDIA_TYPES[extname(found ? file : '.html')] ?? 'application/octet-stream',
    'content-length': fault === 'short' ? half.length : body.length,
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  });
  if (fault === 'half') response.write(half, () => response.destroy());
  else response.end(fault === 'short' ? half : body);
  return status;
}
