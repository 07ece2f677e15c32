// Files and folders that the configuration names beside its products: templates, style sheets and the targets of aliases.
import { resolve } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { isLiveAlias, isModule, isPathAlias } from '../lib/node/aliases.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { nearestPath } from './nearest-path.ts';

export async function missingNamedFiles(site: Site, fs: FileSystem, source: DataSource): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const { root, templates, translations, css, aliases } = site;
  if (templates !== undefined && !(await fs.exists(resolve(root, templates)))) {
    const { at, path } = await source.place(['templates']);
    diagnostics.push(
      report(
        'config/missing-templates',
        { folder: templates, nearest: await nearestPath(root, templates, fs), path },
        at,
      ),
    );
  }
  if (translations !== undefined && (await fs.list(resolve(root, translations))) === null) {
    const { at, path } = await source.place(['translations']);
    const near = await nearestPath(root, translations, fs);
    diagnostics.push(report('config/translations-module-not-found', { folder: translations, nearest: near, path }, at));
  }
  for (const [index, file] of css.entries()) {
    if (await fs.exists(resolve(root, file))) continue;
    const { at, path } = await source.place(['css', index]);
    diagnostics.push(
      report('config/missing-file', { field: 'css', file, nearest: await nearestPath(root, file, fs), path }, at),
    );
  }
  for (const [name, target] of Object.entries(aliases)) {
    if (await isLiveAlias(target, root, fs)) continue;
    const { at, path } = await source.place(['aliases', name]);
    const isPath = !isPathAlias(target) && (await isModule(resolve(root, target), fs));
    diagnostics.push(report('config/dead-alias', { name, target, nearest: isPath ? `./${target}` : null, path }, at));
  }
  return diagnostics;
}
