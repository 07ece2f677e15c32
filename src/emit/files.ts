// Which files of a publication are made, which stay the same, and what becomes of those that it has no more.
import { join } from 'node:path';
import { parseList } from '../lib/node/asset-list.ts';
import { sha256 } from '../lib/node/hash.ts';
import { type Artifact, ASSET_MANIFEST, type ManifestFile } from '../model/artifact.ts';
import type { ShellDeps } from '../model/deps.ts';
import { hasContent, isAsWritten, type LastBuild, type Measures } from './last-build.ts';
import type { PublishPlace } from './place.ts';

export interface FilesToPublish {
  readonly artifacts: readonly Artifact[];
  /** Paths of those that lie in `fresh`. */
  readonly made: ReadonlySet<string>;
  readonly last: LastBuild;
  /** Whether there is any output. */
  readonly isThere: boolean;
}

/** Without the list itself. */
export interface FoundFiles {
  /** All of them lie in `fresh` now. */
  readonly made: readonly string[];
  readonly same: readonly HashedFile[];
  /** Of the last build, as it wrote them, and not of this one. */
  readonly removed: readonly ManifestFile[];
  /** Paths of assets that were retained for one publication, as it left them, and are not part of this one. */
  readonly expired: readonly string[];
  /** Paths of listed files that are published no more and that somebody changed: they are theirs now. */
  readonly changed: readonly string[];
  /** Whether the list says what the published one says. */
  readonly isListed: boolean;
}

export type HashedFile = Pick<ManifestFile, 'path' | 'sha256'>;

type FilesDeps = Pick<ShellDeps, 'fs' | 'writer' | 'progress'> & {
  /** Hears of the file that is looked at. */
  readonly working: (path: string) => void;
};

const CONCURRENT_FILES = 16;

export async function lookAtFiles(
  { artifacts, made: aside, last, isThere }: FilesToPublish,
  { outDir, fresh }: PublishPlace,
  { working, ...deps }: FilesDeps,
): Promise<FoundFiles> {
  const { writer } = deps;
  const measures = measuring(artifacts);
  const isSame = async (artifact: Artifact) =>
    isThere && (await hasContent(join(outDir, artifact.path), measures(artifact), deps));
  const made = [...aside];
  const same: HashedFile[] = [];
  const files = artifacts.filter(({ path }) => path !== ASSET_MANIFEST);
  await forEachBounded(files, CONCURRENT_FILES, async (artifact) => {
    const { path, body, source } = artifact;
    if (!aside.has(path)) {
      if (isStaged(artifact) || (await isSame(artifact))) same.push({ path, sha256: measures(artifact).hash() });
      else {
        working(path);
        if (body !== undefined) await writer.put(join(fresh, path), body);
        else if (source !== undefined) await writer.copy(source, join(fresh, path));
        made.push(path);
      }
    }
    deps.progress.tick('emit');
  });
  const removed: ManifestFile[] = [];
  const expired: string[] = [];
  const changed: string[] = [];
  const paths = new Set(artifacts.map(({ path }) => path));
  const leave = async (file: ManifestFile, asWritten: () => unknown): Promise<void> => {
    if (paths.has(file.path)) return;
    if (await isAsWritten(outDir, file, deps)) asWritten();
    else if ((await writer.stat(join(outDir, file.path))) !== null) changed.push(file.path);
  };
  for (const file of last.files.values()) await leave(file, () => removed.push(file));
  for (const file of last.retained.values()) await leave(file, () => expired.push(file.path));
  const list = artifacts.find(({ path }) => path === ASSET_MANIFEST);
  return { made, same, removed, expired, changed, isListed: list === undefined || (await isSame(list)) };
}

/** Compared when it was set aside: what is not there any more is published as it is. */
function isStaged({ body, source }: Artifact): boolean {
  return body === undefined && source === undefined;
}

/** The new manifest holds sizes and hashes already. */
function measuring(artifacts: readonly Artifact[]): (artifact: Artifact) => Measures {
  const manifest = artifacts.find(({ path }) => path === ASSET_MANIFEST);
  const list = typeof manifest?.body === 'string' ? parseList(manifest.body) : null;
  const listed = new Map(list?.files.map((file) => [file.path, file]));
  return (artifact) => {
    const known: Pick<ManifestFile, 'bytes' | 'sha256'> | undefined =
      listed.get(artifact.path) ?? (artifact.body === undefined ? artifact : undefined);
    if (known) return { bytes: known.bytes, hash: () => known.sha256 };
    const { body = '' } = artifact;
    return { bytes: Buffer.byteLength(body), hash: () => sha256(body) };
  };
}

/** Fails with the first failure, when none of them is at work any more. */
async function forEachBounded<T>(
  items: readonly T[],
  limit: number,
  run: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        await run(item, index);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
