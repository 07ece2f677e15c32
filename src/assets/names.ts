// What a file is called where it is published, and how an author would name it.

import { basename, dirname, parse, relative, sep } from 'node:path';
import { NAME_HASH_LENGTH } from '../lib/node/hash.ts';
import { ASSET_FOLDER } from '../model/artifact.ts';

/** Characters of a name that are kept: with the hash it must stay below the 255 bytes that a file system takes. */
const KEPT_NAME = 50;

/** `assets/my-diagram-0a1b2c3d4e.png`: a name for addresses, which the hash makes unique. */
export function publishedPath(file: string, sha256: string): string {
  const { name, ext } = parse(basename(file));
  const clean = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}._-]+/gu, '-');
  const stem =
    [...clean(name)]
      .slice(0, KEPT_NAME)
      .join('')
      .replace(/^[-.]+|[-.]+$/g, '') || 'file';
  return `${ASSET_FOLDER}${stem}-${sha256.slice(0, NAME_HASH_LENGTH)}${clean(ext).slice(0, 20)}`;
}

/** How a file beside another is written: `./logo.png`. */
export function relativeAddress(from: string, to: string): string {
  const way = relative(dirname(from), to).split(sep).join('/');
  return inAddress(way.startsWith('.') ? way : `./${way}`);
}

/** A path as an address has it, with letters of all scripts as they are. */
export function inAddress(path: string): string {
  return path.replace(/[ %#?]/g, encodeURIComponent);
}
