// The state that the islands of a test page share: no storage, and the light mode of a page that was just opened.
import type { ClientState } from '../../src/client/context.ts';
import { type ColorModeEnv, createColorModeStore } from '../../src/client/state/color-mode.ts';

export function clientState(env: Partial<ColorModeEnv> = {}): ClientState {
  const colorMode = createColorModeStore({
    prefix: 'mui',
    storage: null,
    matchMedia: undefined,
    document,
    events: window,
    ...env,
  });
  return { config: { prefix: 'mui', themePrefix: 'dg-theme' }, storage: null, colorMode };
}
