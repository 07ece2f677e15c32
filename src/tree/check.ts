// What must hold of a tree: every path once, and every leaf a page. Lines are looked up for the nodes that fail.
import type { DataSource } from '../diagnostics/data-source.ts';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { PlacedNode } from './nodes.ts';
import { apiTabOf, identityOf } from './pathname.ts';

export interface TreeRoutes {
  /** Of all pages, markdown and API. */
  readonly known: ReadonlySet<string>;
  /** Of pages whose front matter says that no tree lists them. */
  readonly unlisted: ReadonlySet<string>;
}

export async function checkTree(
  placed: readonly PlacedNode[],
  { known, unlisted }: TreeRoutes,
  source: DataSource,
): Promise<Diagnostic[]> {
  return [
    ...(await duplicatePaths(placed, source)),
    ...(await missingPages(placed, known, source)),
    ...(await unlistedPages(placed, unlisted, source)),
  ];
}

/** Groups, captions and links count too. API tabs neither fail nor make others fail. */
async function duplicatePaths(placed: readonly PlacedNode[], source: DataSource): Promise<Diagnostic[]> {
  const first = new Map<string, DataPath>();
  const diagnostics: Diagnostic[] = [];
  for (const { node, path: dataPath } of placed) {
    if (apiTabOf(node.pathname) !== null) continue;
    const identity = identityOf(node.pathname);
    const earlier = first.get(identity);
    if (!earlier) {
      first.set(identity, dataPath);
      continue;
    }
    const { at, path } = await source.place([...dataPath, 'pathname']);
    const related = [{ message: 'first defined at', at: (await source.place([...earlier, 'pathname'])).at }];
    diagnostics.push(report('tree/duplicate-path', { pathname: node.pathname, path }, at, { related }));
  }
  return diagnostics;
}

async function missingPages(
  placed: readonly PlacedNode[],
  known: ReadonlySet<string>,
  source: DataSource,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { node, path: dataPath } of placed) {
    if (node.kind !== 'page' || (known.has(node.route) && node.pathname.startsWith('/'))) continue;
    const { at, path } = await source.place([...dataPath, 'pathname']);
    diagnostics.push(
      report('tree/missing-page', { pathname: node.pathname, nearest: nearest(node.route, known), path }, at),
    );
  }
  return diagnostics;
}

async function unlistedPages(
  placed: readonly PlacedNode[],
  unlisted: ReadonlySet<string>,
  source: DataSource,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { node, path: dataPath } of placed) {
    if (node.kind !== 'page' || !unlisted.has(node.route)) continue;
    const { at, path } = await source.place([...dataPath, 'pathname']);
    diagnostics.push(report('tree/unlisted-page', { pathname: node.pathname, path }, at));
  }
  return diagnostics;
}
