// A file that nobody else sees, and that is gone with the process.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScratchFile } from '../../model/deps.ts';

/** In the system's folder for such files. */
export function openScratchFile(): ScratchFile {
  const folder = mkdtempSync(join(tmpdir(), 'docs-gen-'));
  const file = openSync(join(folder, 'texts'), 'wx+', 0o600);
  const isGone = removed(folder);
  return {
    write(bytes, position) {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, position + at);
    },
    read(into, position) {
      for (let at = 0; at < into.length; ) {
        const count = readSync(file, into, at, into.length - at, position + at);
        if (count === 0) throw new Error('The file of texts is shorter than what was written to it.');
        at += count;
      }
    },
    close() {
      closeSync(file);
      if (!isGone) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the system allows it, an open file needs no name: nothing is left when the process is killed. */
function removed(folder: string): boolean {
  if (process.platform === 'win32') return false;
  rmSync(folder, { recursive: true });
  return true;
}
