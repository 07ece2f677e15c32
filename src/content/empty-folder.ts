// Tells of a content folder without a page, at the line of the config that names it.
import { resolve } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

export async function emptyFolder(site: Site, index: number, fs: FileSystem): Promise<Diagnostic> {
  const { contentDir: folder = '', id: product = '' } = site.products[index] ?? {};
  const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs });
  const { at } = await config.place(['products', index, 'contentDir']);
  return report('content/empty-folder', { folder, product }, at);
}
