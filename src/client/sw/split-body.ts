// Shows an answer while it comes, and gathers it. A stream that is split by the browser drops what it holds when the connection
// breaks: the reader would get an empty page in the place of half of one.
import { decodedHeaders } from './store.ts';

export interface SplitBody {
  /** Ends where the connection breaks, as a page does without a worker. */
  readonly shown: Response;
  /** All of it; rejects when it breaks, or nobody wants the rest. */
  readonly body: Promise<ArrayBuffer>;
}

export function splitBody(response: Response): SplitBody {
  const reader = response.body?.getReader();
  if (!reader) return { shown: response, body: Promise.resolve(new ArrayBuffer()) }; // A redirect, which the browser follows.
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let stream: ReadableStream<Uint8Array> | undefined;
  const body = new Promise<ArrayBuffer>((resolve, reject) => {
    stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
            resolve(new Blob(chunks).arrayBuffer());
          } else {
            chunks.push(value);
            controller.enqueue(value);
          }
        } catch (error) {
          controller.close();
          reject(error);
        }
      },
      cancel(reason) {
        reject(reason);
        return reader.cancel(reason);
      },
    });
  });
  body.catch(() => undefined); // Not all who split an answer want all of it.
  const { status, statusText } = response;
  return { shown: new Response(stream, { status, statusText, headers: decodedHeaders(response) }), body };
}
