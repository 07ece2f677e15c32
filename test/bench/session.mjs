// What a long session of `serve --watch` holds: 500 edits of all kinds, and the heap of each thread after a collection, by
// `npm run bench:session`. Ends with an error if the heap of the main thread has grown by more than a tenth since the 50th edit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLongSession } from './session-edits.mjs';

const EDITS = Number(process.argv[2] ?? 500);
const EDITS_BETWEEN = 50;
const MOST_GROWTH = 1.1;
const MB = 2 ** 20;

const root = mkdtempSync(join(tmpdir(), 'docs-gen-session-'));
const session = await openLongSession(root);
const heaps = [];
try {
  const start = performance.now();
  for (let edit = 1; edit <= EDITS; edit++) {
    await session.edit();
    if (edit % EDITS_BETWEEN !== 0) continue;
    const { heapUsed, external, rss, watchers, threads } = await session.memory();
    heaps.push(heapUsed);
    const seconds = Math.round((performance.now() - start) / 1000);
    const others = Object.values(threads).map((heap) => megabytes(heap));
    console.log(
      `edit ${edit}, ${seconds} s: heap ${megabytes(heapUsed)}, external ${megabytes(external)}, RSS ${megabytes(rss)}, ` +
        `heaps of ${others.length} threads: ${others.join(', ')} MB; ${watchers} watchers`,
    );
  }
} finally {
  await session.close();
  rmSync(root, { recursive: true, force: true });
}
const growth = heaps.at(-1) / heaps[0];
console.log(
  `The heap of the main thread is ${((growth - 1) * 100).toFixed(1)} % larger than at edit ${EDITS_BETWEEN}.`,
);
if (growth > MOST_GROWTH) process.exitCode = 1;

function megabytes(bytes) {
  return (bytes / MB).toFixed(1);
}
