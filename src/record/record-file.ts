// A build on the disk: a few lines of JSON in columns, which load fast where there are tens of thousands of files.

import { HASH_LENGTH } from '../lib/node/file-hash.ts';
import type { BuildResult } from '../model/build.ts';
import { readWhole, writeWhole } from './checked-file.ts';
import type { AskedGit, AskedVariables } from './recorder.ts';
import type { Listing, Stamp } from './stamps.ts';

export interface BuildRecord {
  readonly key: string;
  /** What was said of the build. */
  readonly result: KeptResult;
  readonly git: KeptGit | null;
  readonly variables: readonly AskedVariables[];
  /** What was read. */
  readonly files: readonly KeptFile[];
  /** What was asked for and not there. */
  readonly absent: readonly string[];
  /** What was asked for and there, and not read. */
  readonly present: readonly string[];
  readonly targets: readonly (readonly [path: string, target: string])[];
  readonly listings: readonly KeptListing[];
  /** In the output folder, relative to it. */
  readonly outputs: readonly KeptOutput[];
  /** Hash of the list of all outputs, which holds theirs. */
  readonly manifest: string;
  /** Hash of what is kept of the pages, see `snapshot-file.ts`; empty: nothing is. */
  readonly snapshot: string;
}

export type KeptResult = Omit<BuildResult, 'emit' | 'timings' | 'readSource'>;

export interface KeptGit extends AskedGit {
  /** Of the list of files that git knows. */
  readonly index: Stamp;
}

export interface KeptFile {
  readonly path: string;
  readonly stamp: Stamp;
  /** Empty: it is known by its stamp alone. */
  readonly hash: string;
}

export interface KeptListing {
  readonly listing: Listing;
  readonly hash: string;
  readonly stamp: Stamp;
}

export interface KeptOutput {
  readonly path: string;
  readonly stamp: Stamp;
}

/** Changes with the form of the file. */
const FORM = 'docs-gen build 3';

/** null: there is none, or it is not whole. */
export function readRecord(path: string): BuildRecord | null {
  const whole = readWhole(path, FORM);
  if (whole === null) return null;
  // Written by this program, letter for letter: the hash says so.
  const [head = '', files = '', stamps = '', hashes = '', outputs = '', outputStamps = ''] = whole.body.split('\n');
  const stampAt = columns(stamps);
  const outputStampAt = columns(outputStamps);
  return {
    ...(JSON.parse(head) as Omit<BuildRecord, 'files' | 'outputs'>),
    files: ungrouped(files).map((path, index) => ({
      path,
      stamp: stampAt(index),
      hash: hashes.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH).trim(),
    })),
    outputs: ungrouped(outputs).map((path, index) => ({ path, stamp: outputStampAt(index) })),
  };
}

export function writeRecord(path: string, { files, outputs, ...head }: BuildRecord): void {
  const body = [
    JSON.stringify(head),
    grouped(files),
    JSON.stringify(files.flatMap(({ stamp }) => stamp)),
    files.map(({ hash }) => hash.padEnd(HASH_LENGTH)).join(''),
    grouped(outputs),
    JSON.stringify(outputs.flatMap(({ stamp }) => stamp)),
    '',
  ].join('\n');
  writeWhole(path, FORM, body);
}

/** Paths by folder, as JSON: most of a path is that of its neighbour. */
function grouped(files: readonly { readonly path: string }[]): string {
  const groups: [string, ...string[]][] = [];
  for (const { path } of files) {
    const cut = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, cut);
    const last = groups.at(-1);
    if (last?.[0] === folder) last.push(path.slice(cut));
    else groups.push([folder, path.slice(cut)]);
  }
  return JSON.stringify(groups);
}

function ungrouped(text: string): string[] {
  const groups = JSON.parse(text) as [string, ...string[]][];
  return groups.flatMap(([folder, ...names]) => names.map((name) => folder + name));
}

function columns(text: string): (index: number) => Stamp {
  const values = JSON.parse(text) as number[];
  return (index) => {
    const [size = 0, ino = 0, mtimeMs = 0, ctimeMs = 0] = values.slice(index * 4, index * 4 + 4);
    return [size, ino, mtimeMs, ctimeMs];
  };
}
