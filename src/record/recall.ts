// Before a build: when all that the last one asked for would answer the same, and all that it wrote is there, it need not be done.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../lib/is-record.ts';
import { hashOf, hashOfFile } from '../lib/node/file-hash.ts';
import { outFolders } from '../lib/node/out-folders.ts';
import { variablesOf } from '../lib/node/variables.ts';
import { parseJson } from '../lib/parse-json.ts';
import { ASSET_MANIFEST } from '../model/artifact.ts';
import type { BuildOptions, BuildResult } from '../model/build.ts';
import { gitFiles, gitFilesHash, gitState } from './git-state.ts';
import { type RecordPlace, recordPlace } from './key.ts';
import { type BuildRecord, type KeptFile, type KeptGit, readRecord, writeRecord } from './record-file.ts';
import { hashOfListing, isSameStamp, NO_STAMP, type Stamp, settled, stampOf, statsOf } from './stamps.ts';

export interface RecalledBuild {
  /** What is to be said; null: some pages are others. */
  readonly result: Omit<BuildResult, 'timings'> | null;
  /** What is another; null: nothing is. */
  readonly edited: EditedPages | null;
  /** Files that were looked at. */
  readonly files: number;
}

/** A build since which nothing is another than some files of text. */
export interface EditedPages {
  readonly place: RecordPlace;
  readonly record: BuildRecord;
  /** Absolute. */
  readonly files: readonly string[];
}

/** More are made with all others. */
const MOST_EDITED = 20;
const TEXT = /\.md$/;

/** null: the build has to be done. */
export function recallBuild(options: BuildOptions): RecalledBuild | null {
  const place = recordPlace(options);
  const record = place && readRecord(place.file);
  if (!place || record?.key !== place.key) return null;
  if (statsOf(outFolders(options.outDir).room) !== null) return null; // A build is at work, or was killed.
  const checked = check(record, options);
  if (checked === null) return null;
  const files = record.files.length + record.outputs.length;
  if (checked.edited.length > 0)
    return { result: null, edited: { place, record: checked.record, files: checked.edited }, files };
  if (checked.isRenewed) writeRecord(place.file, checked.record);
  const emit = { written: 0, unchanged: record.outputs.length, removed: 0 };
  return { result: { ...record.result, emit, readSource: sourceReader(options) }, edited: null, files };
}

/** For code frames. */
export function sourceReader({ root }: Pick<BuildOptions, 'root'>): BuildResult['readSource'] {
  return (file) => textOf(join(root, file));
}

interface Checked {
  readonly record: BuildRecord;
  /** Some stamps are others, and what they stand for is not. */
  readonly isRenewed: boolean;
  /** Files of text that hold something else, where pages are kept. */
  readonly edited: readonly string[];
}

/** null: something else is another. The cheapest questions, and those that are likeliest to tell, come first. */
function check(record: BuildRecord, { root, outDir }: BuildOptions): Checked | null {
  let isRenewed = false;
  const edited: string[] = [];
  const isEdited = ({ path, hash }: KeptFile): boolean => {
    if (record.snapshot === '' || hash === '' || edited.length === MOST_EDITED || !TEXT.test(path)) return false;
    return statsOf(path)?.isFile() === true && edited.push(path) > 0;
  };
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
  const files = all(
    record.files,
    (file) =>
      renew(file, file.path, () => file.hash !== '' && hashOfFile(file.path) === file.hash) ??
      (isEdited(file) ? file : null),
  );
  if (files === null) return null;
  if (record.variables.some(({ names, hash }) => hashOf(JSON.stringify(variablesOf(names))) !== hash)) return null;
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
  return { record: { ...record, files, listings, outputs, git }, isRenewed, edited };
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
