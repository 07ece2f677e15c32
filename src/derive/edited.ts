// What follows from all files when a few of them are others: the worker and the list, made of those of the last build.
import { generationOf } from '../lib/node/asset-list.ts';
import { NAME_HASH_LENGTH } from '../lib/node/hash.ts';
import { encodePath } from '../lib/url.ts';
import { type Artifact, type MadeArtifact, type ManifestFile, SERVICE_WORKER } from '../model/artifact.ts';
import type { WorkerConfig } from '../model/client-config.ts';
import { assetManifest, describeFile } from './asset-manifest.ts';
import { byPath } from './context.ts';
import { workerBody, workerParts } from './service-worker.ts';

export interface EditedFiles {
  /** As the last build listed them. */
  readonly listed: readonly ManifestFile[];
  /** The worker of the last build. */
  readonly worker: string;
  /** Files that are others, and new ones: pages, what is made of their texts, lists of it. */
  readonly files: readonly MadeArtifact[];
  /** Paths of files that are not there any more. */
  readonly gone: readonly string[];
}

/** All files of the site, as `deriveArtifacts` gives them; null: the worker may hold others. */
export function editArtifacts({ listed, worker, files, gone }: EditedFiles): Artifact[] | null {
  const old = workerParts(worker);
  if (old === null) return null;
  const before = new Map(listed.map((file) => [file.path, file]));
  const changed = new Map(files.map((file) => [file.path, describeFile(file)]));
  const left = new Set([...gone, SERVICE_WORKER]);
  const kept = listed.filter(({ path }) => !left.has(path) && !changed.has(path));
  const all = [...kept, ...changed.values()].sort(byPath);

  const held = new Set(old.config.precache);
  const digests: Record<string, string> = { ...old.config.digests };
  for (const path of [...gone, ...changed.keys()]) {
    if (!held.has(encodePath(path))) continue;
    const file = changed.get(path);
    // Which files it holds is decided by their sizes.
    if (file === undefined || file.immutable || file.bytes !== before.get(path)?.bytes) return null;
    digests[encodePath(path)] = file.sha256.slice(0, NAME_HASH_LENGTH);
  }
  const config: WorkerConfig = { ...old.config, generation: generationOf(all), digests };
  const made: MadeArtifact = {
    path: SERVICE_WORKER,
    body: workerBody(config, old.source),
    type: 'text/javascript',
    immutable: false,
  };
  const manifest = assetManifest([...all, describeFile(made)]);
  return [...kept, ...files, made, manifest].sort(byPath);
}
