// Import aliases of the configuration: the form that esbuild takes, and whether they lead somewhere.
import { join, resolve } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';
import { foldersAbove } from './folders-above.ts';

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
  return isPathAlias(target) ? isModule(resolve(root, target), fs) : isPackage(target, root, fs);
}

/** What an import may leave out at its end. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json', '.css'];

export async function isModule(path: string, fs: Exists): Promise<boolean> {
  for (const ending of ENDINGS) if (await fs.exists(path + ending)) return true;
  return false;
}

/** As Node looks for packages: in the folder's own `node_modules`, then in those of the folders above. */
async function isPackage(target: string, root: string, fs: Exists): Promise<boolean> {
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  for (const folder of foldersAbove(root)) if (await fs.exists(join(folder, 'node_modules', name))) return true;
  return false;
}
