// Items of long lists: remark-rehype asks each item whether any of its list is loose, which takes the square of their number.
import type { List } from 'mdast';
import { defaultHandlers } from 'remark-rehype';

type ItemHandler = (typeof defaultHandlers)['listItem'];

/** A list is looked through once, and its items are given a list without items that says the same. */
export function createItemHandler(): ItemHandler {
  const summaries = new WeakMap<List, List>();
  const summaryOf = (list: List): List => {
    const known = summaries.get(list);
    if (known) return known;
    const made: List = { type: 'list', spread: isLoose(list), children: [] };
    summaries.set(list, made);
    return made;
  };
  return (state, node, parent) =>
    defaultHandlers.listItem(state, node, parent?.type === 'list' ? summaryOf(parent) : parent);
}

function isLoose({ spread, children }: List): boolean {
  return Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1);
}
