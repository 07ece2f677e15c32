// Opens a page whose HTML the test changes.
import { createTree, type TreeHooks } from '../../../src/client/dev/tree.ts';

const hooks: TreeHooks = {
  isOpaque: (element) => element.localName === 'dg-island',
  goesOn: (_, from, to) => from.isEqualNode(to),
  added: () => undefined,
  removed: () => undefined,
};

export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><html><body>${html}</body></html>`, 'text/html').body;
}

/** An open page; `change` brings it to other HTML, as often as wanted. */
export function openPage(html: string, overrides: Partial<TreeHooks> = {}) {
  document.body.innerHTML = html;
  const tree = createTree({ ...hooks, ...overrides });
  let from = bodyOf(html);
  tree.pair(document.body, from);
  return {
    change(next: string) {
      const to = bodyOf(next);
      tree.morph(document.body, from, to);
      from = to;
    },
    find: <T extends Element = HTMLElement>(selector: string): T => {
      const found = document.body.querySelector<T>(selector);
      if (!found) throw new Error(`No ${selector} in ${document.body.innerHTML}`);
      return found;
    },
  };
}
