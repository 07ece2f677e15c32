// Weighed pages to what is over its budget: one finding for all pages that are over it for the same reason.
import { type DataPlace, openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { groupBy } from '../lib/groups.ts';
import type { Artifact } from '../model/artifact.ts';
import type { BundleGraph } from '../model/bundle.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { BudgetKind } from '../schema/budgets.ts';
import { createFileScale, kilobytes } from './files.ts';
import type { PageLoads } from './loads.ts';
import type { PageWeight, Weights } from './weigh.ts';

export interface BudgetParts {
  readonly site: Site;
  readonly weights: Weights;
  readonly graph: BundleGraph;
  /** Every file that is to be published. */
  readonly artifacts: readonly Artifact[];
  readonly fs: Pick<FileSystem, 'readText' | 'readBytes'>;
}

/** The value is the number of pages that were weighed. */
export async function checkBudgets({ site, weights, graph, artifacts, fs }: BudgetParts): Promise<Outcome<number>> {
  const { root, configFile, budgets } = site;
  const source = openDataSource({ absolute: `${root}/${configFile}`, file: configFile, fs, base: ['budgets'] });
  const files = new Map(artifacts.map((artifact) => [artifact.path, artifact]));
  const scale = createFileScale({
    graph,
    base: site.base,
    read: async (path) => {
      const file = files.get(path);
      if (file?.source !== undefined) return fs.readBytes(file.source);
      return file?.body ?? null; // Pages may be set aside: only scripts and styles are asked for.
    },
  });
  const severity = budgets?.severity ?? 'error';
  const diagnostics: Diagnostic[] = [];
  const place = (kind: BudgetKind, pages: readonly PageWeight[]): Promise<DataPlace> =>
    source.place(placeInConfig(kind, pages, site));

  for (const [kind, code] of [
    ['js', 'budgets/over-js'],
    ['css', 'budgets/over-css'],
  ] as const) {
    for (const [loads, pages] of groups(weights.pages, kind)) {
      const limit = pages[0]?.limits[kind] ?? 0;
      const { bytes, chains } = await (kind === 'js' ? scale.scripts(loads) : scale.styles(loads));
      if (bytes <= limit) continue;
      const { at } = await place(kind, pages);
      diagnostics.push(report(code, { ...figures(bytes, limit), where: who(pages), chains }, at, { severity }));
    }
  }
  for (const pages of htmlGroups(weights.pages)) {
    const [heaviest] = [...pages].sort((a, b) => (b.html?.bytes ?? 0) - (a.html?.bytes ?? 0));
    if (!heaviest?.html || heaviest.limits.html === undefined) continue;
    const { bytes, largest } = heaviest.html;
    const params = {
      ...figures(bytes, heaviest.limits.html),
      where: who([heaviest, ...pages.filter((page) => page !== heaviest)]),
      part: largest.name,
      partSize: kilobytes(largest.bytes),
    };
    const at = largest.isShared ? (await place('html', pages)).at : { file: heaviest.file };
    diagnostics.push(report('budgets/over-html', params, at, { severity }));
  }
  for (const pattern of weights.rules.unused()) {
    const { at } = await source.place(['routes', pattern], { key: true });
    diagnostics.push(report('budgets/unused-routes', { pattern }, at));
  }
  return { value: weights.pages.length, diagnostics };
}

function figures(bytes: number, limit: number): { size: string; limit: string; over: string } {
  return { size: kilobytes(bytes), limit: kilobytes(limit), over: kilobytes(bytes - limit) };
}

/** Pages that load the same under the same budget. */
function groups(pages: readonly PageWeight[], kind: 'js' | 'css'): (readonly [PageLoads, readonly PageWeight[]])[] {
  const byKey = groupBy(pages, ({ loads, limits }) => {
    if (limits[kind] === undefined) return null;
    const loaded = kind === 'css' ? loads.styles : [loads.scripts, loads.inline, loads.islands];
    return JSON.stringify([limits[kind], loaded]);
  });
  return [...byKey.values()].flatMap((group) => (group[0] ? [[group[0].loads, group] as const] : []));
}

/** Pages whose largest part is shared are over for one reason; what is largest in a page's own text is its own matter. */
function htmlGroups(pages: readonly PageWeight[]): PageWeight[][] {
  const byKey = groupBy(pages, ({ html, limits, route }) => {
    if (html === null) return null;
    const { name, bytes, isShared } = html.largest;
    return isShared ? JSON.stringify([name, bytes, limits.html]) : route;
  });
  return [...byKey.values()];
}

/** `/ui/button/`, or `/ui/button/ and 41 more pages`. */
function who([first, ...others]: readonly PageWeight[]): string {
  const route = first?.route ?? '';
  return others.length === 0 ? route : `${route} and ${others.length} more page${others.length === 1 ? '' : 's'}`;
}

/** The rule that set the limit. */
function placeInConfig(kind: BudgetKind, [page]: readonly PageWeight[], { budgets }: Site): string[] {
  if (page === undefined || budgets === undefined || budgets[kind] === page.limits[kind]) return [kind];
  const rule = Object.entries(budgets.routes).findLast(([, own]) => own[kind] === page.limits[kind]);
  return rule === undefined ? [kind] : ['routes', rule[0], kind];
}
