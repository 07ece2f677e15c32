// A publication that was cut off: what the next start makes of what it finds.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recover } from '../../src/emit/journal.ts';
import { publishPlace } from '../../src/emit/place.ts';
import { readFolder } from '../e2e/support/published.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { QUIET } from './publishing.ts';

const SWAP = { mode: 'swap', next: 'next', old: 'old', moved: ['ui/same'], foreign: ['mine.txt'] };
const NEXT = { 'next/index.html': 'new' };
const OLD = { 'old/index.html': 'old', 'old/ui/same/index.html': 'same', 'old/mine.txt': 'mine' };

test.each<[string, Record<string, string>, Record<string, string>, Record<string, string>]>([
  [
    'between its two renames is completed',
    { ...NEXT, ...OLD },
    {},
    { 'index.html': 'new', 'ui/same/index.html': 'same', 'mine.txt': 'mine' },
  ],
  [
    'after its two renames gets the files of others',
    OLD,
    { 'index.html': 'new', 'ui/same/index.html': 'same' },
    { 'index.html': 'new', 'ui/same/index.html': 'same', 'mine.txt': 'mine' },
  ],
  ['before its first rename is given up', NEXT, { 'index.html': 'old' }, { 'index.html': 'old' }],
])('a publication that was cut off %s', async (_, inRoom, published, expected) => {
  const place = publishPlace(join(tempDir(), 'dist'));
  await mkdir(place.room, { recursive: true });
  await writeFiles(place.room, { ...inRoom, 'journal.json': JSON.stringify(SWAP) });
  await writeFiles(place.outDir, published);
  await recover(place, QUIET);
  const found = [...(await readFolder(place.outDir))].map(([path, bytes]) => [path, bytes.toString()]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(await readdir(place.room)).not.toContain('journal.json');
});
