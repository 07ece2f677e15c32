// Islands that few readers or pages ask for, by name. They are known to the script that brings islands to life, which
// spares the entry script their names; each is fetched after it.
import type { IslandComponent, Islands } from './registry.ts';

export const rareIslands: Islands = new Map<string, (element: HTMLElement) => Promise<IslandComponent>>([
  ['Demo', (element) => import('./islands/demo-of.tsx').then(({ demoOf }) => demoOf(element))],
  ['AdLab', () => import('./islands/AdLab.tsx').then((module) => module.AdLab)],
  ['ColorPlayground', () => import('./islands/ColorPlayground.tsx').then((module) => module.ColorPlayground)],
  ['SettingsPanel', () => import('./islands/SettingsPanel.tsx').then((module) => module.SettingsPanel)],
]);
