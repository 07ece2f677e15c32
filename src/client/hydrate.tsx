// Brings one island to life: the only module that holds react-dom, loaded when the first island asks.
import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ClientContext, type ClientState } from './context.ts';
import { rareIslands } from './rare-registry.ts';
import type { IslandComponent } from './registry.ts';

/** An island that the entry script does not know. */
export async function rareIsland(element: HTMLElement): Promise<IslandComponent> {
  const name = element.getAttribute('name') ?? '';
  const component = rareIslands.get(name);
  if (!component) throw new Error(`No island is called ${name}.`);
  return component(element);
}

/** Resolves when the island's effects have run. An island that throws gets its server HTML back, and says so. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent, state: ClientState): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const serverHtml = element.innerHTML;
  return new Promise((resolve) => {
    const island = (
      <ClientContext value={state}>
        <Live onLive={resolve}>{createElement(component, props as never /* see IslandComponent */)}</Live>
      </ClientContext>
    );
    const options = {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onUncaughtError(error: unknown) {
        console.error(`Island ${name} failed.`, error);
        // React empties the element in this same commit; the reader keeps what the server sent.
        queueMicrotask(() => {
          element.innerHTML = serverHtml;
          resolve();
        });
      },
      onRecoverableError(error: unknown) {
        console.error(`Island ${name} differs from its server HTML.`, error);
      },
    };
    flushSync(() => {
      // What the server could not render starts anew, in the place of what stands there instead.
      const isNew = element.hasAttribute('client');
      const root = isNew ? createRoot(element, options) : hydrateRoot(element, island, options);
      if (isNew) root.render(island);
      element.addEventListener('dg-end', () => root.unmount()); // From `dev/islands.ts`, while an author writes.
    });
  });
}

function Live({ onLive, children }: { readonly onLive: () => void; readonly children: React.ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}
