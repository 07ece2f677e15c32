// Tells of a templates folder that is mixed up with others: each of their files would be taken for a misnamed template.
import { join, relative, resolve } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { holds, toPosix } from '../lib/node/paths.ts';
import { overlapWith } from '../lib/node/reserved-folder.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { contentFolders } from './site-folders.ts';

export interface TemplatesSurroundings {
  readonly fs: Pick<FileSystem, 'exists'>;
  readonly source: DataSource;
}

/** One diagnostic at most. */
export async function unsafeTemplates(site: Site, { fs, source }: TemplatesSurroundings): Promise<Diagnostic[]> {
  if (site.templates === undefined) return [];
  const folder = resolve(site.root, site.templates);
  const problem = overlap(folder, site) ?? (await packages(folder, site, fs));
  if (problem === null) return [];
  const { at, path } = await source.place(['templates']);
  return [report('config/unsafe-templates', { folder: site.templates, problem, path }, at)];
}

export function withoutTemplates({ templates: _, ...site }: Site): Site {
  return site;
}

function overlap(folder: string, site: Site): string | null {
  if (holds(folder, site.root)) return `${folder === site.root ? 'is' : 'contains'} the root of the site`;
  return overlapWith(folder, contentFolders(site), site.root);
}

async function packages(folder: string, { root }: Site, fs: Pick<FileSystem, 'exists'>): Promise<string | null> {
  const names = toPosix(relative(root, folder)).split('/');
  if (names.at(-1) === 'node_modules') return 'is the folder of installed packages';
  if (names.includes('node_modules')) return 'is in node_modules';
  return (await fs.exists(join(folder, 'node_modules'))) ? 'contains node_modules' : null;
}
