// The worker's side: takes questions, and gives what the engine answers to the last of them.
import { errorMessage } from '../../lib/error-message.ts';
import { createEngine, type SearchEngine } from '../../lib/search/engine.ts';
import type { FromWorker, SearchPort, ToWorker } from './messages.ts';

export interface ServeOptions {
  /** As `fetch`; given an address on the site, base included. */
  readonly fetch: (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
  /** Ends after the messages that came meanwhile. */
  readonly pause: () => Promise<void>;
}

export function serveSearch(port: SearchPort<ToWorker, FromWorker>, { fetch, pause }: ServeOptions): void {
  let engine: SearchEngine | null = null;
  let newest = 0;

  const openAt = (base: string): SearchEngine => {
    engine ??= createEngine({
      base,
      pause,
      load: async (path) => {
        const response = await fetch(base + path);
        if (!response.ok) throw new Error(`${base}${path} was answered with ${response.status}.`);
        return response.json();
      },
    });
    return engine;
  };

  const take = async (message: ToWorker): Promise<void> => {
    if (message.kind === 'open') return openAt(message.base).open(message.scope);
    if (engine === null) throw new Error('The search was asked before it was opened.');
    const { id } = message;
    newest = id;
    await engine.ask(
      message.query,
      (answer) => port.postMessage({ id, kind: 'answer', answer }),
      () => newest !== id,
    );
  };

  port.addEventListener('message', ({ data }) => {
    take(data).then(
      () => port.postMessage({ id: data.id, kind: 'done' }),
      (error) =>
        port.postMessage({
          id: data.id,
          kind: 'failed',
          message: errorMessage(error),
        }),
    );
  });
}
