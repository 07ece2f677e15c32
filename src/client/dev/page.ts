// Brings the open page to what the server sends now: head and body, while place, focus and selection stay.

import type { DemoUpdate } from '../../model/serve.ts';
import { changeAttributes } from './change-node.ts';
import { endIslands, type Islands, isIsland } from './islands.ts';
import { keepPlace } from './place.ts';
import { loadSheets, SHEET } from './sheets.ts';
import { createTree } from './tree.ts';

export interface Page {
  /** What came into the page; null: only a fresh load can show it. */
  show(html: string): Promise<readonly Element[] | null>;
  /** `module`: what its script is. */
  changeDemo(demo: DemoUpdate, module: unknown): void;
}

/** For scripts of a site that look at its pages when they are opened: parts of this one are new. */
export const MORPHED_EVENT = 'docs-gen:morphed';

/**
 * What scripts look for once, when the page is opened (`../entry.ts`, `../effects/reading.ts`): a page that gets its first one
 * later is loaded anew.
 */
const FOUND_AT_START = [
  '#dg-nav',
  '.dg-contents',
  '.dg-contents-phone',
  '.dg-top',
  '[data-storage-key]',
  '[data-asked]',
  '.dg-zoom',
  '.dg-demo-bar, .dg-tabs-chosen',
];

/** `html`: what the server sent for the document as it stands. */
export function createPage(view: Window & typeof globalThis, html: string, islands: Islands): Page {
  const { document } = view;
  const parse = (text: string) => new view.DOMParser().parseFromString(text, 'text/html');
  const added = new Set<Element>();
  const tree = createTree({
    isOpaque: isIsland,
    goesOn: islands.goesOn,
    added(live, former) {
      added.add(live);
      islands.start(live, former);
    },
    removed: endIslands,
  });
  let from = parse(html);
  tree.pair(document.head, from.head);
  tree.pair(document.body, from.body);
  const atStart = FOUND_AT_START.map((selector) => from.querySelector(selector) !== null);

  const changeDemo = (demo: DemoUpdate, module: unknown): void => {
    const { id, script } = demo;
    const failed = () => void view.setTimeout(() => changeDemo({ id, script }, module)); // React is at work.
    for (const { former, island } of islands.change(demo, module, failed)) tree.moved(former, island);
  };

  return {
    changeDemo,
    async show(text) {
      const to = parse(text);
      if (needsLoad(from, to, atStart)) return null;
      const dropSheets = await loadSheets(document, to);
      added.clear();
      keepPlace(view, () => {
        changeAttributes(document.documentElement, from.documentElement, to.documentElement);
        addScripts(document, to);
        tree.morphSome(document.head, ownNodes(from), ownNodes(to));
        tree.morph(document.body, from.body, to.body);
      });
      dropSheets();
      from = to;
      document.dispatchEvent(new Event(MORPHED_EVENT));
      return [...added].filter((element) => element.isConnected);
    },
  };
}

/** Scripts have run: none can be taken back, and none run again because their text is another. */
function needsLoad(from: Document, to: Document, atStart: readonly boolean[]): boolean {
  const [before, after] = [scriptsOf(from), scriptsOf(to)];
  const gone = before.some((script) => !after.includes(script));
  const changed = inlineScriptsOf(from) !== inlineScriptsOf(to);
  const isFirst = FOUND_AT_START.some((selector, index) => !atStart[index] && to.querySelector(selector));
  return (gone && after.some((script) => !before.includes(script))) || changed || isFirst;
}

const SCRIPT = 'script[src]';

function scriptsOf(document: Document): string[] {
  return [...document.head.querySelectorAll(SCRIPT)].map((script) => script.getAttribute('src') ?? '');
}

/** Of the head; those in the body see to what stands before them. */
function inlineScriptsOf(document: Document): string {
  const scripts = document.head.querySelectorAll('script:not([src]):not([type*=json]):not([type=speculationrules])');
  return [...scripts].map(({ textContent }) => textContent).join('\n');
}

/** A script that was parsed with another document never runs; one that is made does. */
function addScripts(document: Document, to: Document): void {
  const present = scriptsOf(document);
  for (const script of to.head.querySelectorAll(SCRIPT)) {
    if (present.includes(script.getAttribute('src') ?? '')) continue;
    const live = document.createElement('script');
    for (const { name, value } of script.attributes) live.setAttribute(name, value);
    document.head.append(live);
  }
}

/** Sheets and scripts are seen to apart. */
function ownNodes({ head }: Document): ChildNode[] {
  return [...head.childNodes].filter((node) => !(node instanceof Element && node.matches(`${SHEET}, ${SCRIPT}`)));
}
