// Removes what a build made for itself when its process ends in the middle of it. No asynchronous call runs at that point.
import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/** `mayGo`: asked once with the folder itself, and for each file in it. The result takes it back. */
export function removeAtExit(folder: string, mayGo: (path: string) => boolean): () => void {
  const atExit = () => {
    if (mayGo(folder)) removeUntil(folder, mayGo, performance.now() + LONGEST_MS);
  };
  process.on('exit', atExit);
  return () => process.off('exit', atExit);
}

/** Whoever pressed Ctrl+C does not wait for longer. */
const LONGEST_MS = 1000;

/** False: something is left. */
function removeUntil(folder: string, mayGo: (path: string) => boolean, deadline: number): boolean {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() ? !removeUntil(path, mayGo, deadline) : !mayGo(path)) return false;
      if (!entry.isDirectory()) unlinkSync(path);
      if (performance.now() > deadline) return false;
    }
    rmdirSync(folder);
    return true;
  } catch {
    return false; // Gone already, or refused: the next build sweeps, and tells.
  }
}
