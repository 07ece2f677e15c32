// What may happen between two builds beside edits: to the cache, to the output, to the times of files.
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSET_MANIFEST } from '../../../src/model/artifact.ts';
import { listFiles } from './published.ts';
import type { Numbers } from './site-edits.ts';

export interface Places {
  /** Of the project. */
  readonly root: string;
  readonly cache: string;
  readonly out: string;
  /** Paths of the project's files. */
  readonly files: readonly string[];
}

/** Says what it did. */
type Damage = (places: Places, numbers: Numbers) => Promise<string>;

export const DAMAGES: Readonly<Record<string, Damage>> = {
  'cache gone': async ({ cache }) => {
    await rm(cache, { recursive: true, force: true });
    return 'the cache goes';
  },
  'file of the cache gone': ({ cache }, numbers) => onFile(cache, numbers, (file) => rm(file)),
  'file of the cache cut off': ({ cache }, numbers) =>
    onFile(cache, numbers, async (file) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.subarray(0, placeIn(bytes, numbers)));
    }),
  'byte of the cache': ({ cache }, numbers) => onFile(cache, numbers, (file) => flipByte(file, numbers)),
  'output gone': async ({ out }) => {
    await rm(out, { recursive: true, force: true });
    return 'the output goes';
  },
  // Without the list of its files nothing may be taken away from the folder: that one stays.
  'file of the output gone': ({ out }, numbers) => onFile(out, numbers, (file) => rm(file), ASSET_MANIFEST),
  'byte of the output': ({ out }, numbers) => onFile(out, numbers, (file) => flipByte(file, numbers), ASSET_MANIFEST),
  touched: async ({ root, files }, { at }) => {
    const now = new Date();
    for (const file of files.filter((_, index) => index % 3 === at % 3)) await utimes(join(root, file), now, now);
    return 'a third of the files has new times';
  },
};

async function onFile(
  folder: string,
  { at }: Numbers,
  act: (file: string) => Promise<void>,
  butFor?: string,
): Promise<string> {
  const files = (await listFiles(folder).catch(() => [])).filter((file) => file !== butFor);
  const file = files[at % files.length];
  if (file === undefined) return 'nothing';
  await act(join(folder, file));
  return file;
}

async function flipByte(file: string, numbers: Numbers): Promise<void> {
  const bytes = await readFile(file);
  const place = placeIn(bytes, numbers);
  if (bytes.length === 0) return;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Somewhere in the file: all of it is reached by some numbers. */
function placeIn({ length }: Uint8Array, { at, n }: Numbers): number {
  return Math.floor((length * ((n * 10 + (at % 10)) % 100)) / 100);
}
