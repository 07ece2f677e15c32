// The answer about a package of which nothing is known.
import type { PackageTypes } from '../model/package-types.ts';

/** `missing`: entries that lead nowhere. */
export function emptyTypes(name: string, missing: readonly string[]): PackageTypes {
  return {
    ...{ package: name, version: null, homepage: null },
    ...{ exports: [], omitted: [], inputs: [], missing, lacksReactTypes: false },
  };
}
