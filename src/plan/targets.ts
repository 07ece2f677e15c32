// What links may lead to: the ids of all pages, and which page each file is.
import { NO_MEMO } from '../lib/memo.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan } from '../model/route.ts';
import { generatedAnchors } from './generated.ts';
import type { LinkTargets } from './links.ts';
import type { PlanParts } from './parts.ts';

/** The same as long as pages, their ids and their files are: only then the links of other pages are looked at again. */
export function keptTargets(parts: PlanParts, generated: BuildPlan['generated'], memo: Memo): LinkTargets {
  const { site, pages, apiDocs, assets, drafts, trees } = parts;
  const make = (): LinkTargets => {
    const leftOut = new Set(parts.leftOut.flatMap(({ route, productKey, name }) => [route, `${productKey}/${name}`]));
    return { ...linkTargets(parts, generated), assets, leftOut };
  };
  if (memo === NO_MEMO) return make();
  const others = JSON.stringify([
    drafts.map(({ route, productKey, name, file }) => [route, productKey, name, file]),
    parts.leftOut,
    generated,
  ]);
  const ids = [
    ...pages.flatMap(({ route, productKey, name, primary, anchors }) => [route, productKey, name, primary, anchors]),
    ...apiDocs.flatMap(({ route, anchors }) => [route, anchors]),
  ];
  return memo.recall('targets', '', [site, assets, others, ...trees.values(), ...ids], make);
}

function linkTargets(
  { pages, apiDocs, drafts, trees }: PlanParts,
  generated: BuildPlan['generated'],
): Omit<LinkTargets, 'assets' | 'leftOut'> {
  const anchors = new Map<string, ReadonlySet<string>>();
  const routeOfFile = new Map<string, string>();
  for (const page of pages) {
    anchors.set(page.route, new Set([...page.anchors, 'main-content']));
    if (page.primary) routeOfFile.set(`${page.productKey}/${page.name}`, page.route);
  }
  for (const doc of apiDocs) anchors.set(doc.route, new Set([...doc.anchors, 'main-content']));
  for (const page of generated)
    anchors.set(page.path, new Set([...generatedAnchors(page, trees.get(page.productKey)), 'main-content']));
  const draftFiles = drafts.flatMap(({ route, productKey, name, file }): [string, string][] => [
    [route, file],
    [`${productKey}/${name}`, file],
  ]);
  return { anchors, routeOfFile, drafts: new Map(draftFiles) };
}
