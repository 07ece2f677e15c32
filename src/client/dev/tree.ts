// Brings a live document from what the server sent before to what it sends now. Three sides are compared: what scripts and the
// reader did to the page stays wherever the server's own two versions agree.
import { align, inOrder, isSame, NONE } from './align.ts';
import { changeAttributes, changeText, move } from './change-node.ts';

export interface TreeHooks {
  /** An element whose inside belongs to a script: its element is compared and replaced, never changed from outside. */
  readonly isOpaque: (element: Element) => boolean;
  /** Of an opaque element: whether what is live may go on as what the server sends now. */
  readonly goesOn: (live: Element, from: Element, to: Element) => boolean;
  /** `live` takes the place of `former`; null: it is new. Called when it stands in the document. */
  readonly added: (live: Element, former: Element | null) => void;
  /** Called before it leaves the document. */
  readonly removed: (live: Element) => void;
}

export interface Tree {
  /** Learns which live nodes the server's are. */
  pair(live: Node, from: Node): void;
  /** `to` holds afterwards what the next call compares with, with parts of `from` in it. */
  morph(live: Element, from: Element, to: Element): void;
  /** The same for some of an element's children; the others stay as they are. */
  morphSome(live: Element, from: readonly ChildNode[], to: readonly ChildNode[]): void;
  /** `live` was replaced by a script of ours. */
  moved(live: Node, by: Node): void;
}

export function createTree(hooks: TreeHooks): Tree {
  const lives = new WeakMap<Node, Node>();
  const sources = new WeakMap<Node, Node>();
  const know = (from: Node, live: Node): void => {
    lives.set(from, live);
    sources.set(live, from);
  };

  const pair = (live: Node, from: Node): void => {
    know(from, live);
    if (from instanceof Element && isClosed(from)) return;
    const children = [...live.childNodes];
    let start = 0;
    for (const child of from.childNodes) {
      const index = findPair(children, child, start);
      const found = children[index];
      if (!found) continue; // A script has taken it away.
      pair(found, child);
      start = index + 1;
    }
  };

  const isClosed = (element: Element) => element.matches('noscript, template') || hooks.isOpaque(element);

  const create = (to: Node): Node => {
    const live = document.importNode(to, true);
    if (live instanceof Element) hideNoscripts(live);
    pair(live, to);
    return live;
  };
  const add = (
    parent: Element,
    live: Node,
    place: { readonly after: Node | null; readonly before: Node | null },
  ): void => {
    parent.insertBefore(live, place.after ? place.after.nextSibling : place.before);
  };
  const remove = (live: Node): void => {
    if (live instanceof Element) hooks.removed(live);
    live.parentNode?.removeChild(live);
  };
  const replace = (live: Element, to: Element): Element => {
    const next = create(to);
    hooks.removed(live);
    live.replaceWith(next);
    if (!(next instanceof Element)) return live; // A copy of an element is one.
    hooks.added(next, live);
    return next;
  };

  /** What stands in the place of `live` afterwards. */
  const morphNode = (live: Node, from: ChildNode, to: ChildNode): Node => {
    if (isSame(from, to)) {
      to.replaceWith(from); // With all that is known of its inside.
      return live;
    }
    if (!(live instanceof Element && from instanceof Element && to instanceof Element)) {
      know(to, live);
      changeText(live, from.nodeValue ?? '', to.nodeValue ?? '');
      return live;
    }
    if (hooks.isOpaque(from)) {
      if (!hooks.goesOn(live, from, to)) return replace(live, to);
      know(to, live);
      return live;
    }
    if (isClosed(from)) return replace(live, to);
    return morphElement(live, from, to) ? live : replace(live, to);
  };

  const morphElement = (live: Element, from: Element, to: Element): boolean => {
    const changes = plan([...from.childNodes], [...to.childNodes]);
    // A custom element may have made something else of what the server wrote into it: it is asked to do so again.
    if (from.localName.includes('-') && !isUntouched(live, changes.from)) return false;
    // Scripts add to the body and take away from it what they like.
    if (live !== document.body && changes.conflict((child) => isInPlace(child, live))) return false;
    know(to, live);
    changeAttributes(live, from, to);
    run(live, changes);
    return true;
  };

  const isInPlace = (from: Node, place: Node): boolean => lives.get(from)?.parentNode === place;
  const isUntouched = (place: Node, from: readonly ChildNode[]): boolean =>
    place.childNodes.length === from.length && from.every((child) => isInPlace(child, place));

  const run = (parent: Element, { from, to, matches }: Plan): void => {
    const stay = inOrder(matches);
    const used = new Set(matches);
    for (const [index, child] of from.entries()) {
      const live = lives.get(child);
      if (!used.has(index) && live?.parentNode === parent) remove(live);
    }
    const stands = (index: number) => {
      const child = from[index];
      const live = child && stay.has(index) ? lives.get(child) : undefined;
      return live?.parentNode === parent ? live : null;
    };
    let after: Node | null = null;
    for (const [index, child] of to.entries()) {
      const match = matches[index] ?? NONE;
      const former = from[match];
      const live = former ? lives.get(former) : undefined;
      const before = () =>
        matches
          .slice(index)
          .map(stands)
          .find((node) => node !== null) ?? null;
      if (former && live?.parentNode === parent) {
        if (!stay.has(match)) move(parent, live, after ? after.nextSibling : before());
        after = morphNode(live, former, child);
      } else if (former && isSame(former, child)) {
        child.replaceWith(former); // A script has taken it away, and nothing about it is new.
      } else {
        const made = create(child);
        add(parent, made, { after, before: before() });
        if (made instanceof Element) hooks.added(made, null);
        after = made;
      }
    }
  };

  return {
    pair,
    morph(live, from, to) {
      morphElement(live, from, to);
    },
    morphSome(live, from, to) {
      run(live, plan(from, to));
    },
    moved(live, by) {
      const from = sources.get(live);
      if (from) know(from, by);
    },
  };
}

interface Plan {
  readonly from: readonly ChildNode[];
  readonly to: readonly ChildNode[];
  readonly matches: readonly number[];
  /** Whether something that is another now does not stand where the server put it. */
  conflict(isInPlace: (from: ChildNode) => boolean): boolean;
}

function plan(from: readonly ChildNode[], to: readonly ChildNode[]): Plan {
  const matches = align(from, to);
  return {
    from,
    to,
    matches,
    conflict(isInPlace) {
      const becomes = new Map(matches.map((match, index) => [match, to[index]]));
      return from.some((child, index) => {
        if (isInPlace(child) || isBlank(child)) return false;
        const next = becomes.get(index);
        return !isSame(child, next);
      });
    },
  };
}

function isBlank(node: Node): boolean {
  return node instanceof Text && node.data.trim() === '';
}

/** The number of the live node that the server's `child` became; `NONE` where it is gone. */
function findPair(live: readonly Node[], child: Node, start: number): number {
  const isLike = (node: Node) => {
    if (node.nodeName !== child.nodeName) return false;
    return !(node instanceof Element && child instanceof Element) || node.id === child.id;
  };
  const hasAll = (node: Node) =>
    node instanceof Element && child instanceof Element
      ? [...child.attributes].every(({ name, value }) => node.getAttribute(name) === value)
      : node.nodeValue === child.nodeValue;
  const first = live[start];
  if (first && isLike(first) && hasAll(first)) return start;
  const rest = live.slice(start);
  const exact = rest.findIndex((node) => isLike(node) && hasAll(node));
  const like = rest.findIndex(isLike);
  const found = like === 0 || exact === NONE ? like : exact;
  return found === NONE ? NONE : start + found;
}

/** The document was parsed as one without scripts: in a page with scripts, this would be shown. */
function hideNoscripts(live: Element): void {
  const all = live.localName === 'noscript' ? [live] : live.querySelectorAll('noscript');
  for (const element of all) element.textContent = element.innerHTML;
}
