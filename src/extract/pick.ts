// Which exports of a package get pages, by its entry in the config.
import { wildcard } from '../lib/wildcard.ts';
import type { ExportTypes, PackageTypes } from '../model/package-types.ts';
import type { ApiPackageConfig } from '../schema/product-api.ts';

export interface Picked {
  readonly exports: readonly ExportTypes[];
  /** Why the config gives an export of that name no page; null: it does not. */
  readonly reasonOf: (name: string) => 'excluded' | 'not included' | null;
  /** Patterns that no export of the package has. */
  readonly unused: readonly {
    readonly field: 'include' | 'exclude';
    readonly index: number;
    readonly pattern: string;
  }[];
}

/** What asks not to be shown by `@internal` is left out, unless it is named. */
export function pickExports(
  { exports, omitted }: Pick<PackageTypes, 'exports' | 'omitted'>,
  config: ApiPackageConfig,
): Picked {
  const include = config.include.map(toMatcher);
  const exclude = config.exclude.map(toMatcher);
  const reasonOf: Picked['reasonOf'] = (name) => {
    if (exclude.some((matches) => matches(name))) return 'excluded';
    return include.length === 0 || include.some((matches) => matches(name)) ? null : 'not included';
  };
  const picked = exports.filter(
    ({ name, kind, doc }) =>
      config.kinds.includes(kind) && reasonOf(name) === null && (include.length > 0 || !doc.isInternal),
  );
  const missed = omitted.filter(({ isComponent }) => isComponent);
  const unusedOf = (field: 'include' | 'exclude') =>
    config[field].flatMap((pattern, index) => {
      const matches = toMatcher(pattern);
      return [...exports, ...missed].some(({ name }) => matches(name)) ? [] : [{ field, index, pattern }];
    });
  return { exports: picked, reasonOf, unused: [...unusedOf('include'), ...unusedOf('exclude')] };
}

/** What a pattern says of a whole, it says of its parts. */
function toMatcher(pattern: string): (name: string) => boolean {
  const expression = wildcard(pattern);
  return (name) => expression.test(name) || expression.test(name.split('.')[0] ?? '');
}
