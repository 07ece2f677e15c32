// The text of `asset-manifest.json`: written by one build, and read by the next, which accepts it only while it is intact.
import type { AssetManifest, ManifestFile } from '../../model/artifact.ts';
import { isRecord } from '../is-record.ts';
import { parseJson } from '../parse-json.ts';
import { isSafePath } from '../safe-path.ts';
import { sha256 } from './hash.ts';

/** SHA-256 of the rows. */
export function generationOf(files: readonly ManifestFile[]): string {
  return sha256(JSON.stringify(files));
}

/** One file a line, sorted by path, so that a person can compare two builds. */
export function listText(files: readonly ManifestFile[]): string {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const version: AssetManifest['version'] = 1;
  const rows = sorted.map((file) => JSON.stringify(file)).join(',\n');
  return `{"version":${version},"generation":"${generationOf(sorted)}","files":[\n${rows}\n]}\n`;
}

/** null: it is damaged, or another program wrote it. */
export function parseList(text: string): AssetManifest | null {
  const data = parseJson(text);
  if (!isRecord(data) || data.version !== 1 || typeof data.generation !== 'string') return null;
  const { version, generation, files } = data;
  if (!Array.isArray(files) || !files.every(isManifestFile) || generationOf(files) !== generation) return null;
  return { version, generation, files };
}

function isManifestFile(value: unknown): value is ManifestFile {
  return (
    isRecord(value) &&
    typeof value.path === 'string' &&
    isSafePath(value.path) &&
    typeof value.bytes === 'number' &&
    typeof value.sha256 === 'string' &&
    typeof value.type === 'string' &&
    typeof value.immutable === 'boolean'
  );
}
