// Import aliases of the configuration: the form that esbuild takes, and whether they lead somewhere.
import { resolve } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';
import { isInPackages } from './folders-above.ts';

type Exists = Pick<FileSystem, 'exists'>;

/** Paths made absolute, names of packages left as they are. */
export function aliasTargets(aliases: Readonly<Record<string, string>>, root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(aliases).map(([name, target]) => [name, isPathAlias(target) ? resolve(root, target) : target]),
  );
}

/** `./src/ui` is a file or a folder, `lodash-es` a package. */
export function isPathAlias(target: string): boolean {
  return /^\.{0,2}\//.test(target) || target === '.' || target === '..';
}

export async function isLiveAlias(target: string, root: string, fs: Exists): Promise<boolean> {
  return isPathAlias(target)
    ? isModule(resolve(root, target), fs)
    : isInPackages(target.split('/', target.startsWith('@') ? 2 : 1).join('/'), root, fs);
}

/** What an import may leave out at its end. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json', '.css'];

export async function isModule(path: string, fs: Exists): Promise<boolean> {
  for (const ending of ENDINGS) if (await fs.exists(path + ending)) return true;
  return false;
}
