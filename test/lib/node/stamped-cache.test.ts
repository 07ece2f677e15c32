import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../../src/lib/node/file-writer.ts';
import { bytesCodec, type CacheFile, mapCodec, stampedCache } from '../../../src/lib/node/stamped-cache.ts';
import { aroundModules } from '../../../src/record/around.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

interface Value {
  readonly files: ReadonlyMap<string, { readonly body: Uint8Array | string }>;
}

const FILE: CacheFile<Value> = {
  name: 'kept.json',
  version: '1',
  codec: z.strictObject({ files: mapCodec(z.strictObject({ body: bytesCodec })) }),
  isOptional: (path) => path.endsWith('maybe.json'),
};

const VALUE: Value = { files: new Map([['a', { body: Buffer.from([0, 255, 10]) }]]) };

async function setUp(file = FILE) {
  const folder = tempDir();
  const disk = fakeDisk();
  await writeFiles(folder, {
    'a.ts': 'a',
    'node_modules/@acme/ui/package.json': '{}',
    'node_modules/@acme/ui/x.js': '',
  });
  const place = {
    folder: join(folder, 'cache'),
    fs: createFileSystem(),
    writer: writerOn(disk),
    around: aroundModules,
  };
  return { folder, disk, place, cache: stampedCache(file, place) };
}

/** The clock of the program, an hour ahead of the disk's: everything that this test has not written is old. */
const NOW = Date.now() + 3_600_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A disk whose clock is that of the program, for the files that are written by way of it. */
function fakeDisk() {
  const changed = new Map<string, number>();
  return {
    changed,
    async write(folder: string, files: Readonly<Record<string, string>>) {
      await writeFiles(folder, files);
      for (const file of Object.keys(files)) changed.set(join(folder, file), Date.now());
    },
  };
}

function writerOn({ changed }: ReturnType<typeof fakeDisk>) {
  const writer = createFileWriter();
  const stat: typeof writer.stat = async (path) => {
    const found = await writer.stat(path);
    return found && { ...found, ctimeMs: changed.get(path) ?? found.ctimeMs };
  };
  return { ...writer, stat };
}

test('the stored value is returned unchanged', async () => {
  const { folder, cache } = await setUp();
  expect(await cache.load('key')).toBeNull();
  await cache.save('key', { value: VALUE, inputs: [join(folder, 'a.ts')] });
  expect(await cache.load('key')).toMatchObject({ value: VALUE, inputs: [join(folder, 'a.ts')] });
});

test.each<[string, (folder: string, disk: ReturnType<typeof fakeDisk>) => Promise<unknown>]>([
  ['changes', (folder) => writeFiles(folder, { 'a.ts': 'ab' })],
  [
    'changes, and is as long and as old as before',
    async (folder, disk) => {
      const { atime, mtime } = await stat(join(folder, 'a.ts'));
      await disk.write(folder, { 'a.ts': 'b' });
      await utimes(join(folder, 'a.ts'), atime, mtime);
    },
  ],
  ['would be found in its place', (folder) => writeFiles(folder, { 'a.tsx': 'a' })],
  ['is gone', (folder) => rm(join(folder, 'a.ts'))],
  ['appears', (folder) => writeFiles(folder, { 'maybe.json': '{}' })],
  [
    'belongs to a package that changes',
    (folder) => writeFiles(folder, { 'node_modules/@acme/ui/package.json': '{ }' }),
  ],
  ['is the cache itself, and cut off', (folder) => writeFiles(folder, { 'cache/kept.json': '{"version":' })],
  [
    'is the cache itself, and one letter of it is another',
    async (folder) => {
      const text = await readFile(join(folder, 'cache/kept.json'), 'utf8');
      await writeFile(join(folder, 'cache/kept.json'), text.replace('AP8K', 'AP9K'));
    },
  ],
  [
    'is the cache itself, and foreign',
    (folder) => writeFiles(folder, { 'cache/kept.json': '{"version":"1","value":3}' }),
  ],
])('no value is stored when a file %s', async (_, change) => {
  const { folder, disk, cache } = await setUp();
  const inputs = ['a.ts', 'maybe.json', 'node_modules/@acme/ui/package.json'].map((file) => join(folder, file));
  await cache.save('key', { value: VALUE, inputs });
  expect(await cache.load('key')).not.toBeNull();
  await change(folder, disk);
  expect(await cache.load('key')).toBeNull();
});

test('a stored value is found again after a checkout, which writes its files anew', async () => {
  const { folder, disk, cache } = await setUp();
  const inputs = ['a.ts', 'node_modules/@acme/ui/package.json'].map((file) => join(folder, file));
  await cache.save('key', { value: VALUE, inputs });
  await disk.write(folder, { 'a.ts': 'a', 'node_modules/@acme/ui/package.json': '{}' });
  for (const file of inputs) await utimes(file, 0, NOW / 1000);
  expect(await cache.load('key')).toMatchObject({ value: VALUE, inputs });
});

test('a value that is not current is found with the files that are others', async () => {
  const { folder, cache } = await setUp();
  const inputs = ['a.ts', 'maybe.json', 'node_modules/@acme/ui/x.js'].map((file) => join(folder, file));
  await cache.save('key', { value: VALUE, inputs });
  expect(await cache.find('key')).toMatchObject({ isCurrent: true, changed: new Set() });
  expect(await cache.find('other')).toMatchObject({ value: VALUE, isCurrent: false, changed: new Set() });
  await writeFiles(folder, { 'a.tsx': 'a' });
  expect(await cache.find('key')).toMatchObject({ isCurrent: false, changed: new Set() });
  await writeFiles(folder, { 'a.ts': 'b', 'maybe.json': '{}' });
  await rm(join(folder, 'node_modules/@acme/ui/x.js'));
  expect(await cache.find('key')).toMatchObject({ value: VALUE, isCurrent: false, changed: new Set(inputs) });
});

test('another key, another version and a missing path have no stored value', async () => {
  const { folder, place, cache } = await setUp();
  await cache.save('key', { value: VALUE, inputs: [] });
  expect(await cache.load('other')).toBeNull();
  expect(await stampedCache({ ...FILE, version: '2' }, place).load('key')).toBeNull();
  const none = stampedCache(FILE, null);
  await none.save('key', { value: VALUE, inputs: [] });
  expect(await none.load('key')).toBeNull();
  expect(await readFile(join(folder, 'cache/kept.json'), 'utf8')).toContain('"version":"1"');
});

test('a result is not stored if one of its files was written meanwhile', async () => {
  const { folder, disk, cache } = await setUp();
  expect(await cache.load('key')).toBeNull();
  await disk.write(folder, { 'a.ts': 'ab' });
  await cache.save('key', { value: VALUE, inputs: [join(folder, 'a.ts')] });
  expect(await cache.load('key')).toBeNull();
});

test('a result is not stored if one of its files was deleted', async () => {
  const { folder, cache } = await setUp();
  await cache.save('key', { value: VALUE, inputs: [join(folder, 'gone.ts')] });
  expect(await cache.load('key')).toBeNull();
});

test('no result is stored of a file that is written while it is read, even if the clock is set back meanwhile', async () => {
  const { folder, disk, cache } = await setUp();
  vi.setSystemTime(NOW + 3_600_000); // When the reading begins.
  expect(await cache.load('key')).toBeNull();
  vi.setSystemTime(NOW);
  await disk.write(folder, { 'a.ts': 'b' });
  await cache.save('key', { value: VALUE, inputs: [join(folder, 'a.ts')] });
  expect(await cache.load('key')).toBeNull();
});
