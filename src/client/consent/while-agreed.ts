// Runs what a site can do without for as long as its reader agrees, and loads it no earlier.
import type { ConsentStore } from './store.ts';

/** Starts the service and returns what ends it. `isNew`: the reader has agreed on this very page. */
export type StartService = (isNew: boolean) => () => void;

export function whileAgreed(
  consent: Pick<ConsentStore, 'getSnapshot' | 'subscribe'>,
  load: () => Promise<StartService>,
): void {
  let loaded: StartService | null = null;
  let isLoading = false;
  let stop: (() => void) | null = null;
  const follow = async (isNew: boolean): Promise<void> => {
    if (!isAgreed()) {
      stop?.();
      stop = null;
      return;
    }
    if (stop || isLoading) return;
    isLoading = true;
    try {
      loaded ??= await load();
    } catch (error) {
      console.error(error);
    }
    isLoading = false;
    // The reader may have thought better of it meanwhile.
    if (loaded && isAgreed()) stop = loaded(isNew);
  };
  const isAgreed = (): boolean => consent.getSnapshot() === 'all';
  consent.subscribe(() => void follow(true));
  void follow(false);
}
