// A hash of what lies around modules, for results that are kept by the stamps of their files: a file that comes has no stamp yet.

import { hashOf, hashOfFile } from '../lib/node/file-hash.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { isProgramSource } from './packages.ts';
import { hashOfListing, isSettled, stampOf } from './stamps.ts';
import { surroundingsOf } from './surroundings.ts';

/** `inputs`: absolute paths. null: something came or went after `since`, or so shortly before that nobody can tell. */
export function aroundModules(inputs: readonly string[], since: number): string | null {
  const own = inputs.filter((path) => !isInstalled(path) && !isProgramSource(path));
  const { files, listings } = surroundingsOf(own, () => []);
  const folders = listings.map(({ folder }) => stampOf(folder));
  if (!folders.every((stamp) => stamp !== null && isSettled(stamp, since))) return null;
  return hashOf(JSON.stringify([...listings.map(hashOfListing), ...files.map(hashOfFile)]));
}
