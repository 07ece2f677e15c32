// What all islands of a page share. Context does not cross islands by itself: each root is given the same object.
import { createContext } from 'react';
import type { ColorModeStore } from './state/color-mode.ts';

export interface ClientState {
  readonly colorMode: ColorModeStore;
}

/** Null on the server, where no reader is known. */
export const ClientContext = createContext<ClientState | null>(null);
