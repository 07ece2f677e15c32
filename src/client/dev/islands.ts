// Islands of a page that changes: which of them may go on, how one is started anew, and how one is ended.
import type { DemoUpdate, RenamedScript } from '../../model/serve.ts';
import { whenVisible } from '../start-islands.ts';
import { createDemoScripts, demoIdOf } from './demo-scripts.ts';
import { createKeptDemos, type KeptDemos } from './kept-demos.ts';

export const ISLAND = 'dg-island';
const DEMO = 'Demo';
const DEMOS = `${ISLAND}[name="${DEMO}"]`;

export interface Islands {
  /** Whether what is live may go on as what the server sends now. */
  goesOn(live: Element, from: Element, to: Element): boolean;
  /** New ones start when they ask for it, those in the place of a live one at once. */
  start(live: Element, former: Element | null): void;
  /** Demos that are loaded for pages that show them: what their pages say of them is no news. */
  expect(demos: readonly DemoUpdate[]): void;
  /** Where the demo can not go on: the islands in place of which islands of its new script stand now, and these. */
  change(demo: DemoUpdate, module: unknown, failed: () => void): { former: Element; island: Element }[];
  rename(scripts: readonly RenamedScript[]): void;
  /** Address of the script that runs in the demo around an element; null: it is in no demo. */
  scriptOf(element: Element): string | null;
}

/** `base`: path of the site. `kept`: left out, demos always start anew. */
export function createIslands(base: string, kept: KeptDemos = NOTHING_KEPT): Islands {
  const scripts = createDemoScripts();

  const prepare = (island: Element): void => {
    const props = demoProps(island);
    if (props && !isStarted(island)) setSrc(island, kept.prepare(props));
  };
  const goesOnAs = (live: Element, to: Element): boolean => {
    const [own, next] = [demoProps(live), demoProps(to)];
    if (!own || !next || live.getAttribute('prefix') !== to.getAttribute('prefix')) return false;
    const src = kept.shown(own.src);
    if (JSON.stringify({ ...own, src: '' }) !== JSON.stringify({ ...next, src: '' })) return false;
    const id = demoIdOf(next.src, base);
    if (isStarted(live))
      return scripts.isSame(src, next.src) || (demoIdOf(src, base) === id && scripts.isExpected(id, next.src));
    return scripts.isSame(src, next.src) && live.innerHTML === to.innerHTML;
  };
  const start = (live: Element, former: Element | null): void => {
    const islands = isIsland(live) ? [live] : [...live.querySelectorAll(ISLAND)];
    const wasLive = former !== null && isIsland(former) && isStarted(former);
    for (const island of islands) {
      if (!(island instanceof HTMLElement)) continue;
      prepare(island);
      const when = island.getAttribute('when');
      if (wasLive || when === 'load' || when === 'idle') wake(island);
      else if (when === 'visible') whenVisible(island, () => wake(island));
    }
  };
  for (const island of document.querySelectorAll(DEMOS)) prepare(island);

  return {
    /**
     * A demo's script has its content in its name: as long as that and its props are the same, nothing about it is new. Its
     * server HTML may differ still, as the first of several demos holds the styles of all.
     */
    goesOn(live, from, to) {
      if (demoProps(live)) return goesOnAs(live, to);
      const same = ['name', 'props', 'prefix'].every((name) => live.getAttribute(name) === to.getAttribute(name));
      return same && from.isEqualNode(to);
    },
    start,
    expect(demos) {
      for (const { id, script } of demos) scripts.expect(id, script);
    },
    change({ id, script, from }, module, failed) {
      return [...document.querySelectorAll(DEMOS)].flatMap((former) => {
        const props = demoProps(former);
        const shown = kept.shown(props?.src ?? '');
        if (!props || demoIdOf(shown, base) !== id || shown === script) return [];
        const goesOn = from !== undefined && scripts.isSame(shown, from) && isLive(former);
        if (goesOn && kept.goOn(props.src, { script, module, failed })) return [];
        const island = former.cloneNode() as HTMLElement; // A copy of an element is one of its kind.
        setSrc(island, script);
        // Its server HTML is that of the former script: the new one starts anew, and until then the place keeps its size.
        island.setAttribute('client', '');
        island.innerHTML = former.innerHTML;
        endIslands(former);
        former.replaceWith(island);
        start(island, former);
        return [{ former, island }];
      });
    },
    scriptOf(element) {
      const props = element.closest<HTMLElement>(DEMOS);
      const own = props && demoProps(props);
      return own ? kept.shown(own.src) : null;
    },
    rename(renamed) {
      scripts.rename(renamed);
      for (const island of document.querySelectorAll(DEMOS)) {
        const props = demoProps(island);
        const to = renamed.find(({ from }) => from === kept.shown(props?.src ?? ''))?.to;
        if (to === undefined || isStarted(island)) continue;
        setSrc(island, to); // Nobody has loaded it yet, and soon nobody will have the former.
        prepare(island);
      }
    },
  };
}

const NOTHING_KEPT = createKeptDemos({
  module: null,
  importScript: (address) => import(address),
  importReact: () => Promise.reject(new Error('No demo is kept.')),
});

export function isIsland(element: Element): boolean {
  return element.localName === ISLAND;
}

/** null: it is no demo. The server wrote them: `../islands/demo-of.tsx` reads the same. */
function demoProps(island: Element): { readonly src: string } | null {
  return island.matches(DEMOS) ? JSON.parse(island.getAttribute('props') ?? '{}') : null;
}

function setSrc(island: Element, src: string): void {
  const props = demoProps(island);
  if (props && props.src !== src) island.setAttribute('props', JSON.stringify({ ...props, src }));
}

/** Those that were asked to start: React marks their element a little later. */
const woken = new WeakSet<Element>();

function isStarted(island: Element): boolean {
  return woken.has(island) || isLive(island);
}

/** React marks the element of a root. */
function isLive(island: Element): boolean {
  return Object.keys(island).some((key) => key.startsWith('__reactContainer$') && Reflect.get(island, key) !== null);
}

/**
 * The page's script mounts an island when an event asks for it, gives the event back, and does not mount it twice. This one
 * stays with the element and means nothing to it.
 */
export function wake(island: Element): void {
  if (!island.isConnected) return;
  woken.add(island);
  island.dispatchEvent(new Event('change', { cancelable: true }));
}

/** `../hydrate.tsx` listens: effects of components end, and nothing keeps the element. */
export const END_EVENT = 'dg-end';

export function endIslands(leaving: Element): void {
  const islands = isIsland(leaving) ? [leaving] : leaving.querySelectorAll(ISLAND);
  for (const island of islands) {
    if (!isLive(island)) continue;
    woken.add(island); // What takes its place starts at once, and React's mark goes now.
    island.dispatchEvent(new Event(END_EVENT));
  }
}
