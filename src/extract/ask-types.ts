// What the types of a package say: from the cache, else from the compiler.
import { emptyTypes } from '../lib/empty-types.ts';
import { errorMessage } from '../lib/error-message.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { DescribeRequest, PackageTypes, TypeHost } from '../model/package-types.ts';
import { typesCache } from './types-cache.ts';

export interface ExtractOptions {
  /** Asked only where the cache has no answer. null: what is not kept is left out. */
  readonly types: Pick<TypeHost, 'describe'> | null;
  /** null keeps nothing. */
  readonly place: CachePlace | null;
}

export type Answer = { readonly found: PackageTypes } | { readonly failed: string };

export async function askTypes(request: DescribeRequest, { types, place }: ExtractOptions): Promise<Answer> {
  const cache = typesCache(request, place);
  const kept = await cache.load();
  if (kept) return { found: kept };
  if (types === null) return { found: emptyTypes(request.package, []) };
  try {
    const found = await types.describe(request);
    // What is missing today may be there tomorrow, and no file tells of it.
    if (found.missing.length === 0) await cache.save(found);
    return { found };
  } catch (error) {
    return { failed: errorMessage(error) };
  }
}
