// What all islands of a page share. Context does not cross islands by itself: each root is given the same object.
import { createContext } from 'react';
import type { ClientConfig } from '../model/client-config.ts';
import type { ColorModeStore } from './state/color-mode.ts';
import type { SettingsStorage } from './state/scheme.ts';

export interface ClientState {
  readonly config: Pick<ClientConfig, 'prefix' | 'themePrefix'>;
  /** Null where the browser forbids it. */
  readonly storage: SettingsStorage | null;
  readonly colorMode: ColorModeStore;
}

/** Null on the server, where no reader is known. */
export const ClientContext = createContext<ClientState | null>(null);
