// The colour mode inside an island.
import { useContext, useSyncExternalStore } from 'react';
import { ClientContext } from '../context.ts';
import type { ColorModeState, ColorModeStore } from './color-mode.ts';

/** Both are null on the server and in the first render, where no reader is known. */
export function useColorMode(): { readonly state: ColorModeState | null; readonly store: ColorModeStore | null } {
  const store = useContext(ClientContext)?.colorMode ?? null;
  const state = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.getSnapshot ?? unknownState,
    unknownState,
  );
  return { state, store };
}

const subscribeToNothing = () => () => undefined;
const unknownState = (): ColorModeState | null => null;
