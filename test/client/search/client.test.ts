// Both sides over a real channel: the page’s client, and what the worker runs.
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerClient } from '../../../src/client/search/client.ts';
import type { FromWorker, ToWorker } from '../../../src/client/search/messages.ts';
import { serveSearch } from '../../../src/client/search/serve.ts';
import type { SearchAnswer } from '../../../src/model/search.ts';
import { indexFiles } from '../../../src/search/index-files.ts';
import { PAGES, SITE } from '../../search/support/search-page.ts';

const QUERY = { text: 'button', language: 'en', product: 'ui', isOnly: false, kinds: null, limit: 5 };
const files = new Map(indexFiles(PAGES, SITE).map(({ path, body }) => [`/docs/${path}`, body]));
const ended: (() => void)[] = [];

afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function open(isOnline: () => boolean = () => true) {
  const asked: string[] = [];
  const client = createWorkerClient({
    base: '/docs/',
    scope: QUERY,
    start: () => {
      const { port1, port2 } = new MessageChannel();
      const terminate = () => port1.close();
      ended.push(terminate);
      const listen = (port: typeof port1) => (type: string, listener: (event: { readonly data: never }) => void) => {
        if (type === 'message') port.on('message', (data) => listener({ data: data as never }));
      };
      serveSearch(
        { postMessage: (message) => port2.postMessage(message), addEventListener: listen(port2) },
        {
          fetch: async (address) => {
            asked.push(address);
            return new Response(isOnline() ? String(files.get(address)) : '', { status: isOnline() ? 200 : 503 });
          },
          pause: () => new Promise((resolve) => setImmediate(resolve)),
        },
      );
      return { postMessage: (message) => port1.postMessage(message), addEventListener: listen(port1), terminate };
    },
  });
  return { client, asked };
}

describe('a search client', () => {
  it('asks the worker, and is answered', async () => {
    const { client, asked } = open();
    const answers: SearchAnswer[] = [];
    await client.ask(QUERY, (answer) => answers.push(answer));
    expect(answers.at(-1)).toMatchObject({
      isWhole: true,
      query: QUERY,
      hits: [{ href: '/docs/ui/button/' }, {}, {}, {}, {}],
    });
    expect(asked[0]).toBe('/docs/search.json');
  });

  it('says nothing more to a question when a later one was asked', async () => {
    const { client } = open();
    const texts: string[] = [];
    const note = ({ query }: SearchAnswer) => texts.push(query.text);
    await Promise.all(['b', 'bu', 'chip'].map((text) => client.ask({ ...QUERY, text }, note)));
    expect(new Set(texts)).toEqual(new Set(['chip']));
  });

  it('does not pass on an answer that comes after a later question', async () => {
    const sent: ToWorker[] = [];
    let answer: (message: FromWorker) => void = () => undefined;
    const client = createWorkerClient({
      base: '/docs/',
      scope: QUERY,
      start: () => ({
        postMessage: (message) => sent.push(message),
        addEventListener(type: string, listener: (event: never) => void) {
          if (type === 'message') answer = (data) => listener({ data } as never);
        },
        terminate: () => undefined,
      }),
    });
    const opened = client.open();
    answer({ id: 1, kind: 'done' });
    await opened;
    const heard: string[] = [];
    const note = ({ query }: SearchAnswer) => heard.push(query.text);
    const isAsk = (text: string) => (message: ToWorker) => message.kind === 'ask' && message.query.text === text;
    for (const text of ['b', 'bu']) {
      void client.ask({ ...QUERY, text }, note);
      await expect.poll(() => sent.some(isAsk(text))).toBe(true);
    }
    for (const text of ['b', 'bu']) {
      const { id } = sent.find(isAsk(text)) ?? { id: 0 };
      const counts = { kinds: {}, products: {} };
      answer({ id, kind: 'answer', answer: { query: { ...QUERY, text }, hits: [], counts, isWhole: true } });
    }
    expect(heard).toEqual(['bu']);
    client.close();
  });

  it('rejects where the index cannot be had, and opens when it can', async () => {
    let isOnline = false;
    const { client } = open(() => isOnline);
    await expect(client.open()).rejects.toThrow('/docs/search.json was answered with 503.');
    isOnline = true;
    await client.open();
  });

  it('ends what waits when it is closed', async () => {
    const { client } = open();
    const asked = client.ask(QUERY, () => undefined);
    client.close();
    await expect(asked).resolves.toBeUndefined();
  });
});
