// An ad network on the loopback address: a script that shows an ad, and a list of ads, each as a test wants them.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse) => void;

export interface AdHost {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Paths that were asked for since the last `answers`. */
  readonly asked: readonly string[];
  /** Tells how to answer from now on, and forgets what was asked. Any other path is a picture. */
  readonly answers: (answers: { readonly script?: Answer; readonly list?: Answer }) => void;
  readonly close: () => Promise<void>;
}

export const SCRIPT_PATH = '/show.js';
export const LIST_PATH = '/list.json';
/** Leads to a picture that is larger than any screen, whatever follows `?`. */
export const LARGE_PATH = '/large.svg';
export const LARGE_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><path d="M0 0h9v9"/></svg>';

export async function startAdHost(): Promise<AdHost> {
  const asked: string[] = [];
  let given: { readonly script?: Answer; readonly list?: Answer } = {};
  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    response.setHeader('access-control-allow-origin', '*');
    if (url === SCRIPT_PATH) (given.script ?? notFound)(response);
    else if (url === LIST_PATH) (given.list ?? notFound)(response);
    else if (url.startsWith(LARGE_PATH))
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(LARGE_PICTURE);
    else response.writeHead(200, { 'content-type': 'image/gif' }).end(PIXEL);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answers(answers) {
      given = answers;
      asked.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const notFound: Answer = (response) => response.writeHead(404).end();
export const failure: Answer = (response) =>
  response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>');
export const never: Answer = () => undefined;

export function javaScript(text: string): Answer {
  return (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
}

export function json(value: unknown): Answer {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Waits until the test says so. */
export function held(answer: Answer): { readonly answer: Answer; readonly release: () => void } {
  const waiting: ServerResponse[] = [];
  let isReleased = false;
  return {
    answer: (response) => (isReleased ? answer(response) : waiting.push(response)),
    release() {
      isReleased = true;
      for (const response of waiting) answer(response);
    },
  };
}

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
