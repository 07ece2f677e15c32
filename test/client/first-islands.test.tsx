// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrateIsland } from '../../src/client/hydrate.tsx';
import { ColorModeToggle } from '../../src/client/islands/ColorModeToggle.tsx';
import type { IslandComponent } from '../../src/client/registry.ts';
import { createIslandScope, renderIsland } from '../../src/render/island.tsx';
import { englishTexts } from '../../src/render/texts.ts';
import { clientState } from './client-state.ts';

function islandHtml(name: string, component: (props: object) => React.ReactNode): string {
  return renderIsland(createIslandScope(new Map(), 'i'), { name, when: 'interaction', component, props: {} });
}

async function wake(component: IslandComponent, prefersDark = false) {
  const media = Object.assign(new EventTarget(), { matches: prefersDark }) as unknown as MediaQueryList; // Only what is used.
  vi.stubGlobal('matchMedia', () => media);
  const state = clientState({ storage: localStorage, matchMedia: () => media });
  const island = document.querySelector('dg-island');
  if (!(island instanceof HTMLElement)) throw new Error('There is no island.');
  await hydrateIsland(island, component, state);
  const button = island.querySelector('button');
  if (!button) throw new Error('There is no button.');
  const status = () => island.querySelector('[aria-live=polite]')?.textContent;
  return { button, status, colorMode: state.colorMode };
}

let consoleError: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('ColorModeToggle', () => {
  const visibleLabels = (button: Element) =>
    [...button.querySelectorAll('[data-mode-label]:not([hidden])')].map((label) => label.textContent);

  test('its server HTML fits every reader, and hydrates without a difference', async () => {
    localStorage.setItem('mui-mode', 'dark');
    document.body.innerHTML = islandHtml('ColorModeToggle', ColorModeToggle);
    expect(document.querySelectorAll('[data-mode-label]:not([hidden])')).toHaveLength(3);
    const { button, status } = await wake(ColorModeToggle);
    expect(consoleError).not.toHaveBeenCalled();
    expect(visibleLabels(button)).toEqual(['Color mode: Dark']);
    expect(status()).toBe('');
  });

  test('its own words are those of the English table', () => {
    const { settingsMode: title, settingsLight: light, settingsDark: dark, settingsSystem: system } = englishTexts;
    const words = (props: Parameters<typeof ColorModeToggle>[0]) => {
      const html = (component: () => React.ReactNode) => islandHtml('ColorModeToggle', component);
      return html(() => <ColorModeToggle {...props} />);
    };
    expect(words({})).toBe(words({ texts: { title, light, dark, system } }));
    expect(words({})).not.toBe(words({ texts: { title: 'x', light, dark, system } }));
  });

  // The first step away from the system's mode is one that can be seen.
  test.each([
    [false, ['dark', 'light', 'system', 'dark']],
    [true, ['light', 'dark', 'system', 'light']],
  ])('system dark %j: each press is a step, %j', async (prefersDark, modes) => {
    document.body.innerHTML = islandHtml('ColorModeToggle', ColorModeToggle);
    const { button, status, colorMode } = await wake(ColorModeToggle, prefersDark);
    for (const mode of modes) {
      button.click();
      await expect.poll(() => button.dataset.mode).toBe(mode);
      expect(colorMode.getSnapshot().mode).toBe(mode);
      expect(localStorage.getItem('mui-mode')).toBe(mode);
      expect(status()?.toLowerCase()).toBe(`color mode: ${mode}`);
      expect(visibleLabels(button)).toEqual([status()]);
    }
  });

  test('follows the store when something else changes it', async () => {
    document.body.innerHTML = islandHtml('ColorModeToggle', ColorModeToggle);
    const { button, colorMode } = await wake(ColorModeToggle);
    colorMode.setMode('dark');
    await expect.poll(() => button.dataset.mode).toBe('dark');
  });
});
