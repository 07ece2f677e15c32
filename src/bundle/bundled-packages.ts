// The packages whose code stands in what a run of esbuild made: their licences are published beside it.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { toPosix } from '../lib/node/paths.ts';
import type { ResolveFolders } from './resolve.ts';

/**
 * Folders of packages, absolute and sorted; what was read and left out again does not count. `workingDir`: of the run;
 * `folders`: where the packages are that `packageResolver` named.
 */
export function bundledPackages(
  { outputs }: Pick<Metafile, 'outputs'>,
  workingDir: string,
  folders: ResolveFolders = { root: workingDir, packageRoot: workingDir },
): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  // A library has thousands of files, and each would be looked for.
  const places = new Set(
    inputs.flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? placeOf(input, workingDir) : [])),
  );
  return [...new Set([...places].map((place) => folderOf(place, workingDir, folders)))].sort();
}

/** Folder of the package of an input: absolute, or as it was named; none where it is a file of no package. */
function placeOf(input: string, workingDir: string): string[] {
  const named = input.replace(/^npm:~?/, '$&node_modules/').replace(/^\(disabled\):/, '');
  const isNamed = named !== input || input.startsWith('node_modules/');
  const path = isNamed ? named : toPosix(resolve(workingDir, input.replace(/^[a-z][a-z-]+:/, '')));
  return /^(?:.*[/~:])?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.slice(0, 1) ?? [];
}

function folderOf(place: string, workingDir: string, { root, packageRoot }: ResolveFolders): string {
  const [, name = '', path = ''] = /^(npm:~?)?(node_modules\/.*)$/.exec(place) ?? [];
  if (path === '') return place;
  // Who runs docs-gen has its packages elsewhere than who built it.
  const from = name === 'npm:' ? [root, packageRoot] : [name === 'npm:~' ? packageRoot : workingDir];
  const candidates = from.flatMap(foldersAbove).map((folder) => join(folder, path));
  return candidates.find((folder) => existsSync(folder)) ?? join(workingDir, path);
}
