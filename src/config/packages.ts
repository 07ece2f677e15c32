// Packages that plugins need and that the project has to have installed itself.
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { isInPackages } from '../lib/node/folders-above.ts';
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
      if (await isInPackages(`${name}/package.json`, root, fs)) continue;
      const { at } = await source.place(['plugins', index]);
      diagnostics.push(report('config/missing-package', { name, plugin }, at));
    }
  }
  return diagnostics;
}
