// A host on the loopback address that takes what it is sent, and remembers it.
import { loopbackHost, type Question } from './loopback-host.ts';

export interface Inbox {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  readonly asked: Question[];
}

export function inbox(): Inbox {
  const asked: Question[] = [];
  const host = loopbackHost((question, response) => {
    asked.push(question);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/plain' }).end();
  });
  return Object.assign(host, { asked });
}
