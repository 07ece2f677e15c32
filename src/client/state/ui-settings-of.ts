// The one settings store of a page, made when the first island asks for it: most readers never do.
import type { ClientState } from '../context.ts';
import { createUiSettingsStore, type UiSettingsStore } from './ui-settings.ts';

const stores = new WeakMap<ClientState, UiSettingsStore>();

export function uiSettingsOf(state: ClientState): UiSettingsStore {
  const known = stores.get(state);
  if (known) return known;
  const store = createUiSettingsStore({
    prefix: state.config.prefix,
    storage: state.storage,
    document,
    events: window,
  });
  stores.set(state, store);
  return store;
}
