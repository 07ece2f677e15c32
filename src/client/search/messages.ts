// What a page and its search worker say to each other.
import type { SearchAnswer, SearchQuery } from '../../model/search.ts';

export type SearchScope = Pick<SearchQuery, 'language' | 'product'>;

/** `id`: of the question, so that answers find the one who asked. */
export type ToWorker =
  | { readonly id: number; readonly kind: 'open'; readonly base: string; readonly scope: SearchScope }
  | { readonly id: number; readonly kind: 'ask'; readonly query: SearchQuery };

export type FromWorker =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: SearchAnswer }
  | { readonly id: number; readonly kind: 'done' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };

/** As much of a worker, or of its other side, as both need: a test gives the ends of a channel. */
export interface SearchPort<In, Out> {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: In }) => void): void;
}
