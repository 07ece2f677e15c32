// Keeps what the types of a package say: the compiler takes seconds for what changes with an update only.
import { posix } from 'node:path';
import * as z from 'zod';
import { version } from '../../package.json';
import { sha256 } from '../lib/node/hash.ts';
import { type CachePlace, type StampedCache, stampedCache } from '../lib/node/stamped-cache.ts';
import type { DescribeRequest, PackageTypes } from '../model/package-types.ts';

/** What package managers write: a package may be another though its own `package.json` looks the same. */
const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/** Without the files that it was made of, which are kept beside it. */
type KeptTypes = Omit<PackageTypes, 'inputs'>;

export interface TypesCache {
  load(): Promise<PackageTypes | null>;
  save(types: PackageTypes): Promise<void>;
}

/** One file for each package and what is asked of it. */
export function typesCache(request: DescribeRequest, place: CachePlace | null): TypesCache {
  const key = sha256(JSON.stringify(request));
  const cache: StampedCache<KeptTypes> = stampedCache(
    {
      name: `types-${request.package.replace(/[^\w.-]+/g, '-').replace(/^-/, '')}-${key.slice(0, 8)}.json`,
      version: `13 ${version}`,
      codec: z.custom<KeptTypes>((value) => typeof value === 'object' && value !== null && 'exports' in value),
      isOptional: (path) => LOCK_FILES.includes(posix.basename(path)),
    },
    place,
  );
  return {
    async load() {
      const kept = await cache.load(key);
      return kept && { ...kept.value, inputs: kept.inputs };
    },
    async save({ inputs, ...value }) {
      const locks = LOCK_FILES.map((name) => posix.join(request.root, name));
      await cache.save(key, { value, inputs: [...inputs, ...locks] });
    },
  };
}
