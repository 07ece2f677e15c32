// What the schema alone cannot see: products that are told twice, folders that are not there.
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { checkComponents } from './components.ts';
import { checkContrast } from './contrast.ts';
import { missingNamedFiles } from './named-files.ts';
import { nearestFor } from './nearest-path.ts';
import { missingPackages } from './packages.ts';
import { checkSiteTexts } from './site-texts.ts';

export async function checkConfig(site: Site, fs: FileSystem, source: DataSource): Promise<Diagnostic[]> {
  return [
    ...(await duplicates(site, 'id', source)),
    ...(await duplicates(site, 'prefix', source)),
    ...(await missingFolders(site, fs, source)),
    ...(await missingNamedFiles(site, fs, source)),
    ...(await missingPackages(site, fs, source)),
    ...(await checkComponents(site, source)),
    ...(await checkContrast(site, source)),
    ...(await checkSiteTexts(site, source)),
  ];
}

async function duplicates(site: Site, field: 'id' | 'prefix', source: DataSource): Promise<Diagnostic[]> {
  const first = new Map<string, number>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, product] of site.products.entries()) {
    const value = product[field];
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, index);
      continue;
    }
    const { at, path } = await source.place(['products', index, field]);
    const related = [{ message: 'first used at', at: (await source.place(['products', earlier, field])).at }];
    diagnostics.push(
      field === 'id'
        ? report('config/duplicate-product', { id: value, path }, at, { related })
        : report('config/duplicate-prefix', { prefix: value, path }, at, { related }),
    );
  }
  return diagnostics;
}

async function missingFolders(site: Site, fs: FileSystem, source: DataSource): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const [index, { id, contentDir, contentRoot }] of site.products.entries()) {
    const wrong = await pathProblem(contentRoot, 'folder', fs);
    if (!wrong) continue;
    const { at, path } = await source.place(['products', index, 'contentDir']);
    const { problem } = wrong;
    const nearest = await nearestFor(wrong, contentDir, site.root, fs);
    diagnostics.push(report('config/missing-folder', { folder: contentDir, product: id, problem, nearest, path }, at));
  }
  return diagnostics;
}
