// Titles in text tables whose pathname no page tree has: misspelt, or left from an earlier tree.
import { resolve } from 'node:path';
import { literalFinder } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import type { TreeNode } from '../model/tree.ts';
import { isTitledByTable } from './local-plan.ts';
import { readTableText, type TableTitles } from './translations.ts';

export async function checkTreeTitles(
  { site, trees, drafts }: Pick<BuildPlan, 'site' | 'trees' | 'drafts'>,
  tables: readonly TableTitles[],
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<null>> {
  // Rows of drafts, and groups that hold nothing else, are in no tree, and yet their titles are right.
  if (drafts.size > 0 || tables.length === 0) return { value: null, diagnostics: [] };
  const known = new Set([...trees.values()].flatMap(({ nodes }) => titled(nodes)));
  const diagnostics: Diagnostic[] = [];
  for (const { file, pathnames } of tables) {
    const unknown = pathnames.filter((pathname) => !known.has(pathname));
    if (unknown.length === 0) continue;
    const place = await literalFinder(await readTableText(resolve(site.root, file), fs), file);
    for (const pathname of unknown) {
      const at = place(['pages', pathname], { key: true }) ?? place([`pages.${pathname}`], { key: true }) ?? { file };
      diagnostics.push(report('render/unknown-title', { pathname, nearest: nearest(pathname, known) }, at));
    }
  }
  return { value: null, diagnostics };
}

function titled(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(isTitledByTable(node) ? [node.pathname] : []),
    ...('children' in node ? titled(node.children) : []),
  ]);
}
