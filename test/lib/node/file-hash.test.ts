// A file by its content: read in one go where it is small, and as a whole where it is not.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, hashOfFile } from '../../../src/lib/node/file-hash.ts';
import { tempDir } from '../../support/temp-dir.ts';

const ROOM = 1 << 16;

test.each([0, 1, ROOM - 1, ROOM, ROOM + 1, 3 * ROOM])('a file of %d bytes has the hash of its content', (size) => {
  const folder = tempDir();
  const bytes = Buffer.alloc(size, 'some words, ');
  writeFileSync(join(folder, 'one'), bytes);
  writeFileSync(join(folder, 'longer'), Buffer.alloc(2 * ROOM, 'other words'));
  hashOfFile(join(folder, 'longer'));
  expect(hashOfFile(join(folder, 'one'))).toBe(hashOf(bytes));
});

test('the hash of a folder or a missing file is null', () => {
  const folder = tempDir();
  mkdirSync(join(folder, 'inner'));
  expect(hashOfFile(join(folder, 'inner'))).toBeNull();
  expect(hashOfFile(join(folder, 'missing'))).toBeNull();
});
