// After a build of a few pages: the record of the last one, with what is another.
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf, hashOfFile } from '../lib/node/file-hash.ts';
import { type Artifact, ASSET_MANIFEST } from '../model/artifact.ts';
import type { BuildOptions } from '../model/build.ts';
import type { FileSystem } from '../model/deps.ts';
import type { SiteSnapshot } from '../model/snapshot.ts';
import type { EditedPages } from './recall.ts';
import { type KeptFile, type KeptListing, writeRecord } from './record-file.ts';
import { keepOutputs } from './save.ts';
import type { OpenSnapshot } from './snapshot-file.ts';
import { hashOfListing, NO_STAMP, settled, stampOf, TICK_MS } from './stamps.ts';

/** A file as it is known by what it holds: its stamp is older than its text. */
export interface ReadText extends KeptFile {
  readonly text: string;
}

/** Of a page: a plain file, as all are that a few pages are made of. */
export async function readForRecord(path: string, { readText }: Pick<FileSystem, 'readText'>): Promise<ReadText> {
  const looked = Date.now();
  const stamp = settled(stampOf(path) ?? NO_STAMP, looked);
  const text = await readText(path, null);
  return { path, stamp, hash: hashOf(text), text };
}

export interface RenewedBuild {
  readonly options: BuildOptions;
  readonly edited: EditedPages;
  /** Those of `edited`. */
  readonly files: readonly ReadText[];
  /** All that is published. */
  readonly artifacts: readonly Artifact[];
  /** Paths of files that are the same, though the disk says that they changed. */
  readonly linked: readonly string[];
  readonly snapshot: OpenSnapshot;
  /** What is another in it. */
  readonly pages: SiteSnapshot;
}

/** Nothing is left when a file that was written is not there any more. */
export async function renewRecord({
  options,
  edited,
  files,
  artifacts,
  linked,
  snapshot,
  pages,
}: RenewedBuild): Promise<void> {
  await setTimeout(TICK_MS + 1); // What the build has just written is then to be trusted.
  const { place, record } = edited;
  const { outDir } = options;
  const touched = new Set(linked);
  const before = new Map(record.outputs.flatMap((output) => (touched.has(output.path) ? [] : [[output.path, output]])));
  const outputs = keepOutputs(artifacts, outDir, before);
  const manifest = hashOfFile(join(outDir, ASSET_MANIFEST));
  if (outputs === null || manifest === null) return;
  const now = new Map(files.map(({ path, stamp, hash }) => [path, { path, stamp, hash }]));
  writeRecord(place.file, {
    ...record,
    files: record.files.map((file) => now.get(file.path) ?? file),
    listings: record.listings.map((kept) => (kept.listing.folder === dirname(outDir) ? lookAgain(kept) : kept)),
    outputs,
    manifest,
    snapshot: snapshot.renew(pages) ?? '',
  });
}

/** A publication changes the folder that the output lies in, though not what is looked for there. */
function lookAgain(kept: KeptListing): KeptListing {
  const looked = Date.now();
  const stamp = stampOf(kept.listing.folder) ?? NO_STAMP;
  return hashOfListing(kept.listing) === kept.hash ? { ...kept, stamp: settled(stamp, looked) } : kept;
}
