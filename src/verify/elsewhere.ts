// Prefixes that are said to be answered by other sites, and are not: this site has pages there.
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { isBelow } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

/** A prefix that no link uses is no mistake: the page that used it may come back. */
export async function checkElsewhere(
  site: Site,
  routes: readonly string[],
  fs: Pick<FileSystem, 'readText'>,
): Promise<Diagnostic[]> {
  const { root, configFile, links } = site;
  const base = ['links', 'elsewhere'];
  const source = openDataSource({ absolute: `${root}/${configFile}`, file: configFile, fs, base });
  const diagnostics: Diagnostic[] = [];
  for (const [index, prefix] of links.elsewhere.entries()) {
    const route = routes.find((candidate) => isBelow(candidate, [prefix]));
    if (route === undefined) continue;
    const { at, path } = await source.place([index]);
    diagnostics.push(report('verify/elsewhere-has-page', { prefix, route, path }, at));
  }
  return diagnostics;
}
