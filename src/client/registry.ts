// Every island by its name. Each one is a chunk of its own, fetched on first use.
import type { ComponentType } from 'react';

/** Its props come out of the page's HTML, where the server wrote those of this very component. */
export type IslandComponent = ComponentType<never>;

/** Most need nothing but their name; some say in their element what else to load. */
export type Islands = ReadonlyMap<string, (element: HTMLElement) => Promise<IslandComponent>>;

/** Those of every page: the entry script knows them, and fetches one together with React. */
export const registry: Islands = new Map([
  ['ColorModeToggle', () => import('./islands/ColorModeToggle.tsx').then((module) => module.ColorModeToggle)],
]);
