// Tells whether two threads that loaded a config got the same from it: one may read a clock, or throw where it is not alone.
import { inspect } from 'node:util';
import { sha256 } from '../lib/node/hash.ts';
import type { Site } from '../model/site.ts';

/** Deeper than any field of a config; the options of plugins may go on for ever. */
const DEPTH = 8;

/** Without what is only known after loading. Functions count by their names: the same files were loaded. */
export function siteFingerprint({ announcementHtml, ...site }: Site): string {
  return sha256(inspect(site, { depth: DEPTH, maxArrayLength: null, maxStringLength: null, breakLength: Infinity }));
}
