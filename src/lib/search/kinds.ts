// The kinds of search entries: their order breaks ties, and their weight says how likely a reader means one of them.
import type { SearchKind } from '../../model/search.ts';

/** By kind, in the order of the model. */
export const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  page: 1,
  component: 0.97,
  hook: 0.97,
  function: 0.93,
  type: 0.9,
  heading: 0.86,
  demo: 0.76,
  prop: 0.88,
  slot: 0.8,
  class: 0.85,
  'css-variable': 0.85,
  'theme-key': 0.8,
};

export const SEARCH_KINDS: readonly SearchKind[] = Object.keys(KIND_WEIGHTS).filter(isKind);

function isKind(name: string): name is SearchKind {
  return name in KIND_WEIGHTS;
}
