// Islands of few pages, by name. They are known to the script that brings islands to life, which spares all other pages
// their names; each is fetched after it.
import type { Islands } from './registry.ts';

export const rareIslands: Islands = new Map([
  ['ColorPlayground', () => import('./islands/ColorPlayground.tsx').then((module) => module.ColorPlayground)],
]);
