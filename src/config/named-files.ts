// Files and folders that the configuration names beside its products: templates, style sheets and the targets of aliases.
import { resolve } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { isLiveAlias, isModule, isPathAlias } from '../lib/node/aliases.ts';
import { type PathProblem, pathProblem } from '../lib/node/path-kind.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { nearestPath } from './nearest-path.ts';
import { badStyleFiles } from './style-files.ts';

export async function missingNamedFiles(site: Site, fs: FileSystem, source: DataSource): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const { root, templates, translations, aliases } = site;
  if (templates !== undefined) {
    const wrong = await pathProblem(resolve(root, templates), 'folder', fs);
    if (wrong) {
      const { at, path } = await source.place(['templates']);
      const { problem } = wrong;
      const nearest = await nearestFor(wrong, templates, site, fs);
      diagnostics.push(report('config/missing-templates', { folder: templates, problem, nearest, path }, at));
    }
  }
  if (translations !== undefined) {
    const wrong = await pathProblem(resolve(root, translations), 'folder', fs);
    if (wrong) {
      const { at, path } = await source.place(['translations']);
      const { problem } = wrong;
      const nearest = await nearestFor(wrong, translations, site, fs);
      const params = { folder: translations, problem, nearest, path };
      diagnostics.push(report('config/translations-module-not-found', params, at));
    }
  }
  diagnostics.push(...(await badStyleFiles(site, fs, source)));
  for (const [name, target] of Object.entries(aliases)) {
    if (await isLiveAlias(target, root, fs)) continue;
    const { at, path } = await source.place(['aliases', name]);
    const isPath = !isPathAlias(target) && (await isModule(resolve(root, target), fs));
    diagnostics.push(report('config/dead-alias', { name, target, nearest: isPath ? `./${target}` : null, path }, at));
  }
  return diagnostics;
}

/** What is there, and of the wrong kind, has no better name. */
async function nearestFor(
  { isMissing }: PathProblem,
  written: string,
  { root }: Site,
  fs: FileSystem,
): Promise<string | null> {
  return isMissing ? nearestPath(root, written, fs) : null;
}
