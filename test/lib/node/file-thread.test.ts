// Files handed over to a thread, on a real disk.
import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openFileThread } from '../../../src/lib/node/file-thread.ts';
import type { FileSink } from '../../../src/model/deps.ts';
import { tempDir } from '../../support/temp-dir.ts';

const open: FileSink[] = [];
const opened = (thread?: URL): FileSink => {
  const sink = openFileThread(thread);
  open.push(sink);
  return sink;
};
afterEach(async () => {
  for (const sink of open.splice(0)) await sink.close();
});

/** Of any length, and told apart by its first bytes. */
const bytesOf = (index: number, length: number): Buffer =>
  Buffer.from(`${index} `.repeat(Math.ceil(length / 2) + 1)).subarray(0, length);

test('files of all sizes are written unchanged, and their folders are created', async () => {
  const root = tempDir();
  const sink = opened();
  // Some are larger than what is handed over at once, and all together many times that.
  const sizes = [0, 1, 70_000, 1 << 20, (1 << 20) + 1, 3_000_000, ...Array.from({ length: 300 }, (_, i) => i * 200)];
  const place = (index: number) => join(root, `folder-${index % 7}/deep/${index}.html`);
  const shared = Buffer.alloc(3_000_000);
  for (const [index, size] of sizes.entries()) {
    bytesOf(index, size).copy(shared);
    await sink.put(place(index), shared.subarray(0, size));
    shared.fill('x', 0, size); // It is the caller's again.
  }
  expect(await sink.settle()).toBeNull();
  const wrong = sizes.filter((size, index) => !readFileSync(place(index)).equals(bytesOf(index, size)));
  expect(wrong).toEqual([]);
});

test('the first file that cannot be written is named, and the files after it are left out', async () => {
  const root = tempDir();
  await writeFile(join(root, 'file'), '');
  const sink = opened();
  const bad = join(root, 'file/below.html');
  await sink.put(join(root, 'a.html'), Buffer.from('a'));
  await sink.put(bad, Buffer.from('b'));
  await sink.put(join(root, 'c.html'), Buffer.from('c'));
  await sink.put(join(root, 'file/other.html'), Buffer.from('d'));
  expect(await sink.settle()).toEqual({ path: bad, reason: expect.stringMatching(/\(E(?:EXIST|NOTDIR)\)$/) });
  expect((await readdir(root)).sort()).toEqual(['a.html', 'file']);
});

test('a writer thread that ends is reported', async () => {
  const thread = join(tempDir(), 'thread.mjs');
  await writeFile(
    thread,
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(7));",
  );
  const sink = opened(pathToFileURL(thread));
  await sink.put(join(tempDir(), 'a.html'), Buffer.from('a'));
  await expect(sink.settle()).rejects.toThrow('The thread that writes files has ended with code 7.');
});

test('a caller that is faster than the disk waits', async () => {
  const thread = join(tempDir(), 'thread.mjs');
  // It gives nothing back until the test says so.
  const name = `${thread} is full`;
  await writeFile(
    thread,
    `import { parentPort } from 'node:worker_threads';
const held = [];
parentPort.on('message', ({ block, files }) => {
  held.push(block);
  if (held.length === 8) channel.postMessage('full');
  if (isReleased) giveBack();
});
let isReleased = false;
const giveBack = () => {
  for (const one of held.splice(0)) parentPort.postMessage({ block: one, failed: null }, [one]);
};
const channel = new BroadcastChannel(${JSON.stringify(name)});
channel.unref();
channel.onmessage = () => {
  isReleased = true;
  giveBack();
};`,
  );
  const channel = new BroadcastChannel(name);
  onTestFinished(() => channel.close());
  const isFull = new Promise<void>((resolve) => {
    channel.onmessage = () => resolve();
  });
  const sink = opened(pathToFileURL(thread));
  let done = 0;
  const putting = (async () => {
    for (let index = 0; index < 10; index++) {
      await sink.put(`/nowhere/${index}`, Buffer.alloc(1 << 20));
      done++;
    }
  })();
  await isFull;
  expect(done).toBe(8); // They are away.
  channel.postMessage('release');
  await putting;
  expect(done).toBe(10);
});
