// Reads files for their hash, a few at a time, and knows the media type of a name.
import type { FileArtifact } from '../model/artifact.ts';
import type { FileDigest, FileSystem } from '../model/deps.ts';

/** A disk is busy with fewer; more would hold as many descriptors open. */
const FILES_AT_ONCE = 8;

export interface DigestOptions<T, R> {
  /** How many of its first bytes `read` wants to see. */
  readonly keep: (item: T) => number;
  readonly read: (item: T, digest: FileDigest) => R | Promise<R>;
  readonly failed: (item: T, error: unknown) => void;
}

/** In the order of `items`; a file that cannot be read is told to `failed`, and left out. */
export async function digestAll<T extends Pick<FileArtifact, 'source' | 'realPath'>, R>(
  items: readonly T[],
  fs: FileSystem,
  { keep, read, failed }: DigestOptions<T, R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += FILES_AT_ONCE) {
    const some = items.slice(start, start + FILES_AT_ONCE);
    const digests = await Promise.allSettled(
      some.map((item) => fs.digest(item.source, keep(item), item.realPath ?? null)),
    );
    for (const [index, item] of some.entries()) {
      const digest = digests[index];
      if (digest?.status === 'fulfilled') results.push(await read(item, digest.value));
      else failed(item, digest?.reason);
    }
  }
  return results;
}

/** The table of types is loaded by sites that have files. */
export async function mediaTypes(): Promise<(name: string) => string> {
  const { lookup } = await import('mrmime');
  return (name) => lookup(name) ?? 'application/octet-stream';
}
