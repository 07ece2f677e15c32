// Puts a small site on disk from one object.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keys are posix paths below `dir`. */
export async function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
