// Redirects of a site as the moves of its pages: what the URL contract tells other versions of former addresses.
import { isPattern } from '../lib/redirect-rules.ts';
import { decodePath, isExternal, splitHref, toRoute } from '../lib/url.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Move, Site } from '../model/site.ts';

/** One for each former address; what leads to no page in the end is left out. */
export function movesOf({ site, ids }: Pick<BuildPlan, 'site' | 'ids'>): Move[] {
  const moves = new Map<string, Move>();
  // Of two redirects from one address the first one counts.
  for (const move of site.redirects.flatMap((redirect) => moveOf(redirect) ?? []).reverse()) moves.set(move.from, move);
  const leads = ({ from, to }: Move) => isPattern(from) || ids.has(endOf(to, moves));
  return [...moves.values()].filter((move) => !ids.has(move.from) && leads(move));
}

/** null: a detour, the way to another site, or the address of a file. */
function moveOf({ from, to, status }: Site['redirects'][number]): Move | null {
  const { path, query } = splitHref(decodePath(from));
  const isForGood = status === 301 || status === 308;
  if (!isForGood || isExternal(to) || query !== '' || /\.[a-z][a-z0-9]{1,4}$/i.test(path)) return null;
  const target = splitHref(to);
  return { from: path.endsWith('*') ? path : toRoute(path), to: toRoute(decodePath(target.path)) + target.hash };
}

/** Rules that lead round in a circle end where they began to. */
function endOf(to: string, moves: ReadonlyMap<string, Move>): string {
  const seen = new Set<string>();
  let path = splitHref(to).path;
  while (!seen.has(path)) {
    seen.add(path);
    const next = moves.get(path);
    if (next) path = splitHref(next.to).path;
  }
  return path;
}
