// TypeScript takes seconds to tell what a changed component is: until it does, pages are made with what it told before.
import type { Site } from '../model/site.ts';
import type { Extracted, HurryTypes } from '../pipeline/api-types.ts';

export interface LateTypesOptions {
  /** Resolves when pages wait no longer. */
  readonly patience: () => Promise<void>;
  /** What pages were made without is there: they are to be made anew. */
  readonly arrived: () => void;
}

interface Pending {
  readonly site: Site;
  isLate: boolean;
}

export function lateTypes({ patience, arrived }: LateTypesOptions): HurryTypes {
  let last: { readonly site: Site; readonly extracted: Extracted } | null = null;
  /** One at a time: what changed meanwhile is asked for when it is over. */
  let pending: Pending | null = null;

  const begin = (site: Site, extract: () => Promise<Extracted>) => {
    const own: Pending = { site, isLate: false };
    pending = own;
    const over = () => {
      if (pending === own) pending = null;
      if (own.isLate) arrived();
    };
    const promise = extract().then((extracted) => {
      last = { site, extracted };
      return extracted;
    });
    promise.then(over, over); // Who made pages without it asks again, and hears of what failed.
    return { own, promise };
  };
  return (site, extract) => {
    // Of another config nothing is known yet.
    const before = last?.site === site ? last.extracted : null;
    if (before && pending?.site === site) {
      pending.isLate = true;
      return async () => before;
    }
    const { own, promise } = begin(site, extract);
    if (!before) return () => promise;
    return () =>
      Promise.race([
        promise,
        patience().then(() => {
          own.isLate = pending === own;
          return before;
        }),
      ]);
  };
}
