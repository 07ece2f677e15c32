// Before a build: when all that the last one asked for would answer the same, and all that it wrote is there, it need not be done.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../lib/is-record.ts';
import { parseJson } from '../lib/parse-json.ts';
import { ASSET_MANIFEST } from '../model/artifact.ts';
import type { BuildOptions, BuildResult } from '../model/build.ts';
import { gitFiles, gitFilesHash, gitState } from './git-state.ts';
import { recordPlace } from './key.ts';
import { type BuildRecord, type KeptGit, readRecord, writeRecord } from './record-file.ts';
import { hashOfFile, hashOfListing, isSameStamp, NO_STAMP, type Stamp, settled, stampOf, statsOf } from './stamps.ts';

export interface RecalledBuild {
  readonly result: Omit<BuildResult, 'timings'>;
  /** Files that were looked at. */
  readonly files: number;
}

/** null: the build has to be done. */
export function recallBuild(options: BuildOptions): RecalledBuild | null {
  const place = recordPlace(options);
  const record = place && readRecord(place.file);
  if (!place || record?.key !== place.key) return null;
  const checked = check(record, options);
  if (checked === null) return null;
  if (checked.isRenewed) writeRecord(place.file, checked.record);
  const { result, files, outputs } = record;
  const emit = { written: 0, unchanged: outputs.length, removed: 0 };
  const readSource = (file: string) => textOf(join(options.root, file));
  return { result: { ...result, emit, readSource }, files: files.length + outputs.length };
}

interface Checked {
  readonly record: BuildRecord;
  /** Some stamps are others, and what they stand for is not. */
  readonly isRenewed: boolean;
}

/** null: something is another. The cheapest questions, and those that are likeliest to tell, come first. */
function check(record: BuildRecord, { root, outDir }: BuildOptions): Checked | null {
  let isRenewed = false;
  /** null: it is another. */
  const renew = <T extends { readonly stamp: Stamp }>(kept: T, path: string, isSame: () => boolean): T | null => {
    const looked = Date.now();
    const stamp = stampOf(path) ?? NO_STAMP;
    if (stamp !== NO_STAMP && isSameStamp(stamp, kept.stamp)) return kept;
    if (!isSame()) return null;
    const now = settled(stamp, looked);
    if (isSameStamp(now, kept.stamp)) return kept;
    isRenewed = true;
    return { ...kept, stamp: now };
  };
  const files = all(record.files, (file) =>
    renew(file, file.path, () => file.hash !== '' && hashOfFile(file.path) === file.hash),
  );
  if (files === null) return null;
  if (record.absent.some((path) => statsOf(path) !== null)) return null;
  if (record.present.some((path) => statsOf(path) === null)) return null;
  if (record.targets.some(([path, target]) => targetOf(path) !== target)) return null;
  const listings = all(record.listings, (kept) =>
    renew(kept, kept.listing.folder, () => hashOfListing(kept.listing) === kept.hash),
  );
  if (listings === null) return null;
  const sameAsListed = outputComparison(record, outDir);
  const outputs = all(record.outputs, (output) =>
    renew(output, join(outDir, output.path), () => sameAsListed(output.path)),
  );
  if (outputs === null) return null;
  const git = record.git && checkGit(record.git, root, renew);
  if (record.git && git === null) return null;
  return { record: { ...record, files, listings, outputs, git }, isRenewed };
}

/** null: one of them gave null; the others are not asked any more. */
function all<T>(items: readonly T[], look: (item: T) => T | null): readonly T[] | null {
  const found: T[] = [];
  for (const item of items) {
    const now = look(item);
    if (now === null) return null;
    found.push(now);
  }
  return found;
}

type Renew = <T extends { readonly stamp: Stamp }>(kept: T, path: string, isSame: () => boolean) => T | null;

function checkGit({ index, ...kept }: KeptGit, root: string, renew: Renew): KeptGit | null {
  const state = gitState(root);
  if (state !== kept.state) return null;
  const path = gitFiles(state, root).index;
  const known = renew({ stamp: index }, path, () => kept.files === '' || gitFilesHash(root) === kept.files);
  return known && { ...kept, index: known.stamp };
}

/** As a file system says it, see `createRecorder`. */
function targetOf(path: string): string {
  const stats = statsOf(path);
  if (!stats) return '';
  const kind = stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other';
  return `${kind} ${realpathSync(path)}`;
}

/** Whether a file of the output folder holds what the list of all of them says; the list itself is known by its hash. */
function outputComparison({ manifest }: BuildRecord, outDir: string): (path: string) => boolean {
  let listed: ReadonlyMap<string, string> | null = null;
  return (path) => {
    listed ??= readManifest(join(outDir, ASSET_MANIFEST), manifest);
    const expected = path === ASSET_MANIFEST ? manifest : listed.get(path);
    return expected !== undefined && hashOfFile(join(outDir, path)) === expected;
  };
}

/** Hashes by path; empty when it is another list. */
function readManifest(path: string, hash: string): ReadonlyMap<string, string> {
  if (hashOfFile(path) !== hash) return new Map();
  const manifest = parseJson(readFileSync(path, 'utf8'));
  const files = isRecord(manifest) && Array.isArray(manifest.files) ? manifest.files : [];
  return new Map(files.map(({ path, sha256 }) => [path, Buffer.from(sha256, 'hex').toString('base64url')]));
}

/** undefined: there is no such file. */
function textOf(path: string): string | undefined {
  return statsOf(path)?.isFile() ? readFileSync(path, 'utf8') : undefined;
}
