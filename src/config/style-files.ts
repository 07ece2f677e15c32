// Style sheets that the configuration names: each must be a file that ends in `.css`, inside of the root.
import { resolve } from 'node:path';
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { holds } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { leadsInside } from './leads-inside.ts';
import { nearestFor } from './nearest-path.ts';

/** What such a file holds is published, so a slip must not reach for files of the machine. */
export async function badStyleFiles(site: Site, fs: FileSystem, source: DataSource): Promise<Diagnostic[]> {
  const { root, css } = site;
  const diagnostics: Diagnostic[] = [];
  for (const [index, file] of css.entries()) {
    const absolute = resolve(root, file);
    const { at, path } = await source.place(['css', index]);
    if (!holds(root, absolute)) {
      diagnostics.push(report('config/outside-root', { field: 'css', file, path }, at));
      continue;
    }
    const wrong = await pathProblem(absolute, 'file', fs);
    if (wrong) {
      const near = await nearestFor(wrong, file, root, fs);
      diagnostics.push(
        report('config/missing-file', { field: 'css', file, problem: wrong.problem, nearest: near, path }, at),
      );
    } else if (!file.endsWith('.css')) {
      diagnostics.push(report('config/not-css', { file, path }, at));
    } else if (!(await leadsInside(file, site, fs))) {
      diagnostics.push(report('config/outside-root', { field: 'css', file, path }, at));
    }
  }
  return diagnostics;
}
