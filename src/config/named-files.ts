// Files and folders that the configuration names beside its products: where links may lead, templates, style sheets, modules around demos, targets of aliases.
import { resolve } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { isLiveAlias, isModule, isPathAlias } from '../lib/node/aliases.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { nearestFor } from './nearest-path.ts';
import { badStyleFiles } from './style-files.ts';

export async function missingNamedFiles(site: Site, fs: FileSystem, source: DataSource): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const { root, security, templates, translations, aliases } = site;
  const folders = [
    ...security.linkedFolders.map(
      (folder, index) => [['security', 'linkedFolders', index], folder, 'config/missing-linked-folder'] as const,
    ),
    [['templates'], templates, 'config/missing-templates'],
    [['translations'], translations, 'config/translations-module-not-found'],
  ] as const;
  for (const [field, folder, code] of folders) {
    if (folder === undefined) continue;
    const wrong = await pathProblem(resolve(root, folder), 'folder', fs);
    if (!wrong) continue;
    const { at, path } = await source.place(field);
    const nearest = await nearestFor(wrong, folder, root, fs);
    diagnostics.push(report(code, { folder, problem: wrong.problem, nearest, path }, at));
  }
  diagnostics.push(...(await badStyleFiles(site, fs, source)));
  const modules = [
    [[], site.demos] as const,
    ...site.products.map(({ demos }, index) => [['products', index], demos] as const),
  ].flatMap(([owner, demos]) => [
    [[...owner, 'demos', 'wrapper'], demos?.wrapper, 'config/missing-wrapper'] as const,
    [[...owner, 'demos', 'render'], demos?.render, 'config/missing-style-collector'] as const,
  ]);
  for (const [field, file, code] of modules) {
    if (file === undefined) continue;
    const wrong = await pathProblem(resolve(root, file), 'file', fs);
    if (!wrong) continue;
    const { at, path } = await source.place(field);
    const nearest = await nearestFor(wrong, file, root, fs);
    diagnostics.push(report(code, { file, problem: wrong.problem, nearest, path }, at));
  }
  for (const [name, target] of Object.entries(aliases)) {
    if (await isLiveAlias(target, root, fs)) continue;
    const { at, path } = await source.place(['aliases', name]);
    const isPath = !isPathAlias(target) && (await isModule(resolve(root, target), fs));
    diagnostics.push(report('config/dead-alias', { name, target, nearest: isPath ? `./${target}` : null, path }, at));
  }
  return diagnostics;
}
