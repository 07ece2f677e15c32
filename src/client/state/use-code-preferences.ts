// The reader's code preferences inside an island.
import { useContext, useSyncExternalStore } from 'react';
import { ClientContext } from '../context.ts';
import { type CodePreferences, type CodePreferencesStore, codePreferencesOf } from './code-preferences.ts';

/** Both are null on the server and in the first render, where no reader is known. */
export function useCodePreferences(): {
  readonly preferences: CodePreferences | null;
  readonly store: CodePreferencesStore | null;
} {
  const store = useContext(ClientContext) && codePreferencesOf(window);
  const preferences = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.getSnapshot ?? unknown,
    unknown,
  );
  return { preferences, store };
}

const subscribeToNothing = () => () => undefined;
const unknown = (): CodePreferences | null => null;
