// The page's side: a search client that hands all work to a worker.
import type { SearchAnswer, SearchClient } from '../../model/search.ts';
import type { FromWorker, SearchPort, SearchScope, ToWorker } from './messages.ts';

export interface WorkerClientOptions {
  /** Started when the search is opened for the first time; `terminate` ends it. */
  readonly start: () => SearchPort<FromWorker, ToWorker> & SearchEnd;
  /** Of the site: starts and ends with a slash. */
  readonly base: string;
  /** What is loaded before the first question. */
  readonly scope: SearchScope;
}

interface SearchEnd {
  terminate(): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

interface Waiting {
  readonly onAnswer: (answer: SearchAnswer) => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function createWorkerClient({ start, base, scope }: WorkerClientOptions): SearchClient {
  const waiting = new Map<number, Waiting>();
  let port: ReturnType<WorkerClientOptions['start']> | null = null;
  let opening: Promise<void> | null = null;
  let count = 0;
  let asked = 0;

  const end = (error: Error | null): void => {
    port?.terminate();
    port = null;
    opening = null;
    for (const { resolve, reject } of waiting.values()) error === null ? resolve() : reject(error);
    waiting.clear();
  };

  const started = () => {
    if (port !== null) return port;
    port = start();
    port.addEventListener('message', ({ data }) => settle(data, waiting));
    // A script that does not come, or that throws: the next opening starts another.
    port.addEventListener('error', ({ message }) => end(new Error(message ?? 'The search worker did not start.')));
    return port;
  };

  const send = (message: (id: number) => ToWorker, onAnswer: Waiting['onAnswer'] = () => undefined): Promise<void> => {
    count += 1;
    const id = count;
    const settled = new Promise<void>((resolve, reject) => waiting.set(id, { onAnswer, resolve, reject }));
    started().postMessage(message(id));
    return settled;
  };

  const open = (): Promise<void> => {
    if (opening !== null) return opening;
    const opened = send((id) => ({ id, kind: 'open', base, scope }));
    opening = opened;
    opened.catch(() => {
      if (opening === opened) opening = null;
    });
    return opened;
  };

  return {
    open,
    async ask(query, onAnswer) {
      asked += 1;
      const mine = asked;
      await open();
      if (mine !== asked) return;
      await send(
        (id) => ({ id, kind: 'ask', query }),
        (answer) => {
          if (mine === asked) onAnswer(answer);
        },
      );
    },
    close: () => {
      asked += 1; // Nobody waits for what was asked before.
      end(null);
    },
  };
}

function settle(message: FromWorker, waiting: Map<number, Waiting>): void {
  const one = waiting.get(message.id);
  if (!one) return; // It was closed meanwhile.
  if (message.kind === 'answer') {
    one.onAnswer(message.answer);
    return;
  }
  waiting.delete(message.id);
  if (message.kind === 'done') one.resolve();
  else one.reject(new Error(message.message));
}
