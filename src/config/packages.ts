// Packages that plugins need and that the project has to have installed itself.
import { join } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { foldersAbove } from '../lib/node/folders-above.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

/** Each package is told once, with the plugin that asks for it first. */
export async function missingPackages(
  { plugins, root }: Site,
  fs: Pick<FileSystem, 'exists'>,
  source: DataSource,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const asked = new Set<string>();
  for (const [index, { name: plugin, packages = [] }] of plugins.entries()) {
    for (const name of packages) {
      if (asked.has(name)) continue;
      asked.add(name);
      if (await isInstalled(name, root, fs)) continue;
      const { at } = await source.place(['plugins', index]);
      diagnostics.push(report('config/missing-package', { name, plugin }, at));
    }
  }
  return diagnostics;
}

/** As Node looks for it: in the project, then in the folders above. */
async function isInstalled(name: string, root: string, fs: Pick<FileSystem, 'exists'>): Promise<boolean> {
  for (const folder of foldersAbove(root))
    if (await fs.exists(join(folder, 'node_modules', name, 'package.json'))) return true;
  return false;
}
