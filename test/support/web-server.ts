// A host on the loopback address that answers as a test says, and remembers what it was asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Status, then headers; `hang` never answers, `drop` ends the connection. A function is asked each time. */
export type WebAnswer = readonly [status: number, headers?: Readonly<Record<string, string>>] | 'hang' | 'drop';
export type WebAnswers = Readonly<Record<string, WebAnswer | ((method: string, times: number) => WebAnswer)>>;

export interface WebServer {
  /** Without a slash at its end. */
  readonly url: string;
  /** `GET /path`, in the order of the questions. */
  readonly asked: readonly string[];
}

export async function startWebServer(answers: WebAnswers): Promise<WebServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const given = answers[url] ?? ([404] as const);
    const times = asked.filter((line) => line.endsWith(` ${url}`)).length;
    const answer = typeof given === 'function' ? given(method, times) : given;
    if (answer === 'hang') return;
    if (answer === 'drop') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer[0], answer[1]).end(method === 'HEAD' ? undefined : 'text');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  return { url: `http://127.0.0.1:${port}`, asked };
}
