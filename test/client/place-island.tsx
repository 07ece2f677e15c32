// Islands of a test page, and a host that delays their download.
import { type ComponentType, useEffect, useState } from 'react';
import { afterEach } from 'vitest';
import { hydrateIsland } from '../../src/client/hydrate.tsx';
import { type IslandHost, startIslands } from '../../src/client/start-islands.ts';
import { createIslandScope, type IslandTrigger, renderIsland } from '../../src/render/island.tsx';
import { clientState } from './client-state.ts';

// What the islands of these tests did, in order.
export const log: string[] = [];

export function Counter({ label = 'count' }: { readonly label?: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => void log.push('live'), []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

export const components: Readonly<Record<string, ComponentType<never>>> = { Counter };

/** The host of the entry script, with a door in front of the download. */
export function startWith(islands: Readonly<Record<string, ComponentType<never>>>) {
  let open: () => void = () => undefined;
  const downloaded = new Promise<void>((resolve) => {
    open = resolve;
  });
  const warmed: string[] = [];
  const mounted: string[] = [];
  const state = clientState();
  const host: IslandHost = {
    warm: (element) => warmed.push(element.getAttribute('name') ?? ''),
    async mount(element) {
      const name = element.getAttribute('name') ?? '';
      mounted.push(name);
      await downloaded;
      const component = islands[name];
      if (!component) throw new Error(`${name} could not be downloaded`);
      await hydrateIsland(element, component, state);
    },
  };
  // Listeners live on the document: each test has a document of its own.
  startIslands(document, host);
  return { open, warmed, mounted };
}

export function place<P extends object>(
  name: string,
  component: ComponentType<P>,
  props: P,
  when: IslandTrigger = 'interaction',
): HTMLElement {
  const template = document.createElement('div');
  template.innerHTML = renderIsland(createIslandScope(new Map(), 't'), { name, when, component, props });
  document.body.append(template);
  const island = template.firstElementChild;
  if (!(island instanceof HTMLElement)) throw new Error('The island has no element.');
  return island;
}

/** One turn of the event loop: React's work and all promises that were due are over. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

export const inside = (island: HTMLElement, selector: string): HTMLElement => {
  const found = island.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector} in ${island.outerHTML}`);
  return found;
};

export const click = (target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

// `startIslands` listens for the life of a page, so listeners of earlier tests are taken off with it.
const added: [string, EventListenerOrEventListenerObject, AddEventListenerOptions | boolean | undefined][] = [];

const addEventListener = document.addEventListener.bind(document);

document.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: AddEventListenerOptions | boolean,
) => {
  added.push([type, listener, options]);
  addEventListener(type, listener, options);
};

afterEach(() => {
  for (const [type, listener, options] of added.splice(0)) document.removeEventListener(type, listener, options);
  document.body.innerHTML = '';
  log.length = 0;
});
