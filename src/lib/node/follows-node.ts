// Whether a module follows Node's rules for CommonJS: the default import of a package is the whole of `module.exports` there.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { foldersAbove } from './folders-above.ts';

/** By its ending, or by the nearest `package.json`, as esbuild decides. */
export async function followsNode(file: string): Promise<boolean> {
  if (/\.m[jt]s$/.test(file)) return true;
  if (/\.c[jt]s$/.test(file)) return false;
  const manifest = foldersAbove(dirname(file))
    .map((folder) => join(folder, 'package.json'))
    .find((path) => existsSync(path));
  return manifest !== undefined && /"type"\s*:\s*"module"/.test(await readFile(manifest, 'utf8'));
}
