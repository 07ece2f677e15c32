// After a build: what it asked for becomes a record, unless something was another before it was over.
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOfFile } from '../lib/node/file-hash.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { type Artifact, ASSET_MANIFEST } from '../model/artifact.ts';
import type { BuildOptions, BuildResult } from '../model/build.ts';
import type { SiteSnapshot } from '../model/snapshot.ts';
import { makeFolderOf } from './checked-file.ts';
import { gitFiles } from './git-state.ts';
import type { RecordPlace } from './key.ts';
import { foldersAbove, installedPackages, isProgramSource, LAUNCHER } from './packages.ts';
import { type KeptFile, type KeptListing, type KeptOutput, writeRecord } from './record-file.ts';
import { type Asked, MOST_HASHED } from './recorder.ts';
import { writeSnapshot } from './snapshot-file.ts';
import {
  type AskedListing,
  hashOfListing,
  isSameStamp,
  isSettled,
  keyOf,
  type Listing,
  NO_STAMP,
  settled,
  stampOf,
  statsOf,
  TICK_MS,
  toStamp,
} from './stamps.ts';
import { surroundingsOf } from './surroundings.ts';

export interface FinishedBuild {
  readonly options: BuildOptions;
  readonly result: BuildResult;
  readonly artifacts: readonly Artifact[];
  readonly place: RecordPlace;
  /** null: nothing is kept of pages. */
  readonly snapshot: SiteSnapshot | null;
  /** Names of what the build itself makes in a folder. */
  readonly without: (folder: string) => readonly string[];
}

export async function saveRecord(
  asked: Asked,
  { options, result, artifacts, place, snapshot, without }: FinishedBuild,
): Promise<void> {
  if (!asked.isWhole || !makeFolderOf(place.file)) return;
  await setTimeout(TICK_MS + 1); // What the build has just written is then to be trusted, and so are the folders of it.
  const { root, outDir } = options;
  const ours = [outDir + sep, place.cache + sep];
  const isOurs = (path: string) => ours.some((folder) => path.startsWith(folder));
  const made = [...asked.made].filter((path) => !isOurs(path));
  const around = surroundingsOf(
    made.filter((path) => !isInstalled(path) && !isProgramSource(path)),
    without,
  );
  const packages = installedPackages(around.folders, foldersAbove([root, packageRoot]));
  const git = asked.git && { ...asked.git, ...gitFiles(asked.git.state, root) };

  const listings = keepListings([...asked.listings, ...packages.listings], around.listings, asked.since);
  const further = [...made, ...around.files, ...asked.packages, ...packages.files, ...LAUNCHER];
  const paths = new Set([...asked.files.keys(), ...further, ...(git ? [git.mailmap] : [])]);
  const files = keepFiles(
    [...paths].filter((path) => !isOurs(path)),
    asked,
  );
  const presence = [...asked.presence].filter(([path]) => !isOurs(path));
  const isAsBefore = presence.every(([path, isThere]) => (statsOf(path) !== null) === isThere);
  if (listings === null || files === null || !isAsBefore) return;
  const outputs = keepOutputs(artifacts, outDir);
  const manifest = hashOfFile(join(outDir, ASSET_MANIFEST));
  if (outputs === null || manifest === null) return;

  const read = new Set(files.kept.map(({ path }) => path));
  const { emit: _, timings: __, readSource: ___, ...kept } = result;
  writeRecord(place.file, {
    key: place.key,
    result: kept,
    git: git && { state: git.state, files: git.files, index: settled(stampOf(git.index) ?? NO_STAMP, asked.since) },
    variables: asked.variables,
    files: files.kept,
    absent: [...new Set([...files.absent, ...presence.flatMap(([path, isThere]) => (isThere ? [] : [path]))])].sort(),
    present: presence.flatMap(([path, isThere]) => (isThere && !read.has(path) ? [path] : [])).sort(),
    targets: [...asked.targets].filter(([path]) => !isOurs(path)),
    listings: listings.filter(({ listing }) => !isOurs(listing.folder)),
    outputs,
    manifest,
    snapshot: (snapshot && writeSnapshot(place.snapshot, readOnce(snapshot, asked))) ?? '',
  });
}

/** Without pages whose file somebody else may have read, too. */
function readOnce({ pages, ...site }: SiteSnapshot, { again, made }: Asked): SiteSnapshot {
  return { ...site, pages: pages.filter(([file]) => !again.has(file) && !made.has(file)) };
}

interface Files {
  /** Sorted. */
  readonly kept: readonly KeptFile[];
  readonly absent: readonly string[];
}

/** null: one of them was written while the build read it, and nobody knows what it read. */
function keepFiles(paths: readonly string[], { files, since }: Asked): Files | null {
  const kept: KeptFile[] = [];
  const absent: string[] = [];
  for (const path of [...paths].sort()) {
    const stats = statsOf(path);
    if (!stats) {
      if (files.has(path)) return null;
      absent.push(path);
      continue;
    }
    const stamp = toStamp(stats);
    const read = files.get(path);
    if (read) kept.push({ path, hash: read, stamp: settled(stamp, since) });
    else if (!isSettled(stamp, since)) return null;
    else {
      const isHashed = stats.isFile() && stats.size <= MOST_HASHED && !isProgramSource(path);
      kept.push({ path, stamp, hash: (isHashed && hashOfFile(path)) || '' });
    }
  }
  return { kept, absent };
}

/** null: in one of them something came or went that the build may have missed. */
function keepListings(
  listings: readonly AskedListing[],
  further: readonly Listing[],
  since: number,
): KeptListing[] | null {
  const known = new Set(listings.map(({ listing }) => keyOf(listing)));
  const seenLate = further.filter((listing) => !known.has(keyOf(listing)));
  const kept = [...listings.map(keepAsked), ...uniqueListings(seenLate).map((listing) => keepLate(listing, since))];
  return kept.every((one) => one !== null) ? kept : null;
}

function keepAsked({ listing, hash, stamp, at }: AskedListing): KeptListing | null {
  const looked = Date.now();
  const now = stampOf(listing.folder) ?? NO_STAMP;
  if (isSameStamp(now, stamp ?? NO_STAMP)) return { listing, hash, stamp: settled(now, at) };
  return hashOfListing(listing) === hash ? { listing, hash, stamp: settled(now, looked) } : null;
}

function keepLate(listing: Listing, since: number): KeptListing | null {
  const stamp = stampOf(listing.folder) ?? NO_STAMP;
  return isSettled(stamp, since) ? { listing, hash: hashOfListing(listing), stamp } : null;
}

function uniqueListings(listings: readonly Listing[]): Listing[] {
  return [...new Map(listings.map((listing) => [keyOf(listing), listing])).values()];
}

/** null: one is not there any more, or not what was written. `before`: what is known of those that were set aside as they are. */
export function keepOutputs(
  artifacts: readonly Artifact[],
  outDir: string,
  before: ReadonlyMap<string, KeptOutput> = new Map(),
): KeptOutput[] | null {
  const outputs: KeptOutput[] = [];
  const now = Date.now();
  for (const artifact of [...artifacts].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const known = artifact.body === undefined ? before.get(artifact.path) : undefined;
    if (known) {
      outputs.push(known);
      continue;
    }
    const stamp = stampOf(join(outDir, artifact.path));
    const bytes = artifact.body === undefined ? artifact.bytes : Buffer.byteLength(artifact.body);
    if (stamp === null || stamp[0] !== bytes) return null;
    outputs.push({ path: artifact.path, stamp: settled(stamp, now) });
  }
  return outputs;
}
