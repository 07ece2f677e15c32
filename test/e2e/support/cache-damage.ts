// All that may become of a file of the cache, as a function that does it: `other` is another file of the cache, `precious` one of
// somebody else's.
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DamagePlace {
  readonly path: string;
  readonly other: string;
  readonly precious: string;
  /** A number from 0 to below this one. */
  readonly drawn: (below: number) => number;
}

type Damage = (place: DamagePlace) => Promise<unknown>;

export const CACHE_DAMAGES: readonly (readonly [name: string, damage: Damage])[] = [
  ['a bit is flipped', changeBytes((bytes, drawn) => flipped(bytes, drawn))],
  ['it is cut', changeBytes((bytes, drawn) => bytes.subarray(0, drawn(bytes.length)))],
  ['its start is missing', changeBytes((bytes, drawn) => bytes.subarray(1 + drawn(bytes.length)))],
  ['a stretch is zero', changeBytes((bytes, drawn) => zeroed(bytes, drawn))],
  ['bytes are inserted', changeBytes((bytes, drawn) => inserted(bytes, drawn))],
  ['it is there twice', changeBytes((bytes) => Buffer.concat([bytes, bytes]))],
  ['it is empty', ({ path }) => writeFile(path, '')],
  ['it is missing', ({ path }) => rm(path)],
  ['it is another file of the cache', ({ path, other }) => copyFile(other, path)],
  ['it is a folder', ({ path }) => replace(path, () => mkdir(path))],
  [
    'it is a folder with a file',
    ({ path }) => replace(path, () => mkdir(path).then(() => writeFile(join(path, 'a'), ''))),
  ],
  ['it is a link to nothing', ({ path }) => replace(path, () => symlink('nowhere', path))],
  ['it is a link to a file of somebody else', ({ path, precious }) => replace(path, () => symlink(precious, path))],
  ['it is a link to itself', ({ path }) => replace(path, () => symlink(path, path))],
  ['its folder is a file', ({ path }) => replace(dirname(path), () => writeFile(dirname(path), ''))],
];

function changeBytes(change: (bytes: Buffer, drawn: DamagePlace['drawn']) => Uint8Array): Damage {
  return async ({ path, drawn }) => {
    const bytes = await readFile(path);
    await writeFile(path, bytes.length === 0 ? 'x' : change(bytes, drawn));
  };
}

async function replace(path: string, make: () => Promise<unknown>): Promise<void> {
  await rm(path, { recursive: true });
  await make();
}

function flipped(bytes: Buffer, drawn: DamagePlace['drawn']): Buffer {
  const at = drawn(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << drawn(8));
  return bytes;
}

/** As a disk leaves a block that was never written. */
function zeroed(bytes: Buffer, drawn: DamagePlace['drawn']): Buffer {
  const at = drawn(bytes.length);
  return bytes.fill(0, at, Math.min(bytes.length, at + 4096));
}

function inserted(bytes: Buffer, drawn: DamagePlace['drawn']): Buffer {
  const at = drawn(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from('{"a":0}\n'), bytes.subarray(at)]);
}
