// The list of everything published, with hashes: how the next build, the service worker and other tools see what changed.
import { NO_MEMO } from '../lib/memo.ts';
import { listText } from '../lib/node/asset-list.ts';
import { sha256 } from '../lib/node/hash.ts';
import { type Artifact, ASSET_MANIFEST, type ManifestFile } from '../model/artifact.ts';
import type { Memo } from '../model/memo.ts';
import { byPath } from './context.ts';

/** Sorted by path. */
export function describeFiles(artifacts: readonly Artifact[], memo: Memo = NO_MEMO): ManifestFile[] {
  return artifacts
    .map((artifact) => memo.recall('described', artifact.path, [artifact], () => describeFile(artifact)))
    .sort(byPath);
}

export function describeFile(artifact: Artifact): ManifestFile {
  const { path, body, type, immutable } = artifact;
  if (body === undefined) return { path, bytes: artifact.bytes, sha256: artifact.sha256, type, immutable };
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return { path, bytes: bytes.length, sha256: sha256(bytes), type, immutable };
}

/** The list of all published files. */
export function assetManifest(files: readonly ManifestFile[]): Artifact {
  return { path: ASSET_MANIFEST, body: listText(files), type: 'application/json', immutable: false };
}
