// Where tests put their temporary files: in memory where there is room. They write and delete so many that a file system on disk
// spends a twentieth of a whole run on looking for free places.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps its files in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free: a whole run takes 0.4 GB at most. */
const ROOM = 2e9;

/** For this process and those that it starts. Whoever sets `TMPDIR` has decided. */
export function placeTempFiles(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return;
  const folder = mkdtempSync(join(MEMORY, 'docs-gen-tests-'));
  process.env.TMPDIR = folder;
  // Tests kill processes, which then cannot remove what they wrote.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
