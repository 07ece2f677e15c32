// Files that count as old: what a cache or a session reads right after it was written is not trusted, because a second write
// within the same tick of the disk's clock leaves no trace.
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { writeFiles } from './write-files.ts';

const AHEAD_MS = 3_600_000;

/** Until the end of the test, the clock of the program is an hour ahead of the clock of the disk. */
export function aheadOfDisk(): void {
  const now = Date.now.bind(Date);
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + AHEAD_MS);
  onTestFinished(() => spy.mockRestore());
}

/** Writes files that were changed last in 1970: a later write always has another time. Call it inside a test. */
export async function writeOldFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  await writeFiles(dir, files);
  for (const file of Object.keys(files)) await utimes(join(dir, file), 0, 0);
  aheadOfDisk();
}
