// The reader's settings inside React: a provider around what uses them, and hooks that say so when it is missing.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { DEFAULT_UI_SETTINGS, type UiAction, type UiSettings, type UiSettingsStore } from './ui-settings.ts';

const StoreContext = createContext<UiSettingsStore | null>(null);

export interface ThemeProviderProps {
  /** Null on the server, where no reader is known: settings then are the defaults. */
  readonly store: UiSettingsStore | null;
  readonly children: ReactNode;
}

export function ThemeProvider({ store, children }: ThemeProviderProps) {
  return <StoreContext value={store ?? NO_READER}>{children}</StoreContext>;
}

/** @throws Error outside a `ThemeProvider`. */
export function useUiSettings(): UiSettings {
  const { subscribe, getSnapshot } = useStore();
  return useSyncExternalStore(subscribe, getSnapshot, () => DEFAULT_UI_SETTINGS);
}

/** @throws Error outside a `ThemeProvider`. */
export function useUiDispatch(): (action: UiAction) => void {
  return useStore().dispatch;
}

function useStore(): UiSettingsStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('Forgot to wrap component in `ThemeProvider`');
  return store;
}

const NO_READER: UiSettingsStore = {
  getSnapshot: () => DEFAULT_UI_SETTINGS,
  subscribe: () => () => undefined,
  dispatch: () => undefined,
};
