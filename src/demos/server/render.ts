// Renders an element to complete HTML: content that suspends (`React.lazy`, `use`) is awaited.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { NEVER_ARRIVED, unlessIdle } from './late-errors.ts';

export interface RenderedHtml {
  readonly html: string;
  /** What kept content of a `<Suspense>` out of the HTML, which has the fallback instead. Browsers render that content. */
  readonly missing: readonly unknown[];
}

/**
 * Rejects with what the element throws outside of any `<Suspense>`. It does not use `prerender` of `react-dom/static`, which leaves a
 * boundary whose content never arrives to be resumed by a server: browsers would show its fallback forever.
 */
export async function renderToHtml(element: ReactElement, identifierPrefix: string): Promise<RenderedHtml> {
  const missing = new Set<unknown>();
  let abort: (reason: unknown) => void = () => undefined;
  const isReady = new Promise<PipeableStream>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      identifierPrefix,
      progressiveChunkSize: Number.POSITIVE_INFINITY, // Large content stays where it is, without a script that moves it there.
      onAllReady: () => resolve(stream),
      onShellError: reject,
      onError: (error) => void missing.add(error),
    });
    abort = stream.abort;
  });
  // After that, React is ready too, or rejects the element as a whole.
  unlessIdle(isReady, NEVER_ARRIVED).catch((reason) => abort(reason));
  const { pipe } = await isReady;
  return { html: await text(pipe(new PassThrough())), missing: [...missing] };
}
