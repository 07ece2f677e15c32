// Tells of a templates folder that is mixed up with others: each of their files would be taken for a misnamed template.
import { join, relative, resolve } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { holds, relativeTo, toPosix } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

export interface TemplatesSurroundings {
  readonly fs: Pick<FileSystem, 'exists'>;
  readonly source: DataSource;
  /** Absolute. */
  readonly outDir: string | undefined;
}

/** One diagnostic at most. */
export async function unsafeTemplates(
  site: Site,
  { fs, source, outDir }: TemplatesSurroundings,
): Promise<Diagnostic[]> {
  if (site.templates === undefined) return [];
  const folder = resolve(site.root, site.templates);
  const problem = overlap(folder, site, outDir) ?? (await packages(folder, site, fs));
  if (problem === null) return [];
  const { at, path } = await source.place(['templates']);
  return [report('config/unsafe-templates', { folder: site.templates, problem, path }, at)];
}

export function withoutTemplates({ templates: _, ...site }: Site): Site {
  return site;
}

function overlap(folder: string, { root, products }: Site, outDir: string | undefined): string | null {
  if (holds(folder, root)) return `${folder === root ? 'is' : 'holds'} the root of the site`;
  // Where all of the site is content, its templates lie in content, too.
  const content = products.map(({ contentRoot }) => contentRoot).filter((own) => own !== root);
  const others = content.map((path) => ({ path, name: `the content folder ${relativeTo(root, path)}` }));
  if (outDir !== undefined) others.push({ path: outDir, name: 'the output folder' });
  for (const { path, name } of others) {
    if (folder === path) return `is ${name}`;
    if (holds(folder, path)) return `holds ${name}`;
    if (holds(path, folder)) return `lies in ${name}`;
  }
  return null;
}

async function packages(folder: string, { root }: Site, fs: Pick<FileSystem, 'exists'>): Promise<string | null> {
  const names = toPosix(relative(root, folder)).split('/');
  if (names.at(-1) === 'node_modules') return 'is the folder of installed packages';
  if (names.includes('node_modules')) return 'lies in node_modules';
  return (await fs.exists(join(folder, 'node_modules'))) ? 'holds node_modules' : null;
}
